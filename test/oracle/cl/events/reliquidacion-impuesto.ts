import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { areRatesOutside, CONTRACT_FLAGS } from './contributions.ts';
import { drawBackPay } from './draw-reliquidacion.ts';
import { isMonthOutside, type MonthEarned, monthsEarned } from './months-earned.ts';
import { amountsOf } from './payslip.ts';
import { amount, field, text } from './request.ts';
import { spreadOf } from './spread-sum.ts';
import { warningsOf } from './warnings.ts';

const READING = { fields: ['afp_rate', 'risk_class_rate'], flags: CONTRACT_FLAGS };

/** rules/cl/law.md 14: unless the caller says that nothing is contributed on it. */
const contributes = ({ employee }: CalculationRequest): boolean => employee.inputs?.cotizable !== false;

/** The months in which the sum was earned; null where they are none, or not as the law file has them. */
function monthsOf(request: CalculationRequest): readonly MonthEarned[] | null {
  const first = text(request, 'primer_mes_devengo');
  if (!first.endsWith('-01')) return null;
  const months = monthsEarned(request, first);
  const isWrong = months === null || months.length === 0 || months.some(isMonthOutside);
  return isWrong ? null : months;
}

function isRefused(request: CalculationRequest, months: readonly MonthEarned[]): boolean {
  const sum = amount(request, 'renta_accesoria_amount');
  const lacksRate = contributes(request) && field(request, 'afp_rate') === undefined;
  const isBeforeEarned = months.some(({ end }) => end.slice(0, 7) > request.period.end_date.slice(0, 7));
  return areRatesOutside(request) || lacksRate || !sum.exceeds(0) || isBeforeEarned;
}

function compute(request: CalculationRequest): Verdict {
  const months = monthsOf(request);
  if (months === null || isRefused(request, months)) return { kind: 'refused' };
  const paid = amount(request, 'renta_accesoria_amount').pesos();
  const spread = spreadOf(request, paid, months, contributes(request));
  const payslip = { ...spread, perceptions: { renta_accesoria: paid } };
  const warnings = warningsOf(request, payslip, READING, spread.cases);
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

/** rules/cl/law.md 14: a sum earned in several months and paid at once. */
export const chileReliquidacion: Oracle = {
  country: 'CL',
  scheme: 'reliquidacion_impuesto',
  years: [2026, 2025, 2024, 2023, 2022, 2021],
  draw: (dice, year) => drawBackPay(dice, year, READING),
  compute,
};
