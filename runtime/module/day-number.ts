/** Dates as days since 1970-01-01. What leaves the calendar stays at its end. */

/** The first and the last date there is. */
export const FIRST_DATE = '0001-01-01';
export const LAST_DATE = '9999-12-31';

const DAY_MS = 86_400_000;

/** Days since 1970-01-01. */
export function dayNumber(iso: string): number {
  return Date.parse(iso) / DAY_MS;
}

const [FIRST_DAY, LAST_DAY] = [dayNumber(FIRST_DATE), dayNumber(LAST_DATE)];

/** The date of a day. */
export function dateOfDay(day: number): string {
  return new Date(Math.max(FIRST_DAY, Math.min(day, LAST_DAY)) * DAY_MS).toISOString().slice(0, 10);
}
