/** Counting by the working days of a calendar: certain days of the week, without the holidays. */

import { dateOfDay, dayNumber } from './day-number.ts';

/** Days of the week, 1 for Monday to 7 for Sunday; from Sunday to Thursday is 7 to 4. */
export type Weekdays = readonly [first: number, last: number];

/** The working days of a law. */
export interface Calendar {
  readonly id: string;
  readonly weekdays: Weekdays;
  /** The holidays that fall on these days of the week, in order. */
  readonly holidays: readonly string[];
}

/** The Monday of the first week after 1970-01-01 begins on this day. */
const MONDAY = -3;

/** 1 for a Monday to 7 for a Sunday. */
export function weekdayOf(iso: string): number {
  const day = dayNumber(iso) - MONDAY;
  return day - Math.floor(day / 7) * 7 + 1;
}

/** True for a day of the week that is one of them. */
export function isAmong(weekday: number, [first, last]: Weekdays): boolean {
  return first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

function workingDays(weekdays: Weekdays): readonly number[] {
  return WEEK.filter((weekday) => isAmong(weekday, weekdays));
}

/** How many of these days of the week lie up to and with a day, counted from a Monday. */
function countUpTo(day: number, weekdays: Weekdays): number {
  const weeks = Math.floor((day - MONDAY) / 7);
  const weekday = day - MONDAY - weeks * 7 + 1;
  const working = workingDays(weekdays);
  return weeks * working.length + working.filter((one) => one <= weekday).length;
}

/** Days from the first date to the second, both counted, that are certain days of the week. */
export function weekdaysBetween(from: string, to: string, first: number, last: number): number {
  if (to < from) return 0;
  const weekdays: Weekdays = [first, last];
  return countUpTo(dayNumber(to), weekdays) - countUpTo(dayNumber(from) - 1, weekdays);
}

/** The n-th of these days of the week after a date, or before it where n is negative; the date itself for none. */
export function addWeekdays(date: string, count: number, first: number, last: number): string {
  if (count === 0) return date;
  const weekdays: Weekdays = [first, last];
  const working = workingDays(weekdays);
  const start = dayNumber(date);
  const wanted = count > 0 ? countUpTo(start, weekdays) + count : countUpTo(start - 1, weekdays) + count + 1;
  const weeks = Math.floor((wanted - 1) / working.length);
  const weekday = working[wanted - 1 - weeks * working.length] ?? 1;
  return dateOfDay(MONDAY + weeks * 7 + weekday - 1);
}

/** The first place of a holiday that is not before a date. */
function placeOf(date: string, { holidays }: Calendar): number {
  let [low, high] = [0, holidays.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((holidays[middle] ?? '') < date) low = middle + 1;
    else high = middle;
  }
  return low;
}

function dayAfter(date: string): string {
  return dateOfDay(dayNumber(date) + 1);
}

/** Holidays from the first date to the second, both counted. */
export function holidaysBetween(calendar: Calendar, from: string, to: string): number {
  return to < from ? 0 : placeOf(dayAfter(to), calendar) - placeOf(from, calendar);
}

/**
 * Holidays that are passed on the way from a date to the n-th working day after it; where n is negative, those on the
 * way back, counted negative too. The n-th working day is so many days of the week further.
 */
export function holidaysAhead(calendar: Calendar, date: string, count: number): number {
  const [first, last] = calendar.weekdays;
  for (let passed = 0; ; ) {
    const end = addWeekdays(date, count + passed, first, last);
    const met =
      count > 0
        ? holidaysBetween(calendar, dayAfter(date), end)
        : -holidaysBetween(calendar, end, dateOfDay(dayNumber(date) - 1));
    if (met === passed || count === 0) return passed;
    passed = met;
  }
}

/** The days on the way from a date to the n-th working day after it, or before it where n is negative. */
export function daysAhead(calendar: Calendar, date: string, count: number): readonly [string, string] {
  const end = addWorkingDays(calendar, date, count);
  return count < 0 ? [end, dateOfDay(dayNumber(date) - 1)] : [dayAfter(date), end];
}

/** Working days from the first date to the second, both counted. */
export function workingDaysBetween(calendar: Calendar, from: string, to: string): number {
  return weekdaysBetween(from, to, ...calendar.weekdays) - holidaysBetween(calendar, from, to);
}

/** The n-th working day after a date, or before it where n is negative; the date itself for none. */
export function addWorkingDays(calendar: Calendar, date: string, count: number): string {
  return addWeekdays(date, count + holidaysAhead(calendar, date, count), ...calendar.weekdays);
}
