import { greatestCommonDivisor, Ratio } from '../interpreter/ratio.ts';
import { type RoundingMode, roundToInteger } from '../numbers/rounding.ts';

/**
 * The exact values of a number at points, as whole numbers over one denominator: many points are looked at, and nothing is
 * brought to lowest terms at each.
 */
export interface Numerators {
  readonly over: bigint;
  readonly at: (point: bigint) => bigint;
}

/** Exact values at points; of quotients, which share no denominator, as fractions. */
export type Values = Numerators | ((point: bigint) => Ratio);

export function ratioAt(values: Values, point: bigint): Ratio {
  return typeof values === 'function' ? values(point) : new Ratio(values.at(point), values.over);
}

export function commonDivisor(one: bigint, other: bigint): bigint {
  return greatestCommonDivisor(one < 0n ? -one : one, other < 0n ? -other : other);
}

function commonMultiple(one: bigint, other: bigint): bigint {
  return one % other === 0n ? one : (one / commonDivisor(one, other)) * other;
}

/** A straight line, and numbers times factors. */
export function lineWith(
  slope: Ratio,
  offset: Ratio,
  terms: readonly { readonly values: Numerators; readonly factor: Ratio }[],
): Numerators {
  const over = terms.reduce(
    (all, { values, factor }) => commonMultiple(all, values.over * factor.d),
    commonMultiple(slope.d, offset.d),
  );
  const [rise, start] = [(over / slope.d) * slope.n, (over / offset.d) * offset.n];
  const added = terms.map(({ values, factor }) => ({
    at: values.at,
    times: (over / (values.over * factor.d)) * factor.n,
  }));
  return remembering(over, (point) => {
    let sum = rise * point + start;
    for (const { at, times } of added) sum += at(point) * times;
    return sum;
  });
}

export function product(one: Numerators, two: Numerators): Numerators {
  return { over: one.over * two.over, at: (point) => one.at(point) * two.at(point) };
}

export function difference(one: Numerators, two: Numerators): Numerators {
  const over = commonMultiple(one.over, two.over);
  const [first, second] = [over / one.over, over / two.over];
  return { over, at: (point) => one.at(point) * first - two.at(point) * second };
}

/** What rounding to whole multiples adds to a number. */
export function addedByRounding(value: Numerators, mode: RoundingMode, quantum: Ratio): Numerators {
  const over = commonMultiple(value.over, quantum.d);
  const [exact, step] = [over / value.over, (over / quantum.d) * quantum.n];
  return {
    over,
    at: (point) => {
      const unrounded = value.at(point) * exact;
      return roundToInteger(unrounded, step, mode) * step - unrounded;
    },
  };
}

/** Formulas share what they read: each value is computed once a point. */
function remembering(over: bigint, compute: (point: bigint) => bigint): Numerators {
  let known: { readonly point: bigint; readonly value: bigint } | null = null;
  return {
    over,
    at: (point) => {
      if (known?.point !== point) known = { point, value: compute(point) };
      return known.value;
    },
  };
}
