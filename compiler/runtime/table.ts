/**
 * Tables of the law: the row that holds a base at a date, and the value it gives. Everything is exact, in
 * whole numbers over the denominators that the compiler chose; only `round each` and `round limits` of the
 * table itself round.
 */
import { add, type Exact, mul, ONE, over, ZERO } from './exact.ts';
import { lastFrom } from './figure.ts';
import type { BracketApplied } from './outcome.ts';
import { type Rounding, round } from './rounding.ts';

export type TableForm = 'marginal' | 'excess' | 'rebate' | 'step' | 'map';

/** A row as the law prints it. Ends and `fixed` are counted in the unit of the table. */
export interface TableRow {
  /** null in a `map`. */
  readonly lower: Exact | null;
  readonly lowerClosed: boolean;
  /** null for `*`, and in a `map`. */
  readonly upper: Exact | null;
  readonly upperClosed: boolean;
  /** The word of a `map` row; null in every other form. */
  readonly word: string | null;
  /** Rate, or the value of a `step` or `map` row. */
  readonly value: Exact;
  /** `plus` or `less`; 0 without. */
  readonly fixed: Exact;
}

export interface TableBlock {
  /** First date at which the rows hold. */
  readonly from: string;
  readonly rows: readonly TableRow[];
}

/** A table of a rule file, as emitted modules hold it. */
export interface Table {
  readonly id: string;
  readonly form: TableForm;
  readonly blocks: readonly TableBlock[];
  /** The law prints every lower end one step above the upper end before; null without. */
  readonly grid: Exact | null;
  /** `round each`: of every slice of a `marginal` table. */
  readonly roundEach: Rounding | null;
  /** `round limits`: of scaled ends and constants. */
  readonly roundLimits: Rounding | null;
}

/** When a table is read, and what turns its printed figures into the currency. */
export interface Reading {
  /** The reference date. */
  readonly date: string;
  /** Value of the unit of ends and constants, times the scale; 1 without. */
  readonly factor?: Exact;
  /** Value of the unit that `step` and `map` rows give, times the scale where they give money; 1 without. */
  readonly valueFactor?: Exact;
}

/** The row that gave the value, and its parts: what trace and bracket show. */
export interface AppliedRow extends BracketApplied {
  /** `marginal`: one amount per slice reached, rounded as the table says; empty in the other forms. */
  readonly slices: readonly Exact[];
}

/** A value, over the denominator that the compiler knows for it, and where it comes from. */
export interface Applied {
  readonly value: bigint;
  readonly row: AppliedRow;
}

/** A row in the currency. Ends and `fixed` are counted in `limitScale`, the value in `valueScale`. */
interface RowOn {
  readonly lower: bigint;
  readonly upper: bigint | null;
  readonly upperClosed: boolean;
  readonly fixed: bigint;
  readonly value: bigint;
  readonly word: string | null;
}

/** The rows of a table in the currency, on a date, as whole numbers. */
export interface RowsOn {
  readonly table: Table;
  readonly rows: readonly RowOn[];
  /** What ends, fixed amounts and bases are counted in. */
  readonly limitScale: bigint;
  readonly valueScale: bigint;
}

/** None on a date before the first. The compiler proves that nothing applies the table then (PAY611). */
function rowsAt(table: Table, date: string): readonly TableRow[] {
  return lastFrom(table.blocks, date)?.rows ?? [];
}

/** A printed end or constant in the currency. */
function inCurrency(table: Table, printed: Exact, factor: Exact): Exact {
  const amount = factor === ONE ? printed : mul(printed, factor);
  return table.roundLimits === null ? amount : round(amount, table.roundLimits);
}

/** The rows of a table at its date. The compiler has chosen scales that make everything whole. */
export function rowsOn(table: Table, reading: Reading, limitScale: bigint, valueScale: bigint): RowsOn {
  const { date, factor = ONE, valueFactor = ONE } = reading;
  let before: Exact | null = null;
  const rows = rowsAt(table, date).map((row) => {
    const lower: Exact =
      table.grid !== null && before !== null
        ? add(before, table.grid)
        : inCurrency(table, row.lower ?? ZERO, factor);
    const upper = row.upper === null ? null : inCurrency(table, row.upper, factor);
    before = upper;
    return {
      lower: over(lower, limitScale),
      upper: upper === null ? null : over(upper, limitScale),
      upperClosed: row.upperClosed,
      fixed: over(inCurrency(table, row.fixed, factor), limitScale),
      value: over(mul(row.value, valueFactor), valueScale),
      word: row.word,
    };
  });
  return { table, rows, limitScale, valueScale };
}

