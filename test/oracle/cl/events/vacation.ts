import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction } from '../../fraction.ts';
import { type Seniority, seniority } from './calendar.ts';
import { amount, given, text } from './request.ts';
import type { Cases } from './warnings.ts';

/** What a year of service gives and what of it is left, in working days. */
export interface VacationBalance {
  readonly served: Seniority;
  readonly ofYear: Fraction;
  /** rules/cl/law.md 12: what the year in course has given so far. */
  readonly accrued: Fraction;
  /** Before what is taken now. */
  readonly balance: Fraction;
}

/** As of a day that is not worked any more; a year gives what `extra` says beside the basic days. */
export function balanceOf(
  request: CalculationRequest,
  after: string,
  extra: (served: Seniority) => Fraction,
): VacationBalance {
  const served = seniority(text(request, 'hire_date'), after);
  const ofYear = (given(request, 'dias_feriado_anual') ?? fraction(15)).plus(extra(served));
  const accrued = ofYear.times(30 * served.months + served.days).over(360);
  const left = amount(request, 'dias_feriado_pendiente').minus(amount(request, 'dias_feriado_anticipado'));
  return { served, ofYear, accrued, balance: left.plus(accrued) };
}

export function isBalanceOutside(request: CalculationRequest): boolean {
  const ofYear = given(request, 'dias_feriado_anual') ?? fraction(15);
  return (
    ![15, 20].some((days) => ofYear.minus(days).isZero()) ||
    amount(request, 'dias_feriado_pendiente').exceeds(200) ||
    amount(request, 'dias_feriado_anticipado').exceeds(60)
  );
}

/** Código del Trabajo art. 70: two periods at most are accumulated. */
export function balanceCases(request: CalculationRequest, ofYear: Fraction, left: Fraction): Cases {
  return {
    VACATION_BALANCE_NEGATIVE: left.isBelow(0),
    VACATION_OVER_TWO_PERIODS: amount(request, 'dias_feriado_pendiente').exceeds(ofYear.times(2)),
  };
}
