import type { WindowName } from '../../dsl/ast/ast.ts';
import type { HistoryWindow } from '../../runtime/module/history.ts';

const MONTHS_OF_YEAR = 12;
const MONTHS_OF_SEMESTER = 6;

/** No law looks back further. */
const MOST_MONTHS = 120;
const MOST_YEARS = 10;

function wholeUpTo(digits: string, most: number): number | null {
  const count = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= most ? count : null;
}

/** The window that an author names; null for what is none. */
export function windowOf({ word, count, unit }: WindowName): HistoryWindow | null {
  switch (word.text) {
    case 'month':
    case 'semester':
    case 'year':
      return count === null && unit === null ? { kind: word.text } : null;
    case 'last': {
      const months = count === null ? null : wholeUpTo(count.digits, MOST_MONTHS);
      return months !== null && unit?.text === 'months' ? { kind: 'last_months', months } : null;
    }
    case 'previous': {
      if (count === null) return unit?.text === 'year' ? { kind: 'previous_years', years: 1 } : null;
      const years = wholeUpTo(count.digits, MOST_YEARS);
      return years !== null && unit?.text === 'years' ? { kind: 'previous_years', years } : null;
    }
    default:
      return null;
  }
}

/** The number of months in a window: its family `by month` has as many members. */
export function monthsIn(window: HistoryWindow): number {
  switch (window.kind) {
    case 'month':
      return 1;
    case 'semester':
      return MONTHS_OF_SEMESTER;
    case 'year':
      return MONTHS_OF_YEAR;
    case 'last_months':
      return window.months;
    case 'previous_years':
      return window.years * MONTHS_OF_YEAR;
  }
}
