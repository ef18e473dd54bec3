/** A day of the calendar, counted from 1 January 1970. */
type DayNumber = number;

const DAY_MS = 86_400_000;

function dayNumber(date: string): DayNumber {
  return Date.parse(date) / DAY_MS;
}

export function dateOf(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

export function nextDay(date: string): string {
  return dateOf(dayNumber(date) + 1);
}

export function later(one: string, other: string): string {
  return one > other ? one : other;
}

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function partsOf(date: string): Parts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function written(year: number, month: number, day: number): string {
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** So many months later; where the month has no such day, its last one. */
export function monthsLater(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return written(toYear, toMonth, Math.min(day, lastDayOf(toYear, toMonth)));
}

/** law.md 6.4: months of 30 days, both ends counted. */
export function days30(from: string, to: string): number {
  if (to < from) return 0;
  const [a, b] = [partsOf(from), partsOf(to)];
  const isLastOfFebruary = b.month === 2 && b.day === lastDayOf(b.year, 2);
  const end = isLastOfFebruary ? 30 : Math.min(b.day, 30);
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + end - Math.min(a.day, 30) + 1;
}

/** law.md 6.6: completed years to the day after the end. */
export function yearsOfService(from: string, end: string): number {
  let years = 0;
  while (monthsLater(from, 12 * (years + 1)) <= nextDay(end)) years++;
  return years;
}

/** law.md 6.5: calendar months that lie whole between two days, both included. */
export function wholeMonths(from: string, to: string): number {
  let months = 0;
  const { year, month, day } = partsOf(from);
  for (
    let first = monthsLater(written(year, month, 1), day === 1 ? 0 : 1);
    first <= to;
    first = monthsLater(first, 1)
  ) {
    const next = monthsLater(first, 1);
    if (next <= nextDay(to)) months++;
  }
  return months;
}
