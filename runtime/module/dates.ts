/** Computing with dates. Dates are ISO texts (`2025-07-15`), compared as texts; what leaves the calendar stays at its end. */

import { dateOfDay, dayNumber, digitsOf, FIRST_DATE, LAST_DATE } from './day-number.ts';
import { firstDayOfMonth, lastDayOfMonth } from './period.ts';
import { addWeekdays, weekdaysBetween } from './working-days.ts';

const MONTHS_OF_CALENDAR = 9999 * 12;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The year of a date. */
export function yearOf(iso: string): number {
  return digitsOf(iso, 0, 4);
}

/** The month of a date, 1 to 12. */
export function monthOf(iso: string): number {
  return digitsOf(iso, 5, 7);
}

/** The day of the month of a date, 1 to 31. */
export function dayOf(iso: string): number {
  return digitsOf(iso, 8, 10);
}

function lastDay(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** True for the text of a day of the calendar. */
export function isDate(text: string): boolean {
  if (!DATE.test(text) || text < FIRST_DATE) return false;
  const [month, day] = [monthOf(text), dayOf(text)];
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay(yearOf(text), month);
}

/** The day of a month; a day that the month does not have is its last one. */
export function dateOf(year: number, month: number, day: number): string {
  const text = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${text(year, 4)}-${text(month, 2)}-${text(Math.min(day, lastDay(year, month)), 2)}`;
}

/** Months since the year 0, which no date reaches. */
function monthCount(iso: string): number {
  return yearOf(iso) * 12 + monthOf(iso) - 1;
}

/** The same day some months later or earlier; where that month has no such day, its last one. */
export function addMonths(iso: string, months: number): string {
  const count = monthCount(iso) + Math.max(-MONTHS_OF_CALENDAR, Math.min(months, MONTHS_OF_CALENDAR));
  const year = Math.floor(count / 12);
  if (year < 1) return FIRST_DATE;
  return year > 9999 ? LAST_DATE : dateOf(year, count - year * 12 + 1, dayOf(iso));
}

/** The date some days later or earlier. */
export function addDays(iso: string, days: number): string {
  return dateOfDay(dayNumber(iso) + days);
}

/** Completed months from the first date to the second, by the day of the month; 0 when the second comes before. */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return 0;
  const months = monthCount(to) - monthCount(from);
  return addMonths(from, months) <= to ? months : months - 1;
}

/** Completed years. */
export function yearsBetween(from: string, to: string): number {
  return Math.floor(monthsBetween(from, to) / 12);
}

/** Days from the first date to the second, both counted; 0 when the second comes before. */
export function daysBetween(from: string, to: string): number {
  return to < from ? 0 : dayNumber(to) - dayNumber(from) + 1;
}

/**
 * The same where every month has 30 days: the 31st is the 30th, and the last day of February is the 30th where the span
 * ends.
 */
export function daysOf30Between(from: string, to: string): number {
  if (to < from) return 0;
  const end = monthOf(to) === 2 && dayOf(to) === lastDay(yearOf(to), 2) ? 30 : Math.min(dayOf(to), 30);
  return (monthCount(to) - monthCount(from)) * 30 + end - Math.min(dayOf(from), 30) + 1;
}

/** Days after the last completed month, from the first date to the second. */
export function daysLeft(from: string, to: string): number {
  return to < from ? 0 : dayNumber(to) - dayNumber(addMonths(from, monthsBetween(from, to)));
}

/** Calendar months in which at least so many days lie from the first date to the second, both counted. */
export function monthsWith(from: string, to: string, least: number): number {
  if (to < from) return 0;
  const first = monthCount(from);
  const last = monthCount(to);
  if (first === last) return daysBetween(from, to) >= least ? 1 : 0;
  // Months between the first and the last are whole, and all of 28 days or more.
  let months = daysBetween(from, lastDayOfMonth(from)) >= least ? 1 : 0;
  if (dayOf(to) >= least) months += 1;
  for (let count = first + 1; count < last; count++) {
    if (lastDay(Math.floor(count / 12), (count % 12) + 1) >= least) months += 1;
  }
  return months;
}

/** The first day of the year. */
export function startOfYear(iso: string): string {
  return `${iso.slice(0, 5)}01-01`;
}

/** The earliest of some dates. */
export function earliest(first: string = LAST_DATE, ...others: readonly string[]): string {
  let found = first;
  for (const date of others) if (date < found) found = date;
  return found;
}

/** The latest of some dates. */
export function latest(first: string = FIRST_DATE, ...others: readonly string[]): string {
  let found = first;
  for (const date of others) if (date > found) found = date;
  return found;
}

/** What an operation on dates takes and gives: dates, whole numbers. */
type DateOrNumber = 'date' | 'number';

/** Dates and numbers apart, each in their order. */
type Compute = (dates: readonly string[], numbers: readonly number[]) => string | number;

/** An operation on dates, by the name of what computes it. */
export interface DateFunction {
  readonly name: string;
  readonly takes: readonly DateOrNumber[];
  readonly gives: DateOrNumber;
  readonly compute: Compute;
}

const [NO_DATE, NO_NUMBER] = [FIRST_DATE, 0];

function ofDate(name: string, gives: DateOrNumber, compute: (date: string) => string | number): DateFunction {
  return { name, takes: ['date'], gives, compute: ([date = NO_DATE]) => compute(date) };
}

function ofSpan(name: string, compute: (from: string, to: string) => number): DateFunction {
  const between: Compute = ([from = NO_DATE, to = NO_DATE]) => compute(from, to);
  return { name, takes: ['date', 'date'], gives: 'number', compute: between };
}

function shifting(name: string, compute: (date: string, by: number) => string): DateFunction {
  const shifted: Compute = ([date = NO_DATE], [by = NO_NUMBER]) => compute(date, by);
  return { name, takes: ['date', 'number'], gives: 'date', compute: shifted };
}

/** Every operation on dates, as the IR knows it. */
export const DATE_FUNCTIONS = {
  year_of: ofDate('yearOf', 'number', yearOf),
  month_of: ofDate('monthOf', 'number', monthOf),
  day_of: ofDate('dayOf', 'number', dayOf),
  month_end: ofDate('lastDayOfMonth', 'date', lastDayOfMonth),
  month_start: ofDate('firstDayOfMonth', 'date', firstDayOfMonth),
  year_start: ofDate('startOfYear', 'date', startOfYear),
  years_between: ofSpan('yearsBetween', yearsBetween),
  months_between: ofSpan('monthsBetween', monthsBetween),
  days_between: ofSpan('daysBetween', daysBetween),
  days_30_between: ofSpan('daysOf30Between', daysOf30Between),
  days_left: ofSpan('daysLeft', daysLeft),
  add_months: shifting('addMonths', addMonths),
  add_days: shifting('addDays', addDays),
  months_with: {
    name: 'monthsWith',
    takes: ['date', 'date', 'number'],
    gives: 'number',
    compute: ([from = NO_DATE, to = NO_DATE], [least = NO_NUMBER]) => monthsWith(from, to, least),
  },
  date_of: {
    name: 'dateOf',
    takes: ['number', 'number', 'number'],
    gives: 'date',
    compute: (_, [year = 1, month = 1, day = 1]) => dateOf(year, month, day),
  },
  weekdays_between: {
    name: 'weekdaysBetween',
    takes: ['date', 'date', 'number', 'number'],
    gives: 'number',
    compute: ([from = NO_DATE, to = NO_DATE], [first = 1, last = 7]) =>
      weekdaysBetween(from, to, first, last),
  },
  add_weekdays: {
    name: 'addWeekdays',
    takes: ['date', 'number', 'number', 'number'],
    gives: 'date',
    compute: ([date = NO_DATE], [count = NO_NUMBER, first = 1, last = 7]) =>
      addWeekdays(date, count, first, last),
  },
} as const satisfies Readonly<Record<string, DateFunction>>;

export type DateOperation = keyof typeof DATE_FUNCTIONS;

/** The operation on dates of a name of the IR; undefined for any other operation. */
export function dateFunction(op: string): DateFunction | undefined {
  const functions: Readonly<Record<string, DateFunction>> = DATE_FUNCTIONS;
  return Object.hasOwn(functions, op) ? functions[op] : undefined;
}
