import { Ratio } from '../interpreter/ratio.ts';
import type { Exact } from '../numbers/exact.ts';
import type { Interval, Span } from './interval.ts';
import { commonDivisor, lineWith, type Values as PointValues, ratioAt } from './numerators.ts';
import { RatioSum } from './ratio-sum.ts';

export type Sign = -1 | 0 | 1;

/** Which way a quantity goes as the input grows: 1 never falls, -1 never rises, 0 stays; null when that is not known. */
export type Direction = 1 | 0 | -1 | null;

/** A formula of an interval that no straight line and no rounding describes. */
export interface Bend {
  readonly step: string;
  readonly why: string;
}

/** By how much a rounding, or a formula that is not straight, leaves a straight line: between two ends, and exactly at points. */
export interface Deviation {
  readonly low: Ratio;
  readonly high: Ratio;
  readonly bend: Bend | null;
  readonly values: () => PointValues;
  /** In a part of the interval, where more may be known of it. */
  readonly on: (part: Interval) => Quantity;
}

type Deviations = ReadonlyMap<Deviation, Ratio>;

/** A number in a sum, and how often it is added. */
export interface Term {
  readonly quantity: Quantity;
  readonly factor: Ratio;
}

/** Between what a number lies around its line. */
interface Ends {
  readonly low: Exact;
  readonly high: Exact;
}

interface Parts {
  readonly slope: Ratio;
  readonly offset: Ratio;
  readonly deviations: Deviations;
  readonly direction: Direction;
  /** What every value is a whole multiple of; null when that is not known. */
  readonly quantum: () => Ratio | null;
}

/**
 * A number along an interval of points `k`: a straight line `slope * k + offset` with what roundings add to it. The same
 * rounding in two numbers is the same deviation, so that their difference does not have it. What is known stays true in
 * every part of the interval.
 */
export class Quantity {
  readonly slope: Ratio;
  readonly offset: Ratio;
  readonly direction: Direction;
  readonly #deviations: Deviations;
  readonly #quantum: () => Ratio | null;
  #knownQuantum: Ratio | null | undefined;
  #ends: Ends | null = null;
  #values: PointValues | null = null;
  #part: { readonly interval: Interval; readonly quantity: Quantity } | null = null;

  constructor({ slope, offset, deviations, direction, quantum }: Parts) {
    this.slope = slope;
    this.offset = offset;
    this.direction = deviations.size === 0 ? signOf(slope.n) : direction;
    this.#deviations = deviations;
    this.#quantum = quantum;
  }

  static constant(value: Ratio): Quantity {
    return Quantity.straight(Ratio.ZERO, value);
  }

