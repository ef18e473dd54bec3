import { evaluationLines } from '../lines/evaluation-lines.ts';
import type { PayslipLines } from '../lines/payslip-lines.ts';
import { type Computed, evaluationOf } from './evaluation.ts';
import { slotLines } from './slot-lines.ts';

/**
 * The lines of a payslip that was computed into slots: straight from them, or as exact amounts where one is
 * not of whole cents within 2^53.
 */
export function computedLines(payslip: Computed): PayslipLines {
  const { manifest, plain, slots } = payslip;
  const { total, summary } = plain.lines;
  if (!total(slots)) return evaluationLines(manifest, evaluationOf(payslip));
  return slotLines(payslip, (field) => slots[summary[field]] ?? 0);
}
