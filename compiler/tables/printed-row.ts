import type { Interval, NumberLiteral, TableRow } from '../../dsl/ast/ast.ts';
import { compare, decimal, type Exact, ONE, reduce, ZERO } from '../../runtime/numbers/exact.ts';
import { printFixed, printPlain } from '../../runtime/numbers/print.ts';

/** A row with an interval, its numbers read; `value` is null when the cell could not be read. */
export interface PrintedRow {
  readonly row: TableRow;
  readonly interval: Interval;
  readonly lower: Exact;
  readonly upper: Exact | null;
  readonly value: Exact | null;
  readonly fixed: Exact;
}

export function numberOf(literal: NumberLiteral): Exact {
  return decimal(literal.digits);
}

/** The interval as the file writes it: `(150 .. 360]`. */
export function showInterval(interval: Interval): string {
  const [open, close] = [interval.lowerClosed ? '[' : '(', interval.upperClosed ? ']' : ')'];
  return `${open}${interval.lower.spelling} .. ${showUpper(interval)}${close}`;
}

export function showUpper(interval: Interval): string {
  return interval.upper?.spelling ?? '*';
}

/** The name of the row in a message: its interval or its word. */
export function showRow(row: TableRow): string {
  return 'kind' in row.key ? showInterval(row.key) : row.key.text;
}

function digitsOf(value: Exact): number {
  let scale = 0;
  for (let { d } = reduce(value); d > 1n && scale < 20; d = reduce({ n: d, d: 10n }).n) scale += 1;
  return scale;
}

/** A computed number as an author would write it; products of printed decimals always end. */
export function showNumber(value: Exact): string {
  return printPlain(value, digitsOf(value));
}

/** Like {@link showNumber}, with the thousands apart: `100_000_000`. */
export function showAmount(value: Exact): string {
  const [whole = '', fraction] = showNumber(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '_');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Like {@link showNumber}, with at least as many decimals as a number that stands beside it. */
export function showLike(value: Exact, beside: string): string {
  return printFixed(value, Math.max(digitsOf(value), beside.split('.')[1]?.length ?? 0));
}

/** Like {@link showNumber}, with its sign: `+0.20`, `-0.45`. */
export function showJump(value: Exact): string {
  return compare(value, ZERO) < 0 ? showNumber(value) : `+${showNumber(value)}`;
}

export function isRateInRange(rate: Exact): boolean {
  return compare(rate, ZERO) >= 0 && compare(rate, ONE) <= 0;
}
