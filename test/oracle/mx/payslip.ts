import type { Fraction } from '../fraction.ts';
import { contributionBase } from './contribution-base.ts';
import { exemptionsOf } from './exemptions.ts';
import { perceptionsOf, totalOf } from './perceptions.ts';
import { employerQuotas, workerQuotas } from './social-security.ts';
import { withholdingOf } from './withholding.ts';
import type { Worker } from './worker.ts';

/** Every concept of scheme `ordinario` by its id (rules/mx/law.md 2). */
export function payslipOf(worker: Worker) {
  const perceptions = perceptionsOf(worker);
  const exemptions = exemptionsOf(worker, perceptions);
  const base = contributionBase(worker, perceptions);
  const quotas = workerQuotas(worker, base);
  const withholding = withholdingOf(worker, perceptions.sueldo, exemptions.base_isr);
  const deductions = quotas.imss_obrero_total.plus(withholding.isr).plus(worker.infonavitCredit);
  const received = totalOf(perceptions).plus(withholding.subsidio_entregado);
  const net = received.minus(deductions);
  return {
    uma_diaria: worker.parameters.uma,
    uma_mensual: worker.parameters.umaMonthly,
    salario_minimo: worker.minimumWage,
    ...perceptions,
    total_percepciones: totalOf(perceptions),
    ...exemptions,
    ...base,
    ...quotas,
    ...withholding,
    infonavit_credito: worker.infonavitCredit,
    total_deducciones: deductions,
    neto: net,
    neto_efectivo: net.minus(perceptions.vales_despensa),
    ...employerQuotas(worker, base, quotas.cuota_obrera_absorbida),
  };
}

export type Payslip = ReturnType<typeof payslipOf>;

/** The six summary fields (rules/mx/law.md 2.6). */
export function summaryOf(received: Fraction, deductions: Fraction, employer: Fraction) {
  return {
    gross_salary: received,
    total_perceptions: received,
    total_deductions: deductions,
    net_salary: received.minus(deductions),
    employer_contributions_total: employer,
    employer_total_cost: received.plus(employer),
  };
}

/** Amounts as the answer writes them. */
export function printed(amounts: Readonly<Record<string, Fraction>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(amounts).map(([id, amount]) => [id, amount.text(2)]));
}
