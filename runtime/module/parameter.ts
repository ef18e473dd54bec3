/** Parameters of the law at a date. Dates are ISO texts; rows stand in the order of their dates. */
import { type Exact, equal, mul, ONE, ZERO } from '../numbers/exact.ts';

/** The date from which a value holds that always does. */
export const ALWAYS = '0000-01-01';

/** A value and the first date at which it holds. */
export interface DatedValue {
  readonly from: string;
  readonly value: Exact;
}

/** The last entry whose date is not after `date`, or null when the date lies before them all. */
export function lastFrom<R extends { readonly from: string }>(rows: readonly R[], date: string): R | null {
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index];
    if (row !== undefined && row.from <= date) return row;
  }
  return null;
}

/**
 * A parameter on a date, times the units that it is counted in; what is carried forward goes on with its last row. It
 * is nothing before its first one, where nobody reads it (PAY611).
 */
export function worthAt(date: string, ...rows: readonly (readonly DatedValue[])[]): Exact {
  return rows.reduce((worth, values) => mul(worth, lastFrom(values, date)?.value ?? ZERO), ONE);
}

/** The value of a `sparse` parameter in the month of the date, or null when that month has none. */
export function sparseParameterAt(rows: readonly DatedValue[], date: string): Exact | null {
  const row = lastFrom(rows, date);
  return row !== null && row.from.slice(0, 7) === date.slice(0, 7) ? row.value : null;
}

/** More dates than a validity has are never asked for; this only keeps a wrong caller from filling memory. */
const MOST_DATES = 4000;

/** Remembers what is made of each date: most payslips of a run share one. */
export function madeByDate<T>(make: (date: string) => T): (date: string) => T {
  const known = new Map<string, T>();
  let last: { readonly date: string; readonly made: T } | null = null;
  return (date) => {
    if (last !== null && last.date === date) return last.made;
    let made = known.get(date);
    if (made === undefined) {
      made = make(date);
      if (known.size >= MOST_DATES) known.clear();
      known.set(date, made);
    }
    last = { date, made };
    return made;
  };
}

/** The same of a `sparse` parameter; null in a month that it lacks. */
export function sparseWorthAt(
  date: string,
  own: readonly DatedValue[],
  ...units: readonly (readonly DatedValue[])[]
): Exact | null {
  const value = sparseParameterAt(own, date);
  return value === null ? null : mul(value, worthAt(date, ...units));
}

/** True when the parameter takes a new value later than `afterDate` and not later than `untilDate`. */
export function changesWithin(rows: readonly DatedValue[], afterDate: string, untilDate: string): boolean {
  return rows.some((row, index) => {
    const before = rows[index - 1];
    if (before === undefined || row.from <= afterDate || row.from > untilDate) return false;
    return !equal(row.value, before.value);
  });
}
