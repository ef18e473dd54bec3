import { type Exact, exact } from '../numbers/exact.ts';
import { type Operation, PERIOD_FIELDS } from './executable-ir.ts';

/** `n/d`, or `n` of a whole number. */
export type PackedExact = string;

/** The number of a packed text. */
export function unpackExact(text: PackedExact): Exact {
  const [n = '0', d = '1'] = text.split('/');
  return exact(BigInt(n), BigInt(d));
}

/** Operations that are their operands and nothing else. */
type Bare =
  Extract<Operation, { readonly op: unknown }> extends infer O
    ? O extends { readonly op: infer Name }
      ? keyof O extends 'op'
        ? Name
        : never
      : never
    : never;

/** Every one of them: their order is their numbers in packed rules. */
const ALL_BARE = {
  add: 'add',
  sub: 'sub',
  mul: 'mul',
  div: 'div',
  neg: 'neg',
  min: 'min',
  max: 'max',
  clamp: 'clamp',
  eq: 'eq',
  ne: 'ne',
  lt: 'lt',
  le: 'le',
  gt: 'gt',
  ge: 'ge',
  and: 'and',
  or: 'or',
  not: 'not',
  is_multiple: 'is_multiple',
  select: 'select',
  year_of: 'year_of',
  month_of: 'month_of',
  day_of: 'day_of',
  month_end: 'month_end',
  month_start: 'month_start',
  year_start: 'year_start',
  years_between: 'years_between',
  months_between: 'months_between',
  days_between: 'days_between',
  days_30_between: 'days_30_between',
  days_left: 'days_left',
  add_months: 'add_months',
  add_days: 'add_days',
  months_with: 'months_with',
  date_of: 'date_of',
  weekdays_between: 'weekdays_between',
  add_weekdays: 'add_weekdays',
} as const satisfies { readonly [Name in Bare]: Name };

export const BARE: readonly Bare[] = Object.values(ALL_BARE);

/**
 * An operation as text without spaces: its number among the bare ones, or its name with what belongs to it: values, or
 * a place in a list.
 */
export type PackedOperation =
  | `${number}`
  /** The commonest as a letter and what follows it: `c1/100`, `i0`, `p3`, `s12`. */
  | `c${PackedExact}`
  | `${'i' | 'p' | 's'}${number}`
  | `truth,${boolean}`
  | `${'word' | 'date'},${string}`
  | `${'given' | 'parameter_given' | 'changes'},${number}`
  | `${'apply' | 'upper_limit' | 'among'},${number}`
  | `${'holidays' | 'holidays_ahead'},${number}`
  | `period,${number}`
  /** An end that is open is empty. */
  | `active,${string},${string}`
  | `dated,${string}`;

/** Ids of what operations read, in the order of their places. */
export interface ReadIds {
  readonly inputs: readonly string[];
  readonly steps: readonly string[];
  readonly parameters: readonly string[];
  readonly tables: readonly string[];
  readonly calendars: readonly string[];
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`the packed rules read what is not there: ${place}`);
  return found;
}

function unpackLetter(letter: string | undefined, rest: string, ids: ReadIds): Operation {
  switch (letter) {
    case 'c':
      return { op: 'constant', value: unpackExact(rest) };
    case 'i':
      return { op: 'input', input: at(ids.inputs, Number(rest)) };
    case 'p':
      return { op: 'parameter', parameter: at(ids.parameters, Number(rest)) };
    case 's':
      return { op: 'step', step: at(ids.steps, Number(rest)) };
    default:
      throw new RangeError(`the packed rules hold no operation ${letter}`);
  }
}

/** The operation of a packed one. */
export function unpackOperation(packed: string, ids: ReadIds): Operation {
  if (/^\d+$/.test(packed)) return { op: at(BARE, Number(packed)) };
  const [name = '', ...values] = packed.split(',');
  const [value = '', other = ''] = values;
  const place = Number(value);
  switch (name) {
    case 'truth':
      return { op: name, value: value === 'true' };
    case 'word':
      return { op: name, word: value };
    case 'date':
      return { op: name, iso: value };
    case 'given':
      return { op: name, input: at(ids.inputs, place) };
    case 'parameter_given':
    case 'changes':
      return { op: name, parameter: at(ids.parameters, place) };
    case 'apply':
    case 'upper_limit':
    case 'among':
      return { op: name, table: at(ids.tables, place) };
    case 'holidays':
    case 'holidays_ahead':
      return { op: name, calendar: at(ids.calendars, place) };
    case 'period':
      return { op: name, field: at(PERIOD_FIELDS, place) };
    case 'active':
      return { op: name, from: value === '' ? null : value, until: other === '' ? null : other };
    case 'dated':
      return { op: name, dates: values };
    default:
      return unpackLetter(packed[0], packed.slice(1), ids);
  }
}
