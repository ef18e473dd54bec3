/** Day and month arithmetic on ISO texts, for parameters that hold from a date or for a month. */
import { lastDayOfMonth } from '../../runtime/module/period.ts';

const DAY = 86_400_000;

function shifted(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

export function dayBefore(iso: string): string {
  return shifted(iso, -1);
}

export function dayAfter(iso: string): string {
  return shifted(iso, 1);
}

/** `2025-07` of `2025-07-15`. */
export function monthOf(iso: string): string {
  return iso.slice(0, 7);
}

/** `2025-07-01` of `2025-07`. */
export function firstDayOf(month: string): string {
  return `${month}-01`;
}

/** `2025-07-31` of `2025-07`. */
export function lastDayOf(month: string): string {
  return lastDayOfMonth(firstDayOf(month));
}

/** `2026-01` of `2025-12`. */
export function monthAfter(month: string): string {
  return monthOf(dayAfter(lastDayOf(month)));
}

export function earlierOf(a: string, b: string): string {
  if (a < b) return a;
  return b;
}
