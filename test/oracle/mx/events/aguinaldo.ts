import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { latest } from '../../calendar.ts';
import { type Fraction, fraction, greatest, ZERO } from '../../fraction.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { printed } from '../payslip.ts';
import { daysFromTo, daysOfYear, firstOfYear } from './dates.ts';
import { drawAguinaldo } from './draw-aguinaldo.ts';
import { amount, type Event, eventOf, quantity, text } from './event.ts';
import { passesEventBounds } from './event-bounds.ts';
import { eventTax, exemptPart } from './event-tax.ts';
import { commonWarnings, warningsOf } from './event-warnings.ts';
import { totalsOf } from './totals.ts';

const LEGAL_DAYS = 15;
const EXEMPT_UMAS = 30;
const FLAGS = ['zona_libre_frontera_norte'];

/** `dias_trabajados_anio` up to a day, the year of the day alone. */
export function daysWorked(event: Event, hired: string, last: string): Fraction {
  const given = quantity(event, 'dias_trabajados_anio');
  if (given !== undefined) return given;
  const days = daysFromTo(latest(hired, firstOfYear(last)), last);
  const uncounted = quantity(event, 'dias_no_computables') ?? ZERO;
  return greatest(ZERO, fraction(days).minus(uncounted));
}

/** So many days of bonus in proportion to the days worked, not rounded. */
export function bonusOf(event: Event, days: Fraction, worked: Fraction, last: string): Fraction {
  return event.daily.times(days).times(worked).over(daysOfYear(last));
}

function amountsOf(event: Event) {
  const last = text(event, 'fecha_corte') ?? `${event.date.slice(0, 4)}-12-31`;
  const worked = daysWorked(event, text(event, 'fecha_ingreso') ?? firstOfYear(last), last);
  const days = quantity(event, 'dias_aguinaldo') ?? fraction(LEGAL_DAYS);
  const paid = (quantity(event, 'aguinaldo_bruto') ?? bonusOf(event, days, worked, last)).cents();
  const minimum = bonusOf(event, fraction(LEGAL_DAYS), worked, last).cents();
  const { cap, exempt, taxed } = exemptPart(event, paid, {
    umas: EXEMPT_UMAS,
    before: amount(event, 'aguinaldo_exento_acumulado'),
    legalMinimum: minimum,
  });
  const tax = eventTax(event, { yearly: taxed, ordinary: ZERO, assumedMonth: event.ordinaryMonth });
  const others = amount(event, 'otras_deducciones_amount');
  const amounts = {
    aguinaldo: paid,
    aguinaldo_tope_exento: cap,
    aguinaldo_exento: exempt,
    aguinaldo_gravado: taxed,
    ...tax,
    otras_deducciones: others,
    ...totalsOf([paid], [tax.isr, others]),
  };
  return { amounts, minimum };
}

function compute(request: CalculationRequest): Verdict {
  if (passesEventBounds(request)) return { kind: 'refused' };
  const event = eventOf(request);
  const { amounts, minimum } = amountsOf(event);
  const warnings = warningsOf({
    ...commonWarnings(event, { amounts, yearly: amounts.aguinaldo_gravado, flags: FLAGS }),
    EXEMPTION_CAPPED: amounts.aguinaldo_gravado.exceeds(ZERO),
    AGUINALDO_BELOW_LEGAL_MINIMUM: quantity(event, 'aguinaldo_bruto')?.isBelow(minimum) ?? false,
  });
  return { kind: 'computed', amounts: printed(amounts), warnings };
}

/** Mexico, the yearly bonus of LFT 87: rules/mx/law.md 12. */
export const mxAguinaldo: Oracle = {
  country: 'MX',
  scheme: 'aguinaldo',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: drawAguinaldo,
  compute,
};
