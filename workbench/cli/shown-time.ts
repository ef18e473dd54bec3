import type { PartOfMonth } from '../population/month-call.ts';

/** `2026-03`, `2026-03, first half`, or `2026-12-18`. */
export function shownTime({ month, part }: { readonly month: string; readonly part: PartOfMonth }): string {
  if (part === null) return month;
  return typeof part === 'string'
    ? `${month}, ${part} half`
    : `${month}-${String(part.day).padStart(2, '0')}`;
}
