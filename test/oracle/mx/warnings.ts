import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import { ZERO } from '../fraction.ts';
import { daysDisagree } from '../period-days.ts';
import { highestBase } from './contribution-base.ts';
import { halfOvertime, overtimeCap } from './exemptions.ts';
import {
  codesOf,
  hasIgnoredField,
  hasUnknownOverride,
  paramChangesInside,
  salariesDisagree,
} from './input-warnings.ts';
import type { Payslip } from './payslip.ts';
import { highestSubsidized } from './subsidy.ts';
import { isExempt } from './withholding.ts';
import { lowestFactor, type Worker } from './worker.ts';

const FIELDS = [
  'daily_salary',
  'monthly_salary',
  'factor_integracion',
  'risk_class_rate',
  'overtime_amount',
  'sunday_bonus_days',
  'grocery_voucher_amount',
  'infonavit_credit_amount',
];
const FLAGS = ['bono_puntualidad', 'bono_asistencia', 'bono_despensa', 'zona_libre_frontera_norte'];

/** 1 January, 1 February and 1 May 2024. */
const CHANGES = ['01-01', '02-01', '2024-05-01'];

/** rules/mx/law.md 5. */
export function warningsOf(
  request: CalculationRequest,
  worker: Worker,
  payslip: Payslip,
): ReadonlySet<string> {
  const unlimitedBase = payslip.sdi.plus(payslip.excedente_despensa_diario);
  return codesOf({
    FLAG_THRESHOLD_MISMATCH: contradictsZone(worker),
    BELOW_MINIMUM_WAGE: worker.daily.isBelow(worker.minimumWage),
    SALARY_INPUT_MISMATCH: salariesDisagree(request),
    FACTOR_BELOW_LEGAL_MINIMUM: worker.factor.isBelow(lowestFactor(worker.parameters.date)),
    CONTRIBUTION_BASE_CAPPED: unlimitedBase.exceeds(highestBase(worker)),
    CONTRIBUTION_BASE_FLOORED: unlimitedBase.isBelow(worker.minimumWage),
    DESPENSA_INTEGRATES_SBC: payslip.excedente_despensa_diario.exceeds(ZERO),
    OVERTIME_EXEMPTION_CAPPED: overtimeIsCapped(worker, payslip),
    MINIMUM_WAGE_EXEMPT: isExempt(worker, payslip.sueldo, payslip.base_isr),
    SUBSIDY_CLIFF: isOverCliff(worker, payslip),
    INFONAVIT_OVER_LIMIT: creditIsOverLimit(worker, payslip),
    PERIOD_DAYS_MISMATCH: daysDisagree(request.period, request.period.days),
    PARAM_CHANGE_INSIDE_PERIOD: paramChangesInside(request.period, CHANGES),
    NEGATIVE_NET_SALARY: payslip.neto.isBelow(ZERO),
    FIELD_IGNORED_BY_SCHEME: hasIgnoredField(request, FIELDS),
    OVERRIDE_UNKNOWN: hasUnknownOverride(request, FLAGS),
  });
}

/** The zone's flag with a salary under its minimum, or its exact minimum without the flag. */
function contradictsZone(worker: Worker): boolean {
  const { borderMinimumWage } = worker.parameters;
  if (worker.flag('zona_libre_frontera_norte')) return worker.daily.isBelow(borderMinimumWage);
  return worker.daily.equals(borderMinimumWage);
}

/** The 5 UMA bind, or the amount passes 9 double hours a week: daily/8 x 2 x 9 x N/7. */
function overtimeIsCapped(worker: Worker, payslip: Payslip): boolean {
  const capBinds = !worker.earnsMinimumWage && halfOvertime(payslip).exceeds(overtimeCap(worker));
  const nineDoubleHours = worker.daily.times(18).times(worker.period.days).over(56);
  return capBinds || payslip.horas_extra.exceeds(nineDoubleHours);
}

/**
 * The base lies within one subsidy above the limit. rules/mx/law.md 5 does not say which limit the old table has: it
 * is read as the last one, with the subsidy that ends there.
 */
function isOverCliff(worker: Worker, payslip: Payslip): boolean {
  const { limit, amount } = highestSubsidized(worker.period, worker.parameters);
  return payslip.base_isr.exceeds(limit) && !payslip.base_isr.exceeds(limit.plus(amount));
}

/** LFT 97-III: 20% of a minimum wage. */
function creditIsOverLimit(worker: Worker, payslip: Payslip): boolean {
  return worker.earnsMinimumWage && worker.infonavitCredit.exceeds(payslip.sueldo.times('0.20'));
}
