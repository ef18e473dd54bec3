import { type PackedExact, unpackExact } from '../numbers/packed.ts';
import type { Operation, PeriodField } from './executable-ir.ts';

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
 * An operation: the commonest as a letter and what follows it, `o2` the third of the bare ones, `c1/100`, `i0`, `p3`,
 * `s12`; `x0` is the first of those that are written in a list beside.
 */
export type PackedOperation = `c${PackedExact}` | `${'o' | 'i' | 'p' | 's' | 'x'}${number}`;

/** Any other operation: its name with what belongs to it, values or a place in a list. */
export type RareOperation =
  | readonly ['truth', boolean]
  | readonly ['word' | 'date', string]
  | readonly ['given' | 'parameter_given' | 'changes', place: number]
  | readonly ['apply' | 'upper_limit' | 'among', place: number]
  | readonly ['holidays' | 'holidays_ahead', place: number]
  | readonly ['period', PeriodField]
  | readonly ['active', from: string | null, until: string | null]
  | readonly ['dated', readonly string[]];

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

/** The operation of a packed one; `rare` are those in the list. */
export function unpackOperation(packed: string, rare: readonly RareOperation[], ids: ReadIds): Operation {
  const [letter, rest] = [packed[0], packed.slice(1)];
  switch (letter) {
    case 'o':
      return { op: at(BARE, Number(rest)) };
    case 'c':
      return { op: 'constant', value: unpackExact(rest) };
    case 'i':
      return { op: 'input', input: at(ids.inputs, Number(rest)) };
    case 'p':
      return { op: 'parameter', parameter: at(ids.parameters, Number(rest)) };
    case 's':
      return { op: 'step', step: at(ids.steps, Number(rest)) };
    case 'x':
      return unpackRare(at(rare, Number(rest)), ids);
    default:
      throw new RangeError(`the packed rules hold no operation ${packed}`);
  }
}

function unpackRare(packed: RareOperation, ids: ReadIds): Operation {
  switch (packed[0]) {
    case 'truth':
      return { op: 'truth', value: packed[1] };
    case 'word':
      return { op: 'word', word: packed[1] };
    case 'date':
      return { op: 'date', iso: packed[1] };
    case 'given':
      return { op: packed[0], input: at(ids.inputs, packed[1]) };
    case 'parameter_given':
    case 'changes':
      return { op: packed[0], parameter: at(ids.parameters, packed[1]) };
    case 'apply':
    case 'upper_limit':
    case 'among':
      return { op: packed[0], table: at(ids.tables, packed[1]) };
    case 'holidays':
    case 'holidays_ahead':
      return { op: packed[0], calendar: at(ids.calendars, packed[1]) };
    case 'period':
      return { op: 'period', field: packed[1] };
    case 'active':
      return { op: 'active', from: packed[1], until: packed[2] };
    case 'dated':
      return { op: 'dated', dates: packed[1] };
  }
}
