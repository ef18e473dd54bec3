import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, least, ZERO } from '../../fraction.ts';
import { inForce } from '../dated.ts';
import { MINIMUM_WAGES } from '../minimum-wage.ts';
import { contributionCases } from './contributions.ts';
import { isMonthOutside, type MonthEarned, type MonthTaxed, monthsEarned } from './months-earned.ts';
import type { Lines } from './payslip.ts';
import { amount, field, given, text } from './request.ts';
import { placedOn, type SpreadSum, spreadOf } from './spread-sum.ts';
import { firstMonthOf } from './voluntary-indemnity.ts';
import type { Cases } from './warnings.ts';

/** What the year in course owes of the share of article 50, with its contributions and its tax. */
export interface Pending {
  readonly steps: Readonly<Record<string, string>>;
  readonly perceptions: Lines;
  readonly deductions: Lines;
  readonly bases: Lines;
  readonly employer: Lines;
  readonly cases: Cases;
  /** The months as they are taxed once the share is placed in those of the year. */
  readonly placed: (months: readonly MonthTaxed[]) => readonly MonthTaxed[];
}

const isPending = (request: CalculationRequest): boolean =>
  given(request, 'remuneraciones_devengadas_amount') !== undefined;

function nothing(request: CalculationRequest): Pending {
  const cases = contributionCases(request, false);
  return {
    steps: {},
    perceptions: {},
    deductions: {},
    bases: {},
    employer: {},
    cases,
    placed: (months) => months,
  };
}

/** Of the months given those of the year in which the contract ended; null where half of one is missing. */
function monthsOfYear(request: CalculationRequest): readonly MonthEarned[] | null {
  const months = monthsEarned(request, firstMonthOf(request));
  if (months === null || months.some(isMonthOutside)) return null;
  const year = text(request, 'termination_date').slice(0, 4);
  return months.filter(({ end }) => end.startsWith(year));
}

/** Código del Trabajo arts. 50 and 52: a quarter of the wages, of 4.75 minimum wages of the last day at most. */
function shareOf(request: CalculationRequest, months: number) {
  const quarter = amount(request, 'remuneraciones_devengadas_amount').times('0.25').pesos();
  const wage = fraction(inForce(MINIMUM_WAGES, text(request, 'termination_date')));
  const cap = wage.times('4.75').times(months).over(12).pesos();
  return { quarter, cap, due: least(quarter, cap) };
}

/** LIR art. 46: the months of the year have earned the share already when a further sum is placed in them. */
function placing({ shareInUtm }: SpreadSum, ofYear: readonly MonthEarned[]): Pending['placed'] {
  const ends = ofYear.map(({ end }) => end);
  return (months) => months.map((month) => (ends.includes(month.end) ? placedOn(month, shareInUtm) : month));
}

function pendingOf(request: CalculationRequest, months: readonly MonthEarned[]): Pending {
  const { quarter, cap, due } = shareOf(request, months.length);
  const advanced: Fraction = amount(request, 'gratificacion_anticipada_amount');
  const paid = greatest(due.minus(advanced), ZERO).pesos();
  const spread = spreadOf(request, paid, months);
  return {
    ...spread,
    steps: {
      gratificacion_25: quarter.money(),
      tope_gratificacion_anual: cap.money(),
      meses_devengo: String(months.length),
    },
    perceptions: { gratificacion_proporcional: paid },
    cases: {
      ...spread.cases,
      GRATIFICACION_ADVANCES_EXCEED: advanced.exceeds(due),
      GRATIFICACION_CAPPED: quarter.exceeds(cap),
    },
    placed: placing(spread, months),
  };
}

/** Null where it is owed and what it needs is missing: the rate of the AFP, and whole months of the year. */
export function pendingGratificacion(request: CalculationRequest): Pending | null {
  if (!isPending(request)) return nothing(request);
  if (field(request, 'afp_rate') === undefined) return null;
  const months = monthsOfYear(request);
  return months === null || months.length === 0 ? null : pendingOf(request, months);
}
