import { gcd } from './gcd.ts';

/**
 * Exact rational arithmetic on BigInt: what rules read and write. Emitted rules compute with plain whole numbers, and
 * the interpreter, which has its own arithmetic, with fractions.
 * Nothing here rounds; rounding is a separate, written step (`rounding.ts`).
 */

/** The exact value `n / d`, with `d > 0`; not necessarily in lowest terms. */
export interface Exact {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Exact = { n: 0n, d: 1n };
export const ONE: Exact = { n: 1n, d: 1n };

/** The fraction `n / d`; `d` must not be zero. */
export function exact(n: bigint, d: bigint = 1n): Exact {
  return d < 0n ? { n: -n, d: -d } : { n, d };
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Reads a plain decimal (`-1423500.50`), or returns null when the text is none. No exponent form. */
export function parseDecimal(text: string): Exact | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const fraction = match[3] ?? '';
  const digits = BigInt((match[2] ?? '') + fraction);
  return { n: match[1] === '-' ? -digits : digits, d: 10n ** BigInt(fraction.length) };
}

/** Like {@link parseDecimal}, for texts that are known to be decimals. Throws on any other. */
export function decimal(text: string): Exact {
  const value = parseDecimal(text);
  if (value === null) throw new RangeError(`not a decimal: ${text}`);
  return value;
}

export function add(a: Exact, b: Exact): Exact {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

export function sub(a: Exact, b: Exact): Exact {
  return a.d === b.d ? { n: a.n - b.n, d: a.d } : { n: a.n * b.d - b.n * a.d, d: a.d * b.d };
}

export function mul(a: Exact, b: Exact): Exact {
  return { n: a.n * b.n, d: a.d * b.d };
}

/** Exact quotient. The compiler proves that `b` is not zero; a zero here is an engine fault. */
export function div(a: Exact, b: Exact): Exact {
  if (b.n === 0n) throw new RangeError('division by zero');
  return exact(a.n * b.d, a.d * b.n);
}

export function neg(a: Exact): Exact {
  return { n: -a.n, d: a.d };
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compare(a: Exact, b: Exact): -1 | 0 | 1 {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function equal(a: Exact, b: Exact): boolean {
  return a.n * b.d === b.n * a.d;
}

export function min(first: Exact, ...rest: readonly Exact[]): Exact {
  return rest.reduce((least, next) => (compare(next, least) < 0 ? next : least), first);
}

export function max(first: Exact, ...rest: readonly Exact[]): Exact {
  return rest.reduce((most, next) => (compare(next, most) > 0 ? next : most), first);
}

/** The numerator of the value over `d`, which the compiler has made a multiple of what the value needs. */
export function over(value: Exact, d: bigint): bigint {
  return value.d === d ? value.n : (value.n * d) / value.d;
}

/** What a value is divided by, sign aside. The compiler proves that it is not zero; a zero is an engine fault. */
export function divisor(n: bigint): bigint {
  if (n === 0n) throw new RangeError('division by zero');
  return magnitude(n);
}

/** The value without its sign. */
export function magnitude(n: bigint): bigint {
  return n < 0n ? -n : n;
}

/** True when `a` is a whole multiple of `b`; nothing but zero is a multiple of zero. */
export function isMultiple(a: Exact, b: Exact): boolean {
  return b.n === 0n ? a.n === 0n : (a.n * b.d) % (a.d * b.n) === 0n;
}

/** The same value in lowest terms. */
export function reduce(a: Exact): Exact {
  const divisor = gcd(a.n, a.d);
  return divisor === 1n || divisor === 0n ? a : { n: a.n / divisor, d: a.d / divisor };
}
