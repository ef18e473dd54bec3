import { type Fraction, least, ZERO } from '../fraction.ts';
import type { Payslip } from './payslip.ts';
import { subsidyCaused } from './subsidy.ts';
import { incomeTax } from './tariff.ts';
import type { Worker } from './worker.ts';

/** A period of a month, as the law has it by itself. */
export interface PeriodOfMonth {
  readonly worker: Worker;
  readonly payslip: Payslip;
}

function total(parts: readonly Fraction[]): Fraction {
  return parts.reduce((sum, part) => sum.plus(part), ZERO);
}

/** The tax of a whole month, whatever the periods it was paid in: rules/mx/law.md 2.4, 6. */
export function monthTaxOf(periods: readonly PeriodOfMonth[]): Fraction {
  const last = periods.at(-1);
  if (last === undefined) throw new RangeError('a month without periods');
  const base = total(periods.map(({ payslip }) => payslip.base_isr));
  const wages = total(periods.map(({ payslip }) => payslip.sueldo));
  const onlyMinimumWage = periods.every(({ worker }) => worker.earnsMinimumWage);
  if (onlyMinimumWage && base.equals(wages)) return ZERO;
  const { parameters } = last.worker;
  const month = { ...last.worker.period, type: 'monthly' } as const;
  const tax = incomeTax(base, month, parameters.date);
  return tax.minus(least(tax, subsidyCaused(base, month, parameters)));
}
