import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, least, sum, ZERO } from '../../fraction.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { inForce } from '../dated.ts';
import { MINIMUM_WAGES } from '../minimum-wage.ts';
import { drawSickLeave } from './draw-licencia-medica.ts';
import { amountsOf, type EventPayslip } from './payslip.ts';
import { amount, given, text } from './request.ts';
import { type Cases, warningsOf } from './warnings.ts';

const MONTHS = ['m1', 'm2', 'm3'];
const WAITING_DAYS = fraction(3);
const SHORT_LEAVE = 10;
const READING = { fields: [], flags: [] };

/** rules/cl/law.md 15: the days of the leave that nobody pays, and those of an earlier one that become due. */
function daysOf(request: CalculationRequest) {
  const days = amount(request, 'dias_licencia');
  const earlier = amount(request, 'dias_licencia_previa_continua');
  const all = days.plus(earlier);
  const isCommon = ['', 'comun'].includes(text(request, 'tipo_licencia'));
  const isShort = !all.exceeds(SHORT_LEAVE);
  const unpaid = isCommon && isShort ? least(days, greatest(ZERO, WAITING_DAYS.minus(earlier))) : ZERO;
  const wasShort = !earlier.exceeds(SHORT_LEAVE);
  const due = isCommon && !isShort && wasShort ? least(WAITING_DAYS, earlier) : ZERO;
  return { all, unpaid, due, paid: days.minus(unpaid).plus(due) };
}

/** rules/cl/law.md 15: the average of the months given; of maternity at most that of article 8. */
function baseOf(request: CalculationRequest): Fraction {
  const months = MONTHS.filter((month) => given(request, `remuneracion_neta_${month}`) !== undefined);
  const earned = MONTHS.flatMap((month) => [
    amount(request, `remuneracion_neta_${month}`),
    amount(request, `subsidio_${month}`),
  ]);
  const average = sum(earned).over(months.length);
  const most = given(request, 'base_maternal_tope_amount');
  const isLimited = text(request, 'tipo_licencia') === 'maternal' && most !== undefined;
  return isLimited ? least(average, most) : average;
}

function payslipOf(request: CalculationRequest): EventPayslip {
  const { all, unpaid, due, paid } = daysOf(request);
  const base = baseOf(request);
  const floor = amount(request, 'ingreso_minimo_no_remuneracional_amount').over(2);
  const daily = greatest(base, floor).over(30);
  return {
    steps: {
      dias_reposo_acumulados: all.quantity(),
      dias_carencia: unpaid.quantity(),
      dias_retroactivos: due.quantity(),
      dias_subsidio: paid.quantity(),
      base_calculo_subsidio: base.money(),
      subsidio_diario: daily.pesos().money(),
    },
    perceptions: { subsidio_incapacidad_laboral: daily.times(paid).pesos() },
    deductions: {},
    bases: {},
    employer: {},
  };
}

/** rules/cl/law.md 16; that maternity has no carencia is not confirmed. */
function casesOf(request: CalculationRequest): Cases {
  const minimumWage = fraction(inForce(MINIMUM_WAGES, request.period.end_date));
  const hasFloor = given(request, 'ingreso_minimo_no_remuneracional_amount') !== undefined;
  return {
    PARAM_UNVERIFIED: text(request, 'tipo_licencia') === 'maternal',
    PARAM_MISSING: !hasFloor && baseOf(request).isBelow(minimumWage.over(2)),
    SICK_LEAVE_NOT_ENTITLED:
      given(request, 'meses_afiliacion')?.isBelow(6) === true ||
      given(request, 'dias_cotizados_6m')?.isBelow(90) === true,
  };
}

/** rules/cl/law.md 15: the bounds of the days; the last month is averaged, and every month with a subsidy. */
function isRefused(request: CalculationRequest): boolean {
  const days = amount(request, 'dias_licencia');
  const earlier = amount(request, 'dias_licencia_previa_continua');
  const lacksMonth = MONTHS.some(
    (month) =>
      (month === 'm1' || given(request, `subsidio_${month}`) !== undefined) &&
      given(request, `remuneracion_neta_${month}`) === undefined,
  );
  return lacksMonth || days.isBelow(1) || days.exceeds(365) || earlier.exceeds(365);
}

function compute(request: CalculationRequest): Verdict {
  if (isRefused(request)) return { kind: 'refused' };
  const payslip = payslipOf(request);
  const warnings = warningsOf(request, payslip, READING, casesOf(request));
  return { kind: 'computed', amounts: amountsOf(payslip), warnings };
}

/** rules/cl/law.md 15: the subsidy of a sick leave. */
export const chileLicenciaMedica: Oracle = {
  country: 'CL',
  scheme: 'licencia_medica',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: (dice, year) => drawSickLeave(dice, year, READING),
  compute,
};
