import type { AppliedRow, Table, TableRow } from '../module/table.ts';
import { Ratio, roundRatio } from './ratio.ts';

/** What turns the printed parameters of a table into the currency at the reference date. */
export interface TableFactors {
  readonly date: string;
  /** Value of the unit of the interval ends, times the scale. */
  readonly limits: Ratio;
  /** Value of the unit that cells give, times the scale where they give money. */
  readonly cells: Ratio;
}

export interface TableResult {
  readonly value: Ratio;
  readonly row: AppliedRow;
  /** The printed rows that the value comes from: one, or every slice reached. */
  readonly printed: readonly TableRow[];
}

export interface Band {
  readonly row: TableRow;
  readonly low: Ratio;
  /** null at `*`. */
  readonly high: Ratio | null;
}

/** Tables that a request scales by its days have as many sets of ends as there are days. */
const MOST_SCALES = 200;

const BANDS = new WeakMap<Table, Map<string, readonly Band[]>>();

/** The rows on a date; none before the first block. */
export function rowsOn(table: Table, date: string): readonly TableRow[] {
  const blocks = table.blocks.filter((block) => block.from <= date);
  return blocks.at(-1)?.rows ?? [];
}

/** A printed end or fixed amount in the currency. */
export function scaled(table: Table, printed: Ratio, factors: TableFactors): Ratio {
  const amount = printed.times(factors.limits);
  return table.roundLimits === null ? amount : roundRatio(amount, table.roundLimits);
}

/** The rows on a date, with their ends in the currency; of one date and scale they are made once. */
export function bandsOf(table: Table, factors: TableFactors): readonly Band[] {
  const key = `${factors.date} ${factors.limits.n}/${factors.limits.d}`;
  let made = BANDS.get(table);
  if (made === undefined || made.size >= MOST_SCALES) {
    made = new Map();
    BANDS.set(table, made);
  }
  let bands = made.get(key);
  if (bands === undefined) {
    bands = makeBands(table, factors);
    made.set(key, bands);
  }
  return bands;
}

function makeBands(table: Table, factors: TableFactors): readonly Band[] {
  const bands: Band[] = [];
  for (const row of rowsOn(table, factors.date)) {
    const high = row.upper === null ? null : scaled(table, Ratio.ofLaw(row.upper), factors);
    const before = bands.at(-1)?.high ?? null;
    const printed = scaled(table, row.lower === null ? Ratio.ZERO : Ratio.ofLaw(row.lower), factors);
    const low = table.grid !== null && before !== null ? before.plus(Ratio.ofLaw(table.grid)) : printed;
    bands.push({ row, low, high });
  }
  return bands;
}

function endsAtOrAfter(band: Band, base: Ratio): boolean {
  if (band.high === null) return true;
  const order = base.against(band.high);
  return band.row.upperClosed ? order <= 0 : order < 0;
}

function bandIndex(bands: readonly Band[], base: Ratio): number {
  const index = bands.findIndex((band) => endsAtOrAfter(band, base));
  return index === -1 ? bands.length - 1 : index;
}

function appliedRow(table: Table, band: Band, base: Ratio, fixed: Ratio, rate: Ratio): AppliedRow {
  return { tableId: table.id, lower: band.low, upper: band.high, fixed, rate, base, slices: [] };
}

function marginalValue(table: Table, bands: readonly Band[], at: number, base: Ratio): TableResult {
  const slices = bands.slice(0, at + 1).map(({ row, low, high }) => {
    const top = high !== null && high.against(base) < 0 ? high : base;
    const inside = top.against(low) > 0 ? top.minus(low) : Ratio.ZERO;
    const amount = inside.times(Ratio.ofLaw(row.value));
    return table.roundEach === null ? amount : roundRatio(amount, table.roundEach);
  });
  const value = slices.reduce((sum, slice) => sum.plus(slice), Ratio.ZERO);
  const band = bandAt(table, bands, at);
  const row = appliedRow(table, band, base, Ratio.ZERO, Ratio.ofLaw(band.row.value));
  const printed = bands.slice(0, at + 1).map((one) => one.row);
  return { value, row: { ...row, slices }, printed };
}

function bandAt(table: Table, bands: readonly Band[], at: number): Band {
  const band = bands[at];
  if (band === undefined) throw new RangeError(`${table.id} has no rows`);
  return band;
}

/** Applies a table that is read by a number. */
export function applyToNumber(table: Table, base: Ratio, factors: TableFactors): TableResult {
  const bands = bandsOf(table, factors);
  const at = bandIndex(bands, base);
  if (table.form === 'marginal') return marginalValue(table, bands, at, base);
  const band = bandAt(table, bands, at);
  const cell = Ratio.ofLaw(band.row.value);
  const printed = [band.row];
  if (table.form === 'step') {
    const value = cell.times(factors.cells);
    return { value, row: appliedRow(table, band, base, Ratio.ZERO, value), printed };
  }
  const fixed = scaled(table, Ratio.ofLaw(band.row.fixed), factors);
  const row = appliedRow(table, band, base, fixed, cell);
  if (table.form === 'excess') return { value: base.minus(band.low).times(cell).plus(fixed), row, printed };
  const tax = base.times(cell).minus(fixed);
  return { value: tax.n < 0n ? Ratio.ZERO : tax, row, printed };
}

/** Applies a `map`. */
export function applyToWord(table: Table, word: string, factors: TableFactors): TableResult {
  const found = rowsOn(table, factors.date).find((row) => row.word === word);
  if (found === undefined) throw new RangeError(`${table.id} has no row for ${word}`);
  const value = Ratio.ofLaw(found.value).times(factors.cells);
  const none = { lower: null, upper: null, fixed: Ratio.ZERO, base: Ratio.ZERO, slices: [] };
  return { value, row: { tableId: table.id, rate: value, ...none }, printed: [found] };
}

/** The last written upper end. */
export function upperLimitOf(table: Table, factors: TableFactors): Ratio {
  const highs = bandsOf(table, factors).flatMap((band) => (band.high === null ? [] : [band.high]));
  const top = highs.at(-1);
  if (top === undefined) throw new RangeError(`${table.id} has no upper end`);
  return top;
}

/** True when the table gives this value in some row. */
export function givesValue(table: Table, value: Ratio, factors: TableFactors): boolean {
  return rowsOn(table, factors.date).some(
    (row) => Ratio.ofLaw(row.value).times(factors.cells).against(value) === 0,
  );
}
