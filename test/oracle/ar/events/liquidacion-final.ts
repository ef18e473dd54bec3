import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { latest } from '../../calendar.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { isAfterLastRow } from '../dated.ts';
import { FFEP_FIXED_SUMS } from '../ffep-fixed-sums.ts';
import { drawLiquidacionFinal } from './draw-liquidacion-final.ts';
import { type Ending, endingOf, isAtEndOfTrial, isRefused } from './ending.ts';
import { type EndingPayslip, endingPayslip } from './ending-payslip.ts';
import { amountsOf } from './event-payslip.ts';
import { type Cases, codesOf, commonCases, isBelowMinimumWage, isMipymeMismatch } from './event-warnings.ts';
import { accruedInHalfYear } from './final-pay.ts';
import { halfYearOf } from './half-year.ts';
import { isAtVacationBoundary, isThreeMonthsAfter } from './seniority.ts';
import { isCapApplied, isFloorApplied, severanceOf } from './severance.ts';

const FLAGS = [
  'empleador_grande_servicios',
  'empleador_mipyme',
  'en_periodo_prueba',
  'preaviso_otorgado',
] as const;

function severanceCases(ending: Ending): Cases {
  const { severance, isTrial, isNoticeDue, date, inputs } = ending;
  const found = severanceOf(ending);
  const isOwed = severance !== 'none';
  const isPaid = isOwed && found.amount.gt(0);
  return {
    CCT_CAP_NOT_PROVIDED: isOwed && inputs.sent('promedio_convenio') === null,
    CCT_CAP_APPLIED: isPaid && isCapApplied(found),
    VIZZOTI_FLOOR_APPLIED: isPaid && isFloorApplied(found),
    NO_SEVERANCE_SHORT_SERVICE: isOwed && !isPaid,
    NOTICE_NOT_DUE_TRIAL_PERIOD: isNoticeDue && isTrial && date >= '2026-03-06',
  };
}

/** Fewer payslips than months of service of the half year before this one. */
function areMonthsMissing({ inputs, hired, date }: Ending): boolean {
  const payslips = inputs.history('recibos_del_semestre');
  const from = latest(hired, halfYearOf(date).first);
  const months = Number(date.slice(5, 7)) - Number(from.slice(5, 7));
  return payslips?.lt(months) ?? false;
}

function warningsOf(ending: Ending, { payslip, wage, aguinaldo }: EndingPayslip): ReadonlySet<string> {
  const { request, input, inputs, hired, date } = ending;
  const common = commonCases(request, input, payslip, { flags: FLAGS });
  const trial = inputs.flag('en_periodo_prueba');
  return codesOf({
    ...common,
    ...severanceCases(ending),
    PARAM_CARRIED_FORWARD:
      common.PARAM_CARRIED_FORWARD === true || isAfterLastRow(FFEP_FIXED_SUMS, input.month),
    // rules/ar/law.md 10.4: what notice contributes and is taxed is unconfirmed.
    PARAM_UNVERIFIED: payslip.perceptions.preaviso?.gt(0) === true,
    PARAM_MISSING: date < '2024-01-01',
    BELOW_MINIMUM_WAGE: isBelowMinimumWage(input.monthlySalary, input),
    CONTRIBUTION_BASE_FLOORED: wage.isFloored || aguinaldo.isFloored,
    CONTRIBUTION_BASE_CAPPED: wage.isCapped || aguinaldo.isCapped,
    FLAG_THRESHOLD_MISMATCH:
      isMipymeMismatch(input) || (trial !== undefined && trial !== ending.isTrialByDates),
    SENIORITY_AT_BOUNDARY:
      isAtVacationBoundary(hired, date) || isThreeMonthsAfter(hired, date) || isAtEndOfTrial(ending),
    SAC_BY_BEST_MONTH: accruedInHalfYear(ending) === null,
    SAC_MONTHS_MISSING: areMonthsMissing(ending),
  });
}

function compute(request: CalculationRequest): Verdict {
  const ending = endingOf(request);
  if (isRefused(ending)) return { kind: 'refused' };
  const found = endingPayslip(ending);
  return { kind: 'computed', amounts: amountsOf(found.payslip), warnings: warningsOf(ending, found) };
}

/** rules/ar/law.md 13: what is owed who leaves, LCT arts. 121 to 123, 156, 231 to 255 bis. */
export const argentinaLiquidacionFinal: Oracle = {
  country: 'AR',
  scheme: 'liquidacion_final',
  years: [2023, 2024, 2025, 2026],
  draw: drawLiquidacionFinal,
  compute,
};
