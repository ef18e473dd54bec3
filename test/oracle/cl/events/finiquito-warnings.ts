import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';
import { fraction, ZERO } from '../../fraction.ts';
import { seniority } from './calendar.ts';
import { isUnpublished } from './figures-of-event.ts';
import type { Leaving } from './leaving.ts';
import type { MonthTaxed } from './months-earned.ts';
import type { Pending } from './pending-gratificacion.ts';
import { amount, given, text } from './request.ts';
import { areDaysUnconfirmed, dayOfUf, yearsOfService } from './severance.ts';
import { balanceCases, type VacationBalance } from './vacation.ts';
import { type Cases, isBelowMinimumWage } from './warnings.ts';
import { calendarDays, lastWorkingDay } from './working-days.ts';

/** Código del Trabajo art. 177. */
const DAYS_TO_PAY = 10;

/** Counted without the last day, the years of service would be others. */
function isOnBoundary(request: CalculationRequest, { severance }: Leaving): boolean {
  const without = seniority(text(request, 'hire_date'), text(request, 'termination_date'));
  return without.years !== severance.served.years || yearsOfService(without) !== severance.years;
}

function isSurchargeUnusual(request: CalculationRequest, { rights, indemnities }: Leaving): boolean {
  const rate = amount(request, 'recargo_art_168_rate');
  const { indemnizacion_anios_servicio: years = ZERO } = indemnities;
  const fits = rights.surcharges.some((legal) => rate.minus(fraction(legal)).isZero());
  return !fits || (rate.exceeds(0) && years.isZero());
}

function isSetOffLimited(request: CalculationRequest, { rights, indemnities }: Leaving): boolean {
  const balance = amount(request, 'saldo_afc_empleador_amount');
  const { indemnizacion_anios_servicio: years = ZERO } = indemnities;
  return balance.exceeds(years) || (balance.exceeds(0) && !rights.setOff);
}

/** Something is measured by the last pay and its limit in UF. */
function isBaseRead({ indemnities, rights, severance }: Leaving): boolean {
  const isOfWork = indemnities.indemnizacion_obra_faena?.isZero() === false;
  return isOfWork || rights.notice || (rights.years && severance.served.years >= 1);
}

/** Of calendar days given: more than two years and the year in course give, a day begun taken whole. */
function areDaysOverTwoPeriods(request: CalculationRequest, { ofYear, accrued }: VacationBalance): boolean {
  const days = given(request, 'dias_corridos_feriado');
  if (days === undefined) return false;
  const after = daysAfter(text(request, 'termination_date'), 1);
  const most = calendarDays(after, ofYear.times(2).plus(accrued));
  return days.exceeds(ZERO.minus(ZERO.minus(most).floor()));
}

/** rules/cl/law.md 16; the wage is measured by the minimum of the last day of service. */
export function casesOf(
  request: CalculationRequest,
  leaving: Leaving,
  pending: Pending,
  months: readonly MonthTaxed[],
): Cases {
  const { agreed, severance, vacation } = leaving;
  const after = daysAfter(text(request, 'termination_date'), 1);
  const isUfGiven = given(request, 'valor_uf_amount') !== undefined;
  const dates = [request.period.end_date, ...months.map(({ end }) => end)];
  const isTaxCarried = agreed.taxed.exceeds(0) && dates.some((date) => isUnpublished('utm', date));
  const isUfCarried = isBaseRead(leaving) && !isUfGiven && isUnpublished('uf', dayOfUf(request));
  const { cases } = pending;
  const balance = balanceCases(request, vacation.ofYear, vacation.balance);
  return {
    ...cases,
    ...balance,
    VACATION_OVER_TWO_PERIODS:
      balance.VACATION_OVER_TWO_PERIODS === true || areDaysOverTwoPeriods(request, vacation),
    BELOW_MINIMUM_WAGE: isBelowMinimumWage(request, text(request, 'termination_date')),
    PARAM_CARRIED_FORWARD: isTaxCarried || isUfCarried || cases.PARAM_CARRIED_FORWARD === true,
    PARAM_UNVERIFIED: areDaysUnconfirmed(request, severance) || cases.PARAM_UNVERIFIED === true,
    SENIORITY_ON_BOUNDARY: isOnBoundary(request, leaving),
    SEVERANCE_BASE_CAPPED: severance.pay.exceeds(severance.cap),
    SEVERANCE_YEARS_CAPPED: severance.years > severance.paidYears,
    AFC_SETOFF_LIMITED: isSetOffLimited(request, leaving),
    SURCHARGE_NOT_STANDARD: isSurchargeUnusual(request, leaving),
    SETTLEMENT_PAID_LATE: request.period.end_date > lastWorkingDay(after, DAYS_TO_PAY),
  };
}
