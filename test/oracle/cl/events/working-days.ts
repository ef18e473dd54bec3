import { daysAfter, daysBetween } from '../../calendar.ts';
import { type Fraction, fraction } from '../../fraction.ts';

import { HOLIDAYS } from './holidays.ts';

/** Código del Trabajo art. 69: Saturday is never a working day. Throws after the last year of the table. */
export function isWorkingDay(date: string): boolean {
  const holidays = HOLIDAYS[date.slice(0, 4)];
  if (holidays === undefined) throw new RangeError(`no holidays of ${date}`);
  const weekday = new Date(date).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !holidays.split(' ').includes(date.slice(5));
}

/** The first working day from a date on, that date included. */
export function workingDayFrom(date: string): string {
  return isWorkingDay(date) ? date : workingDayFrom(daysAfter(date, 1));
}

/** The last of so many whole working days from a date on; the day before it where there are none. */
export function lastWorkingDay(first: string, workingDays: number): string {
  let last = daysAfter(first, -1);
  for (let left = workingDays; left > 0; left--) last = workingDayFrom(daysAfter(last, 1));
  return last;
}

/** rules/cl/law.md 10.2: the calendar days that so many working days take from a date on. */
export function calendarDays(first: string, workingDays: Fraction): Fraction {
  const whole = workingDays.floor();
  const rest = workingDays.minus(whole);
  const last = lastWorkingDay(first, Number(whole.numerator));
  if (rest.isZero()) return fraction(daysBetween(first, last) + 1);
  const next = workingDayFrom(daysAfter(last, 1));
  return fraction(daysBetween(first, next)).plus(rest);
}
