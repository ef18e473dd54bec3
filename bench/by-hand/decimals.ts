import { Decimal as Base } from 'decimal.js';

/** Halves go up; 28 digits, so that no product of a payslip is ever cut. Divisions come last, after products. */
export const Decimal = Base.clone({ precision: 28, rounding: Base.ROUND_HALF_UP });
export type Decimal = Base;

export const ZERO = new Decimal(0);

/** To the cent. */
export function cents(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2);
}

/** Cut to the cent. */
export function truncated(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2, Base.ROUND_DOWN);
}

/** To the whole unit of the currency. */
export function whole(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(0);
}

/** A number that a request may leave out. */
export function sent(text: string | undefined, otherwise: Decimal): Decimal {
  return text === undefined ? otherwise : new Decimal(text);
}

/** A row of a progressive table, in the currency. */
export interface Row {
  readonly upTo: Decimal;
  readonly over: Decimal;
  readonly rate: Decimal;
  /** What a table adds, or takes off. */
  readonly fixed: Decimal;
}

/** The first row whose upper end is not below the base; the last row has no end. */
export function rowOf(rows: readonly Row[], base: Decimal): Row {
  for (const row of rows) if (base.lte(row.upTo)) return row;
  throw new RangeError(`no row for ${base}`);
}

/** The first row whose upper end is above the base. */
export function rowBelow(rows: readonly Row[], base: Decimal): Row {
  for (const row of rows) if (base.lt(row.upTo)) return row;
  throw new RangeError(`no row for ${base}`);
}

/** What is above the row's lower end times its rate, and what it adds. */
export function excess(base: Decimal, { over, rate, fixed }: Row): Decimal {
  return base.minus(over).times(rate).plus(fixed);
}
