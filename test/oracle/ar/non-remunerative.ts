import type { Earnings } from './earnings.ts';
import { cents, least, type Money, most, ZERO } from './money.ts';
import type { PayrollInput } from './payroll-input.ts';

/** rules/ar/law.md 2.10: what an agreement orders on the sum that it calls non-remunerative; what it does not is zero. */
export interface DuesOnSum {
  readonly healthBase: Money;
  readonly health: Money;
  readonly union: Money;
  readonly employerHealthBase: Money;
  readonly employerHealth: Money;
}

export function duesOnSumOf(input: PayrollInput, earnings: Earnings): DuesOnSum {
  const { healthRateOnSum, unionRateOnSum, employerHealthRateOnSum } = input;
  const { nonRemunerative, min, max } = earnings;
  const pay = most(earnings.gross, input.fullTimePay);
  const withSum = pay.plus(nonRemunerative);
  const added = (rate: Money, more: Money): Money =>
    nonRemunerative.gt(0) && rate.gt(0) ? cents(most(ZERO, more)) : ZERO;
  const healthBase = added(healthRateOnSum, least(withSum, max).minus(earnings.healthBase));
  const employerHealthBase = added(employerHealthRateOnSum, withSum.minus(most(min.times(2), pay)));
  return {
    healthBase,
    health: cents(healthBase.times(healthRateOnSum)),
    union: cents(nonRemunerative.times(unionRateOnSum)),
    employerHealthBase,
    employerHealth: cents(employerHealthBase.times(employerHealthRateOnSum)),
  };
}
