/** An exact quantity: numerator over a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

function fraction(numerator: bigint, denominator: bigint): Fraction {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const common = greatestCommonDivisor(magnitude, denominator);
  return { numerator: numerator / common, denominator: denominator / common };
}

/** Reads `"1423500"`, `"-0.01"` or `"790/12"`. */
export function exactly(text: string | number): Fraction {
  const [over = '0', under = '1'] = String(text).split('/');
  const [whole = '0', decimals = ''] = over.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length) * BigInt(under));
}

export const ZERO = exactly(0);

export function add(...terms: readonly Fraction[]): Fraction {
  return terms.reduce(
    (sum, term) =>
      fraction(
        sum.numerator * term.denominator + term.numerator * sum.denominator,
        sum.denominator * term.denominator,
      ),
    ZERO,
  );
}

export function subtract(from: Fraction, what: Fraction): Fraction {
  return add(from, { numerator: -what.numerator, denominator: what.denominator });
}

export function multiply(...factors: readonly Fraction[]): Fraction {
  return factors.reduce((product, factor) =>
    fraction(product.numerator * factor.numerator, product.denominator * factor.denominator),
  );
}

/** Division by a positive quantity. */
export function divide(what: Fraction, by: Fraction): Fraction {
  return fraction(what.numerator * by.denominator, what.denominator * by.numerator);
}

/** Less than, equal or more than zero, as `a` is to `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return Number(difference > 0n) - Number(difference < 0n);
}

export function smaller(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) <= 0 ? a : b;
}

export function larger(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) >= 0 ? a : b;
}

/** The nearest multiple of `unit`; ties go up, away from zero. */
export function roundTo(value: Fraction, unit: Fraction): Fraction {
  const { numerator, denominator } = divide(value, unit);
  const magnitude = numerator < 0n ? -numerator : numerator;
  const units = (2n * magnitude + denominator) / (2n * denominator);
  return multiply(fraction(numerator < 0n ? -units : units, 1n), unit);
}

const CENTAVO = exactly('0.01');

/** rules/co/law.md 3: money lines have two decimals, half up. */
export function centavos(value: Fraction): Fraction {
  return roundTo(value, CENTAVO);
}

function print(value: Fraction, decimals: number): string {
  const unit = fraction(1n, 10n ** BigInt(decimals));
  const { numerator } = divide(roundTo(value, unit), unit);
  const digits = String(numerator < 0n ? -numerator : numerator).padStart(decimals + 1, '0');
  return `${numerator < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Two fraction digits, as the contract prints money. */
export function printMoney(value: Fraction): string {
  return print(value, 2);
}

/** Without padding, as the trace prints what is not rounded: all its digits, or six where it has no end. */
export function printQuantity(value: Fraction): string {
  const whole = print(value, 24);
  const ends = compare(exactly(whole), value) === 0;
  return (ends ? whole : print(value, 6)).replace(/\.?0+$/, '');
}
