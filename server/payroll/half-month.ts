import { printSteps } from '../../runtime/audit-trail.ts';
import { evaluationLines } from '../../runtime/lines/evaluation-lines.ts';
import type { PayslipLines } from '../../runtime/lines/payslip-lines.ts';
import type { Evaluation, Manifest } from '../../runtime/module.ts';
import { splitMonth } from './split.ts';

/** A half of a month, from whatever computed the month. */
export interface HalfMonth {
  readonly lines: PayslipLines;
  /**
   * The steps that made the half out of the month, as elements of the audit trail; `before` is the count of
   * the steps that stand before them.
   */
  readonly printSteps: (precision: number, before: number) => string;
}

/** The half of a month whose amounts are exact fractions. */
export function exactHalf(manifest: Manifest, month: Evaluation, isLast: boolean): HalfMonth {
  const { evaluation, steps } = splitMonth(manifest, month, isLast);
  return {
    lines: evaluationLines(manifest, evaluation),
    printSteps: (precision, before) => printSteps(steps, precision, before),
  };
}
