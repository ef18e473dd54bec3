import { isMoney } from '../../runtime/ir/type.ts';
import {
  add,
  compare,
  div,
  type Exact,
  exact,
  max,
  min,
  mul,
  neg,
  ONE,
  sub,
  ZERO,
} from '../../runtime/numbers/exact.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import type { IrTable, IrTableBlock, IrTableRow } from '../ir/ir.ts';
import { divideRanges, hull, multiplyRanges, point, type Range, UNBOUNDED } from '../ir/range.ts';

/** A bound that may be missing: null is unlimited. */
type Limit = Exact | null;

/** The values that one row can give over the bases that reach it, counted as printed. */
interface Reach {
  readonly low: Limit;
  readonly high: Limit;
  /** Largest value per unit of base; null when there is no such bound. */
  readonly share: Limit;
}

/** The bases that reach a row, as printed; null when none does. */
function basesOf(row: IrTableRow, from: Exact, base: Range): { low: Exact; high: Limit } | null {
  const lower = row.lower ?? ZERO;
  const low = base.low === null ? from : max(from, base.low.value);
  const wanted = base.high?.value ?? null;
  const high = row.upper === null ? wanted : wanted === null ? row.upper : min(row.upper, wanted);
  if (high !== null && compare(high, low) < 0) return null;
  return { low: max(low, lower), high: high === null ? null : max(high, lower) };
}

/** The printed value of a row at a base; `before` is the sum of the slices under a `marginal` row. */
function valueAt(table: IrTable, row: IrTableRow, before: Exact, base: Exact): Exact {
  if (table.form === 'rebate') return max(ZERO, sub(mul(base, row.value), row.fixed));
  const inside = mul(sub(base, row.lower ?? ZERO), row.value);
  return add(table.form === 'marginal' ? before : row.fixed, inside);
}

function shareAt(value: Exact, base: Exact): Limit {
  if (base.n !== 0n) return div(value, base);
  return value.n > 0n ? null : ZERO;
}

function reachOf(table: IrTable, row: IrTableRow, before: Exact, base: { low: Exact; high: Limit }): Reach {
  const atLow = valueAt(table, row, before, base.low);
  const startsAtNothing = base.low.n === 0n && atLow.n === 0n;
  const shareLow = startsAtNothing ? row.value : shareAt(atLow, base.low);
  if (base.high === null) {
    const low = row.value.n < 0n ? null : atLow;
    const high = row.value.n > 0n ? null : atLow;
    return { low, high, share: shareLow === null ? null : max(shareLow, row.value) };
  }
  const atHigh = valueAt(table, row, before, base.high);
  const shareHigh = startsAtNothing && base.high.n === 0n ? ZERO : shareAt(atHigh, base.high);
  const share = shareLow === null || shareHigh === null ? null : max(shareLow, shareHigh);
  return { low: min(atLow, atHigh), high: max(atLow, atHigh), share };
}

function fold(limits: readonly Limit[], choose: (a: Exact, b: Exact) => Exact): Limit {
  return (
    limits.reduce<Limit | undefined>(
      (best, next) =>
        best === undefined ? next : best === null || next === null ? null : choose(best, next),
      undefined,
    ) ?? null
  );
}

interface Progression extends Reach {
  readonly steepest: Exact;
  readonly leastFixed: Exact;
}

/** Everything a progressive block can give over a printed base; null when no row is reached. */
function progressionOf(table: IrTable, block: IrTableBlock, base: Range): Progression | null {
  const reached: { row: IrTableRow; reach: Reach }[] = [];
  let [before, from] = [ZERO, block.rows[0]?.lower ?? ZERO];
  for (const row of block.rows) {
    const bases = basesOf(row, from, base);
    if (bases !== null) reached.push({ row, reach: reachOf(table, row, before, bases) });
    if (row.upper === null) break;
    before = add(before, mul(sub(row.upper, row.lower ?? ZERO), row.value));
    from = row.upper;
  }
  const [first, ...rest] = reached;
  if (first === undefined) return null;
  const least = (limits: readonly Limit[]) => fold(limits, (a, b) => min(a, b));
  const most = (limits: readonly Limit[]) => fold(limits, (a, b) => max(a, b));
  const reaches = reached.map((one) => one.reach);
  const magnitude = (value: Exact) => max(value, neg(value));
  return {
    low: least(reaches.map((one) => one.low)),
    high: most(reaches.map((one) => one.high)),
    share: most(reaches.map((one) => one.share)),
    steepest: rest.reduce((best, one) => max(best, magnitude(one.row.value)), magnitude(first.row.value)),
    leastFixed: rest.reduce((best, one) => min(best, one.row.fixed), first.row.fixed),
  };
}

function coarsest(rounding: Rounding): Exact {
  return rounding.rungs.reduce((most, rung) => max(most, rung.quantum), ZERO);
}

function scaled(limit: Limit, by: Range): Range {
  return limit === null ? UNBOUNDED : multiplyRanges(point(limit), by);
}

