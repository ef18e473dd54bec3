import { type DateOperation, dateFunction } from '../../runtime/module/dates.ts';
import { FIRST_DATE, LAST_DATE } from '../../runtime/module/day-number.ts';
import { exact } from '../../runtime/numbers/exact.ts';
import { dateOfDigits, digitsOfDate } from '../../runtime/numbers/text.ts';
import { between, type End, type Range } from './range.ts';

/** The dates from one to another, counted as their eight digits. */
export function datesBetween(from: string, to: string): Range {
  return between(exact(BigInt(digitsOfDate(from))), exact(BigInt(digitsOfDate(to))));
}

/** Every date there is. */
export const ANY_DATE = datesBetween(FIRST_DATE, LAST_DATE);

/** The first and the last date of a range, ends that are left out included. */
export function datesOf({ low, high }: Range): readonly [first: string, last: string] {
  return [low === null ? FIRST_DATE : dateAt(low), high === null ? LAST_DATE : dateAt(high)];
}

/** An end may lie outside the calendar where what does not exist is counted as nothing. */
function dateAt({ value }: End): string {
  const digits = Number(value.n / value.d);
  if (digits <= digitsOfDate(FIRST_DATE)) return FIRST_DATE;
  return digits >= digitsOfDate(LAST_DATE) ? LAST_DATE : dateOfDigits(digits);
}

/** More than any count of days or months. */
const MOST = 10_000_000;

/** The least and the greatest whole number of a range. */
export function wholesOf({ low, high }: Range): readonly [least: number, most: number] {
  const whole = (end: End | null, limit: number): number => {
    if (end === null) return limit;
    return Math.max(-MOST, Math.min(Number(end.value.n / end.value.d), MOST));
  };
  return [whole(low, -MOST), whole(high, MOST)];
}

/** Operations whose result falls where their first argument or their last one grows. */
const SPANS: ReadonlySet<DateOperation> = new Set<DateOperation>([
  'years_between',
  'months_between',
  'days_between',
  'days_30_between',
  'weekdays_between',
]);

/** Parts of a date, whose order is not that of the dates. */
const PARTS: Readonly<Partial<Record<DateOperation, readonly [least: bigint, most: bigint]>>> = {
  month_of: [1n, 12n],
  day_of: [1n, 31n],
  days_left: [0n, 30n],
};

/** The values that an operation on dates can give, from those of its arguments: dates as their digits. */
export function dateOperationRange(op: DateOperation, args: readonly Range[]): Range {
  const part = PARTS[op];
  if (part !== undefined) return between(exact(part[0]), exact(part[1]));
  const made = dateFunction(op);
  const kinds = made?.takes ?? [];
  const dates = args.filter((_, place) => kinds[place] === 'date').map(datesOf);
  const numbers = args.filter((_, place) => kinds[place] === 'number').map(wholesOf);
  const at = (end: 0 | 1): Range => {
    // A span is the shorter, the later it begins; months with so many days are the fewer, the more days.
    const isSpan = SPANS.has(op) || op === 'months_with';
    const other = end === 0 ? 1 : 0;
    const chosenDates = dates.map((ends, place) => ends[isSpan && place === 0 ? other : end]);
    const chosenNumbers = numbers.map((ends) => ends[op === 'months_with' ? other : end]);
    const value = made?.compute(chosenDates, chosenNumbers) ?? 0;
    const digits = typeof value === 'string' ? digitsOfDate(value) : value;
    return between(exact(BigInt(digits)), exact(BigInt(digits)));
  };
  return { low: at(0).low, high: at(1).high };
}
