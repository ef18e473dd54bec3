import { add, compare, type Exact, magnitude, mul, neg, reduce, ZERO } from '../../runtime/numbers/exact.ts';

/** One end of a range; `open` ends are not reached. null stands for no limit. */
export interface End {
  readonly value: Exact;
  readonly open: boolean;
}

/** All values that a quantity can take, for every allowed input and date. */
export interface Range {
  readonly low: End | null;
  readonly high: End | null;
}

export const UNBOUNDED: Range = { low: null, high: null };

export function point(value: Exact): Range {
  const end = { value, open: false };
  return { low: end, high: end };
}

export function between(low: Exact, high: Exact): Range {
  return { low: { value: low, open: false }, high: { value: high, open: false } };
}

export function fromZero(): Range {
  return { low: { value: ZERO, open: false }, high: null };
}

function lower(a: End | null, b: End | null): End | null {
  if (a === null || b === null) return null;
  const order = compare(a.value, b.value);
  if (order !== 0) return order < 0 ? a : b;
  return a.open ? b : a;
}

function higher(a: End | null, b: End | null): End | null {
  if (a === null || b === null) return null;
  const order = compare(a.value, b.value);
  if (order !== 0) return order > 0 ? a : b;
  return a.open ? b : a;
}

/** The smallest range that holds both. */
export function hull(a: Range, b: Range): Range {
  return { low: lower(a.low, b.low), high: higher(a.high, b.high) };
}

/** Numerators and denominators of ends up to this are kept as they come. */
const SHORT = 1n << 256n;
/** Over this an end is counted that has none shorter of its own. */
const FINE = 1n << 128n;
/** No amount is as large: an end beyond it is none. */
const HUGE = 1n << 512n;

/** The greatest whole number of parts that is not above the value, and whether it is the value. */
function floorOver(value: Exact, parts: bigint): { readonly n: bigint; readonly isExact: boolean } {
  const product = value.n * parts;
  const quotient = product / value.d;
  const isExact = quotient * value.d === product;
  return { n: product < 0n && !isExact ? quotient - 1n : quotient, isExact };
}

function isShort({ n, d }: Exact): boolean {
  return d <= SHORT && magnitude(n) <= SHORT;
}

/**
 * A lower end that does not grow with every formula it is computed from. It may come to lie lower than it was,
 * never higher: what is proven of the wider range holds of the narrower.
 */
function shortLow(end: End | null): End | null {
  if (end === null || isShort(end.value)) return end;
  const value = reduce(end.value);
  if (isShort(value)) return { value, open: end.open };
  const { n, isExact } = floorOver(value, FINE);
  if (n < -HUGE) return null;
  if (n > HUGE) return { value: { n: HUGE, d: FINE }, open: true };
  return { value: { n, d: FINE }, open: isExact ? end.open : true };
}

function shortHigh(end: End | null): End | null {
  return flip(shortLow(flip(end)));
}

/** The range, its ends rounded outward where they have become long. */
function short({ low, high }: Range): Range {
  return { low: shortLow(low), high: shortHigh(high) };
}

function plus(a: End | null, b: End | null): End | null {
  return a === null || b === null ? null : { value: add(a.value, b.value), open: a.open || b.open };
}

export function addRanges(a: Range, b: Range): Range {
  return short({ low: plus(a.low, b.low), high: plus(a.high, b.high) });
}

function flip(end: End | null): End | null {
  return end === null ? null : { value: neg(end.value), open: end.open };
}

export function negateRange(a: Range): Range {
  return { low: flip(a.high), high: flip(a.low) };
}

export function subtractRanges(a: Range, b: Range): Range {
  return addRanges(a, negateRange(b));
}

/** Sign of an end that may be infinite: -1, 0 or 1. */
function signOf(end: End | null, infinite: -1 | 1): -1 | 0 | 1 {
  return end === null ? infinite : compare(end.value, ZERO);
}

type Corner = { readonly end: End } | { readonly infinite: -1 | 1 };

