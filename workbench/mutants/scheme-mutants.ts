import type { Ir, IrParameter, IrScheme, Operation } from '../../compiler/ir/ir.ts';
import { dayAfter, dayBefore } from '../../compiler/parameters/calendar.ts';
import { equal } from '../../runtime/numbers/exact.ts';
import { instead, type Mutant } from './mutant.ts';

type SchemeChange = readonly [change: string, is: Partial<IrScheme>];

/** Two words of which an author may write the other. */
function other<T>(words: readonly T[], word: T): readonly T[] {
  return words.filter((one) => one !== word);
}

const REFERENCES: readonly IrScheme['asOf'][] = ['period_end', 'month_end', 'month_start'];

/** True for the first day of a month, and for one at which the file itself begins or ends, or does not reach. */
function isMonthly({ validFrom, validUntil }: IrScheme, from: string): boolean {
  return from <= validFrom || from > validUntil || from.endsWith('-01');
}

/** The first days of what a formula with dates in it chooses; null where it asks more than which month it is. */
function datesOf({ op, ...operation }: Operation): readonly string[] | null {
  if (op === 'changes') return null;
  if ('dates' in operation) return operation.dates;
  if (op !== 'active' || !('from' in operation)) return [];
  const { from, until } = operation;
  return [...(from === null ? [] : [from]), ...(until === null ? [] : [dayAfter(until)])];
}

/** The rows of a parameter that change its value. */
function newValues({ rows }: IrParameter): IrParameter['rows'] {
  return rows.filter((row, index) => {
    const before = rows[index - 1];
    return before === undefined || !equal(before.value, row.value);
  });
}

/** True when nothing begins or ends inside a month: then its last day and that of a period in it read the same. */
function changesByMonth(ir: Ir): boolean {
  const dated = [...ir.parameters.flatMap(newValues), ...ir.tables.flatMap(({ blocks }) => blocks)];
  const read = ir.nodes.map(({ operation }) => datesOf(operation));
  const dates = [...dated.map(({ from }) => from), ...read.flatMap((some) => some ?? [])];
  return !read.includes(null) && dates.every((from) => isMonthly(ir.scheme, from));
}

/** True when nothing begins while the file is valid, and no formula asks which month or day it is. */
function neverChanges(ir: Ir): boolean {
  const { validFrom, validUntil } = ir.scheme;
  const dated = [...ir.parameters.flatMap(newValues), ...ir.tables.flatMap(({ blocks }) => blocks)];
  const asks = ir.nodes.some(
    ({ operation }) =>
      ['active', 'dated', 'changes'].includes(operation.op) ||
      (operation.op === 'period' && ['month', 'reference_date'].includes(operation.field)),
  );
  return !asks && dated.every(({ from }) => from <= validFrom || from > validUntil);
}

function asOfChanges(ir: Ir): readonly SchemeChange[] {
  const { asOf, periods, proration } = ir.scheme;
  if (neverChanges(ir)) return [];
  // A period of these kinds lies in one month, of which all three dates read the same.
  const inOneMonth = proration !== 'native' || periods.every((one) => one === 'monthly' || one === 'event');
  const isSame = (one: IrScheme['asOf']) =>
    changesByMonth(ir) && (inOneMonth || [one, asOf].every((rule) => rule !== 'month_start'));
  return other(REFERENCES, asOf)
    .filter((one) => !isSame(one))
    .map((one) => [`as_of ${instead(one, asOf)}`, { asOf: one }]);
}

function countChanges({ scheme, nodes }: Ir): readonly SchemeChange[] {
  const { days, proration, periods } = scheme;
  const readsDays = nodes.some(({ operation }) => operation.op === 'period' && operation.field === 'days');
  const counts: readonly IrScheme['days'][] = readsDays ? ['as_given', 'month_of_30'] : [];
  const counted = other(counts, days).map(
    (one): SchemeChange => [`days ${instead(one, days)}`, { days: one }],
  );
  const split =
    proration === null
      ? []
      : other(['native', 'split_monthly'] as const, proration).map(
          (one): SchemeChange => [`proration ${instead(one, proration)}`, { proration: one }],
        );
  const fewer =
    periods.length < 2
      ? []
      : periods.map((one): SchemeChange => [`periods without ${one}`, { periods: other(periods, one) }]);
  return [...counted, ...split, ...fewer];
}

/** A day short. The first day of a file is its name, which `check` compares; a day more is one that no test can name. */
function lastDays({ asOf, validUntil }: IrScheme): readonly SchemeChange[] {
  const one = dayBefore(validUntil);
  return asOf === 'month_start' ? [] : [[`valid until ${instead(one, validUntil)}`, { validUntil: one }]];
}

/** The header with one of its settings changed. */
export function schemeMutants(ir: Ir): readonly Mutant[] {
  const { scheme } = ir;
  return [...asOfChanges(ir), ...countChanges(ir), ...lastDays(scheme)].map(([change, is]) => ({
    change,
    span: change.startsWith('valid') ? scheme.validSpan : scheme.span,
    ir: { ...ir, scheme: { ...scheme, ...is } },
    rebinds: true,
  }));
}
