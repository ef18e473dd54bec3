import { daysBetween, monthsAfter } from '../../calendar.ts';
import { lastDayOf } from '../inputs.ts';

/** The last day of the month so many months after that of a date. */
export function monthEnd(date: string, months: number): string {
  return lastDayOf(monthsAfter(`${date.slice(0, 7)}-01`, months));
}

const monthOf = (date: string): number => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));

/** rules/cl/law.md 10.1: complete years, and months and days of the one in course. */
export interface Seniority {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** From the hire to a day that is not worked any more: the day after the last one. */
export function seniority(hired: string, after: string): Seniority {
  const most = monthOf(after) - monthOf(hired);
  const complete = monthsAfter(hired, most) <= after ? most : most - 1;
  return {
    years: Math.floor(complete / 12),
    months: complete % 12,
    days: daysBetween(monthsAfter(hired, complete), after),
  };
}
