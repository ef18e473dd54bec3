import type { PeriodField } from '../ir/executable-ir.ts';
import type { Type } from '../ir/type.ts';
import { DATE_FUNCTIONS, type DateOperation, earliest, latest } from '../module/dates.ts';
import { FIRST_DATE } from '../module/day-number.ts';
import type { Call } from '../module/outcome.ts';
import { isFullMonth } from '../module/period.ts';
import { Ratio } from './ratio.ts';

/** A value during interpretation. */
export type Value = Ratio | boolean | string;

/** The value of something that does not exist: nothing, no, the first word. */
export function nothingOf(type: Type): Value {
  if (type.kind === 'boolean') return false;
  if (type.kind === 'date') return FIRST_DATE;
  return type.kind === 'choice' ? (type.words[0] ?? '') : Ratio.ZERO;
}

/** What a formula reads of the period. */
export function periodValue({ period, referenceDate, days }: Call, field: PeriodField): Value {
  switch (field) {
    case 'days':
      return new Ratio(BigInt(days), 1n);
    case 'days_given':
      return new Ratio(BigInt(period.days), 1n);
    case 'month':
      return new Ratio(BigInt(referenceDate.slice(5, 7)), 1n);
    case 'type':
      return period.type;
    case 'start_date':
      return period.start;
    case 'end_date':
      return period.end;
    case 'reference_date':
      return referenceDate;
    case 'full_month':
      return isFullMonth(period);
  }
}

/** True between two dates, both inclusive; null is no limit. */
export function isActive(from: string | null, until: string | null, date: string): boolean {
  return (from === null || date >= from) && (until === null || date <= until);
}

/** Which of these dates is the last that is not after one: -1 for none. */
export function lastOn(dates: readonly string[], date: string): number {
  return dates.filter((one) => one <= date).length - 1;
}

/** Whether two values of a type are equal. */
export function same(a: Value, b: Value): boolean {
  return a instanceof Ratio && b instanceof Ratio ? a.against(b) === 0 : a === b;
}

/** Whether two numbers, or two dates, stand in this order. */
export function ordered(op: 'lt' | 'le' | 'gt' | 'ge', a: Value, b: Value): boolean {
  const order =
    a instanceof Ratio && b instanceof Ratio ? a.against(b) : String(a) < String(b) ? -1 : a === b ? 0 : 1;
  if (op === 'lt') return order < 0;
  if (op === 'le') return order <= 0;
  return op === 'gt' ? order > 0 : order >= 0;
}

function least(values: readonly Ratio[]): Ratio {
  return values.reduce((a, b) => (b.against(a) < 0 ? b : a));
}

function most(values: readonly Ratio[]): Ratio {
  return values.reduce((a, b) => (b.against(a) > 0 ? b : a));
}

type Combination = 'add' | 'sub' | 'mul' | 'div' | 'neg' | 'is_multiple';

/** One of the values themselves. */
export function choose(op: 'min' | 'max' | 'clamp', values: readonly Ratio[]): Ratio {
  const [value = Ratio.ZERO, low = Ratio.ZERO, high = Ratio.ZERO] = values;
  if (op === 'clamp') return least([most([value, low]), high]);
  return op === 'min' ? least(values) : most(values);
}

/** What arithmetic makes of quantities. */
export function combine(op: Combination, values: readonly Ratio[]): Value {
  const [a = Ratio.ZERO, b = Ratio.ZERO] = values;
  switch (op) {
    case 'add':
      return a.plus(b);
    case 'sub':
      return a.minus(b);
    case 'mul':
      return a.times(b);
    case 'div':
      return a.over(b);
    case 'neg':
      return a.negated();
    case 'is_multiple':
      return b.n === 0n ? a.n === 0n : a.over(b).isWhole();
  }
}

/** One of the dates themselves. */
export function chooseDate(op: 'min' | 'max' | 'clamp', dates: readonly string[]): string {
  const [date = '', low = '', high = ''] = dates;
  if (op === 'clamp') return earliest(latest(date, low), high);
  return op === 'min' ? earliest(...dates) : latest(...dates);
}

/** What a function of dates makes of dates and whole numbers. */
export function computeDate(op: DateOperation, values: readonly Value[]): Value {
  const dates = values.filter((value) => typeof value === 'string');
  const numbers = values.filter((value) => value instanceof Ratio).map(({ n, d }) => Number(n / d));
  const value = DATE_FUNCTIONS[op].compute(dates, numbers);
  return typeof value === 'string' ? value : new Ratio(BigInt(value), 1n);
}
