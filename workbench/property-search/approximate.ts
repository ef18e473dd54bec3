import type { Exact } from '../../runtime/numbers/exact.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';

/**
 * Approximate numbers. They steer the search for counterexamples, which needs thousands of evaluations, and
 * nothing else: what is reported has been computed exactly.
 */
const SLACK = 1e-9;

export function toNumber({ n, d }: Exact): number {
  if (d === 1n) return Number(n);
  const whole = n / d;
  return Number(whole) + Number(n - whole * d) / Number(d);
}

/** Equal but for the error of approximate numbers. */
export function near(a: number, b: number): boolean {
  if (a === b) return true;
  return Math.abs(a - b) <= SLACK + 1e-13 * Math.max(Math.abs(a), Math.abs(b));
}

/** A rounding with its parameters turned into numbers once, for many evaluations. */
export function roundingNear({ mode, rungs }: Rounding): (value: number) => number {
  const near = rungs.map(({ above, quantum }) => ({
    above: above === null ? Number.NEGATIVE_INFINITY : toNumber(above),
    quantum: toNumber(quantum),
  }));
  return (value) => {
    const size = Math.abs(value);
    const rung = near.find(({ above }) => size > above);
    if (rung === undefined) return value;
    const steps = size / rung.quantum;
    // A large amount of exactly half a cent is off by more than a small one.
    const slack = SLACK + 1e-15 * steps;
    const rounded =
      mode === 'up'
        ? Math.ceil(steps - slack)
        : Math.floor(mode === 'down' ? steps + slack : steps + 0.5 + slack);
    return Math.sign(value) * rounded * rung.quantum;
  };
}
