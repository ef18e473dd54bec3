import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, greatest, least, ZERO } from '../../fraction.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { printed } from '../payslip.ts';
import { drawPtu } from './draw-ptu.ts';
import { amount, type Event, eventOf, flag, quantity } from './event.ts';
import { passesEventBounds } from './event-bounds.ts';
import { eventTax } from './event-tax.ts';
import { commonWarnings, warningsOf } from './event-warnings.ts';
import { totalsOf } from './totals.ts';

const EXEMPT_UMAS = 15;
const FLAGS = ['trabajador_eventual', 'zona_libre_frontera_norte'];

/** LFT 127-VIII, DOF 23 April 2021. */
const CAP_FROM = '2021-04-24';

/** Whether the payments of May and June 2021 were capped is not confirmed (rules/mx/law.md 11.2). */
const CAP_DOUBTFUL_UNTIL = '2021-06-30';

/** LFT 127-VII: a casual worker of fewer days has no part. */
const CASUAL_DAYS = 60;

function isCasualWithoutPart(event: Event): boolean {
  const days = quantity(event, 'dias_trabajados_ejercicio');
  return flag(event, 'trabajador_eventual') && days !== undefined && Number(days.text(4)) < CASUAL_DAYS;
}

/** Half of what is shared, by the worker's part of a whole; LFT 123. */
function halfBy(event: Event, part: string, whole: string): Fraction {
  const all = quantity(event, whole);
  if (all === undefined || isCasualWithoutPart(event)) return ZERO;
  const half = (quantity(event, 'ptu_repartible') ?? ZERO).over(2);
  return half
    .times(quantity(event, part) ?? ZERO)
    .over(all)
    .cents();
}

function grossOf(event: Event): Fraction {
  if (isCasualWithoutPart(event)) return ZERO;
  const byDays = halfBy(event, 'dias_trabajados_ejercicio', 'dias_totales_empresa');
  const bySalaries = halfBy(event, 'salario_devengado_ejercicio', 'salarios_totales_empresa');
  return quantity(event, 'ptu_asignada')?.cents() ?? byDays.plus(bySalaries);
}

function capOf(event: Event): Fraction {
  return greatest(event.monthly.times(3).cents(), amount(event, 'promedio_ptu_3_anios'));
}

function amountsOf(event: Event) {
  const gross = grossOf(event);
  const paid = event.date < CAP_FROM ? gross : least(gross, capOf(event));
  const used = amount(event, 'ptu_exenta_acumulada');
  const left = greatest(ZERO, event.parameters.uma.times(EXEMPT_UMAS).cents().minus(used));
  const exempt = least(paid, left);
  const taxed = paid.minus(exempt);
  const tax = eventTax(event, { yearly: taxed, ordinary: ZERO, assumedMonth: event.ordinaryMonth });
  const others = amount(event, 'otras_deducciones_amount');
  return {
    ptu_bruta: gross,
    ptu: paid,
    ptu_excedente: gross.minus(paid),
    ptu_exenta: exempt,
    ptu_gravada: taxed,
    ...tax,
    otras_deducciones: others,
    ...totalsOf([paid], [tax.isr, others]),
  };
}

function compute(request: CalculationRequest): Verdict {
  if (passesEventBounds(request)) return { kind: 'refused' };
  const event = eventOf(request);
  const amounts = amountsOf(event);
  const warnings = warningsOf({
    ...commonWarnings(event, { amounts, yearly: amounts.ptu_gravada, flags: FLAGS }),
    EXEMPTION_CAPPED: amounts.ptu_gravada.exceeds(ZERO),
    PTU_CAPPED: amounts.ptu_excedente.exceeds(ZERO),
    PTU_EVENTUAL_UNDER_60_DAYS: isCasualWithoutPart(event),
    PARAM_UNVERIFIED: event.date >= CAP_FROM && event.date <= CAP_DOUBTFUL_UNTIL,
    PTU_PAID_LATE: event.date.slice(5) > '06-29',
  });
  return { kind: 'computed', amounts: printed(amounts), warnings };
}

/** Mexico, the worker's part of the profits, LFT 117 to 131: rules/mx/law.md 14. */
export const mxPtu: Oracle = {
  country: 'MX',
  scheme: 'ptu',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: drawPtu,
  compute,
};
