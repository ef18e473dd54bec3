import { compare, exactly, type Fraction, multiply } from '../fraction.ts';
import type { Parameters } from '../parameters.ts';

/** ET art. 206 num. 4: up to so many UVT of average income, the part of cesantías and interest that is not taxed. */
const UNTAXED: readonly (readonly [uvt: string, share: string])[] = [
  ['350', '1'],
  ['410', '0.9'],
  ['470', '0.8'],
  ['530', '0.6'],
  ['590', '0.4'],
  ['650', '0.2'],
];

export const SHARE_LIMITS = UNTAXED.map(([limit]) => limit);

export function untaxedShare(income: Fraction, { uvt }: Parameters): Fraction {
  const row = UNTAXED.find(([limit]) => compare(income, multiply(exactly(limit), uvt)) <= 0);
  return exactly(row?.[1] ?? '0');
}
