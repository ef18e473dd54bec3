import type { Span } from '../../dsl/ast/ast.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { isMoney } from '../../runtime/ir/type.ts';
import { compare, type Exact, isMultiple, mul, ONE, ZERO } from '../../runtime/numbers/exact.ts';
import type { IrScheme, IrTable, IrTableRow } from '../ir/ir.ts';
import { isNonNegative, multiplyRanges, point, type Range } from '../ir/range.ts';
import type { FileContext } from '../model/context.ts';
import { dayBefore, earlierOf } from '../parameters/calendar.ts';
import { type DateSpan, rowsInForce, validity } from '../parameters/coverage.ts';
import { showAmount, showNumber } from './printed-row.ts';
import { rangeOfTable } from './value-range.ts';

/** One place where a table is applied, and what is proven there. */
export interface TableUse {
  /** Range of the base, in the currency. */
  readonly argument: Range;
  /** Every base is a whole multiple of this; null when nothing is proven. */
  readonly grid: Exact | null;
  readonly scale: Range | null;
  /** Every scale is a whole multiple of this; null or absent when nothing is proven. */
  readonly scaleGrid?: Exact | null;
  /** Value of the unit of the table; null when it is counted in the currency or in numbers. */
  readonly unit: Range | null;
  /** True when the form of the base proves that it never passes `upper_limit` of this table. */
  readonly capped?: boolean;
  readonly span: Span;
  /** The base as the formula spells it. */
  readonly argumentName: string;
  /** Labels for the place where the base got its value. */
  readonly defined: readonly Label[];
  /** Labels for the places where the steps behind the base got their values. */
  readonly read: () => readonly Label[];
  /** Labels for the place where the base may first fall below zero. */
  readonly belowZero: () => readonly Label[];
  /** True where something else says, or is now told of, why the base may fall under zero. */
  readonly tellCause: () => boolean;
}

/** PAY416: a scale that may be zero or negative turns every row upside down. */
function checkScale(table: IrTable, use: TableUse, context: FileContext): void {
  if (use.scale === null) return;
  const { low } = use.scale;
  const order = low === null ? -1 : compare(low.value, ZERO);
  if (order > 0 || (order === 0 && low?.open === true)) return;
  const shown = low === null ? 'negative' : showNumber(low.value);
  context.report.say(tables.scale, use.span, { table: table.id, low: shown });
}

/** A number that is compared with the base, with the currency where the base is money. */
function amountOf(table: IrTable, digits: string, scheme: IrScheme): string {
  return isMoney(table.of) ? `${digits} ${scheme.currency}` : digits;
}

/** PAY412: in a `grid` table a base between two grid points would fall between two rows. */
function checkGrid(table: IrTable, use: TableUse, context: FileContext): void {
  if (table.grid === null) return;
  const grid = amountOf(table, showNumber(table.grid), context.scheme);
  const params = { table: table.id, argument: use.argumentName, grid };
  const onGrid = use.grid !== null && isMultiple(use.grid, table.grid);
  if (!onGrid) {
    const reason = tablePhrases.isNotProvenToBeA(use.argumentName, grid);
    context.report.say(tables.offGrid, use.span, { ...params, reason }, { labels: use.read() });
    return;
  }
  const whole = use.scaleGrid !== null && use.scaleGrid !== undefined && isMultiple(use.scaleGrid, ONE);
  if (use.scale === null || table.roundLimits !== null || whole) return;
  const reason = tablePhrases.itsLimitsAreScaledBySomething(grid);
  context.report.say(tables.offGrid, use.span, { ...params, reason });
}

interface Top {
  readonly row: IrTableRow;
  readonly upper: Exact;
}

/** The lowest finite top among the blocks in force; null when every block reaches `*`. */
function lowestTop(table: IrTable, scheme: IrScheme): Top | null {
  let lowest: Top | null = null;
  for (const block of rowsInForce(table.blocks, validity(scheme))) {
    const row = block.rows.at(-1);
    if (row === undefined || row.upper === null) continue;
    if (lowest === null || compare(row.upper, lowest.upper) < 0) lowest = { row, upper: row.upper };
  }
  return lowest;
}

function staysUnder(use: TableUse, top: Top): boolean {
  const { high } = use.argument;
  const factor = multiplyRanges(use.unit ?? point(ONE), use.scale ?? point(ONE)).low?.value ?? ZERO;
  if (high === null) return false;
  const order = compare(high.value, mul(top.upper, factor));
  return order < 0 || (order === 0 && (high.open || top.row.upperClosed));
}

/** PAY405 and PAY415: a base under the first row or above the last one. */
function checkEnds(table: IrTable, use: TableUse, context: FileContext): void {
  const { report, scheme } = context;
  const argument = use.argumentName;
  const isTold = !isNonNegative(use.argument) && use.tellCause();
  if (use.argument.low === null && isTold) return;
  if (!isNonNegative(use.argument) && !isTold) {
    const low = use.argument.low;
    const reason = tablePhrases.canBeButTheFirstRow(
      argument,
      low === null ? tablePhrases.negative : tablePhrases.asLowAs(showAmount(low.value)),
    );
    const fix = tablePhrases.keepTheBaseFromFallingUnder(`max(${amountOf(table, '0', scheme)}, …)`);
    const labels = [...use.defined, ...use.belowZero()];
    report.say(tables.notCovered, use.span, { table: table.id, reason, fix }, { labels });
  }
  const top = lowestTop(table, scheme);
  if (top === null || use.capped === true || staysUnder(use, top)) return;
  const extras = { labels: [{ span: top.row.span, text: quantityPhrases.theLastRow }, ...use.defined] };
  const high = use.argument.high === null ? null : showAmount(use.argument.high.value);
  const shown = `${showNumber(top.upper)}${table.unit === null ? '' : ` ${table.unit}`}`;
  if (table.form === 'marginal') {
    report.say(tables.aboveTop, use.span, { table: table.id, argument, top: shown, high }, extras);
    return;
  }
  const reason = tablePhrases.itEndsAtButCanBe(
    shown,
    argument,
    high === null ? tablePhrases.anyLargerAmount : tablePhrases.upTo(high),
  );
  const fix = tablePhrases.letTheLastRowEndIn(`min(${argument}, upper_limit(${table.id}))`);
  report.say(tables.notCovered, use.span, { table: table.id, reason, fix }, extras);
}

/** Checks one application of a table: grid, ends and scale (PAY405, 412, 415, 416). A `map` has none. */
export function checkTableUse(table: IrTable, use: TableUse, context: FileContext): void {
  if (table.form === 'map') return;
  checkScale(table, use, context);
  checkGrid(table, use, context);
  checkEnds(table, use, context);
}

/**
 * A sound range of the table's value. `givesUnit` is the value of the unit that a `step` or `map` gives
 * (`gives UTM`); without it such a table is unbounded.
 */
export function tableValueRange(
  table: IrTable,
  argument: Range,
  unit: Range | null,
  scale: Range | null,
  givesUnit: Range | null = null,
): Range {
  return rangeOfTable(table, argument, { unit, scale, givesUnit });
}

/** The first dates of the span at which no block of the table holds, or null when it covers them all. */
export function tableCoverageGap(
  table: IrTable,
  scheme: IrScheme,
  span: DateSpan = validity(scheme),
): DateSpan | null {
  const first = table.blocks[0]?.from;
  if (first === undefined || span.from > span.until || first <= span.from) return null;
  return { from: span.from, until: earlierOf(dayBefore(first), span.until) };
}
