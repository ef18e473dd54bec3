import { inForce } from './dated.ts';
import type { Earnings } from './earnings.ts';
import { FFEP_FIXED_SUMS } from './ffep-fixed-sums.ts';
import { LIFE_COVER_PREMIUMS } from './life-cover.ts';
import { cents, half, type Money, money, most, sum, ZERO } from './money.ts';
import { duesOnSumOf } from './non-remunerative.ts';
import type { PayrollInput } from './payroll-input.ts';

/** Ley 27.541 art. 22. */
export const DETRACTION = '7003.68';
export const AGUINALDO_DETRACTION = '3501.84';
/** Decreto 408/2026 art. 27. */
const FIRST_MONTH_OF_FAL = '2026-11-01';
export const EMPLOYER_HEALTH_RATE = '0.06';

/** rules/ar/law.md 3; components that the month or the inputs do not call for are zero. */
export interface EmployerContributions {
  readonly base: Money;
  readonly healthBase: Money;
  readonly artBase: Money;
  readonly sipa: Money;
  readonly inssjp: Money;
  readonly familyAllowances: Money;
  readonly employmentFund: Money;
  readonly fal: Money;
  readonly socialSecurity: Money;
  readonly health: Money;
  /** rules/ar/law.md 2.10. */
  readonly healthOnSum: Money;
  readonly art: Money;
  readonly ffep: Money;
  readonly lifeCover: Money;
  readonly total: Money;
}

export function employerContributionsOf(input: PayrollInput, earnings: Earnings): EmployerContributions {
  const bases = employerBases(input, earnings);
  const socialSecurity = socialSecurityOf(input, bases.base);
  const others = {
    health: cents(bases.healthBase.times(EMPLOYER_HEALTH_RATE)),
    healthOnSum: duesOnSumOf(input, earnings).employerHealth,
    art: cents(bases.artBase.times(input.artRate ?? 0)),
    ffep: money(inForce(FFEP_FIXED_SUMS, input.month).amount),
    lifeCover: money(inForce(LIFE_COVER_PREMIUMS, input.month).premium),
  };
  const total = sum(socialSecurity.socialSecurity, ...Object.values(others));
  return { ...bases, ...socialSecurity, ...others, total };
}

/** The base after the detraction may not be under the minimum; the aguinaldo has half of each. */
function employerBases(
  { paysAguinaldo, fullTimePay }: PayrollInput,
  { gross, aguinaldo, total, min }: Earnings,
) {
  const aguinaldoBase = most(half(min), aguinaldo.minus(AGUINALDO_DETRACTION));
  const aguinaldoHealthBase = most(min, aguinaldo);
  return {
    base: most(min, gross.minus(DETRACTION)).plus(paysAguinaldo ? aguinaldoBase : ZERO),
    healthBase: most(most(min.times(2), gross), fullTimePay).plus(paysAguinaldo ? aguinaldoHealthBase : ZERO),
    artBase: total,
  };
}

/** The parts of the social security, on its base. */
export function socialSecurityOf(input: PayrollInput, base: Money) {
  const rates = ratesOf(input);
  const parts = {
    sipa: cents(base.times(rates.sipa)),
    inssjp: cents(base.times(rates.inssjp)),
    familyAllowances: cents(base.times(rates.familyAllowances)),
    employmentFund: cents(base.times(rates.employmentFund)),
    fal: cents(base.times(rates.fal)),
  };
  return { ...parts, socialSecurity: sum(...Object.values(parts)) };
}

/** Ley 27.541 art. 19 inc. a or b; the FAL is taken out of the SIPA contribution. */
function ratesOf(input: PayrollInput) {
  const split = input.isLargeServicesEmployer
    ? { inssjp: '0.0158', familyAllowances: '0.0540', employmentFund: '0.0107' }
    : { inssjp: '0.0159', familyAllowances: '0.0470', employmentFund: '0.0094' };
  return { ...split, ...sipaAndFal(input) };
}

function sipaAndFal({ month, isLargeServicesEmployer, isMipyme }: PayrollInput) {
  if (month < FIRST_MONTH_OF_FAL) return { sipa: isLargeServicesEmployer ? '0.1235' : '0.1077', fal: '0' };
  if (isLargeServicesEmployer) return { sipa: '0.1135', fal: '0.01' };
  return isMipyme ? { sipa: '0.0827', fal: '0.025' } : { sipa: '0.0977', fal: '0.01' };
}
