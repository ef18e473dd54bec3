import type { InputValue, Manifest } from '../../runtime/module.ts';
import { type Exact, exact } from '../../runtime/numbers/exact.ts';
import type { Trial } from './exact-trials.ts';

/** What somebody would send who has nothing to say, the simplest first. */
const NUMBERS: readonly Exact[] = [0n, 1n, 100n, 1_000n, 1_000_000n].map((one) => exact(one));

function simplerValues(value: InputValue): readonly InputValue[] {
  if (typeof value === 'boolean') return value ? [false] : [];
  return typeof value === 'object' ? NUMBERS : [];
}

/** The trial with one input sent otherwise, from the one that is left out to the one as it is. */
function simplerTrials(trial: Trial, id: string): readonly Trial[] {
  const { [id]: value, ...rest } = trial.sent;
  if (value === undefined) return [];
  const others = simplerValues(value).map((simple) => ({ ...trial.sent, [id]: simple }));
  return [rest, ...others].map((sent) => ({ ...trial, sent }));
}

/**
 * The same finding with as little sent as shows it: what does not matter is left out, or else sent at a round value.
 * `shows` runs a trial and says whether it still is the finding; inputs in `kept` stay as they are.
 */
export function simplest(
  trial: Trial,
  inputs: Manifest['inputs'],
  kept: readonly string[],
  shows: (trial: Trial) => boolean,
): Trial {
  return inputs
    .filter(({ id }) => !kept.includes(id))
    .reduce((found, { id }) => simplerTrials(found, id).find(shows) ?? found, trial);
}
