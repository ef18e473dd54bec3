import { addDays, addMonths, earliest, startOfYear } from './dates.ts';
import type { HistoryWindow } from './history.ts';
import { firstDayOfMonth } from './period.ts';

/** First and last day, both counted. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The days whose payslips count for a payslip of that date; of a family by month, those of its month in the window. */
export function windowOf(window: HistoryWindow, month: number | null, date: string): Span {
  const span = spanOf(window, date);
  if (month === null) return span;
  const from = addMonths(span.from, month - 1);
  return { from, to: earliest(addDays(addMonths(from, 1), -1), span.to) };
}

function spanOf(window: HistoryWindow, date: string): Span {
  const month = firstDayOfMonth(date);
  const year = startOfYear(date);
  switch (window.kind) {
    case 'month':
      return { from: month, to: date };
    case 'semester':
      return { from: month < addMonths(year, 6) ? year : addMonths(year, 6), to: date };
    case 'year':
      return { from: year, to: date };
    case 'last_months':
      return { from: addMonths(month, -window.months), to: addDays(month, -1) };
    case 'previous_years':
      return { from: addMonths(year, -12 * window.years), to: addDays(year, -1) };
  }
}
