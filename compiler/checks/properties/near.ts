import type { Exact } from '../../runtime/exact.ts';
import type { Rounding, RoundingRung } from '../../runtime/rounding.ts';

/**
 * Approximate numbers. They steer the search for counterexamples, which needs thousands of evaluations, and
 * nothing else: what is reported has been computed exactly.
 */
const SLACK = 1e-9;

export function toNumber({ n, d }: Exact): number {
  const whole = n / d;
  return Number(whole) + Number(n - whole * d) / Number(d);
}

/** Equal but for the error of approximate numbers. */
export function near(a: number, b: number): boolean {
  if (a === b) return true;
  return Math.abs(a - b) <= SLACK + 1e-13 * Math.max(Math.abs(a), Math.abs(b));
}

function rungFor(size: number, rounding: Rounding): RoundingRung | undefined {
  return rounding.rungs.find(({ above }) => above === null || size > toNumber(above));
}

export function roundNear(value: number, rounding: Rounding): number {
  const size = Math.abs(value);
  const rung = rungFor(size, rounding);
  if (rung === undefined) return value;
  const quantum = toNumber(rung.quantum);
  const steps = size / quantum;
  const whole = { up: Math.ceil(steps - SLACK), down: Math.floor(steps + SLACK) };
  const rounded =
    rounding.mode === 'up' || rounding.mode === 'down'
      ? whole[rounding.mode]
      : Math.floor(steps + 0.5 + SLACK);
  return Math.sign(value) * rounded * quantum;
}
