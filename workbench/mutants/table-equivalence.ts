import type { Ir, IrNode, IrTable, IrTableBlock, IrTableRow, NodeId } from '../../compiler/ir/ir.ts';
import { liesOnGrid } from '../../compiler/lower/node-list.ts';
import { rowsInForce, validity } from '../../compiler/parameters/coverage.ts';
import { Ratio, roundRatio } from '../../runtime/interpreter/ratio.ts';
import {
  applyToNumber,
  type Band,
  bandsOf,
  scaled,
  type TableFactors,
} from '../../runtime/interpreter/tables.ts';
import { compare, type Exact, equal, exact, mul, ONE } from '../../runtime/numbers/exact.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import { gridOf } from './proven-grid.ts';

/** A table with one row changed. */
interface ChangedTable {
  readonly table: IrTable;
  readonly block: IrTableBlock;
  readonly index: number;
  readonly before: IrTableRow;
  readonly after: IrTableRow;
  readonly changed: IrTable;
}

function applications(ir: Ir, table: IrTable): readonly NodeId[] {
  return ir.nodes.flatMap(({ operation }, id) =>
    operation.op === 'apply' && operation.table === table.id ? [id] : [],
  );
}

function readsLimit(ir: Ir, table: IrTable): boolean {
  return ir.nodes.some(({ operation }) => operation.op === 'upper_limit' && operation.table === table.id);
}

/** More than any period has days. */
const MANY = 400;

/** Every value that the scale can take, or null when they cannot be listed. */
function scaleValues(scale: IrNode | undefined): readonly Exact[] | null {
  if (scale === undefined) return [ONE];
  const { low, high } = scale.range;
  if (low === null || high === null) return null;
  if (equal(low.value, high.value)) return [low.value];
  const [first, last] = [Number(low.value.n / low.value.d), Number(high.value.n / high.value.d)];
  if (scale.operation.op !== 'period' || last - first > MANY) return null;
  return Array.from({ length: last - first + 1 }, (_, step) => exact(BigInt(first + step)));
}

/** Every amount that a printed 1 can stand for, or null when they cannot be listed: at other dates, say. */
function limitFactors(ir: Ir, table: IrTable): readonly Exact[] | null {
  if (table.unit !== null && applications(ir, table).some((id) => ir.nodes[id]?.args.length !== 1))
    return null;
  const scales = scaleValues(table.scale === null ? undefined : ir.nodes[table.scale]);
  const unit = ir.parameters.find(({ id }) => id === table.unit);
  if (scales === null || (unit !== undefined && unit.unit !== null)) return null;
  if (unit === undefined) return scales;
  const units = rowsInForce(unit.rows, validity(ir.scheme)).map((row) => row.value);
  return scales.flatMap((scale) => units.map((one) => mul(scale, one)));
}

function factorsOn(date: string, limits: Exact): TableFactors {
  return { date, limits: Ratio.of(limits), cells: Ratio.ONE };
}

function sameEnd(a: Ratio | null, b: Ratio | null): boolean {
  return a === null || b === null ? a === b : a.against(b) === 0;
}

/** The ends and constants of all rows, once scaled and rounded, are the same parameters. */
function sameParameters({ table, changed }: ChangedTable, factors: TableFactors): boolean {
  const others = bandsOf(changed, factors);
  const fixed = (band: Band) => scaled(table, Ratio.of(band.row.fixed), factors);
  return bandsOf(table, factors).every((band, index) => {
    const other = others[index];
    if (other === undefined) return false;
    const { row } = other;
    const ends = sameEnd(band.low, other.low) && sameEnd(band.high, other.high);
    const cells = equal(band.row.value, row.value) && fixed(band).against(fixed(other)) === 0;
    return ends && cells && band.row.upperClosed === row.upperClosed;
  });
}

/** The roundings of the steps that are this value or choose it; null if it goes elsewhere. */
function roundingsOf(ir: Ir, id: NodeId): readonly (Rounding | null)[] | null {
  const found: (Rounding | null)[] = [];
  for (const item of ir.items) if (item.item === 'step' && item.value === id) found.push(item.rounding);
  for (const [parent, { operation, args }] of ir.nodes.entries()) {
    if (!args.includes(id)) continue;
    const above = operation.op === 'select' && args[0] !== id ? roundingsOf(ir, parent) : null;
    if (above === null) return null;
    found.push(...above);
  }
  return found.length === 0 ? null : found;
}

/** The roundings of a table's value before anything else reads it; no rounding if that is not known. */
function readersOf(ir: Ir, table: IrTable): readonly (Rounding | null)[] {
  return applications(ir, table).flatMap((id) => roundingsOf(ir, id) ?? [null]);
}

/** Closing an end the other way moves the base that lies on it, and no other. */
function onlyCloses({ before, after }: ChangedTable): boolean {
  const ends = before.upper !== null && after.upper !== null && equal(before.upper, after.upper);
  return (
    ends &&
    before.upperClosed !== after.upperClosed &&
    equal(before.value, after.value) &&
    equal(before.fixed, after.fixed)
  );
}

