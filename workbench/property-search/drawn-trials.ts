import fc from 'fast-check';
import type { Period } from '../../runtime/module/period.ts';
import type { Computed, Places, Trials } from './trials.ts';

/** The seed of every search, so that a `check` comes out the same on every machine and every day. */
const SEED = 20250101;

/** The parts of a trial: a value for each input, a period, and which values are tried first if these are refused. */
export type Drawn = [places: Places, period: Period, turn: number];

const MOST_TURNS = 1000;

function drawn(trials: Trials): [fc.Arbitrary<Places>, fc.Arbitrary<Period>, fc.Arbitrary<number>] {
  const places = trials.choices.map((choices) => fc.nat(Math.max(0, choices().length - 1)));
  return [fc.tuple(...places), fc.constantFrom(...trials.periods), fc.nat(MOST_TURNS)];
}

/** Trials in which each input is drawn from the values worth trying. */
export function drawTrials(trials: Trials, count: number): readonly Drawn[] {
  if (trials.periods.length === 0) return [];
  return fc.sample(fc.tuple(...drawn(trials)), { seed: SEED, numRuns: count });
}

/** The ends of each input alone in one period of each type, then its other values in the periods in turn. */
function* boundaries(trials: Trials): Generator<Drawn> {
  for (const [period] of Map.groupBy(trials.periods, ({ type }) => type).values()) {
    for (const places of trials.ends()) if (period !== undefined) yield [places, period, 0];
  }
  let turn = 0;
  for (const places of trials.each()) {
    const period = trials.periodInTurn(turn++);
    if (period !== null) yield [places, period, 0];
  }
}

/**
 * The simplest trial for which `isFound` holds, of `count` at the most; null where there is none. Half of them are
 * {@link boundaries}, the others are drawn; then fast-check leaves out and simplifies each value that does not matter.
 */
export function simplestTrial(
  trials: Trials,
  count: number,
  isFound: (found: Computed) => boolean,
): Computed | null {
  return simplestOf(trials, [...boundaries(trials)].slice(0, count / 2), count, isFound);
}

/** The same finding with as little sent as shows it. */
export function simplified(
  trials: Trials,
  from: Drawn,
  isFound: (found: Computed) => boolean,
): Computed | null {
  return simplestOf(trials, [from], 1, isFound);
}

function simplestOf(
  trials: Trials,
  examples: Drawn[],
  count: number,
  isFound: (found: Computed) => boolean,
): Computed | null {
  if (trials.periods.length === 0) return null;
  const property = fc.property(...drawn(trials), (...[places, period, turn]) => {
    const computed = trials.trialOf(places, period, turn);
    return computed === null || !isFound(computed);
  });
  const { counterexample } = fc.check(property, { seed: SEED, numRuns: count, examples });
  return counterexample === null ? null : trials.trialOf(...counterexample);
}
