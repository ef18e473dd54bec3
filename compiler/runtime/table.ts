/**
 * Tables of the law: the row that holds a base at a date, and the value it gives. Everything is exact;
 * only `round each` and `round limits` of the table itself round.
 */
import { add, compare, type Exact, equal, max, min, mul, ONE, sub, ZERO } from './exact.ts';
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

export interface Applied {
  readonly value: Exact;
  readonly row: AppliedRow;
}

function rowsAt(table: Table, date: string): readonly TableRow[] {
  const block = lastFrom(table.blocks, date);
  if (block === null) throw new RangeError(`table ${table.id} has no rows on ${date}`);
  return block.rows;
}

/** A printed end or constant in the currency. */
function inCurrency(table: Table, printed: Exact, factor: Exact): Exact {
  const amount = factor === ONE ? printed : mul(printed, factor);
  return table.roundLimits === null ? amount : round(amount, table.roundLimits);
}

function holds(row: TableRow, upper: Exact | null, base: Exact): boolean {
  if (upper === null) return true;
  const order = compare(base, upper);
  return order < 0 || (order === 0 && row.upperClosed);
}

interface Found {
  readonly row: TableRow;
  readonly lower: Exact;
  readonly upper: Exact | null;
}

/** The rows up to the one that holds the base, in the currency; the last one is the highest reached. */
function rowsReached(table: Table, base: Exact, reading: Reading): readonly Found[] {
  const factor = reading.factor ?? ONE;
  const reached: Found[] = [];
  let before: Exact | null = null;
  for (const row of rowsAt(table, reading.date)) {
    const lower: Exact =
      table.grid !== null && before !== null
        ? add(before, table.grid)
        : inCurrency(table, row.lower ?? ZERO, factor);
    const upper = row.upper === null ? null : inCurrency(table, row.upper, factor);
    reached.push({ row, lower, upper });
    if (holds(row, upper, base)) return reached;
    before = upper;
  }
  return reached;
}

/** The row that holds the base. The compiler proves that there is one (PAY405), so none is an engine fault. */
function rowFor(table: Table, base: Exact, reading: Reading): Found {
  const found = rowsReached(table, base, reading).at(-1);
  if (found === undefined || !holds(found.row, found.upper, base) || base.n < 0n) {
    throw new RangeError(`table ${table.id} has no row for its base`);
  }
  return found;
}

function applied(table: Table, found: Found, base: Exact, fixed: Exact, rate: Exact, value: Exact): Applied {
  const { lower, upper } = found;
  return { value, row: { tableId: table.id, lower, upper, fixed, rate, base, slices: [] } };
}

/** Sum over the rows of (part of the base inside the row) times rate. A base above the top gives the top. */
export function marginal(table: Table, base: Exact, reading: Reading): Applied {
  const reached = rowsReached(table, base, reading);
  const top = reached.at(-1);
  if (top === undefined || base.n < 0n) throw new RangeError(`table ${table.id} has no row for its base`);
  const slices = reached.map(({ row, lower, upper }) => {
    const inside = sub(upper === null ? base : min(base, upper), lower);
    const amount = mul(max(ZERO, inside), row.value);
    return table.roundEach === null ? amount : round(amount, table.roundEach);
  });
  const value = slices.reduce(add, ZERO);
  const { lower, upper, row } = top;
  return { value, row: { tableId: table.id, lower, upper, fixed: ZERO, rate: row.value, base, slices } };
}

/** (base minus lower end) times rate, plus the fixed amount. */
export function excess(table: Table, base: Exact, reading: Reading): Applied {
  const found = rowFor(table, base, reading);
  const { row, lower } = found;
  const fixed = inCurrency(table, row.fixed, reading.factor ?? ONE);
  return applied(table, found, base, fixed, row.value, add(mul(sub(base, lower), row.value), fixed));
}

/** Base times rate, minus the amount taken off; never under zero. */
export function rebate(table: Table, base: Exact, reading: Reading): Applied {
  const found = rowFor(table, base, reading);
  const fixed = inCurrency(table, found.row.fixed, reading.factor ?? ONE);
  const value = max(ZERO, sub(mul(base, found.row.value), fixed));
  return applied(table, found, base, fixed, found.row.value, value);
}

/** The value of the row that holds the base. */
export function step(table: Table, base: Exact, reading: Reading): Applied {
  const found = rowFor(table, base, reading);
  const value = mul(found.row.value, reading.valueFactor ?? ONE);
  return applied(table, found, base, ZERO, value, value);
}

/** The value of the row of a word. */
export function map(table: Table, word: string, reading: Reading): Applied {
  const row = rowsAt(table, reading.date).find((one) => one.word === word);
  if (row === undefined) throw new RangeError(`table ${table.id} has no row for ${word}`);
  const value = mul(row.value, reading.valueFactor ?? ONE);
  const shown = { tableId: table.id, lower: null, upper: null, fixed: ZERO, rate: value, base: ZERO };
  return { value, row: { ...shown, slices: [] } };
}

const BY_FORM = { marginal, excess, rebate, step } as const;

/** Applies a table of any form to a base (a word for a `map`). */
export function applyTable(table: Table, base: Exact | string, reading: Reading): Applied {
  if (typeof base === 'string') return map(table, base, reading);
  if (table.form === 'map') throw new RangeError(`table ${table.id} is read by a word`);
  return BY_FORM[table.form](table, base, reading);
}

/** The last written upper end, in the currency. */
export function upperLimit(table: Table, reading: Reading): Exact {
  const top = rowsAt(table, reading.date).findLast((row) => row.upper !== null);
  if (top === undefined || top.upper === null) throw new RangeError(`table ${table.id} has no upper end`);
  return inCurrency(table, top.upper, reading.factor ?? ONE);
}

/** True when the value is one of those that a `step` or `map` gives at the date. */
export function among(table: Table, value: Exact, reading: Reading): boolean {
  const factor = reading.valueFactor ?? ONE;
  return rowsAt(table, reading.date).some((row) => equal(mul(row.value, factor), value));
}
