import { CEDULAR_FLOOR, CEDULAR_SCALE } from './cedular-scale.ts';
import { inForce } from './dated.ts';
import type { Earnings } from './earnings.ts';
import {
  type EmployeeContributions,
  HEALTH_RATE,
  INSSJP_RATE,
  PENSION_RATE,
} from './employee-contributions.ts';
import { INCOME_TAX_SCALES } from './income-tax-scales.ts';
import { cents, least, type Money, money, most, sum, twelfth, ZERO } from './money.ts';
import type { PayrollInput } from './payroll-input.ts';
import { PERSONAL_DEDUCTIONS } from './personal-deductions.ts';
import { isCedular } from './regime.ts';
import { taxOf } from './scale.ts';

const TOP_RATE = '0.35';

/** The steps of rules/ar/law.md 2.4 and 2.5; those that a regime does not have are zero. */
export interface IncomeTax {
  readonly deductibleContributions: Money;
  readonly aguinaldoTwelfth: Money;
  readonly contributionsTwelfth: Money;
  readonly personalDeductions: Money;
  readonly deductionsTwelfth: Money;
  readonly base: Money;
  readonly determined: Money;
  readonly ceiling: Money;
  readonly withheld: Money;
}

export function incomeTaxOf(
  input: PayrollInput,
  earnings: Earnings,
  contributions: EmployeeContributions,
): IncomeTax {
  const steps = isCedular(input.month)
    ? cedularSteps(earnings)
    : generalSteps(input, earnings, contributions);
  const ceiling = cents(earnings.total.minus(contributions.total).times(TOP_RATE));
  // No line is negative (contract decisions, section 5), not even where contributions exceed the pay.
  return { ...steps, ceiling, withheld: most(ZERO, least(steps.determined, ceiling)) };
}

/** rules/ar/law.md 2.4: Ley 27.743, all without the aguinaldo itself. */
function generalSteps(input: PayrollInput, earnings: Earnings, { onSum }: EmployeeContributions) {
  const withTwelfths = (value: Money): Money => (input.leavesOutAguinaldoTwelfth ? ZERO : twelfth(value));
  const deductibleContributions = sum(deductibleContributionsOf(input, earnings), onSum.health, onSum.union);
  const received = earnings.gross.plus(earnings.nonRemunerative);
  const personalDeductions = personalDeductionsOf(input);
  const twelfths = {
    aguinaldoTwelfth: withTwelfths(received),
    contributionsTwelfth: withTwelfths(deductibleContributions),
    deductionsTwelfth: withTwelfths(personalDeductions),
  };
  const income = received.plus(twelfths.aguinaldoTwelfth);
  const subtracted = sum(
    deductibleContributions,
    twelfths.contributionsTwelfth,
    personalDeductions,
    twelfths.deductionsTwelfth,
  );
  const base = most(ZERO, income.minus(subtracted));
  const determined = taxOf(base, inForce(INCOME_TAX_SCALES, input.month).brackets);
  return { deductibleContributions, personalDeductions, ...twelfths, base, determined };
}

/** Step 1, of the wage. */
function deductibleContributionsOf(input: PayrollInput, earnings: Earnings): Money {
  return sum(
    cents(earnings.base.times(PENSION_RATE)),
    cents(earnings.base.times(INSSJP_RATE)),
    cents(earnings.healthBase.times(HEALTH_RATE)),
    cents(earnings.gross.times(input.unionRate).plus(input.unionSum)),
  );
}

/** Step 4. */
function personalDeductionsOf(input: PayrollInput): Money {
  const row = inForce(PERSONAL_DEDUCTIONS, input.month);
  return sum(
    money(row.noTaxableGain),
    money(row.special),
    input.hasSpouse ? money(row.spouse) : ZERO,
    input.children.times(row.child),
    input.disabledChildren.times(row.disabledChild),
  );
}

/** rules/ar/law.md 2.5: the cedular tax of Ley 27.725. */
function cedularSteps({ gross, nonRemunerative }: Earnings) {
  const base = most(ZERO, gross.plus(nonRemunerative).minus(CEDULAR_FLOOR));
  return {
    deductibleContributions: ZERO,
    aguinaldoTwelfth: ZERO,
    contributionsTwelfth: ZERO,
    personalDeductions: ZERO,
    deductionsTwelfth: ZERO,
    base,
    determined: taxOf(base, CEDULAR_SCALE),
  };
}
