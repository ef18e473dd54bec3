import { Decimal } from 'decimal.js';

/** Sums and products of payslip size are exact here; quotients are taken last and rounded at once. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

export type Amount = Decimal;

export function exact(value: string | number): Amount {
  return new Exact(value);
}

export const ZERO = exact(0);

/** rules/cl/law.md 2: half up to whole pesos, once per concept. */
export function pesos(value: Amount): Amount {
  return value.toDecimalPlaces(0);
}

export function least(one: Amount, other: Amount): Amount {
  return one.lt(other) ? one : other;
}

export function most(one: Amount, other: Amount): Amount {
  return one.gt(other) ? one : other;
}

export function sum(...values: readonly Amount[]): Amount {
  return values.reduce((total, value) => total.plus(value), ZERO);
}
