import { type Fraction, sum, ZERO } from '../../fraction.ts';
import { summaryOf } from '../payslip.ts';

/** Totals and summary of an event: no employer contributions (rules/mx/law.md 10, rules 5 and 6). */
export function totalsOf(perceptions: readonly Fraction[], deductions: readonly Fraction[]) {
  const [received, deducted] = [sum(perceptions), sum(deductions)];
  return {
    total_percepciones: received,
    total_deducciones: deducted,
    neto: received.minus(deducted),
    ...summaryOf(received, deducted, ZERO),
  };
}
