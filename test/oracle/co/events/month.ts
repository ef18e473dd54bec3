import { add, type Fraction, larger, subtract, ZERO } from '../fraction.ts';
import type { Lines } from '../payslip.ts';
import { amount, type Facts } from './facts.ts';
import { exemptQuarter, withheld } from './withholding.ts';

/** What an event is withheld together with all payments of its month. */
export interface MonthWithholding {
  readonly bases: Lines;
  readonly retention: Fraction;
  readonly isCapped: boolean;
}

export const MONTH_INPUTS = [
  'pagos_gravables_mes',
  'ingresos_no_constitutivos_mes',
  'retencion_practicada_mes',
] as const;

/** rules/co/law.md 11, the withholding of the month: ET arts. 385 and 386. */
export function withholdingOfMonth(facts: Facts, taxable: Fraction, contributed: Lines): MonthWithholding {
  const [paid, notIncomeBefore, withheldBefore] = MONTH_INPUTS.map((name) => amount(facts, name));
  const notIncome = add(...Object.values(contributed), notIncomeBefore ?? ZERO);
  const netIncome = larger(ZERO, subtract(add(taxable, paid ?? ZERO), notIncome));
  const { exempt, isCapped } = exemptQuarter(netIncome, facts.parameters);
  const taxBase = subtract(netIncome, exempt);
  return {
    bases: {
      ingresos_no_constitutivos: notIncome,
      ingreso_neto_retencion: netIncome,
      renta_exenta_25: exempt,
      base_gravable_retencion: taxBase,
    },
    retention: larger(ZERO, subtract(withheld(taxBase, facts), withheldBefore ?? ZERO)),
    isCapped,
  };
}
