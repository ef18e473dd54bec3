/**
 * Fractions in lowest terms: the interpreter's own arithmetic. It shares nothing with the arithmetic of
 * emitted code, so that a fault in one of the two shows as a difference.
 */
import type { Exact } from '../numbers/exact.ts';
import type { Rounding } from '../numbers/rounding.ts';

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const LARGEST_INT32 = 2 ** 31 - 1;

/**
 * Euclid's, of numbers that are not negative, in big integers while they are big: the interpreter spends most of its time
 * here.
 */
export function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  let a = first;
  let b = second;
  while (b !== 0n) {
    if (a <= SAFE && b <= SAFE) return BigInt(smallCommonDivisor(Number(a), Number(b)));
    const rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/** The same of whole numbers below 2^53, where `%` is exact; of 32 bits the processor has a division of its own. */
function smallCommonDivisor(first: number, second: number): number {
  let a = first;
  let b = second;
  while (b > LARGEST_INT32) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return b === 0 ? a : tinyCommonDivisor(b | 0, (a % b) | 0);
}

function tinyCommonDivisor(first: number, second: number): number {
  let a = first;
  let b = second;
  while (b !== 0) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

const OF_LAW = new WeakMap<Exact, Ratio>();

export class Ratio {
  readonly n: bigint;
  readonly d: bigint;

  /** `isLowest` says that both have no common divisor, and that the denominator is positive. */
  constructor(numerator: bigint, denominator: bigint, isLowest = false) {
    if (denominator === 0n) throw new RangeError('a fraction needs a denominator');
    if (isLowest) {
      this.n = numerator;
      this.d = denominator;
      return;
    }
    if (denominator === 1n) {
      this.n = numerator;
      this.d = 1n;
      return;
    }
    const divisor = greatestCommonDivisor(magnitude(numerator), magnitude(denominator)) || 1n;
    const signed = denominator < 0n ? -divisor : divisor;
    this.n = signed === 1n ? numerator : numerator / signed;
    this.d = signed === 1n ? denominator : denominator / signed;
  }

  static of(value: Exact): Ratio {
    return new Ratio(value.n, value.d);
  }

  /** The same for a parameter that stands in the law and is read again and again. */
  static ofLaw(value: Exact): Ratio {
    let known = OF_LAW.get(value);
    if (known === undefined) {
      known = Ratio.of(value);
      OF_LAW.set(value, known);
    }
    return known;
  }

  static readonly ZERO = new Ratio(0n, 1n);
  static readonly ONE = new Ratio(1n, 1n);

  plus(other: Ratio): Ratio {
    if (other.n === 0n) return this;
    if (this.n === 0n) return other;
    if (this.d === other.d) return new Ratio(this.n + other.n, this.d);
    return new Ratio(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other: Ratio): Ratio {
    if (other.n === 0n) return this;
    if (this.n === 0n) return other.negated();
    if (this.d === other.d) return new Ratio(this.n - other.n, this.d);
    return new Ratio(this.n * other.d - other.n * this.d, this.d * other.d);
  }

  times(other: Ratio): Ratio {
    if (this.n === 0n || other.n === 0n) return Ratio.ZERO;
    if (other.d === 1n && other.n === 1n) return this;
    if (other.d === 1n && other.n === -1n) return this.negated();
    return new Ratio(this.n * other.n, this.d * other.d);
  }

  over(other: Ratio): Ratio {
    return new Ratio(this.n * other.d, this.d * other.n);
  }

  negated(): Ratio {
    return new Ratio(-this.n, this.d, true);
  }

  /** Negative, zero or positive, as in a sort. */
  against(other: Ratio): number {
    const isAlike = this.d === other.d;
    const left = isAlike ? this.n : this.n * other.d;
    const right = isAlike ? other.n : other.n * this.d;
    return left < right ? -1 : left > right ? 1 : 0;
  }

  isWhole(): boolean {
    return this.d === 1n;
  }

  /** The greatest whole number not above this. */
  floor(): bigint {
    const quotient = this.n / this.d;
    return this.n < 0n && quotient * this.d !== this.n ? quotient - 1n : quotient;
  }

  absolute(): Ratio {
    return this.n < 0n ? this.negated() : this;
  }
}

/** Rounds a value that is not negative to a whole number. */
function wholeOf(value: Ratio, mode: Rounding['mode']): bigint {
  const under = value.floor();
  const rest = value.n - under * value.d;
  if (rest === 0n || mode === 'down') return under;
  if (mode === 'up') return under + 1n;
  const twice = 2n * rest;
  if (twice !== value.d) return twice > value.d ? under + 1n : under;
  return mode === 'half_up' || under % 2n !== 0n ? under + 1n : under;
}

/** Rounds by the rung that the unrounded amount falls on. */
export function roundRatio(value: Ratio, rounding: Rounding): Ratio {
  const size = value.absolute();
  const fits = rounding.rungs.find(
    (rung) => rung.above === null || size.against(Ratio.ofLaw(rung.above)) > 0,
  );
  const rung = fits ?? rounding.rungs.at(-1);
  if (rung === undefined) throw new RangeError('a rounding without rungs');
  const quantum = Ratio.ofLaw(rung.quantum);
  const rounded = new Ratio(wholeOf(size.over(quantum), rounding.mode), 1n).times(quantum);
  return value.n < 0n ? rounded.negated() : rounded;
}
