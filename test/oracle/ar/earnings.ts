import { CONTRIBUTION_BASE_LIMITS } from './contribution-base-limits.ts';
import { inForce } from './dated.ts';
import { cents, half, least, type Money, money, most, sum, ZERO } from './money.ts';
import type { PayrollInput } from './payroll-input.ts';

/** rules/ar/law.md 2 (perceptions) and 2.1 (bases), all in cents. */
export interface Earnings {
  readonly basic: Money;
  readonly overtime: Money;
  readonly commission: Money;
  readonly aguinaldo: Money;
  /** `remuneracion_bruta`: without aguinaldo. */
  readonly gross: Money;
  /** rules/ar/law.md 2.10. */
  readonly nonRemunerative: Money;
  /** `total_percepciones`. */
  readonly total: Money;
  readonly min: Money;
  readonly max: Money;
  readonly base: Money;
  readonly healthBase: Money;
  readonly aguinaldoBase: Money;
  readonly aguinaldoHealthBase: Money;
}

export function earningsOf(input: PayrollInput): Earnings {
  const basic = cents(input.monthlySalary.times(input.daysCounted).div(30));
  const overtime = cents(input.overtime);
  const commission = cents(input.commission);
  const gross = sum(basic, overtime, commission);
  const aguinaldo = input.paysAguinaldo ? half(gross) : ZERO;
  const nonRemunerative = cents(input.nonRemunerative);
  const total = sum(gross, aguinaldo, nonRemunerative);
  const lines = { basic, overtime, commission, aguinaldo, gross, nonRemunerative, total };
  return { ...lines, ...basesOf(input, gross, aguinaldo) };
}

/** rules/ar/law.md 2.1; the aguinaldo has half the cap and half the floor. */
function basesOf({ month, paysAguinaldo, fullTimePay }: PayrollInput, gross: Money, aguinaldo: Money) {
  const row = inForce(CONTRIBUTION_BASE_LIMITS, month);
  const min = money(row.min);
  const max = money(row.max);
  const cappedAguinaldo = least(aguinaldo, half(max));
  return {
    min,
    max,
    base: most(min, least(gross, max)),
    healthBase: most(min.times(2), least(most(gross, fullTimePay), max)),
    aguinaldoBase: paysAguinaldo ? most(half(min), cappedAguinaldo) : ZERO,
    aguinaldoHealthBase: paysAguinaldo ? most(min, cappedAguinaldo) : ZERO,
  };
}
