import { Ratio } from '../interpreter/ratio.ts';
import type { Interval } from './interval.ts';
import { type Bend, type Deviation, Quantity } from './quantity.ts';

const NOTHING = Quantity.constant(Ratio.ZERO);

/** The product of two numbers; where both move it is no straight line, but lies between two. */
export function multiplied(one: Quantity, two: Quantity, interval: Interval, bend: Bend): Quantity {
  if (one.constant !== null) return two.times(one.constant);
  if (two.constant !== null) return one.times(two.constant);
  const at = (point: bigint): Ratio => one.at(point).times(two.at(point));
  const on = (part: Interval): Quantity => multiplied(one.on(part), two.on(part), part, bend);
  if (one.isStraight && two.isStraight) return parabola(one, two, interval, { bend, at, on });
  return NOTHING.leaving({ ...ends(one, two, interval, (a, b) => a.times(b)), bend, at, on });
}

/** The quotient of two numbers; the divisor is nowhere zero. */
export function divided(one: Quantity, two: Quantity, interval: Interval, bend: Bend): Quantity {
  if (two.constant !== null) return one.times(Ratio.ONE.over(two.constant));
  return NOTHING.leaving({
    ...ends(one, two, interval, (a, b) => a.over(b)),
    bend,
    at: (point) => one.at(point).over(two.at(point)),
    on: (part) => divided(one.on(part), two.on(part), part, bend),
  });
}

/** The chord over the interval, and how far the curve leaves it. */
function parabola(
  one: Quantity,
  two: Quantity,
  { from, to }: Interval,
  { bend, at, on }: Pick<Deviation, 'bend' | 'at' | 'on'>,
): Quantity {
  const square = one.slope.times(two.slope);
  const linear = one.slope.times(two.offset).plus(two.slope.times(one.offset));
  const slope = square.times(whole(from + to)).plus(linear);
  const chord = Quantity.straight(slope, at(from).minus(slope.times(whole(from))));
  const width = to - from;
  const most = square.absolute().times(new Ratio(width * width, 4n));
  return chord.leaving({
    low: square.n > 0n ? most.negated() : Ratio.ZERO,
    high: square.n > 0n ? Ratio.ZERO : most,
    bend,
    at: (point) => at(point).minus(chord.at(point)),
    on: (part) => on(part).minus(chord),
  });
}

function whole(value: bigint): Ratio {
  return new Ratio(value, 1n);
}

/** The smallest and the largest of what two numbers come to where each is at one of its ends. */
function ends(
  one: Quantity,
  two: Quantity,
  interval: Interval,
  combine: (one: Ratio, two: Ratio) => Ratio,
): Pick<Deviation, 'low' | 'high'> {
  const [a, b] = [one, two].map((quantity) => [quantity.least(interval), quantity.most(interval)]);
  const values = (a ?? []).flatMap((first) => (b ?? []).map((second) => combine(first, second)));
  return {
    low: values.reduce((least, value) => (value.against(least) < 0 ? value : least)),
    high: values.reduce((most, value) => (value.against(most) > 0 ? value : most)),
  };
}
