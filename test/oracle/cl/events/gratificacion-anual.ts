import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, least, ZERO } from '../../fraction.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { inForce } from '../dated.ts';
import { MINIMUM_WAGES } from '../minimum-wage.ts';
import { areRatesOutside, CONTRACT_FLAGS } from './contributions.ts';
import { drawProfitShare } from './draw-gratificacion.ts';
import { isMonthOutside, type MonthEarned, monthsEarned } from './months-earned.ts';
import { amountsOf } from './payslip.ts';
import { amount, field, given, text } from './request.ts';
import { spreadOf } from './spread-sum.ts';
import { warningsOf } from './warnings.ts';

const READING = { fields: ['afp_rate', 'risk_class_rate'], flags: CONTRACT_FLAGS };
const OF_THE_FIRM = [
  'utilidad_tributaria_amount',
  'capital_propio_amount',
  'remuneraciones_devengadas_empresa_amount',
];

interface Share {
  readonly steps: Readonly<Record<string, string>>;
  readonly due: Fraction;
  readonly isCapped: boolean;
}

/** Código del Trabajo art. 47: of what the firm earned, as its wages are to those of all. */
function shareOfProfit(request: CalculationRequest): Share {
  const capital = amount(request, 'capital_propio_amount').times('0.10');
  const net = greatest(amount(request, 'utilidad_tributaria_amount').minus(capital), ZERO);
  const fund = net.times('0.30').pesos();
  const wages = amount(request, 'remuneraciones_devengadas_amount');
  const due = fund.times(wages).over(amount(request, 'remuneraciones_devengadas_empresa_amount')).pesos();
  const steps = { utilidad_liquida_gratificable: net.money(), fondo_gratificacion: fund.money() };
  return { steps, due, isCapped: false };
}

/** The minimum wage at the end of the year, or on the day of payment of a year that has not ended. */
export function minimumWageOf(year: string, payment: string): Fraction {
  const end = `${year}-12-31`;
  return fraction(inForce(MINIMUM_WAGES, end < payment ? end : payment));
}

/** Código del Trabajo arts. 50 and 52: a quarter of the wages, of 4.75 minimum wages a year at most. */
function shareOfWages(request: CalculationRequest, months: number): Share {
  const quarter = amount(request, 'remuneraciones_devengadas_amount').times('0.25').pesos();
  const wage = minimumWageOf(text(request, 'ejercicio'), request.period.end_date);
  const cap = wage.times('4.75').times(months).over(12).pesos();
  const steps = { gratificacion_25: quarter.money(), tope_gratificacion_anual: cap.money() };
  return { steps, due: least(quarter, cap), isCapped: quarter.exceeds(cap) };
}

function monthsOf(request: CalculationRequest): readonly MonthEarned[] | null {
  const year = text(request, 'ejercicio');
  const first = text(request, 'primer_mes_devengo') || `${year}-01-01`;
  const months = first.endsWith('-01') ? monthsEarned(request, first) : null;
  const latest = request.period.end_date.slice(0, 7);
  const isWrong = (month: MonthEarned): boolean =>
    isMonthOutside(month) || month.end.slice(0, 4) !== year || month.end.slice(0, 7) > latest;
  return months === null || months.length === 0 || months.some(isWrong) ? null : months;
}

function isRefused(request: CalculationRequest): boolean {
  const year = Number(text(request, 'ejercicio'));
  const isOfProfit = text(request, 'modalidad_gratificacion') === 'art_47';
  const lacksFirm = OF_THE_FIRM.some((name) => given(request, name) === undefined);
  const ofAll = given(request, 'remuneraciones_devengadas_empresa_amount');
  const isMoreThanAll =
    isOfProfit && ofAll?.isBelow(amount(request, 'remuneraciones_devengadas_amount')) === true;
  return (
    areRatesOutside(request) ||
    field(request, 'afp_rate') === undefined ||
    year < 2020 ||
    year > request.year ||
    (isOfProfit && lacksFirm) ||
    ofAll?.isZero() === true ||
    isMoreThanAll
  );
}

function compute(request: CalculationRequest): Verdict {
  const months = monthsOf(request);
  if (months === null || isRefused(request)) return { kind: 'refused' };
  const isOfProfit = text(request, 'modalidad_gratificacion') === 'art_47';
  const share = isOfProfit ? shareOfProfit(request) : shareOfWages(request, months.length);
  const advanced = amount(request, 'gratificacion_anticipada_amount');
  const paid = greatest(share.due.minus(advanced), ZERO).pesos();
  const spread = spreadOf(request, paid, months);
  const steps = { ...share.steps, gratificacion_determinada: share.due.money(), ...spread.steps };
  const payslip = { ...spread, steps, perceptions: { gratificacion_anual: paid } };
  const warnings = warningsOf(request, payslip, READING, {
    ...spread.cases,
    GRATIFICACION_ADVANCES_EXCEED: advanced.exceeds(share.due),
    GRATIFICACION_CAPPED: share.isCapped,
  });
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

/** rules/cl/law.md 11: the share in the profit of a year. */
export const chileGratificacion: Oracle = {
  country: 'CL',
  scheme: 'gratificacion_anual',
  years: [2026, 2025, 2024, 2023, 2022, 2021],
  draw: (dice, year) => drawProfitShare(dice, year, READING),
  compute,
};