function sameAt(ir: Ir, change: ChangedTable, base: Ratio, factors: TableFactors): boolean {
  const a = applyToNumber(change.table, base, factors).value;
  const b = applyToNumber(change.changed, base, factors).value;
  if (a.against(b) === 0) return true;
  const readers = readersOf(ir, change.table);
  return readers.every(
    (rounding) => rounding !== null && roundRatio(a, rounding).against(roundRatio(b, rounding)) === 0,
  );
}

function sameAtEnd(ir: Ir, change: ChangedTable, factors: TableFactors): boolean {
  const end = bandsOf(change.table, factors)[change.index]?.high ?? null;
  return end !== null && sameAt(ir, change, end, factors);
}

/** An end one step of the base further moves one base only, where the beginning of a row counts for nothing. */
function sameOneStepOn(ir: Ir, change: ChangedTable, factors: TableFactors): boolean {
  const { table, before, after } = change;
  if (table.form !== 'rebate' || before.upper === null || after.upper === null) return false;
  const onlyEnd = equal(before.value, after.value) && equal(before.fixed, after.fixed);
  const [from, to] = [before.upper, after.upper].map((end) => scaled(table, Ratio.of(end), factors));
  if (from === undefined || to === undefined || !onlyEnd || !before.upperClosed || !after.upperClosed) {
    return false;
  }
  const steps = applications(ir, table).every((id) => {
    const grid = gridOf(ir, ir.nodes[id]?.args[0]);
    return grid !== null && to.minus(from).against(Ratio.of(grid)) <= 0 && liesOnGrid(from, grid);
  });
  return steps && sameAt(ir, change, to, factors);
}

/** The amounts that the table is read by are whole multiples of something that the end is not. */
function neverOnEnd(ir: Ir, { table, before }: ChangedTable, limits: Exact): boolean {
  const { upper } = before;
  if (upper === null || table.roundLimits !== null) return false;
  return applications(ir, table).every((id) => {
    const grid = gridOf(ir, ir.nodes[id]?.args[0]);
    return grid !== null && !liesOnGrid(mul(upper, limits), grid);
  });
}

/** A table that is only searched (`among`) says the same while it holds the same values. */
function sameValues({ table, block, before, after }: ChangedTable): boolean {
  if (table.form !== 'map') return false;
  const has = (rows: readonly IrTableRow[], value: Exact) => rows.some((row) => equal(row.value, value));
  const others = block.rows.filter((row) => row !== before);
  return has(others, before.value) && has(others, after.value);
}

/** The rate of a first row that holds one amount only multiplies nothing. */
function ratesNothing(ir: Ir, { table, index, before, after }: ChangedTable): boolean {
  const { lower, upper } = before;
  if (table.form !== 'excess' || index !== 0 || lower === null || upper === null) return false;
  const same = after.upper !== null && equal(after.upper, upper) && equal(after.fixed, before.fixed);
  const starts = applications(ir, table).every((id) => {
    const low = ir.nodes[ir.nodes[id]?.args[0] ?? -1]?.range.low ?? null;
    return low !== null && compare(low.value, lower) >= 0;
  });
  return same && starts && before.upperClosed && after.upperClosed && equal(lower, upper);
}

/** Nothing that the table is read by is as small as this row, before or after. */
function neverReached(ir: Ir, { table, before, after }: ChangedTable, limits: Exact): boolean {
  const ends = [before.upper, after.upper];
  return applications(ir, table).every((id) => {
    const low = ir.nodes[ir.nodes[id]?.args[0] ?? -1]?.range.low ?? null;
    return low !== null && ends.every((end) => end !== null && compare(mul(end, limits), low.value) < 0);
  });
}

function sameUnder(ir: Ir, change: ChangedTable, limits: Exact): boolean {
  const factors = factorsOn(change.block.from, limits);
  if (sameParameters(change, factors)) return true;
  if (onlyCloses(change)) return neverOnEnd(ir, change, limits) || sameAtEnd(ir, change, factors);
  if (readsLimit(ir, change.table)) return false;
  if (change.table.form === 'step' && neverReached(ir, change, limits)) return true;
  return sameOneStepOn(ir, change, factors);
}

/**
 * True when the change provably moves no amount: not the end of an interval at which both rows give the
 * same, nor a parameter that scaling rounds away, nor a row that no base falls into.
 */
export function movesNothing(ir: Ir, change: ChangedTable): boolean {
  if (applications(ir, change.table).length === 0) return sameValues(change);
  if (change.table.form === 'map') return false;
  if (ratesNothing(ir, change)) return true;
  const factors = limitFactors(ir, change.table);
  return factors?.every((limits) => sameUnder(ir, change, limits)) ?? false;
}
