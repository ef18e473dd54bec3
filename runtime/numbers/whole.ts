/**
 * Whole numbers as JavaScript numbers, for rules whose denominators the compiler knows. A double holds every
 * whole number up to 2^53 exactly; `floor(a / b)` of such numbers is exact too, because the nearest double
 * of a quotient never crosses the whole number that it falls short of.
 */
import type { Exact } from './exact.ts';
import type { RoundingMode } from './rounding.ts';

/** The largest number up to which every whole number is exact. What passes it is NaN here. */
export const SAFE = Number.MAX_SAFE_INTEGER;

function roundMagnitude(n: number, d: number, mode: RoundingMode): number {
  if (mode === 'down') return Math.floor(n / d);
  if (mode === 'up') return Math.ceil(n / d);
  const up = Math.floor((2 * n + d) / (2 * d));
  if (mode === 'half_up') return up;
  const isHalf = 2 * (n - (up - 1) * d) === d;
  return isHalf && up % 2 === 1 ? up - 1 : up;
}

/** The whole number nearest to `n / d` (`d > 0`) by the mode; NaN where the way there passes 2^53. */
export function wholeOf(n: number, d: number, mode: RoundingMode): number {
  const magnitude = n < 0 ? -n : n;
  if (!(2 * magnitude + 2 * d <= SAFE)) return Number.NaN;
  const whole = roundMagnitude(magnitude, d, mode);
  return n < 0 ? -whole : whole;
}

/** The sum of all; that it stays below 2^53 is known, or looked at by who asks. */
export function sumOf(all: readonly number[]): number {
  let sum = 0;
  for (const one of all) sum += one;
  return sum;
}

/** A whole number of parts as an exact value. It costs next to nothing until somebody computes with it. */
export class Whole implements Exact {
  readonly whole: number;
  readonly parts: bigint;

  constructor(whole: number, parts: bigint) {
    this.whole = whole;
    this.parts = parts;
  }

  get n(): bigint {
    return BigInt(this.whole);
  }

  get d(): bigint {
    return this.parts;
  }
}

/** The same, divided by a number of the payslip too. */
export class WholeOver extends Whole {
  readonly over: number;

  constructor(whole: number, parts: bigint, over: number) {
    super(whole, parts);
    this.over = over;
  }

  override get d(): bigint {
    return this.parts * BigInt(this.over);
  }
}
