import { Ratio } from '../../../runtime/interpreter/ratio.ts';
import {
  applyToNumber,
  applyToWord,
  givesValue as givesRatio,
  type TableFactors,
  upperLimitOf as upperRatio,
} from '../../../runtime/interpreter/tables.ts';
import type { AppliedRow, Table } from '../../../runtime/module/table.ts';
import { type Exact, ONE } from '../../../runtime/numbers/exact.ts';

/** When a table is read, and what turns its printed parameters into the currency. */
export interface Reading {
  readonly date: string;
  /** Value of the unit of ends and constants, times the scale; 1 without. */
  readonly factor?: Exact;
  /** Value of the unit that `step` and `map` rows give; 1 without. */
  readonly valueFactor?: Exact;
}

/** A table's answer to one base, as an exact value. */
export interface AppliedTable {
  readonly value: Exact;
  readonly row: AppliedRow;
}

function factorsOf({ date, factor = ONE, valueFactor = ONE }: Reading): TableFactors {
  return { date, limits: Ratio.of(factor), cells: Ratio.of(valueFactor) };
}

/** Applies a table of any form to a base (a word for a `map`). */
export function applyTable(table: Table, base: Exact | string, reading: Reading): AppliedTable {
  const factors = factorsOf(reading);
  if (typeof base === 'string') return applyToWord(table, base, factors);
  return applyToNumber(table, Ratio.of(base), factors);
}

/** The last written upper end. */
export function upperLimitOf(table: Table, reading: Reading): Exact {
  return upperRatio(table, factorsOf(reading));
}

/** True when a table gives the value in some row. */
export function givesValue(table: Table, value: Exact, reading: Reading): boolean {
  return givesRatio(table, Ratio.of(value), factorsOf(reading));
}
