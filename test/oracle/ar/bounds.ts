import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { type Money, money, ZERO } from './money.ts';
import { given, type PayrollInput, readInput } from './payroll-input.ts';
import { isCedular } from './regime.ts';

const GREATEST_SALARY = money('1e11');
const MOST_CHILDREN = 20;
const GREATEST_UNION_RATE = '0.10';
const GREATEST_ART_RATE = '0.50';
const GREATEST_RATE_ON_SUM = '0.10';

/** rules/ar/law.md 1: an input that the law file bounds, or a period that is not one of this scheme. */
export function isOutOfBounds(request: CalculationRequest): boolean {
  const input = readInput(request);
  return (
    !isInsideOneMonth(request) ||
    input.monthlySalary.lte(0) ||
    input.monthlySalary.gt(GREATEST_SALARY) ||
    thirtyDays(request).gt(GREATEST_SALARY) ||
    hasTooManyChildren(input) ||
    input.unionRate.gt(GREATEST_UNION_RATE) ||
    (input.artRate?.gt(GREATEST_ART_RATE) ?? false) ||
    ratesOnSum(input).some((rate) => rate.gt(GREATEST_RATE_ON_SUM))
  );
}

/** rules/ar/law.md 2.10. */
function ratesOnSum(input: PayrollInput): readonly Money[] {
  return [input.healthRateOnSum, input.unionRateOnSum, input.employerHealthRateOnSum];
}

/** A daily salary is bounded beside a monthly one too. */
function thirtyDays({ employee }: CalculationRequest): Money {
  return (given(employee.daily_salary) ?? ZERO).times(30);
}

/** The cedular tax does not read them (rules/ar/law.md 2.5). */
function hasTooManyChildren({ month, children, disabledChildren }: PayrollInput): boolean {
  return !isCedular(month) && (children.gt(MOST_CHILDREN) || disabledChildren.gt(MOST_CHILDREN));
}

function isInsideOneMonth({ period }: CalculationRequest): boolean {
  const isOneMonth = period.start_date.slice(0, 7) === period.end_date.slice(0, 7);
  return period.type === 'monthly' && isOneMonth && period.start_date <= period.end_date;
}
