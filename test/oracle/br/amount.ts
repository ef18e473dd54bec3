import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 60 });

/** An exact decimal; quotients are taken last and carry 60 digits. */
export type Amount = Decimal;

export function amount(value: string | number): Amount {
  return new Exact(value);
}

export const ZERO = amount(0);

/** Half away from zero to the cent (rules/br/law.md 2, `r2`). */
export function r2(value: Amount): Amount {
  return value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

/** Truncated to the cent (rules/br/law.md 2, `t2`). */
export function t2(value: Amount): Amount {
  return value.toDecimalPlaces(2, Decimal.ROUND_DOWN);
}

export function least(one: Amount, other: Amount): Amount {
  return one.lt(other) ? one : other;
}

export function greatest(one: Amount, other: Amount): Amount {
  return one.gt(other) ? one : other;
}

export function sum(values: Iterable<Amount>): Amount {
  return [...values].reduce((total, value) => total.plus(value), ZERO);
}
