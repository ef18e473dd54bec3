import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, greatest, ZERO } from '../../fraction.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { printed } from '../payslip.ts';
import { daysFromTo } from './dates.ts';
import { drawLiquidacion } from './draw-leaver.ts';
import { amount, quantity } from './event.ts';
import { passesEventBounds } from './event-bounds.ts';
import { warningsOf } from './event-warnings.ts';
import {
  assumesIntegration,
  ifDue,
  isSeniorityBaseLimited,
  type Leaver,
  leaverOf,
  seniorityPremium,
} from './leaver.ts';
import { leavingPay } from './leaving-pay.ts';

const FLAGS = ['indemnizacion_20_dias', 'zona_libre_frontera_norte'];

/** LFT 434 to 439 are not confirmed (rules/mx/law.md 22), nor are wages due from a trial and their interest. */
const UNCONFIRMED_CAUSES = ['fuerza_mayor', 'automatizacion'];

/** Causes whose 20 days a year are owed unless the caller says otherwise. */
const WITH_TWENTY_DAYS = ['rescision_trabajador', 'negativa_reinstalacion', 'automatizacion'];

function hasTwentyDays({ event, cause }: Leaver): boolean {
  return event.request.overrides?.indemnizacion_20_dias === undefined
    ? WITH_TWENTY_DAYS.includes(cause)
    : event.request.overrides.indemnizacion_20_dias === true;
}

/** LFT 50, I and II: days of the integrated salary. */
function twentyDays({ fixedTerm, seniority, years, hired, last }: Leaver): Fraction {
  if (!fixedTerm) return seniority.times(20);
  if (years < 1) return fraction(daysFromTo(hired, last)).over(2);
  return greatest(ZERO, seniority.minus(fraction(1)))
    .times(20)
    .plus(fraction(180));
}

function paymentsOf(leaver: Leaver) {
  const { event, integrated, cause } = leaver;
  const vencidos = quantity(event, 'dias_salarios_vencidos') ?? ZERO;
  const months = quantity(event, 'meses_intereses') ?? ZERO;
  return {
    prima_antiguedad: ifDue(!leaver.fixedTerm, seniorityPremium(leaver)),
    indemnizacion_constitucional: integrated.times(cause === 'automatizacion' ? 120 : 90).cents(),
    indemnizacion_20_dias: ifDue(hasTwentyDays(leaver), integrated.times(twentyDays(leaver)).cents()),
    salarios_vencidos: integrated.times(vencidos).cents(),
    intereses_salarios_vencidos: integrated
      .times(15 * 30)
      .times('0.02')
      .times(months)
      .cents(),
    gratificacion_separacion: amount(event, 'gratificacion_separacion_amount'),
  };
}

function compute(request: CalculationRequest): Verdict {
  if (passesEventBounds(request)) return { kind: 'refused' };
  const leaver = leaverOf(request);
  const payments = paymentsOf(leaver);
  const { amounts, warnings } = leavingPay(leaver, payments, FLAGS);
  const withoutTwentyDays = leaver.cause === 'despido_injustificado' && !hasTwentyDays(leaver);
  return {
    kind: 'computed',
    amounts: printed(amounts),
    warnings: warningsOf({
      ...warnings,
      INTEGRATED_SALARY_ASSUMED: assumesIntegration(leaver),
      TWENTY_DAYS_NOT_INCLUDED: withoutTwentyDays,
      PRIMA_ANTIGUEDAD_BASE_LIMITED: !leaver.fixedTerm && isSeniorityBaseLimited(leaver),
      PARAM_UNVERIFIED:
        UNCONFIRMED_CAUSES.includes(leaver.cause) ||
        payments.salarios_vencidos.exceeds(ZERO) ||
        payments.intereses_salarios_vencidos.exceeds(ZERO),
    }),
  };
}

/** Mexico, the settlement of a dismissal without cause and of other ends with an indemnity: rules/mx/law.md 16. */
export const mxLiquidacion: Oracle = {
  country: 'MX',
  scheme: 'liquidacion',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: drawLiquidacion,
  compute,
};
