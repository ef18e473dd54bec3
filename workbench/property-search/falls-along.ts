import type { Stretch } from '../../runtime/curves/curve.ts';
import type { Ratio } from '../../runtime/interpreter/ratio.ts';

/** Two points of a line: the amount at the higher one is lower by more than roundings make. */
export interface Fall {
  readonly low: bigint;
  readonly high: bigint;
}

/** The most that an amount has come to: at a point, and what it is proven not to be above. */
interface Top {
  readonly at: bigint;
  readonly value: Ratio;
  readonly most: Ratio;
}

/**
 * Every place at which an amount falls along a line by more than the tolerance, in rising order; beyond these it is
 * proven not to. null where the exact pieces leave that open.
 */
export function fallsAlong(stretches: readonly Stretch[], tolerance: Ratio): readonly Fall[] | null {
  const falls: Fall[] = [];
  const isFall = (before: Ratio, after: Ratio): boolean => before.minus(after).against(tolerance) > 0;
  let top: Top | null = null;
  for (const stretch of stretches) {
    const { from, to, atFrom, atTo, amount } = stretch;
    const isFalling = amount.slope.n < 0n;
    if (top !== null && isFall(top.value, atFrom)) {
      falls.push({ low: top.at, high: from });
      top = null;
    }
    const least = amount.least(stretch);
    if (isFalling && isFall(atFrom, atTo)) {
      if (top !== null && isFall(top.most, atFrom)) return null;
      falls.push({ low: from, high: to });
      top = { at: to, value: atTo, most: atTo.plus(stretch.rounding) };
      continue;
    }
    const within = isFalling ? amount.most(stretch).minus(least) : stretch.rounding;
    if (within.against(tolerance) > 0 || (top !== null && isFall(top.most, least))) return null;
    top = higher(top, { at: to, value: atTo, most: amount.most(stretch) });
  }
  return falls;
}

function higher(one: Top | null, other: Top): Top {
  if (one === null) return other;
  const most = one.most.against(other.most) > 0 ? one.most : other.most;
  const { at, value } = other.value.against(one.value) >= 0 ? other : one;
  return { at, value, most };
}

/** The amount at a point of a line; null where the rules refuse the input. */
export type AmountAt = (point: bigint) => Ratio | null;

/** Falls between neighbours of some points by more than the tolerance. Points without an amount are passed over. */
export function fallsBetween(
  points: readonly bigint[],
  amountAt: AmountAt,
  tolerance: Ratio,
): readonly Fall[] {
  const falls: Fall[] = [];
  let last: { readonly at: bigint; readonly value: Ratio } | null = null;
  for (const at of points) {
    const value = amountAt(at);
    if (value === null) continue;
    if (last !== null && last.value.minus(value).against(tolerance) > 0)
      falls.push({ low: last.at, high: at });
    last = { at, value };
  }
  return falls;
}

/** Two neighbours within a fall between which the amount falls as well; the fall as it is where there are none. */
export function narrowed(fall: Fall, amountAt: AmountAt, tolerance: Ratio): Fall {
  let { low, high } = fall;
  const isFall = (before: Ratio | null, after: Ratio | null): boolean =>
    before !== null && after !== null && before.minus(after).against(tolerance) > 0;
  const first = amountAt(low);
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    const value = amountAt(middle);
    if (value === null) return fall;
    if (isFall(first, value)) high = middle;
    else low = middle;
  }
  return isFall(amountAt(low), amountAt(high)) ? { low, high } : fall;
}
