import { dayOf, daysOfMonth } from '../../calendar.ts';

/** rules/co/law.md 12: days from a date to another in months of 30, both worked; only the last is moved at the end of February. */
export function days360(first: string, last: string): number {
  const [a, b] = [dayOf(first), dayOf(last)];
  const endsFebruary = b.month === 2 && b.day === daysOfMonth(b.year, 2);
  const from = Math.min(a.day, 30);
  const to = endsFebruary ? 30 : Math.min(b.day, 30);
  return Math.max(0, 360 * (b.year - a.year) + 30 * (b.month - a.month) + (to - from) + 1);
}

export interface Span {
  readonly first: string;
  readonly last: string;
}

/** The half of the year that holds a date. */
export function semesterOf(date: string): Span {
  const year = date.slice(0, 4);
  return date.slice(5, 7) <= '06'
    ? { first: `${year}-01-01`, last: `${year}-06-30` }
    : { first: `${year}-07-01`, last: `${year}-12-31` };
}

export function lastOfMonth(date: string): string {
  const { year, month } = dayOf(date);
  return `${date.slice(0, 8)}${daysOfMonth(year, month)}`;
}
