import { compare, div, type Exact, exact, mul } from './exact.ts';

/** `half_up` moves halves away from zero; `up` and `down` move away from and toward zero. */
export type RoundingMode = 'half_up' | 'half_even' | 'up' | 'down';

/** One rung of a rounding ladder: used when the unrounded absolute value is above `above`. */
export interface RoundingRung {
  /** Result is a whole multiple of this. */
  readonly quantum: Exact;
  /** null on the last rung, which takes everything else. */
  readonly above: Exact | null;
}

export interface Rounding {
  readonly mode: RoundingMode;
  readonly rungs: readonly RoundingRung[];
}

/** The whole number nearest to `n / d` (`d > 0`) by the mode. */
export function roundToInteger(n: bigint, d: bigint, mode: RoundingMode): bigint {
  const negative = n < 0n;
  const magnitude = negative ? -n : n;
  const quotient = magnitude / d;
  const rest = magnitude % d;
  const whole = quotient + (roundsAway(quotient, rest, d, mode) ? 1n : 0n);
  return negative ? -whole : whole;
}

function roundsAway(quotient: bigint, rest: bigint, d: bigint, mode: RoundingMode): boolean {
  if (rest === 0n || mode === 'down') return false;
  if (mode === 'up') return true;
  const twice = 2n * rest;
  if (twice !== d) return twice > d;
  return mode === 'half_up' || quotient % 2n === 1n;
}

/** `value` rounded to a multiple of `quantum`. */
export function roundTo(value: Exact, mode: RoundingMode, quantum: Exact): Exact {
  const ratio = div(value, quantum);
  return mul(exact(roundToInteger(ratio.n, ratio.d, mode)), quantum);
}

/** Rounds by the first rung whose threshold the unrounded absolute value passes. */
export function round(value: Exact, rounding: Rounding): Exact {
  const magnitude = value.n < 0n ? exact(-value.n, value.d) : value;
  const rung = rounding.rungs.find((one) => one.above === null || compare(magnitude, one.above) > 0);
  const last = rung ?? rounding.rungs[rounding.rungs.length - 1];
  if (last === undefined) throw new RangeError('a rounding needs a rung');
  return roundTo(value, rounding.mode, last.quantum);
}
