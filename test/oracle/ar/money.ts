import { Decimal } from 'decimal.js';

/** Sixty digits hold every product of this law exactly; a quotient is taken last, just before its rounding. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

export type Money = Decimal;

export function money(value: string | number): Money {
  return new Exact(value);
}

export const ZERO = money('0');

/** Half up to cents (rules/ar/law.md 2). */
export function cents(value: Money): Money {
  return value.toDecimalPlaces(2);
}

export function twelfth(value: Money): Money {
  return cents(value.div(12));
}

export function half(value: Money): Money {
  return cents(value.div(2));
}

export function sum(...values: readonly Money[]): Money {
  return values.reduce((total, value) => total.plus(value), ZERO);
}

export function most(first: Money, second: Money): Money {
  return first.gt(second) ? first : second;
}

export function least(first: Money, second: Money): Money {
  return first.lt(second) ? first : second;
}
