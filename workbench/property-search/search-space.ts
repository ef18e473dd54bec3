import { datesOf } from '../../compiler/ir/date-range.ts';
import type { Ir, IrInput } from '../../compiler/ir/ir.ts';
import type { End, Range } from '../../compiler/ir/range.ts';
import type { Lowering } from '../../compiler/lower/state.ts';
import { dayAfter, dayBefore, firstDayOf, lastDayOf, monthOf } from '../../compiler/parameters/calendar.ts';
import { isMoney, isRate, type QuantityType, type Type } from '../../runtime/ir/type.ts';
import { addDays } from '../../runtime/module/dates.ts';
import { calculableUntil } from '../../runtime/module/missing-figures.ts';
import { once } from '../../runtime/module/once.ts';
import { type Period, referenceDate } from '../../runtime/module/period.ts';
import type { InputValue } from '../../runtime/module.ts';
import { compare, decimal, div, type Exact, exact, mul, neg, reduce } from '../../runtime/numbers/exact.ts';

/** The smallest step of an input that a caller would send. */
export function unitOf(type: QuantityType, ir: Ir): Exact {
  if (isMoney(type)) return ir.scheme.rounding?.rungs[0]?.quantum ?? decimal('0.01');
  if (isRate(type)) return decimal('0.0001');
  return type.flavor === 'integer' ? exact(1n) : decimal('0.01');
}

function sameDimension(a: Type, b: QuantityType): boolean {
  if (a.kind !== 'quantity') return false;
  return a.money === b.money && a.hours === b.hours && isRate(a) === isRate(b);
}

function endsOf({ low, high }: Range): readonly Exact[] {
  return [low, high].filter((end): end is End => end !== null).map((end) => end.value);
}

/** Ends of table rows, as money. */
function tableEnds(l: Lowering): readonly Exact[] {
  return [...l.tables.values()].flatMap((table) => {
    if (!isMoney(table.of)) return [];
    const unit = table.unit === null ? undefined : l.parameters.get(table.unit)?.range.high?.value;
    const scale = table.scale === null ? undefined : l.nodes.at(table.scale).range.high?.value;
    const factor = mul(unit ?? exact(1n), scale ?? exact(1n));
    const rows = table.blocks.at(-1)?.rows ?? [];
    return rows.flatMap((row) => (row.upper === null ? [] : [mul(row.upper, factor)]));
  });
}

/** Amounts at which the rules may turn: written constants, parameters, limits, ends of tables. */
function thresholds(type: QuantityType, l: Lowering): readonly Exact[] {
  const nodes = l.nodes.nodes.filter((node) => {
    const { op } = node.operation;
    const fixed = op === 'constant' || op === 'parameter' || op === 'mul' || op === 'div';
    return fixed && sameDimension(node.type, type) && isNarrow(node.range);
  });
  const found = nodes.flatMap((node) => endsOf(node.range));
  return isMoney(type) ? [...found, ...tableEnds(l)] : found;
}

/** A range of one value, or of the few values that a dated parameter takes. */
function isNarrow({ low, high }: Range): boolean {
  if (low === null || high === null) return false;
  return low.value.n > 0n && compare(high.value, mul(low.value, exact(2n))) <= 0;
}

/** Counts whole steps of the unit, rounded down. */
export function stepsOf(value: Exact, unit: Exact): bigint {
  const { n, d } = div(value, unit);
  return n >= 0n ? n / d : -((-n + d - 1n) / d);
}

/** The allowed values of a quantity as whole steps of its unit, lowest and highest. */
export function stepBounds(input: IrInput, unit: Exact, l: Lowering): { low: bigint; high: bigint } {
  const low = input.lower === null ? null : l.nodes.at(input.lower.value).range.high;
  const high = input.upper === null ? null : l.nodes.at(input.upper.value).range.low;
  const least = low === null ? 0n : -stepsOf(neg(low.value), unit);
  const most = high === null ? LARGEST : stepsOf(high.value, unit);
  const open = (closed: boolean | undefined, end: End | null, at: bigint): boolean =>
    closed === false && end !== null && compare(mul(exact(at), unit), end.value) === 0;
  return {
    low: open(input.lower?.closed, low, least) ? least + 1n : least,
    high: open(input.upper?.closed, high, most) ? most - 1n : most,
  };
}

const LARGEST = 10n ** 12n;

