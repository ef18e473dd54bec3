import { evaluationLines } from '../lines/evaluation-lines.ts';
import type { PayslipLines } from '../lines/payslip-lines.ts';
import type { SummaryField } from '../manifest.ts';
import { type Computed, evaluationOf } from './evaluation.ts';

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

/** The lines of a payslip whose slots hold the cents of every line; `amountOf` gives those of the summary. */
export function slotLines(
  { manifest, plain, row, slots }: Computed,
  amountOf: (field: SummaryField) => number,
): PayslipLines {
  return {
    manifest,
    rowsOf: null,
    amountOf,
    isOverdrawn: amountOf('net_salary') < 0,
    write: (part, to) => {
      if (part === 'summary') {
        to.summary(amountOf);
        return;
      }
      to.out.ascii('[');
      plain.lines[part](slots, to, row);
      to.out.ascii(']');
    },
  };
}
