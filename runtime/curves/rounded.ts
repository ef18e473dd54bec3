import { Ratio, roundRatio } from '../interpreter/ratio.ts';
import { once } from '../module/once.ts';
import type { Rounding, RoundingMode } from '../numbers/rounding.ts';
import type { Effort, Interval } from './interval.ts';
import { addedByRounding, type Values } from './numerators.ts';
import { type Deviation, Quantity } from './quantity.ts';
import { decide, isNotPositive } from './sign.ts';

/** Rounds by the rung that the unrounded amount falls on; an interval with several rungs is cut. */
export function roundAlong(value: Quantity, { mode, rungs }: Rounding, interval: Interval): Quantity {
  const rung = rungs.find(({ above }) => above === null || isBeyond(value, Ratio.ofLaw(above), interval));
  const fits = rung ?? rungs.at(-1);
  if (fits === undefined) throw new RangeError('a rounding without rungs');
  return roundedTo(value, mode, Ratio.ofLaw(fits.quantum), interval);
}

/** Whether the amount without its sign is above a limit. */
function isBeyond(value: Quantity, limit: Ratio, interval: Interval): boolean {
  const over = value.minus(Quantity.constant(limit));
  if (!decide(over, interval, isNotPositive)) return true;
  const under = value.times(new Ratio(-1n, 1n)).minus(Quantity.constant(limit));
  return !decide(under, interval, isNotPositive);
}

/** Rounded to whole multiples: a staircase, which leaves its line by less than one step. */
export function roundedTo(value: Quantity, mode: RoundingMode, quantum: Ratio, interval: Interval): Quantity {
  if (value.isMultipleOf(quantum)) return value;
  const rounding: Rounding = { mode, rungs: [{ quantum, above: null }] };
  const [least, most] = [value.least(interval), value.most(interval)];
  // No step of the staircase is wider than two multiples: that of zero, where it is rounded toward zero.
  if (most.minus(least).against(quantum.plus(quantum)) <= 0) {
    const [first, last] = [roundRatio(least, rounding), roundRatio(most, rounding)];
    if (first.against(last) === 0) return Quantity.constant(first);
  }
  const [low, high] = reach(mode, quantum, least, most);
  const key = `${mode} ${quantum.n}/${quantum.d} ${low.n} ${high.n} ${value.identity}`;
  const known = knownIn(interval.effort);
  const deviation = known.get(key) ?? staircase(value, mode, quantum, { low, high });
  known.set(key, deviation);
  return value.leaving(deviation).known(value.direction, () => quantum);
}

const KNOWN = new WeakMap<Effort, Map<string, Deviation>>();

/** The same number rounded in the same way, in two formulas of a curve, deviates alike: the difference of the two does not. */
function knownIn(effort: Effort): Map<string, Deviation> {
  const known = KNOWN.get(effort) ?? new Map<string, Deviation>();
  KNOWN.set(effort, known);
  return known;
}

function staircase(
  value: Quantity,
  mode: RoundingMode,
  quantum: Ratio,
  reached: Pick<Deviation, 'low' | 'high'>,
): Deviation {
  const deviation: Deviation = {
    ...reached,
    bend: null,
    values: once(() => addedTo(value.values, mode, quantum)),
    on: (part) => {
      const inside = value.on(part);
      const rounded = roundedTo(inside, mode, quantum, part);
      // Still a staircase there: the same deviation, which others may have too.
      return rounded.isStraight ? rounded.minus(inside) : NOTHING.leaving(deviation);
    },
  };
  return deviation;
}

/** What the rounding adds at points. */
function addedTo(values: Values, mode: RoundingMode, quantum: Ratio): Values {
  if (typeof values !== 'function') return addedByRounding(values, mode, quantum);
  return (point) => {
    const exact = values(point);
    return roundRatio(exact, { mode, rungs: [{ quantum, above: null }] }).minus(exact);
  };
}

const NOTHING = Quantity.constant(Ratio.ZERO);
const HALF = new Ratio(1n, 2n);

/** The least and the most that a rounding adds. */
function reach(
  mode: RoundingMode,
  quantum: Ratio,
  least: Ratio,
  most: Ratio,
): readonly [low: Ratio, high: Ratio] {
  if (mode === 'half_up' || mode === 'half_even') {
    const half = quantum.times(HALF);
    return [half.negated(), half];
  }
  const [hasNegative, hasPositive] = [least.n < 0n, most.n > 0n];
  const isAway = mode === 'up';
  const takes = isAway ? hasNegative : hasPositive;
  const adds = isAway ? hasPositive : hasNegative;
  return [takes ? quantum.negated() : Ratio.ZERO, adds ? quantum : Ratio.ZERO];
}
