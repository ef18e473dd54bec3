import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';
import { type Fraction, fraction, greatest, least, sum, ZERO } from '../../fraction.ts';
import type { Oracle, Verdict } from '../../oracle.ts';

import { areRatesOutside, CONTRACT_FLAGS } from './contributions.ts';
import { drawLeaver } from './draw-finiquito.ts';
import { casesOf } from './finiquito-warnings.ts';
import { type Leaving, leavingOf } from './leaving.ts';
import type { MonthTaxed } from './months-earned.ts';
import { amountsOf, type EventPayslip } from './payslip.ts';
import { type Pending, pendingGratificacion } from './pending-gratificacion.ts';
import { amount, given, monthlySalary, text } from './request.ts';
import type { Severance } from './severance.ts';
import { taxOfSpread } from './spread-sum.ts';
import { isBalanceOutside, type VacationBalance } from './vacation.ts';
import { monthsOfExcess } from './voluntary-indemnity.ts';
import { isSalaryOutside, warningsOf } from './warnings.ts';
import { calendarDays } from './working-days.ts';

const READING = {
  fields: [
    'monthly_salary',
    'daily_salary',
    'colacion_amount',
    'movilizacion_amount',
    'afp_rate',
    'risk_class_rate',
  ],
  flags: ['gratificacion_en_base_172', 'colacion_movilizacion_en_base_172', ...CONTRACT_FLAGS],
};

/** Código del Trabajo art. 73: the days left, with the Sundays and holidays that they would have taken in. */
function vacationPay(request: CalculationRequest, { balance, accrued }: VacationBalance) {
  const after = daysAfter(text(request, 'termination_date'), 1);
  const left = greatest(balance, ZERO);
  const days = given(request, 'dias_corridos_feriado') ?? calendarDays(after, left);
  const wage = sum([
    monthlySalary(request),
    amount(request, 'otros_haberes_fijos_amount'),
    amount(request, 'promedio_variable_amount'),
  ]);
  const base = given(request, 'remuneracion_feriado_amount') ?? wage;
  const steps = {
    dias_feriado_proporcional: accrued.quantity(),
    dias_feriado_habiles: left.quantity(),
    dias_feriado_corridos: days.quantity(),
    valor_dia_feriado: base.over(30).money(),
  };
  return { steps, paid: base.times(days).over(30).pesos() };
}

function stepsOf({ served, years, paidYears, pay, cap, base }: Severance) {
  return {
    anios_completos: String(served.years),
    meses_fraccion: String(served.months),
    dias_fraccion: String(served.days),
    anios_servicio: String(years),
    anios_indemnizables: String(paidYears),
    ultima_remuneracion_mensual: pay.money(),
    tope_90_uf: cap.money(),
    base_indemnizacion: base.money(),
  };
}

function setOff(request: CalculationRequest, { rights, indemnities }: Leaving): Fraction {
  const { indemnizacion_anios_servicio: years = ZERO } = indemnities;
  return rights.setOff ? least(amount(request, 'saldo_afc_empleador_amount').pesos(), years) : ZERO;
}

function payslipOf(
  request: CalculationRequest,
  leaving: Leaving,
  pending: Pending,
  months: readonly MonthTaxed[],
): EventPayslip {
  const rest = vacationPay(request, leaving.vacation);
  const { limit, exempt, taxed } = leaving.agreed;
  const excess = taxOfSpread(taxed, pending.placed(months), request.period.end_date);
  const sent = (name: string): Fraction => amount(request, name).pesos();
  return {
    steps: {
      ...stepsOf(leaving.severance),
      ...rest.steps,
      limite_exencion_lir_17_13: limit.money(),
      indemnizacion_exenta: exempt.money(),
      cuota_utm_indemnizacion: excess.share.quantity(),
      ...pending.steps,
    },
    perceptions: {
      indemnizacion_feriado: rest.paid,
      ...leaving.indemnities,
      ...pending.perceptions,
      indemnizacion_voluntaria: sent('indemnizacion_voluntaria_amount'),
      remuneraciones_pendientes_liquido: sent('remuneraciones_pendientes_liquido_amount'),
      otros_haberes: sent('otros_haberes_amount'),
    },
    deductions: {
      ...pending.deductions,
      impuesto_indemnizacion: excess.tax,
      imputacion_afc: setOff(request, leaving),
      otros_descuentos: sent('otros_descuentos_amount'),
    },
    bases: { ...pending.bases, indemnizacion_tributable: taxed },
    employer: pending.employer,
  };
}

/** The order of the days; a rate of article 168; an average with every voluntary indemnity. */
function isRefused(request: CalculationRequest): boolean {
  const [hired, last] = [text(request, 'hire_date'), text(request, 'termination_date')];
  const rate = amount(request, 'recargo_art_168_rate');
  const isVoluntary = amount(request, 'indemnizacion_voluntaria_amount').exceeds(0);
  return (
    isSalaryOutside(request) ||
    areRatesOutside(request) ||
    isBalanceOutside(request) ||
    hired > last ||
    last > request.period.end_date ||
    !['0', '0.3', '0.5', '0.8', '1'].some((legal) => rate.minus(fraction(legal)).isZero()) ||
    amount(request, 'dias_corridos_feriado').exceeds(400) ||
    (isVoluntary && given(request, 'promedio_24m_amount') === undefined)
  );
}

function compute(request: CalculationRequest): Verdict {
  const months = monthsOfExcess(request);
  if (months === null || isRefused(request)) return { kind: 'refused' };
  const leaving = leavingOf(request);
  const pending = pendingGratificacion(request);
  if (pending === null) return { kind: 'refused' };
  if (leaving.agreed.taxed.exceeds(0) && months.length === 0) return { kind: 'refused' };
  const payslip = payslipOf(request, leaving, pending, months);
  const warnings = warningsOf(request, payslip, READING, casesOf(request, leaving, pending, months));
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

/** rules/cl/law.md 13. */
export const chileFiniquito: Oracle = {
  country: 'CL',
  scheme: 'finiquito',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: (dice, year) => drawLeaver(dice, year, READING),
  compute,
};
