/** Dates as texts; the year, months and days that the laws count on them are those of each country. */
const DAY_MS = 86_400_000;

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function dayOf(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** How many days a month has. */
export function daysOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Of two dates, the second less the first. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / DAY_MS;
}

/** The same day so many months later; the last day of a shorter month. */
export function monthsAfter(date: string, months: number): string {
  const { year, month, day } = dayOf(date);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(last.setUTCDate(Math.min(day, last.getUTCDate()))).toISOString().slice(0, 10);
}

export function latest(one: string, other: string): string {
  return one > other ? one : other;
}
