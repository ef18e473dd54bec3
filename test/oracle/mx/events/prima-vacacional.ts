import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, ZERO } from '../../fraction.ts';
import type { Oracle, Verdict } from '../../oracle.ts';
import { printed } from '../payslip.ts';
import { completedYears } from './dates.ts';
import { drawPrimaVacacional } from './draw-prima-vacacional.ts';
import { amount, type Event, eventOf, flag, quantity, text } from './event.ts';
import { passesEventBounds } from './event-bounds.ts';
import { eventTax, exemptPart } from './event-tax.ts';
import { commonWarnings, warningsOf } from './event-warnings.ts';
import { totalsOf } from './totals.ts';
import { vacationDays } from './vacation-days.ts';

export const LEGAL_RATE = '0.25';
const EXEMPT_UMAS = 15;
const FLAGS = ['paga_vacaciones', 'zona_libre_frontera_norte'];

/** The days of the year just completed; undefined without a day of hiring. */
function daysByLaw(event: Event): Fraction | undefined {
  const hired = text(event, 'fecha_ingreso');
  if (hired === undefined) return undefined;
  return fraction(vacationDays(Math.max(1, completedYears(hired, event.date)), event.date));
}

function amountsOf(event: Event) {
  const days = quantity(event, 'dias_vacaciones') ?? daysByLaw(event) ?? ZERO;
  const pay = event.daily.times(days);
  const vacations = flag(event, 'paga_vacaciones') ? pay.cents() : ZERO;
  const rate = quantity(event, 'prima_vacacional_tasa') ?? fraction(LEGAL_RATE);
  const premium = (quantity(event, 'prima_vacacional_bruta') ?? pay.times(rate)).cents();
  const { cap, exempt, taxed } = exemptPart(event, premium, {
    umas: EXEMPT_UMAS,
    before: amount(event, 'prima_vacacional_exenta_acumulada'),
    legalMinimum: pay.times(LEGAL_RATE).cents(),
  });
  const tax = eventTax(event, { yearly: taxed, ordinary: vacations, assumedMonth: event.ordinaryMonth });
  const others = amount(event, 'otras_deducciones_amount');
  return {
    vacaciones: vacations,
    prima_vacacional: premium,
    prima_vacacional_tope_exento: cap,
    prima_vacacional_exenta: exempt,
    prima_vacacional_gravada: taxed,
    ...tax,
    otras_deducciones: others,
    ...totalsOf([vacations, premium], [tax.isr, others]),
  };
}

/** Days of vacation given, and under those of the law, which only the day of hiring tells. */
function hasTooFewDays(event: Event): boolean {
  const legal = daysByLaw(event) ?? ZERO;
  return quantity(event, 'dias_vacaciones')?.isBelow(legal) ?? false;
}

function compute(request: CalculationRequest): Verdict {
  if (passesEventBounds(request)) return { kind: 'refused' };
  const event = eventOf(request);
  const amounts = amountsOf(event);
  const yearly = amounts.prima_vacacional_gravada;
  const warnings = warningsOf({
    ...commonWarnings(event, { amounts, yearly, flags: FLAGS }),
    EXEMPTION_CAPPED: yearly.exceeds(ZERO),
    VACATION_BELOW_LEGAL_MINIMUM: hasTooFewDays(event),
  });
  return { kind: 'computed', amounts: printed(amounts), warnings };
}

/** Mexico, the vacation premium of LFT 80: rules/mx/law.md 13. */
export const mxPrimaVacacional: Oracle = {
  country: 'MX',
  scheme: 'prima_vacacional',
  years: [2026, 2025, 2024, 2023, 2022, 2021, 2020],
  draw: drawPrimaVacacional,
  compute,
};