/**
 * The greatest distance between the value in the currency and the printed value times the factor: a `grid` step is not
 * scaled, limits may be rounded, and so may each slice. Returns null if there is no such bound.
 */
function slackOf(table: IrTable, rows: number, factor: Range, steepest: Exact): Limit {
  let slack = ZERO;
  if (table.grid !== null) {
    if (factor.low === null || factor.high === null) return null;
    const off = max(sub(factor.high.value, ONE), sub(ONE, factor.low.value), ZERO);
    slack = add(slack, mul(mul(off, table.grid), steepest));
  }
  if (table.roundLimits !== null) slack = add(slack, mul(coarsest(table.roundLimits), add(ONE, steepest)));
  if (table.roundEach !== null) slack = add(slack, mul(coarsest(table.roundEach), exact(BigInt(rows))));
  return slack;
}

function closed(value: Limit): Range['low'] {
  return value === null ? null : { value, open: false };
}

function progressiveRange(table: IrTable, block: IrTableBlock, argument: Range, factor: Range): Range {
  const base = divideRanges(argument, factor);
  const one = progressionOf(table, block, base);
  if (one === null) return UNBOUNDED;
  const slack = slackOf(table, block.rows.length, factor, one.steepest);
  const raised = scaled(one.high, factor).high?.value ?? null;
  const top = argument.high?.value ?? null;
  const shared = one.share === null || top === null ? null : mul(one.share, max(top, ZERO));
  const high = raised === null ? shared : shared === null ? raised : min(raised, shared);
  const lowered = scaled(one.low, factor).low?.value ?? null;
  const neverUnder = one.low !== null && one.low.n >= 0n && one.leastFixed.n >= 0n;
  const low = lowered === null || slack === null ? null : sub(lowered, slack);
  return {
    low: closed(neverUnder ? max(low ?? ZERO, ZERO) : low),
    high: closed(high === null || slack === null ? null : add(high, slack)),
  };
}

/** True when some base in the range can fall into the row of a `step` table, whatever the factor. */
function isReached(row: IrTableRow, from: Exact, argument: Range, factor: Range, slack: Exact): boolean {
  const lowest = sub(mul(from, factor.low?.value ?? ZERO), slack);
  if (argument.high !== null && compare(argument.high.value, lowest) < 0) return false;
  const exactly = argument.high !== null && compare(argument.high.value, lowest) === 0;
  if (exactly && slack.n === 0n && (argument.high?.open === true || !row.lowerClosed)) return false;
  if (row.upper === null || factor.high === null || argument.low === null) return true;
  const highest = add(mul(row.upper, factor.high.value), slack);
  const order = compare(argument.low.value, highest);
  return order < 0 || (order === 0 && (slack.n > 0n || (row.upperClosed && !argument.low.open)));
}

function stepRange(table: IrTable, block: IrTableBlock, argument: Range, factor: Range): Range | null {
  const slack = table.roundLimits === null ? ZERO : coarsest(table.roundLimits);
  const values = block.rows.flatMap((row, index) => {
    const from = block.rows[index - 1]?.upper ?? row.lower ?? ZERO;
    return isReached(row, from, argument, factor, slack) ? [point(row.value)] : [];
  });
  const [first, ...rest] = values;
  return first === undefined ? null : rest.reduce(hull, first);
}

function mapRange(block: IrTableBlock): Range | null {
  const [first, ...rest] = block.rows.map((row) => point(row.value));
  return first === undefined ? null : rest.reduce(hull, first);
}

/** Units and scale that a table is counted in, as ranges; null where it has none. */
export interface TableFactors {
  /** Value of the unit of interval ends and constants. */
  readonly unit: Range | null;
  readonly scale: Range | null;
  /** Value of the unit that the rows of a `step` or `map` give. */
  readonly givesUnit: Range | null;
}

function cellRange(table: IrTable, values: Range, factors: TableFactors): Range {
  if (!isMoney(table.gives)) return values;
  if (table.givesUnit !== null && factors.givesUnit === null) return UNBOUNDED;
  const inUnit = multiplyRanges(values, factors.givesUnit ?? point(ONE));
  return multiplyRanges(inUnit, factors.scale ?? point(ONE));
}

/** A sound range of what the table gives for any base of the range, at any date of its blocks. */
export function rangeOfTable(table: IrTable, argument: Range, factors: TableFactors): Range {
  const factor = multiplyRanges(factors.unit ?? point(ONE), factors.scale ?? point(ONE));
  const unknownUnit = table.unit !== null && factors.unit === null;
  const progressive = table.form === 'marginal' || table.form === 'excess' || table.form === 'rebate';
  if (unknownUnit && table.form !== 'map') return UNBOUNDED;
  const ranges = table.blocks.map((block) => {
    if (progressive) return progressiveRange(table, block, argument, factor);
    const values = table.form === 'map' ? mapRange(block) : stepRange(table, block, argument, factor);
    return values === null ? UNBOUNDED : cellRange(table, values, factors);
  });
  const [first, ...rest] = ranges;
  return first === undefined ? UNBOUNDED : rest.reduce(hull, first);
}
