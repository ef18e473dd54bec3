import type { Ir } from '../../compiler/ir/ir.ts';
import { monthOf } from '../../compiler/parameters/calendar.ts';

function dayOf(iso: string): number {
  return Number(iso.slice(8));
}

/** True when `changes(x)` is asked of the parameter. */
function asksChanges(ir: Ir, parameter: string): boolean {
  return ir.nodes.some(({ operation }) => operation.op === 'changes' && operation.parameter === parameter);
}

/**
 * True when what begins on one of two neighbouring days begins on the other for every payslip: both are past on every
 * day of the file, or the first of them is no reference date. Of figures that are read by months (`month_end`,
 * `month_start`) one day of a month counts, but for `changes`, which asks whether it is the first.
 */
export function sameDays(ir: Ir, a: string, b: string, parameter: string | null = null): boolean {
  const { asOf, validFrom } = ir.scheme;
  const [first, second] = a < b ? [a, b] : [b, a];
  const asks = parameter !== null && asksChanges(ir, parameter);
  if (second <= validFrom && !asks) return true;
  if (asOf === 'period_end') return false;
  if (asOf === 'month_start') return !asks && dayOf(first) > 1;
  return monthOf(first) === monthOf(second) && (!asks || dayOf(first) > 1);
}