function ascending(values: Iterable<bigint>): readonly bigint[] {
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Both bounds, and 1, 2, 5, 10, … between: the steps on which a rising input is looked at. */
export function risingSteps(input: IrInput, type: QuantityType, ir: Ir, l: Lowering): readonly bigint[] {
  const { low, high } = stepBounds(input, unitOf(type, ir), l);
  const decades: bigint[] = [];
  for (let at = 1n; at < high; at *= 10n) decades.push(at, 2n * at, 5n * at);
  const inside = decades.filter((at) => at > low && at < high);
  return low > high ? [] : ascending([low, ...inside, high]);
}

/** Rising steps, and every threshold of the rules with its neighbours. */
function interestingSteps(input: IrInput, type: QuantityType, ir: Ir, l: Lowering): readonly bigint[] {
  const unit = unitOf(type, ir);
  const { low, high } = stepBounds(input, unit, l);
  const around = thresholds(type, l).flatMap((value) => {
    const at = stepsOf(value, unit);
    return [at - 1n, at, at + 1n];
  });
  const inside = around.filter((at) => at > low && at < high);
  return ascending([...risingSteps(input, type, ir, l), ...inside]);
}

/** The ends of what a date may be, and days around the beginning of the validity. */
function datesWorthTrying(input: IrInput, { scheme }: Ir, l: Lowering): readonly string[] {
  const range = l.inputRanges.get(input.id)?.range;
  const [first, last] = range === undefined ? [scheme.validFrom, scheme.validUntil] : datesOf(range);
  const near = [-366, -31, 0, 1, 31].map((days) => addDays(scheme.validFrom, days));
  return [first, ...near, last].filter((date) => date >= first && date <= last);
}

/** Values of an input worth trying; undefined stands for not sending it. */
function candidatesOf(input: IrInput, ir: Ir, l: Lowering): readonly (InputValue | undefined)[] {
  const absent = input.presence === 'required' && input.unless === null ? [] : [undefined];
  const { type } = input;
  if (type.kind === 'boolean') return [...absent, true, false];
  if (type.kind === 'choice') return [...absent, ...type.words];
  if (type.kind === 'date') return [...absent, ...datesWorthTrying(input, ir, l)];
  if (type.kind !== 'quantity') return absent;
  const unit = unitOf(type, ir);
  return [...absent, ...interestingSteps(input, type, ir, l).map((at) => reduce(mul(exact(at), unit)))];
}

/** A value that may be sent, of those worth trying. */
export function middleOf(values: readonly (InputValue | undefined)[]): InputValue | undefined {
  const sent = values.filter((value) => value !== undefined);
  return sent[Math.floor(sent.length / 2)];
}

/** The last day that the rules can calculate: behind it a figure is blank. Before their first day where there is none. */
function lastKnownDay({ scheme: { validFrom, validUntil }, missing }: Ir): string {
  return calculableUntil({ validFrom, validUntil, missing }) ?? dayBefore(validFrom);
}

/** Days on which something dated changes, while the rules can be calculated. */
function changeDays(ir: Ir, l: Lowering): readonly string[] {
  const rows = [...l.parameters.values()].flatMap((parameter) => parameter.rows.map((row) => row.from));
  const blocks = [...l.tables.values()].flatMap((table) => table.blocks.map((block) => block.from));
  const lines = l.nodes.nodes.flatMap(({ operation }) => {
    if (operation.op === 'dated') return operation.dates;
    if (operation.op !== 'active') return [];
    return [operation.from, operation.until === null ? null : dayAfter(operation.until)].filter(
      (day) => day !== null,
    );
  });
  const { validFrom } = ir.scheme;
  const last = lastKnownDay(ir);
  return [...new Set([validFrom, ...rows, ...blocks, ...lines])]
    .filter((day) => day >= validFrom && day <= last)
    .sort();
}

const MOST_MONTHS = 4;

/** Some of many, evenly spread, first and last among them. */
export function spread<T>(values: readonly T[], most: number): readonly T[] {
  if (values.length <= most) return values;
  const last = values.length - 1;
  return Array.from({ length: most }, (_, at) => values[Math.round((at * last) / (most - 1))]).filter(
    (value) => value !== undefined,
  );
}

/**
 * Periods worth trying: one of every type in months in which something dated begins. What is settled once a year is settled
 * in its last month.
 */
function periodsOf(ir: Ir, l: Lowering): readonly Period[] {
  const { scheme } = ir;
  const last = lastKnownDay(ir);
  const months = [...new Set(changeDays(ir, l).map(monthOf))];
  const ends = scheme.periods.includes('event') ? [monthOf(last)] : [];
  const all = [...new Set([...spread(months, MOST_MONTHS), ...ends])].flatMap((month) =>
    scheme.periods.map((type): Period => {
      const start = firstDayOf(month);
      if (type === 'monthly' || type === 'event') return { type, start, end: lastDayOf(month), days: 30 };
      const days = type === 'biweekly' ? 15 : 7;
      return { type, start, end: `${month}-${String(days).padStart(2, '0')}`, days };
    }),
  );
  return all.filter((period) => {
    const year = Number.parseInt(period.end.slice(0, 4), 10);
    const date = referenceDate(scheme.asOf, period, year);
    return date >= scheme.validFrom && date <= last;
  });
}

/** Everything worth trying of one file. */
export interface SearchSpace {
  readonly inputs: readonly IrInput[];
  /** Values of an input, found out when they are asked for. */
  readonly candidates: (id: string) => readonly (InputValue | undefined)[];
  readonly periods: readonly Period[];
}

/** Made once for all the checks of a file. */
const spaces = new WeakMap<Ir, SearchSpace>();

/** The values and periods to try for a file whose checks are searched. */
export function searchSpace(ir: Ir, l: Lowering): SearchSpace {
  const known = spaces.get(ir);
  if (known !== undefined) return known;
  const inputs = ir.items.filter((item): item is IrInput => item.item === 'input');
  const found = new Map(inputs.map((input) => [input.id, once(() => candidatesOf(input, ir, l))]));
  const space = { inputs, candidates: (id: string) => found.get(id)?.() ?? [], periods: periodsOf(ir, l) };
  spaces.set(ir, space);
  return space;
}
