import { type Fraction, least, ZERO } from '../fraction.ts';
import { isOldScheme, subsidyCaused } from './subsidy.ts';
import { incomeTax } from './tariff.ts';
import type { Worker } from './worker.ts';

/** rules/mx/law.md 2.4, 2 to 4. */
export interface Withholding {
  readonly isr_determinado: Fraction;
  readonly subsidio_empleo_causado: Fraction;
  /** Applied against the tax. */
  readonly subsidio_empleo: Fraction;
  readonly isr: Fraction;
  /** Paid in cash, only under the old scheme. */
  readonly subsidio_entregado: Fraction;
}

/** LISR 96: nothing is withheld from who receives one minimum wage and no other taxable pay. */
export function isExempt(worker: Worker, sueldo: Fraction, base: Fraction): boolean {
  return worker.earnsMinimumWage && base.equals(sueldo);
}

export function withholdingOf(worker: Worker, sueldo: Fraction, base: Fraction): Withholding {
  const { period, parameters } = worker;
  const tax = incomeTax(base, period, parameters.date);
  const exempt = isExempt(worker, sueldo, base);
  const old = isOldScheme(parameters.date);
  const caused = exempt && !old ? ZERO : subsidyCaused(base, period, parameters);
  const applied = least(caused, tax);
  return {
    isr_determinado: tax,
    subsidio_empleo_causado: caused,
    subsidio_empleo: applied,
    isr: exempt ? ZERO : tax.minus(applied),
    subsidio_entregado: old ? caused.minus(applied) : ZERO,
  };
}
