const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function dayOf(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** rules/co/law.md 12: days from a date to another in months of 30, both worked; only the last is moved at the end of February. */
export function days360(first: string, last: string): number {
  const [a, b] = [dayOf(first), dayOf(last)];
  const endsFebruary = b.month === 2 && b.day === lastDayOf(b.year, 2);
  const from = Math.min(a.day, 30);
  const to = endsFebruary ? 30 : Math.min(b.day, 30);
  return Math.max(0, 360 * (b.year - a.year) + 30 * (b.month - a.month) + (to - from) + 1);
}

export const latest = (a: string, b: string): string => (a > b ? a : b);

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

const DAY_MS = 86_400_000;

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function calendarDays(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS;
}

export function lastOfMonth(date: string): string {
  const { year, month } = dayOf(date);
  return `${date.slice(0, 8)}${lastDayOf(year, month)}`;
}
