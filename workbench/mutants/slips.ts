import { dayAfter, dayBefore } from '../../compiler/parameters/calendar.ts';
import { add, type Exact, exact, reduce, sub } from '../../runtime/numbers/exact.ts';

/** One unit in the last digit that the value is written with. */
function lastDigit(value: Exact): Exact {
  let { d } = reduce(value);
  let unit = 1n;
  while (d > 1n) {
    unit *= 10n;
    d = reduce({ n: value.n * unit, d: value.d }).d;
  }
  return exact(1n, unit);
}

/** The figures that a figure becomes when its last digit is copied wrongly; the law prints none below zero. */
export function slipsOf(value: Exact): readonly Exact[] {
  const slips = [add(value, lastDigit(value)), sub(value, lastDigit(value))];
  return value.n < 0n ? slips : slips.filter(({ n }) => n >= 0n);
}

/** The days that a date becomes when it is taken for the day beside it. */
export function neighboursOf(iso: string): readonly string[] {
  return [dayAfter(iso), dayBefore(iso)];
}
