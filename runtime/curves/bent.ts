import { Ratio } from '../interpreter/ratio.ts';
import { once } from '../module/once.ts';
import type { Interval } from './interval.ts';
import { difference, product, ratioAt, type Values } from './numerators.ts';
import { type Bend, type Deviation, Quantity } from './quantity.ts';

const NOTHING = Quantity.constant(Ratio.ZERO);

/** The product of two numbers; where both move it is no straight line, but lies between two. */
export function multiplied(one: Quantity, two: Quantity, interval: Interval, bend: Bend): Quantity {
  if (one.constant !== null) return two.times(one.constant);
  if (two.constant !== null) return one.times(two.constant);
  const values = once(() => productAt(one.values, two.values));
  const on = (part: Interval): Quantity => multiplied(one.on(part), two.on(part), part, bend);
  if (one.isStraight && two.isStraight) return parabola(one, two, interval, { bend, values, on });
  return NOTHING.leaving({ ...ends(one, two, interval, (a, b) => a.times(b)), bend, values, on });
}

/** The quotient of two numbers; the divisor is nowhere zero. */
export function divided(one: Quantity, two: Quantity, interval: Interval, bend: Bend): Quantity {
  if (two.constant !== null) return one.times(Ratio.ONE.over(two.constant));
  return NOTHING.leaving({
    ...ends(one, two, interval, (a, b) => a.over(b)),
    bend,
    values: () => (point) => one.at(point).over(two.at(point)),
    on: (part) => divided(one.on(part), two.on(part), part, bend),
  });
}

/** The chord over the interval, and how far the curve leaves it. */
function parabola(
  one: Quantity,
  two: Quantity,
  { from, to }: Interval,
  { bend, values, on }: Pick<Deviation, 'bend' | 'values' | 'on'>,
): Quantity {
  const square = one.slope.times(two.slope);
  const linear = one.slope.times(two.offset).plus(two.slope.times(one.offset));
  const slope = square.times(whole(from + to)).plus(linear);
  const chord = Quantity.straight(slope, ratioAt(values(), from).minus(slope.times(whole(from))));
  const width = to - from;
  const most = square.absolute().times(new Ratio(width * width, 4n));
  return chord.leaving({
    low: square.n > 0n ? most.negated() : Ratio.ZERO,
    high: square.n > 0n ? Ratio.ZERO : most,
    bend,
    values: once(() => differenceAt(values(), chord.values)),
    on: (part) => on(part).minus(chord),
  });
}

function productAt(one: Values, two: Values): Values {
  if (typeof one !== 'function' && typeof two !== 'function') return product(one, two);
  return (point) => ratioAt(one, point).times(ratioAt(two, point));
}

function differenceAt(one: Values, two: Values): Values {
  if (typeof one !== 'function' && typeof two !== 'function') return difference(one, two);
  return (point) => ratioAt(one, point).minus(ratioAt(two, point));
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
