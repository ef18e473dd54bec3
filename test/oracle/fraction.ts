/** An exact number: nothing is lost until the law says to round. Shares no code with the runtime's. */
export class Fraction {
  readonly numerator: bigint;
  /** Always positive. */
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  plus(by: Fraction | number | string): Fraction {
    const other = fraction(by);
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(by: Fraction | number | string): Fraction {
    return this.plus(fraction(by).times(-1));
  }

  times(by: Fraction | number | string): Fraction {
    const other = fraction(by);
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** Divided by a positive number. */
  over(by: Fraction | number | string): Fraction {
    const other = fraction(by);
    if (other.numerator <= 0n) throw new RangeError('the divisor must be positive');
    return new Fraction(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  exceeds(other: Fraction | number | string): boolean {
    return this.minus(other).numerator > 0n;
  }

  isBelow(other: Fraction | number | string): boolean {
    return fraction(other).exceeds(this);
  }

  equals(other: Fraction | number | string): boolean {
    return this.minus(other).isZero();
  }

  isZero(): boolean {
    return this.numerator === 0n;
  }

  /** The greatest whole number that is not above. */
  floor(): Fraction {
    const toZero = this.numerator / this.denominator;
    const isCut = this.numerator < 0n && toZero * this.denominator !== this.numerator;
    return new Fraction(isCut ? toZero - 1n : toZero, 1n);
  }

  /** Half up to so many fraction digits, on the magnitude. */
  rounded(places: number): Fraction {
    const scale = 10n ** BigInt(places);
    const magnitude = this.numerator < 0n ? -this.numerator : this.numerator;
    const half = (magnitude * scale * 2n + this.denominator) / (this.denominator * 2n);
    return new Fraction(this.numerator < 0n ? -half : half, scale);
  }

  /** "1. rounding is half-up to 2 decimals" (rules/mx/law.md 0). */
  cents(): Fraction {
    return this.rounded(2);
  }

  /** Half up to whole pesos, once per concept (rules/cl/law.md 2). */
  pesos(): Fraction {
    return this.rounded(0);
  }

  /** With so many fraction digits, rounded half up. */
  text(places: number): string {
    const { numerator } = this.rounded(places);
    const digits = (numerator < 0n ? -numerator : numerator).toString().padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    const decimals = places === 0 ? '' : `.${digits.slice(digits.length - places)}`;
    return `${numerator < 0n ? '-' : ''}${whole}${decimals}`;
  }

  /** As the trace prints what is not money: all its digits, or six where it has no end. */
  quantity(): string {
    const long = this.text(24);
    const ends = this.minus(long).isZero();
    return (ends ? long : this.text(6)).replace(/\.?0+$/, '');
  }

  /** As the trace prints money that the law does not round: two fraction digits at least. */
  money(): string {
    const quantity = this.quantity();
    const [, digits = ''] = quantity.split('.');
    return digits.length < 2 ? this.text(2) : quantity;
  }
}

/** A decimal text, a JSON number by its shortest form, or a fraction as it is. */
export function fraction(value: Fraction | number | string): Fraction {
  if (value instanceof Fraction) return value;
  const [whole = '', digits = ''] = String(value).split('.');
  return new Fraction(BigInt(whole + digits), 10n ** BigInt(digits.length));
}

export const ZERO = fraction(0);

export const ONE_CENT = fraction('0.01');

export function least(left: Fraction, right: Fraction): Fraction {
  return left.exceeds(right) ? right : left;
}

export function greatest(left: Fraction, right: Fraction): Fraction {
  return left.exceeds(right) ? left : right;
}

export function sum(amounts: readonly Fraction[]): Fraction {
  return amounts.reduce((total, amount) => total.plus(amount), ZERO);
}
