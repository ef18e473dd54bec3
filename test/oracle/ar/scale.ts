import { cents, type Money, money } from './money.ts';

export interface Bracket {
  readonly lower: string;
  /** Null in the top bracket. */
  readonly upper: string | null;
  readonly fixed: string;
  readonly rate: string;
}

/** The bracket with lower < base <= upper. */
export function rowOf(base: Money, scale: readonly Bracket[]): Bracket {
  const row = scale.find(({ upper }) => upper === null || base.lte(upper));
  if (row === undefined) throw new RangeError('the scale has no top bracket');
  return row;
}

/** rules/ar/law.md 2.4, step 7: fixed + (base - lower) x rate. */
export function taxOf(base: Money, scale: readonly Bracket[]): Money {
  const row = rowOf(base, scale);
  return cents(money(row.fixed).plus(base.minus(row.lower).times(row.rate)));
}
