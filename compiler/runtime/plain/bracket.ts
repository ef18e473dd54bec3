import { type Exact, ZERO } from '../exact.ts';
import type { BracketApplied } from '../outcome.ts';
import type { TableForm } from '../table.ts';
import { lowerEndOf, type ScaledRows } from './scaled-rows.ts';

/** How an applied row is counted. */
export interface RowScales {
  readonly base: number;
  readonly scale: number;
  readonly limitScale: bigint;
  readonly valueScale: bigint;
  readonly scalesValue: boolean;
}

/** The row that a table applied, as exact amounts; null when none was. */
export function bracketOf(
  tableId: string,
  form: TableForm,
  rows: ScaledRows,
  place: number,
  { base, scale, limitScale, valueScale, scalesValue }: RowScales,
): BracketApplied | null {
  if (place < 0) return null;
  const amount = (n: number): Exact => ({ n: BigInt(n), d: limitScale });
  const times = BigInt(scale);
  const upper = rows.upper[place] ?? Number.POSITIVE_INFINITY;
  const hasFixed = form === 'excess' || form === 'rebate';
  const value = BigInt(rows.value[place] ?? 0);
  return {
    tableId,
    lower: amount(lowerEndOf(rows, place, scale)),
    upper: Number.isFinite(upper) ? { n: BigInt(upper) * times, d: limitScale } : null,
    fixed: hasFixed ? { n: BigInt(rows.fixed[place] ?? 0) * times, d: limitScale } : ZERO,
    rate: { n: scalesValue ? value * times : value, d: valueScale },
    base: amount(base),
  };
}
