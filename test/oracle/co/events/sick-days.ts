import type { Fraction } from '../fraction.ts';
import { ownInput } from '../worker.ts';
import { amount, type Facts } from './facts.ts';

/** The days of this month by their number in the whole sickness. */
export interface SickDays {
  readonly days: number;
  readonly first: number;
  readonly last: number;
  /** An accident or an illness at work. */
  readonly atWork: boolean;
}

const whole = (quantity: Fraction): number => Number(quantity.numerator / quantity.denominator);

export function sickDaysOf(facts: Facts): SickDays {
  const days = whole(amount(facts, 'dias_incapacidad'));
  const first =
    ownInput(facts.request, 'dia_inicial') === undefined ? 1 : whole(amount(facts, 'dia_inicial'));
  return { days, first, last: first + days - 1, atWork: ownInput(facts.request, 'origen') === 'laboral' };
}

/** How many of them have a number from one to another; all later ones without another. */
export function daysNumbered({ first, last }: SickDays, from: number, to = last): number {
  return Math.max(0, Math.min(last, to) - Math.max(first, from) + 1);
}

/** rules/co/law.md 18: days of the month, and the number of the first. */
export function areDaysRefused({ days, first }: SickDays): boolean {
  return days < 1 || days > 30 || first < 1 || first > 720;
}
