import { evaluationLines } from '../lines/evaluation-lines.ts';
import type { PayslipLines } from '../lines/payslip-lines.ts';
import { type Computed, evaluationOf } from './evaluation.ts';

/**
 * The lines of a payslip that was computed into slots: straight from them, or as exact amounts where one is
 * not of whole cents within 2^53.
 */
export function computedLines(payslip: Computed): PayslipLines {
  const { manifest, plain, row, slots } = payslip;
  const { lines } = plain;
  if (!lines.total(slots)) return evaluationLines(manifest, evaluationOf(payslip));
  const amountOf: PayslipLines['amountOf'] = (field) => slots[lines.summary[field]] ?? 0;
  return {
    manifest,
    amountOf,
    isOverdrawn: (slots[lines.summary.net_salary] ?? 0) < 0,
    write: (part, to) => {
      if (part === 'summary') return to.summary(amountOf);
      to.out.ascii('[');
      lines[part](slots, to, row);
      to.out.ascii(']');
    },
  };
}
