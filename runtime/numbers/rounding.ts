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
  return n < 0n ? -roundMagnitude(-n, d, mode) : roundMagnitude(n, d, mode);
}

function roundMagnitude(n: bigint, d: bigint, mode: RoundingMode): bigint {
  switch (mode) {
    case 'down':
      return n / d;
    case 'up':
      return (n + d - 1n) / d;
    case 'half_up':
      return (2n * n + d) / (2n * d);
    case 'half_even': {
      const up = (2n * n + d) / (2n * d);
      const isHalf = 2n * (up * d - n) === d;
      return isHalf && up % 2n === 1n ? up - 1n : up;
    }
  }
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
