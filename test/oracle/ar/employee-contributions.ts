import type { Earnings } from './earnings.ts';
import { cents, type Money, sum } from './money.ts';
import { type DuesOnSum, duesOnSumOf } from './non-remunerative.ts';
import type { PayrollInput } from './payroll-input.ts';

export const PENSION_RATE = '0.11';
export const INSSJP_RATE = '0.03';
export const HEALTH_RATE = '0.03';

/** rules/ar/law.md 2.2, lines 5 to 8, and 2.10. */
export interface EmployeeContributions {
  readonly pension: Money;
  readonly inssjp: Money;
  readonly health: Money;
  readonly union: Money;
  readonly onSum: DuesOnSum;
  readonly total: Money;
}

export function employeeContributionsOf(input: PayrollInput, earnings: Earnings): EmployeeContributions {
  const base = earnings.base.plus(earnings.aguinaldoBase);
  const healthBase = earnings.healthBase.plus(earnings.aguinaldoHealthBase);
  const pension = cents(base.times(PENSION_RATE));
  const inssjp = cents(base.times(INSSJP_RATE));
  const health = cents(healthBase.times(HEALTH_RATE));
  const union = cents(sum(earnings.gross, earnings.aguinaldo).times(input.unionRate).plus(input.unionSum));
  const onSum = duesOnSumOf(input, earnings);
  const total = sum(pension, inssjp, health, union, onSum.health, onSum.union);
  return { pension, inssjp, health, union, onSum, total };
}
