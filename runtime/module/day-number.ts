/** Dates as days since 1970-01-01. What leaves the calendar stays at its end. */

/** The first and the last date there is. */
export const FIRST_DATE = '0001-01-01';
export const LAST_DATE = '9999-12-31';

const DAY_MS = 86_400_000;

/** The number that some digits of a date make. Without a text of its own: payslips ask for it by the million. */
export function digitsOf(iso: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) number = number * 10 + iso.charCodeAt(at) - 48;
  return number;
}

/** Days from 1 March of the year 0 to 1970-01-01. */
const EPOCH = 719_468;

/**
 * Days since 1970-01-01. Years are counted from March on, so that the leap day is the last of its year. What is no date, where
 * a search estimates formulas whose inputs it does not know, is left to the platform.
 */
export function dayNumber(iso: string): number {
  if (String(iso).length !== FIRST_DATE.length) return Date.parse(iso) / DAY_MS;
  const month = digitsOf(iso, 5, 7);
  const year = digitsOf(iso, 0, 4) - (month <= 2 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  // From March on every five months have 153 days.
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + digitsOf(iso, 8, 10) - 1;
  return 365 * year + leapDays + ofYear - EPOCH;
}

const [FIRST_DAY, LAST_DAY] = [dayNumber(FIRST_DATE), dayNumber(LAST_DATE)];

/** The date of a day. */
export function dateOfDay(day: number): string {
  return new Date(Math.max(FIRST_DAY, Math.min(day, LAST_DAY)) * DAY_MS).toISOString().slice(0, 10);
}
