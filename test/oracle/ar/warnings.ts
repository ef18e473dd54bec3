import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import type { Check } from './check.ts';
import { contractWarnings } from './contract-warnings.ts';
import { CONTRIBUTION_BASE_LIMITS } from './contribution-base-limits.ts';
import { inForce, isAfterLastRow } from './dated.ts';
import { FFEP_FIXED_SUMS } from './ffep-fixed-sums.ts';
import { MINIMUM_WAGES } from './minimum-wage.ts';
import { most } from './money.ts';
import type { Payslip } from './payslip.ts';
import { isCedular } from './regime.ts';

const HIGH_UNION_RATE = '0.05';
const AGUINALDO_MONTHS = ['06', '12'];

/** Every code that the request calls for. */
export function warningsOf(request: CalculationRequest, payslip: Payslip): ReadonlySet<string> {
  const checks = [...lawWarnings(payslip), ...contractWarnings(request, payslip)];
  return new Set(checks.flatMap(([code, isDue]) => (isDue ? [code] : [])));
}

/** rules/ar/law.md 6. */
function lawWarnings(payslip: Payslip): readonly Check[] {
  const { input, earnings, tax } = payslip;
  const { month } = input;
  const isCarried = [CONTRIBUTION_BASE_LIMITS, FFEP_FIXED_SUMS].some((rows) => isAfterLastRow(rows, month));
  return [
    ['PARAM_CARRIED_FORWARD', isCarried],
    ['BELOW_MINIMUM_WAGE', input.monthlySalary.lt(inForce(MINIMUM_WAGES, month).amount)],
    ['CONTRIBUTION_BASE_FLOORED', earnings.gross.lt(earnings.min)],
    ['CONTRIBUTION_BASE_CAPPED', earnings.gross.gt(earnings.max)],
    ['FLAG_THRESHOLD_MISMATCH', hasFlagMismatch(payslip)],
    ['ART_RATE_NOT_PROVIDED', input.artRate === null],
    ['CUOTA_SINDICAL_HIGH', most(input.unionRate, input.unionRateOnSum).gt(HIGH_UNION_RATE)],
    // rules/ar/law.md 2.5: that the cedular tax is of the pay before contributions is marked [m].
    ['PARAM_UNVERIFIED', isCedular(month) && tax.base.gt(0)],
    ['GANANCIAS_TOPE_35_APPLIED', tax.withheld.lt(tax.determined)],
  ];
}

function hasFlagMismatch({ input, tax }: Payslip): boolean {
  const isAguinaldoMonth = AGUINALDO_MONTHS.includes(input.month.slice(5, 7));
  return (
    input.paysAguinaldo !== isAguinaldoMonth ||
    (input.isMipyme && input.isLargeServicesEmployer) ||
    (!isCedular(input.month) && input.leavesOutAguinaldoTwelfth && tax.withheld.gt(0))
  );
}
