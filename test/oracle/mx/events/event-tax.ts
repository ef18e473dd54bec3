import { type Fraction, greatest, least, ZERO } from '../../fraction.ts';
import { subsidyCaused } from '../subsidy.ts';
import { incomeTax, unroundedTax } from '../tariff.ts';
import { amount, type Event, quantity } from './event.ts';

/** What an event adds to the taxed pay of the year (rules/mx/law.md 10.2). */
export interface Taxed {
  /** Aguinaldo, prima vacacional and PTU: the payments that RLISR 174 names. */
  readonly yearly: Fraction;
  readonly ordinary: Fraction;
  /** `ingreso_gravado_mes` where the caller says nothing. */
  readonly assumedMonth: Fraction;
}

export type Amounts = Readonly<Record<string, Fraction>>;

/** The month without the event, and what was withheld on it. */
export function monthOf(event: Event, assumedMonth: Fraction) {
  const income = quantity(event, 'ingreso_gravado_mes')?.cents() ?? assumedMonth;
  return { income, withheld: withheldOf(event, income) };
}

function withheldOf(event: Event, income: Fraction): Fraction {
  if (quantity(event, 'isr_retenido_mes') !== undefined) return amount(event, 'isr_retenido_mes');
  if (event.earnsMinimumWage || income.equals(ZERO)) return ZERO;
  const tax = taxOf(event, income);
  return tax.minus(least(subsidyOf(event, income), tax));
}

function taxOf({ month, date }: Event, base: Fraction): Fraction {
  return incomeTax(base, month, date);
}

export function subsidyOf({ month, parameters }: Event, base: Fraction): Fraction {
  return subsidyCaused(base, month, parameters);
}

/** LISR 96: nothing is withheld from who receives one minimum wage, with no other taxed pay. */
export function isExempt(event: Event, yearly: Fraction): boolean {
  return (
    event.earnsMinimumWage && yearly.equals(ZERO) && amount(event, 'otras_percepciones_amount').equals(ZERO)
  );
}

/** LISR 96: the month is one. */
function byLaw(event: Event, added: Fraction, { income, withheld }: ReturnType<typeof monthOf>) {
  const base = income.plus(added);
  const tax = taxOf(event, base);
  const subsidy = least(subsidyOf(event, base), tax);
  return {
    base_isr_mes: base,
    isr_determinado: tax,
    subsidio_empleo: subsidy,
    isr: greatest(ZERO, tax.minus(subsidy).minus(withheld)),
  };
}

/** RLISR 174, I to V: only the average and the tax are rounded. */
function byRegulation({ ordinaryMonth, month, date }: Event, yearly: Fraction) {
  const average = yearly.times('30.4').over(365).cents();
  if (average.equals(ZERO)) return { promedio_mensual_174: ZERO, isr_174: ZERO };
  const [above, below] = [ordinaryMonth.plus(average), ordinaryMonth].map((base) =>
    unroundedTax(base, month, date),
  );
  const more = (above ?? ZERO).minus(below ?? ZERO);
  return {
    promedio_mensual_174: average,
    isr_174: greatest(ZERO, more.times(yearly).over(average).cents()),
  };
}

/** The routine of the five schemes (rules/mx/law.md 10.2). */
export function eventTax(
  event: Event,
  { yearly, ordinary, assumedMonth }: Taxed,
): Amounts & { isr: Fraction } {
  const month = monthOf(event, assumedMonth);
  const base = yearly.plus(ordinary);
  const given = { ingreso_gravado_mes: month.income, isr_retenido_mes: month.withheld, base_isr: base };
  if (base.equals(ZERO) || isExempt(event, yearly)) return { ...given, isr: ZERO };
  if (!event.byRegulation) return { ...given, ...byLaw(event, base, month) };
  const ofOrdinary = ordinary.equals(ZERO) ? { isr: ZERO } : byLaw(event, ordinary, month);
  const ofYearly = byRegulation(event, yearly);
  return {
    ...given,
    ...ofOrdinary,
    ...ofYearly,
    isr_evento_ordinario: ofOrdinary.isr,
    isr: ofOrdinary.isr.plus(ofYearly.isr_174),
  };
}

/** LISR 93-XIV in UMA of the year, less what was exempt before; of a minimum wage never under the legal minimum. */
export function exemptPart(
  event: Event,
  paid: Fraction,
  { umas, before, legalMinimum }: { umas: number; before: Fraction; legalMinimum: Fraction },
) {
  const left = greatest(ZERO, event.parameters.uma.times(umas).cents().minus(before));
  const cap = event.earnsMinimumWage ? greatest(left, legalMinimum) : left;
  const exempt = least(paid, cap);
  return { cap, exempt, taxed: paid.minus(exempt) };
}
