import type { Exact } from '../numbers/exact.ts';
import { Cut, firstWhere, halvesOf, type Interval } from './interval.ts';
import type { Quantity, Sign } from './quantity.ts';

/** A question that the sign of a number answers, such as whether it is negative. */
export type SignTest = (sign: Sign) => boolean;

export const isNegative: SignTest = (sign) => sign < 0;
export const isNotPositive: SignTest = (sign) => sign <= 0;
export const isZero: SignTest = (sign) => sign === 0;

/** So many points are looked at one by one where nothing else decides. */
const MOST_POINTS = 64n;

/** The answer in a whole interval; an interval in which it changes is cut. */
export function decide(quantity: Quantity, interval: Interval, test: SignTest): boolean {
  const known = foregone(quantity, interval, test);
  if (known !== null) return known;
  const cuts = cutsWhere(quantity, interval, test);
  if (cuts.length > 0) throw new Cut(cuts);
  return test(quantity.signAt(interval.from));
}

/** The first points of the parts, after the first part, in which the answer is not that of the part before. */
export function changesOf(quantity: Quantity, interval: Interval, test: SignTest): readonly bigint[] {
  return foregone(quantity, interval, test) === null ? cutsWhere(quantity, interval, test) : [];
}

/** The answer, where the ends between which the number lies give it. */
function foregone(quantity: Quantity, interval: Interval, test: SignTest): boolean | null {
  const [least, most] = [quantity.leastSign(interval), quantity.mostSign(interval)];
  const answer = test(least);
  const isSame = test(most) === answer && (least + most !== 0 || test(0) === answer);
  return isSame ? answer : null;
}

function cutsWhere(quantity: Quantity, interval: Interval, test: SignTest): readonly bigint[] {
  const answerAt = (point: bigint): boolean => test(quantity.signAt(point));
  const near = nearZero(quantity, interval);
  // A test of zero may hold at one point inside: only what asks where a rising number passes zero is found by halves.
  if (quantity.direction !== null && test(-1) !== test(1)) {
    const [first, last] = [answerAt(near.from), answerAt(near.to)];
    if (first === last) return [];
    const cut = firstWhere(near, (point) => answerAt(point) === last);
    return cut === null ? [] : [cut];
  }
  if (near.to - near.from > MOST_POINTS) return cutsOfHalves(quantity, near, test);
  near.effort.spend(Number(near.to - near.from) + 1);
  const cuts: bigint[] = [];
  let before = answerAt(near.from);
  for (let point = near.from + 1n; point <= near.to; point++) {
    const answer = answerAt(point);
    if (answer !== before) cuts.push(point);
    before = answer;
  }
  return cuts;
}

/** In each half more is known of what is rounded. */
function cutsOfHalves(quantity: Quantity, interval: Interval, test: SignTest): readonly bigint[] {
  const [first, last] = halvesOf(interval);
  const cuts = [first, last].map((half) => changesOf(quantity.on(half), half, test));
  const answerAt = (point: bigint): boolean => test(quantity.signAt(point));
  const [before = [], behind = []] = cuts;
  const between = answerAt(first.to) === answerAt(last.from) ? [] : [last.from];
  return [...before, ...between, ...behind];
}

/** The part of the interval before and behind which the sign stays what it is at its ends. */
export function nearZero({ slope, ends }: Quantity, { from, to, effort }: Interval): Interval {
  if (slope.n === 0n) return { from, to, effort };
  const [first, last] = slope.n > 0n ? [ends.high, ends.low] : [ends.low, ends.high];
  const begin = -wholeQuotient(first, slope) - 1n;
  const end = wholeQuotient({ n: -last.n, d: last.d }, slope) + 1n;
  return { from: within(begin, from, to), to: within(end, from, to), effort };
}

function within(point: bigint, from: bigint, to: bigint): bigint {
  return point < from ? from : point > to ? to : point;
}

/** The greatest whole number not above a quotient. */
function wholeQuotient(one: Exact, two: Exact): bigint {
  const sign = two.n < 0n ? -1n : 1n;
  const [n, d] = [sign * one.n * two.d, sign * two.n * one.d];
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}
