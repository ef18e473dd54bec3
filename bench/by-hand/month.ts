import type { Month } from './contender.ts';

/** A whole month of 2026, sent with 30 days. */
export function monthOf2026(month: number): Month {
  const start = `2026-${String(month).padStart(2, '0')}-01`;
  const last = new Date(Date.UTC(2026, month, 0)).getUTCDate();
  return { type: 'monthly', start, end: `${start.slice(0, 8)}${last}`, days: 30 };
}
