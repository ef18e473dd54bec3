import type { BracketApplied, Call, Outcome } from '../../../runtime/module.ts';
import type { Exact } from '../../../runtime/numbers/exact.ts';
import type { Dice } from '../../oracle/oracle.ts';

const MOST_STEPS = 5;

interface Shot {
  readonly call: Call;
  readonly wire: string;
  readonly deduction: string;
  /** The base that the table should be read by, in cents. */
  readonly target: number;
  readonly steps: number;
  readonly last: { readonly sent: number; readonly base: number } | null;
}

function cents({ n, d }: Exact): number {
  return Number((n * 100n) / d);
}

function largestAmount(call: Call): string | null {
  const amounts = Object.entries(call.inputs).flatMap(([wire, value]) =>
    typeof value === 'object' ? [{ wire, size: cents(value) }] : [],
  );
  const [first, ...others] = amounts;
  if (first === undefined) return null;
  return others.reduce((most, one) => (one.size > most.size ? one : most), first).wire;
}

function bracketOf(outcome: Outcome, deduction: string): BracketApplied | null {
  if (outcome.kind === 'refused') return null;
  return outcome.evaluation.deductions.find(({ id }) => id === deduction)?.bracket ?? null;
}

/**
 * Moves the largest amount of a payslip until the base of one of its deductions comes to the end of a table
 * row, to the cent: no draw at random meets one after contributions were taken off. Every step on the way
 * is a payslip like any other.
 */
export class Aim {
  readonly #dice: Dice;
  #shot: Shot | null = null;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** The next payslip on the way to an end; null when there is none, and one must be drawn. */
  next(): Call | null {
    return this.#shot?.call ?? null;
  }

  /** Told of every payslip what the interpreter said of it. */
  saw(call: Call, outcome: Outcome): void {
    const shot = this.#shot;
    this.#shot = shot === null ? this.#begin(call, outcome) : this.#correct(shot, outcome);
  }

  #begin(call: Call, outcome: Outcome): Shot | null {
    if (outcome.kind === 'refused' || !this.#dice.oneIn(6)) return null;
    const wire = largestAmount(call);
    const read = outcome.evaluation.deductions.filter(({ bracket }) => bracket?.lower != null);
    if (wire === null || read.length === 0) return null;
    const { id, bracket } = this.#dice.pick(read);
    if (bracket === null) return null;
    const end = this.#dice.oneIn(2) ? (bracket.upper ?? bracket.lower) : bracket.lower;
    if (end === null) return null;
    const target = cents(end) + this.#dice.integer(-1, 1);
    return this.#correct({ call, wire, deduction: id, target, steps: 0, last: null }, outcome);
  }

  #correct(shot: Shot, outcome: Outcome): Shot | null {
    const bracket = bracketOf(outcome, shot.deduction);
    const value = shot.call.inputs[shot.wire];
    if (bracket === null || typeof value !== 'object' || shot.steps === MOST_STEPS) return null;
    const [sent, base] = [cents(value), cents(bracket.base)];
    if (base === shot.target || base <= 0) return null;
    const { last } = shot;
    const slope = last === null || last.sent === sent ? base / sent : (base - last.base) / (sent - last.sent);
    const moved = Math.round(sent + (shot.target - base) / slope);
    if (!(moved > 0 && moved < Number.MAX_SAFE_INTEGER)) return null;
    const inputs = { ...shot.call.inputs, [shot.wire]: { n: BigInt(moved), d: 100n } };
    return { ...shot, call: { ...shot.call, inputs }, steps: shot.steps + 1, last: { sent, base } };
  }
}
