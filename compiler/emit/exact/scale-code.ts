import type { Fraction } from '../formulas/fraction.ts';

/** Code of what a numerator is divided by. */
export function scaleCode({ d, over }: Pick<Fraction, 'd' | 'over'>): string {
  return [...(d === 1n && over.length > 0 ? [] : [`${d}n`]), ...over].join(' * ');
}
