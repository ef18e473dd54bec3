import {
  add,
  centavos,
  compare,
  exactly,
  type Fraction,
  larger,
  multiply,
  smaller,
  subtract,
  ZERO,
} from '../../../oracle/co/fraction.ts';

/** law.md 5.5: up to so many UIT, the rate of what lies between. */
const SCALE = [
  ['5', '0.08'],
  ['20', '0.14'],
  ['35', '0.17'],
  ['45', '0.20'],
] as const;
const ABOVE = exactly('0.30');

/** law.md 3.3: after the 7 UIT. */
export function netIncome(gross: Fraction, uit: Fraction): Fraction {
  return larger(ZERO, subtract(gross, multiply(exactly(7), uit)));
}

/** LIR art. 53, rounded once. */
export function taxOf(net: Fraction, uit: Fraction): Fraction {
  let [tax, lower] = [ZERO, ZERO];
  for (const [limit, rate] of SCALE) {
    const upper = multiply(exactly(limit), uit);
    const inside = larger(ZERO, subtract(smaller(net, upper), lower));
    tax = add(tax, multiply(inside, exactly(rate)));
    lower = upper;
  }
  return centavos(add(tax, multiply(larger(ZERO, subtract(net, lower)), ABOVE)));
}

/** law.md 3.3: the divisor of the month. */
export function divisorOf(month: number): Fraction {
  if (month <= 3) return exactly(12);
  if (month === 4) return exactly(9);
  if (month <= 7) return exactly(8);
  if (month === 8) return exactly(5);
  return exactly(month === 12 ? 1 : 4);
}

export function isMoreThan(one: Fraction, other: Fraction): boolean {
  return compare(one, other) > 0;
}