function holds({ upper, upperClosed }: RowOn, base: bigint): boolean {
  return upper === null || base < upper || (base === upper && upperClosed);
}

/** The row that holds the base. The compiler proves that there is one (PAY405), so none is an engine fault. */
function rowFor({ table, rows }: RowsOn, base: bigint): RowOn {
  const found = rows.find((row) => holds(row, base));
  if (found === undefined || base < 0n) throw new RangeError(`table ${table.id} has no row for its base`);
  return found;
}

function shown(on: RowsOn, { lower, upper, value }: RowOn, base: bigint, fixed: bigint): AppliedRow {
  const amount = (n: bigint): Exact => ({ n, d: on.limitScale });
  return {
    tableId: on.table.id,
    lower: amount(lower),
    upper: upper === null ? null : amount(upper),
    fixed: fixed === 0n ? ZERO : amount(fixed),
    rate: { n: value, d: on.valueScale },
    base: amount(base),
    slices: [],
  };
}

/**
 * Sum over the rows of (part of the base inside the row) times rate. A base above the top gives the top.
 * `scale` is what the value is counted in.
 */
export function marginal(on: RowsOn, base: bigint, scale: bigint): Applied {
  const { table, rows, limitScale, valueScale } = on;
  const holding = rows.findIndex((row) => holds(row, base));
  const reached = rows.slice(0, holding === -1 ? rows.length : holding + 1);
  const top = reached.at(-1);
  if (top === undefined || base < 0n) throw new RangeError(`table ${table.id} has no row for its base`);
  const slices = reached.map(({ lower, upper, value }): Exact => {
    const end = upper !== null && upper < base ? upper : base;
    const amount = { n: end > lower ? (end - lower) * value : 0n, d: limitScale * valueScale };
    return table.roundEach === null ? amount : round(amount, table.roundEach);
  });
  const value = slices.reduce((sum, slice) => sum + over(slice, scale), 0n);
  return { value, row: { ...shown(on, top, base, 0n), slices } };
}

/** (base minus lower end) times rate, plus the fixed amount. */
export function excess(on: RowsOn, base: bigint): Applied {
  const row = rowFor(on, base);
  const value = (base - row.lower) * row.value + row.fixed * on.valueScale;
  return { value, row: shown(on, row, base, row.fixed) };
}

/** Base times rate, minus the amount taken off; never under zero. */
export function rebate(on: RowsOn, base: bigint): Applied {
  const row = rowFor(on, base);
  const rest = base * row.value - row.fixed * on.valueScale;
  return { value: rest < 0n ? 0n : rest, row: shown(on, row, base, row.fixed) };
}

/** The value of the row that holds the base. */
export function step(on: RowsOn, base: bigint): Applied {
  const row = rowFor(on, base);
  return { value: row.value, row: shown(on, row, base, 0n) };
}

/** The value of the row of a word. */
export function map({ table, rows, valueScale }: RowsOn, word: string): Applied {
  const row = rows.find((one) => one.word === word);
  if (row === undefined) throw new RangeError(`table ${table.id} has no row for ${word}`);
  const rate = { n: row.value, d: valueScale };
  const none = { lower: null, upper: null, fixed: ZERO, base: ZERO, slices: [] };
  return { value: row.value, row: { tableId: table.id, rate, ...none } };
}

/** The last written upper end. */
export function upperLimit({ table, rows }: RowsOn): bigint {
  const top = rows.findLast((row) => row.upper !== null)?.upper ?? null;
  if (top === null) throw new RangeError(`table ${table.id} has no upper end`);
  return top;
}

/** True when the value is one of those that a `step` or `map` gives. */
export function among({ rows }: RowsOn, value: bigint): boolean {
  return rows.some((row) => row.value === value);
}