  /** What adding the terms up one after the other comes to, without the sums in between. */
  static sum(terms: Iterable<Term>): Quantity {
    return new Quantity(Quantity.#total(terms));
  }

  static #total(terms: Iterable<Term>): Parts {
    const [slope, offset] = [new RatioSum(Ratio.ZERO), new RatioSum(Ratio.ZERO)];
    const deviations = new Map<Deviation, Ratio>();
    let [added, direction]: [Term[], Direction] = [[], 0];
    for (const { quantity, factor } of terms) {
      if (factor.n === 0n || isNothing(quantity)) continue;
      // What has been taken off again says nothing of the sum.
      if (deviations.size === 0 && slope.n === 0n && offset.n === 0n) [added, direction] = [[], 0];
      added.push({ quantity, factor });
      slope.addProduct(quantity.slope, factor);
      offset.addProduct(quantity.offset, factor);
      for (const [deviation, times] of quantity.#deviations)
        addTo(deviations, deviation, times.times(factor));
      const way = factor.n > 0n ? quantity.direction : turned(quantity.direction);
      direction = deviations.size === 0 ? signOf(slope.n) : sameWay(direction, way);
    }
    const quantum = (): Ratio | null => commonQuantumOf(added);
    return { slope: slope.value(), offset: offset.value(), deviations, direction, quantum };
  }

  /** `slope * k + offset`. */
  static straight(slope: Ratio, offset: Ratio): Quantity {
    return new Quantity({
      slope,
      offset,
      deviations: NONE,
      direction: null,
      quantum: () => commonQuantum(slope, offset),
    });
  }

  /** It is not below `slope * k + low`. */
  get low(): Ratio {
    return inLowestTerms(this.ends.low);
  }

  /** It is not above `slope * k + high`. */
  get high(): Ratio {
    return inLowestTerms(this.ends.high);
  }

  /** Both, not in lowest terms: mostly only a sign is asked for. */
  get ends(): Ends {
    this.#ends ??= this.#computeEnds();
    return this.#ends;
  }

  /** Most numbers are only added to others, and nobody asks between what ends they lie. */
  #computeEnds(): Ends {
    const { offset } = this;
    if (this.#deviations.size === 0) return { low: offset, high: offset };
    const [low, high] = [new RatioSum(offset), new RatioSum(offset)];
    for (const [deviation, factor] of this.#deviations) {
      const rises = factor.n > 0n;
      low.addProduct(rises ? deviation.low : deviation.high, factor);
      high.addProduct(rises ? deviation.high : deviation.low, factor);
    }
    return { low, high };
  }

  /** True when it is one straight line. */
  get isStraight(): boolean {
    return this.#deviations.size === 0;
  }

  /** True of numbers that are the same at every point: the line, and what deviates from it how often. */
  isSameAs(other: Quantity): boolean {
    if (!isEqual(this.slope, other.slope) || !isEqual(this.offset, other.offset)) return false;
    if (this.#deviations.size !== other.#deviations.size) return false;
    for (const [deviation, factor] of this.#deviations) {
      const times = other.#deviations.get(deviation);
      if (times === undefined || !isEqual(times, factor)) return false;
    }
    return true;
  }

  /** The value that it has everywhere; null when it moves. */
  get constant(): Ratio | null {
    return this.isStraight && this.slope.n === 0n ? this.offset : null;
  }

  /** What makes it no straight line but for roundings; null for none. */
  get bend(): Bend | null {
    for (const { bend } of this.#deviations.keys()) if (bend !== null) return bend;
    return null;
  }

  /** True when every value is a whole multiple. */
  isMultipleOf(quantum: Ratio): boolean {
    const whole = this.wholeOf();
    return whole !== null && (whole.n * quantum.d) % (whole.d * quantum.n) === 0n;
  }

  /** Formulas share what they read: what a value is a multiple of is found once; null when that is not known. */
  wholeOf(): Ratio | null {
    if (this.#knownQuantum === undefined) this.#knownQuantum = this.#quantum();
    return this.#knownQuantum;
  }

  /** Its exact value at one point. */
  at(point: bigint): Ratio {
    return ratioAt(this.values, point);
  }

  /** The sign of its value at one point. */
  signAt(point: bigint): Sign {
    const { values } = this;
    return signOf(typeof values === 'function' ? values(point).n : values.at(point));
  }

  /** Its exact values at points. */
  get values(): PointValues {
    this.#values ??= this.#exactly();
    return this.#values;
  }

  #exactly(): PointValues {
    const terms = [...this.#deviations].map(([deviation, factor]) => ({
      values: deviation.values(),
      factor,
    }));
    const whole = terms.flatMap(({ values, factor }) =>
      typeof values === 'function' ? [] : [{ values, factor }],
    );
    if (whole.length === terms.length) return lineWith(this.slope, this.offset, whole);
    return (point) =>
      terms.reduce(
        (sum, { values, factor }) => sum.plus(ratioAt(values, point).times(factor)),
        lineAt(this.slope, this.offset, point),
      );
  }

  /** The same number in a part of the interval, where more may be known of it: a rounding that is one step there. */
  on(part: Interval): Quantity {
    if (this.isStraight) return this;
    if (this.#part?.interval !== part) this.#part = { interval: part, quantity: this.#within(part) };
    return this.#part.quantity;
  }

  #within(part: Interval): Quantity {
    const line = Quantity.straight(this.slope, this.offset);
    const terms: Term[] = [{ quantity: line, factor: Ratio.ONE }];
    for (const [deviation, factor] of this.#deviations) terms.push({ quantity: deviation.on(part), factor });
    const { direction } = this;
    return new Quantity({ ...Quantity.#total(terms), direction, quantum: () => this.wholeOf() });
  }

  /** Not above any value in the interval. */
  least({ from, to }: Span): Ratio {
    return lineAt(this.slope, this.ends.low, this.slope.n >= 0n ? from : to);
  }

  /** Not below any value in the interval. */
  most({ from, to }: Span): Ratio {
    return lineAt(this.slope, this.ends.high, this.slope.n >= 0n ? to : from);
  }

  /** The sign of what is not above any value in the interval. */
  leastSign({ from, to }: Span): Sign {
    return signAlong(this.slope, this.ends.low, this.slope.n >= 0n ? from : to);
  }

  /** The sign of what is not below any value in the interval. */
  mostSign({ from, to }: Span): Sign {
    return signAlong(this.slope, this.ends.high, this.slope.n >= 0n ? to : from);
  }

  plus(other: Quantity): Quantity {
    if (isNothing(other)) return this;
    if (isNothing(this)) return other;
    return new Quantity({
      slope: this.slope.plus(other.slope),
      offset: this.offset.plus(other.offset),
      deviations: together(this.#deviations, other.#deviations),
      direction: sameWay(this.direction, other.direction),
      quantum: () => commonQuantum(this.wholeOf(), other.wholeOf()),
    });
  }

  minus(other: Quantity): Quantity {
    if (isNothing(other)) return this;
    if (isNothing(this)) return other.times(MINUS_ONE);
    return new Quantity({
      slope: this.slope.minus(other.slope),
      offset: this.offset.minus(other.offset),
      deviations: together(this.#deviations, other.#deviations, MINUS_ONE),
      direction: sameWay(this.direction, turned(other.direction)),
      quantum: () => commonQuantum(this.wholeOf(), other.wholeOf()),
    });
  }

  /** Less a number that does not move. */
  less(constant: Ratio): Quantity {
    if (constant.n === 0n) return this;
    const { slope, direction } = this;
    return new Quantity({
      slope,
      offset: this.offset.minus(constant),
      deviations: this.#deviations,
      direction,
      quantum: () => commonQuantum(this.wholeOf(), constant),
    });
  }

  /** Times a number that does not move. */
  times(factor: Ratio): Quantity {
    if (factor.n === 0n) return NOTHING;
    return new Quantity({
      slope: this.slope.times(factor),
      offset: this.offset.times(factor),
      deviations: scaled(this.#deviations, factor),
      direction: factor.n > 0n ? this.direction : turned(this.direction),
      quantum: () => this.wholeOf()?.times(factor) ?? null,
    });
  }

  /** With a deviation; what the sum is a multiple of, and which way it goes, is what is said of it. */
  leaving(
    deviation: Deviation,
    direction: Direction = null,
    quantum: () => Ratio | null = () => null,
  ): Quantity {
    const { slope, offset } = this;
    const deviations = new Map(this.#deviations);
    addTo(deviations, deviation, Ratio.ONE);
    return new Quantity({ slope, offset, deviations, direction, quantum });
  }
}

const MINUS_ONE = new Ratio(-1n, 1n);
const NONE: Deviations = new Map();

function inLowestTerms(value: Exact): Ratio {
  return value instanceof Ratio ? value : new Ratio(value.n, value.d);
}

function lineAt(slope: Ratio, offset: Exact, point: bigint): Ratio {
  if (slope.n === 0n) return inLowestTerms(offset);
  return new Ratio(slope.n * point * offset.d + offset.n * slope.d, slope.d * offset.d);
}

function signAlong(slope: Ratio, offset: Exact, point: bigint): Sign {
  return signOf(slope.n * point * offset.d + offset.n * slope.d);
}

function isNothing(quantity: Quantity): boolean {
  return quantity.constant?.n === 0n;
}

function signOf(n: bigint): Sign {
  return n > 0n ? 1 : n < 0n ? -1 : 0;
}

function turned(direction: Direction): Direction {
  if (direction === null || direction === 0) return direction;
  return direction === 1 ? -1 : 1;
}

function sameWay(one: Direction, other: Direction): Direction {
  if (one === 0) return other;
  return other === 0 || one === other ? one : null;
}

function scaled(deviations: Deviations, factor: Ratio): Deviations {
  if (deviations.size === 0) return deviations;
  const all = new Map<Deviation, Ratio>();
  for (const [deviation, times] of deviations) all.set(deviation, times.times(factor));
  return all;
}

/** The first, and the others times a factor. */
function together(one: Deviations, other: Deviations, factor = Ratio.ONE): Deviations {
  if (other.size === 0) return one;
  if (one.size === 0) return factor === Ratio.ONE ? other : scaled(other, factor);
  const sum = new Map(one);
  for (const [deviation, times] of other) addTo(sum, deviation, times.times(factor));
  return sum;
}

function addTo(sum: Map<Deviation, Ratio>, deviation: Deviation, factor: Ratio): void {
  const known = sum.get(deviation);
  const total = known === undefined ? factor : factor.plus(known);
  if (total.n === 0n) sum.delete(deviation);
  else sum.set(deviation, total);
}

function isEqual(one: Ratio, other: Ratio): boolean {
  return one.n === other.n && one.d === other.d;
}

/** The largest number that both are whole multiples of. */
function commonQuantum(one: Ratio | null, other: Ratio | null): Ratio | null {
  if (one === null || other === null) return null;
  if (isEqual(one, other)) return one;
  return new Ratio(commonDivisor(one.n * other.d, other.n * one.d), one.d * other.d);
}

function commonQuantumOf(terms: readonly Term[]): Ratio | null {
  let common: Ratio | null = Ratio.ZERO;
  for (const { quantity, factor } of terms)
    common = commonQuantum(common, quantity.wholeOf()?.times(factor) ?? null);
  return common;
}

const NOTHING = Quantity.constant(Ratio.ZERO);
