import type { DateOperation } from './dates.ts';

/** Functions of dates by their names in a formula. They are free as names of anything but tables. */
export const DATE_WORDS: ReadonlyMap<string, DateOperation> = new Map([
  ['years', 'years_between'],
  ['months', 'months_between'],
  ['days', 'days_between'],
  ['days_30', 'days_30_between'],
  ['days_left', 'days_left'],
  ['months_with', 'months_with'],
  ['year', 'year_of'],
  ['month', 'month_of'],
  ['day', 'day_of'],
  ['add_months', 'add_months'],
  ['add_days', 'add_days'],
  ['start_of_month', 'month_start'],
  ['end_of_month', 'month_end'],
  ['start_of_year', 'year_start'],
  ['date', 'date_of'],
]);
