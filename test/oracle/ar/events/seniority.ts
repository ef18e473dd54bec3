import { monthsAfter } from '../../calendar.ts';
import { anniversary, exceedsYears } from './dates.ts';

/** LCT art. 150: from more than so many years on, so many calendar days. */
const VACATION_DAYS = [
  [20, 35],
  [10, 28],
  [5, 21],
] as const;

export function vacationDays(hired: string, date: string): number {
  return VACATION_DAYS.find(([years]) => exceedsYears(hired, date, years))?.[1] ?? 14;
}

/** rules/ar/law.md 16: on an anniversary on which vacations grow. */
export function isAtVacationBoundary(hired: string, date: string): boolean {
  return VACATION_DAYS.some(([years]) => anniversary(hired, years) === date);
}

/** Three months after an anniversary, to the day. */
export function isThreeMonthsAfter(hired: string, date: string): boolean {
  return Array.from({ length: 100 }, (_, years) => monthsAfter(hired, 12 * years + 3)).includes(date);
}