function corner(a: End | null, aSide: -1 | 1, b: End | null, bSide: -1 | 1): Corner {
  if (a !== null && b !== null) {
    const value = mul(a.value, b.value);
    const zeroReached = (a.value.n === 0n && !a.open) || (b.value.n === 0n && !b.open);
    return { end: { value, open: zeroReached ? false : a.open || b.open } };
  }
  const sign = signOf(a, aSide) * signOf(b, bSide);
  if (sign === 0) return { end: { value: ZERO, open: false } };
  return { infinite: sign < 0 ? -1 : 1 };
}

export function multiplyRanges(a: Range, b: Range): Range {
  const corners = [
    corner(a.low, -1, b.low, -1),
    corner(a.low, -1, b.high, 1),
    corner(a.high, 1, b.low, -1),
    corner(a.high, 1, b.high, 1),
  ];
  const ends = corners.flatMap((one) => ('end' in one ? [one.end] : []));
  const pick = (choose: typeof lower, side: -1 | 1): End | null => {
    if (corners.some((one) => 'infinite' in one && one.infinite === side)) return null;
    return ends.reduce<End | null>((best, end) => (best === null ? end : choose(best, end)), null);
  };
  return short({ low: pick(lower, -1), high: pick(higher, 1) });
}

/** True when the range can hold zero. */
export function holdsZero(a: Range): boolean {
  const under = a.low === null || compare(a.low.value, ZERO) < 0 || (a.low.value.n === 0n && !a.low.open);
  const over = a.high === null || compare(a.high.value, ZERO) > 0 || (a.high.value.n === 0n && !a.high.open);
  return under && over;
}

function reciprocalEnd(end: End | null, zeroIsInfinite: boolean): End | null {
  if (end === null) return { value: ZERO, open: true };
  if (end.value.n === 0n) return zeroIsInfinite ? null : end;
  const { n, d } = end.value;
  return { value: n < 0n ? { n: -d, d: -n } : { n: d, d: n }, open: end.open };
}

/** Range of `a / b`; unbounded when `b` can be zero. */
export function divideRanges(a: Range, b: Range): Range {
  if (holdsZero(b)) return UNBOUNDED;
  return multiplyRanges(a, { low: reciprocalEnd(b.high, true), high: reciprocalEnd(b.low, true) });
}

/** Range of the smaller of two values. */
export function minRanges(a: Range, b: Range): Range {
  const high = a.high === null ? b.high : b.high === null ? a.high : lower(a.high, b.high);
  return { low: lower(a.low, b.low), high };
}

/** Range of the greater of two values. */
export function maxRanges(a: Range, b: Range): Range {
  const low = a.low === null ? b.low : b.low === null ? a.low : higher(a.low, b.low);
  return { low, high: higher(a.high, b.high) };
}

/** The tighter of two lower ends; of equal ones the open. */
function tighterLow(a: End | null, b: End | null): End | null {
  if (a === null || b === null) return a ?? b;
  const order = compare(a.value, b.value);
  return order > 0 || (order === 0 && a.open) ? a : b;
}

function tighterHigh(a: End | null, b: End | null): End | null {
  if (a === null || b === null) return a ?? b;
  const order = compare(a.value, b.value);
  return order < 0 || (order === 0 && a.open) ? a : b;
}

/** The values that lie in both; null when there are none. */
export function intersect(a: Range, b: Range): Range | null {
  const low = tighterLow(a.low, b.low);
  const high = tighterHigh(a.high, b.high);
  if (low === null || high === null) return { low, high };
  const order = compare(low.value, high.value);
  return order < 0 || (order === 0 && !low.open && !high.open) ? { low, high } : null;
}

/** True when no value is under zero. */
export function isNonNegative(a: Range): boolean {
  return a.low !== null && compare(a.low.value, ZERO) >= 0;
}

/** True when every value of `a` is at most every value of `b`. */
export function isAtMost(a: Range, b: Range): boolean {
  return a.high !== null && b.low !== null && compare(a.high.value, b.low.value) <= 0;
}

/** True when every value of `a` is less than every value of `b`. */
export function isBelow(a: Range, b: Range): boolean {
  if (a.high === null || b.low === null) return false;
  const order = compare(a.high.value, b.low.value);
  return order < 0 || (order === 0 && (a.high.open || b.low.open));
}
