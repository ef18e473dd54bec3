import { isFullMonth } from '../../runtime/module/period.ts';

const DAY = 86_400_000;

/** The days of a period that does not say: 30 for a whole calendar month, else its days on the calendar. */
export function defaultDays(start: string, end: string): number {
  const calendar = (Date.parse(end) - Date.parse(start)) / DAY + 1;
  return isFullMonth({ type: 'monthly', start, end, days: calendar }) ? 30 : calendar;
}
