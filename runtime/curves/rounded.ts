import { Ratio, roundRatio } from '../interpreter/ratio.ts';
import { once } from '../module/once.ts';
import { type Rounding, type RoundingMode, roundToInteger } from '../numbers/rounding.ts';
import type { Effort, Interval } from './interval.ts';
import { KnownRoundings, type RoundedQuantity } from './known-roundings.ts';
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
  const over = value.less(limit);
  if (!decide(over, interval, isNotPositive)) return true;
  const under = value.times(MINUS_ONE).less(limit);
  return !decide(under, interval, isNotPositive);
}

/** Rounded to whole multiples: a staircase, which leaves its line by less than one step. */
export function roundedTo(value: Quantity, mode: RoundingMode, quantum: Ratio, interval: Interval): Quantity {
  const settled = withoutSteps(value, mode, quantum, interval);
  if (settled !== null) return settled;
  const [low, high] = reach(mode, quantum, value, interval);
  const rounding = { value, mode, quantum, low, high };
  const deviation = knownIn(interval.effort).of(rounding, () => staircase(rounding));
  return value.leaving(deviation, value.direction, () => quantum);
}

/** What is whole as it is, or rounded to the same everywhere; null for a staircase. */
function withoutSteps(
  value: Quantity,
  mode: RoundingMode,
  quantum: Ratio,
  interval: Interval,
): Quantity | null {
  if (value.isMultipleOf(quantum)) return value;
  if (risesBeyondOneStep(value, quantum, interval)) return null;
  const multiples = (of: Ratio): bigint => roundToInteger(of.n * quantum.d, of.d * quantum.n, mode);
  const first = multiples(value.least(interval));
  if (first !== multiples(value.most(interval))) return null;
  return Quantity.constant(new Ratio(first * quantum.n, quantum.d));
}

/**
 * Whether the line alone, whatever deviates from it, rises or falls by more than any step of the staircase is wide: two
 * multiples, which that of zero has where it is rounded toward zero.
 */
function risesBeyondOneStep({ slope }: Quantity, quantum: Ratio, { from, to }: Interval): boolean {
  const rise = slope.n * (to - from) * quantum.d;
  return (rise < 0n ? -rise : rise) > 2n * quantum.n * slope.d;
}

const KNOWN = new WeakMap<Effort, KnownRoundings>();

function knownIn(effort: Effort): KnownRoundings {
  const known = KNOWN.get(effort) ?? new KnownRoundings();
  KNOWN.set(effort, known);
  return known;
}

function staircase({ value, mode, quantum, low, high }: RoundedQuantity): Deviation {
  const deviation: Deviation = {
    low,
    high,
    bend: null,
    values: once(() => addedTo(value.values, mode, quantum)),
    on: (part) => {
      const inside = value.on(part);
      const settled = withoutSteps(inside, mode, quantum, part);
      // Still a staircase there: the same deviation, which others may have too.
      return settled?.isStraight ? settled.minus(inside) : alone();
    },
  };
  const alone = once(() => NOTHING.leaving(deviation));
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
const MINUS_ONE = new Ratio(-1n, 1n);
const HALF = new Ratio(1n, 2n);

const HALVES = new WeakMap<Ratio, readonly [low: Ratio, high: Ratio]>();

/** Up to a half on either side; few are rounded to, again and again. */
function halfOf(quantum: Ratio): readonly [low: Ratio, high: Ratio] {
  let known = HALVES.get(quantum);
  if (known === undefined) {
    const half = quantum.times(HALF);
    known = [half.negated(), half];
    HALVES.set(quantum, known);
  }
  return known;
}

/** The least and the most that a rounding adds. */
function reach(
  mode: RoundingMode,
  quantum: Ratio,
  value: Quantity,
  interval: Interval,
): readonly [low: Ratio, high: Ratio] {
  if (mode === 'half_up' || mode === 'half_even') return halfOf(quantum);
  const [hasNegative, hasPositive] = [value.leastSign(interval) < 0, value.mostSign(interval) > 0];
  const isAway = mode === 'up';
  const takes = isAway ? hasNegative : hasPositive;
  const adds = isAway ? hasPositive : hasNegative;
  return [takes ? quantum.negated() : Ratio.ZERO, adds ? quantum : Ratio.ZERO];
}
