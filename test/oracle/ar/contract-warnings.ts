import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { daysDisagree } from '../period-days.ts';
import type { Check } from './check.ts';
import { daysCounted, given } from './payroll-input.ts';
import type { Payslip } from './payslip.ts';
import { isCedular } from './regime.ts';

const CHILDREN_FIELDS = ['cantidad_hijos', 'cantidad_hijos_incapacitados'];
const GENERAL_FLAGS = ['conyuge_a_cargo', 'excluir_sac_proporcional'];

/** Contract decisions, sections 4 and 10: what the service says of the request itself. */
export function contractWarnings(request: CalculationRequest, { net }: Payslip): readonly Check[] {
  return [
    ['SALARY_INPUT_MISMATCH', salariesDisagree(request)],
    ['PERIOD_DAYS_ADJUSTED', request.period.days !== daysCounted(request)],
    ['PERIOD_DAYS_MISMATCH', daysDisagree(request.period, daysCounted(request))],
    ['NEGATIVE_NET_SALARY', net.lt(0)],
    ['FIELD_IGNORED_BY_SCHEME', unreadFields(request).some((name) => isPositive(request.employee[name]))],
    ['OVERRIDE_UNKNOWN', unknownFlags(request).some((name) => Object.hasOwn(flagsSent(request), name))],
    ['UNKNOWN_FIELD_IGNORED', request.employer.sector !== undefined],
  ];
}

/** More than 1% apart. */
export function salariesDisagree({ employee }: CalculationRequest): boolean {
  const daily = given(employee.daily_salary);
  const monthly = given(employee.monthly_salary);
  if (daily === null || monthly === null) return false;
  return monthly.minus(daily.times(30)).abs().gt(monthly.times('0.01'));
}

/** rules/ar/law.md 2.5: the cedular tax has no family deductions. */
function unreadFields({ period }: CalculationRequest): readonly string[] {
  return ['sunday_bonus_days', ...(isCedular(period.start_date) ? CHILDREN_FIELDS : [])];
}

/** rules/ar/law.md 2.5: neither spouse nor twelfth of the aguinaldo. */
function unknownFlags({ period }: CalculationRequest): readonly string[] {
  return ['bono_puntualidad', ...(isCedular(period.start_date) ? GENERAL_FLAGS : [])];
}

function flagsSent({ employee, overrides }: CalculationRequest): object {
  return { ...employee.overrides, ...overrides };
}

function isPositive(value: unknown): boolean {
  return given(value)?.gt(0) ?? false;
}
