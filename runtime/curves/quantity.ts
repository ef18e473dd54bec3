import { Ratio } from '../interpreter/ratio.ts';
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
  #ends: { readonly low: Ratio; readonly high: Ratio } | null = null;
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
    this.#ends ??= this.#computeEnds();
    return this.#ends.low;
  }

  /** It is not above `slope * k + high`. */
  get high(): Ratio {
    this.#ends ??= this.#computeEnds();
    return this.#ends.high;
  }

  /** Most numbers are only added to others, and nobody asks between what ends they lie. */
  #computeEnds(): { readonly low: Ratio; readonly high: Ratio } {
    const { offset } = this;
    if (this.#deviations.size === 0) return { low: offset, high: offset };
    const [low, high] = [new RatioSum(offset), new RatioSum(offset)];
    for (const [deviation, factor] of this.#deviations) {
      const rises = factor.n > 0n;
      low.addProduct(rises ? deviation.low : deviation.high, factor);
      high.addProduct(rises ? deviation.high : deviation.low, factor);
    }
    return { low: low.value(), high: high.value() };
  }

  /** True when it is one straight line. */
  get isStraight(): boolean {
    return this.#deviations.size === 0;
  }

  /** The same text of numbers that are the same at every point: the line, and what deviates from it how often. */
  get identity(): string {
    const { slope, offset } = this;
    const line = `${slope.n}/${slope.d} ${offset.n}/${offset.d}`;
    if (this.#deviations.size === 0) return line;
    const terms = [...this.#deviations].map(([deviation, { n, d }]) => `${nameOf(deviation)}*${n}/${d}`);
    return `${line} ${terms.sort().join(' ')}`;
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
    return this.#wholeOf()?.over(quantum).isWhole() ?? false;
  }

  /** Formulas share what they read: what a value is a multiple of is found once. */
  #wholeOf(): Ratio | null {
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
    let sum = Quantity.straight(this.slope, this.offset);
    for (const [deviation, factor] of this.#deviations) sum = sum.plus(deviation.on(part).times(factor));
    return sum.known(this.direction, () => this.#wholeOf());
  }

  /** The same, of which more is known than its parts tell. */
  known(direction: Direction, quantum: () => Ratio | null): Quantity {
    const { slope, offset } = this;
    return new Quantity({ slope, offset, deviations: this.#deviations, direction, quantum });
  }

  /** Not above any value in the interval. */
  least({ from, to }: Span): Ratio {
    return lineAt(this.slope, this.low, this.slope.n >= 0n ? from : to);
  }

  /** Not below any value in the interval. */
  most({ from, to }: Span): Ratio {
    return lineAt(this.slope, this.high, this.slope.n >= 0n ? to : from);
  }

  /** The sign of what is not above any value in the interval. */
  leastSign({ from, to }: Span): Sign {
    return signAlong(this.slope, this.low, this.slope.n >= 0n ? from : to);
  }

  /** The sign of what is not below any value in the interval. */
  mostSign({ from, to }: Span): Sign {
    return signAlong(this.slope, this.high, this.slope.n >= 0n ? to : from);
  }

  plus(other: Quantity): Quantity {
    if (isNothing(other)) return this;
    if (isNothing(this)) return other;
    return new Quantity({
      slope: this.slope.plus(other.slope),
      offset: this.offset.plus(other.offset),
      deviations: together(this.#deviations, other.#deviations),
      direction: sameWay(this.direction, other.direction),
      quantum: () => commonQuantum(this.#wholeOf(), other.#wholeOf()),
    });
  }

  minus(other: Quantity): Quantity {
    return this.plus(other.times(MINUS_ONE));
  }

  /** Times a number that does not move. */
  times(factor: Ratio): Quantity {
    if (factor.n === 0n) return NOTHING;
    return new Quantity({
      slope: this.slope.times(factor),
      offset: this.offset.times(factor),
      deviations: scaled(this.#deviations, factor),
      direction: factor.n > 0n ? this.direction : turned(this.direction),
      quantum: () => this.#wholeOf()?.times(factor) ?? null,
    });
  }

  /** With a deviation, of which nobody knows what it is a multiple of. */
  leaving(deviation: Deviation): Quantity {
    const { slope, offset } = this;
    const deviations = together(this.#deviations, new Map([[deviation, Ratio.ONE]]));
    return new Quantity({ slope, offset, deviations, direction: null, quantum: () => null });
  }
}

const NAMES = new WeakMap<Deviation, number>();
let named = 0;

/** A number of its own for each deviation. */
function nameOf(deviation: Deviation): number {
  let name = NAMES.get(deviation);
  if (name === undefined) {
    named += 1;
    name = named;
    NAMES.set(deviation, name);
  }
  return name;
}

const MINUS_ONE = new Ratio(-1n, 1n);
const NONE: Deviations = new Map();

function lineAt(slope: Ratio, offset: Ratio, point: bigint): Ratio {
  if (slope.n === 0n) return offset;
  return new Ratio(slope.n * point * offset.d + offset.n * slope.d, slope.d * offset.d);
}

function signAlong(slope: Ratio, offset: Ratio, point: bigint): Sign {
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
  return new Map([...deviations].map(([deviation, times]) => [deviation, times.times(factor)]));
}

function together(one: Deviations, other: Deviations): Deviations {
  if (other.size === 0) return one;
  if (one.size === 0) return other;
  const sum = new Map(one);
  for (const [deviation, factor] of other) {
    const total = factor.plus(sum.get(deviation) ?? Ratio.ZERO);
    if (total.n === 0n) sum.delete(deviation);
    else sum.set(deviation, total);
  }
  return sum;
}

/** The largest number that both are whole multiples of. */
function commonQuantum(one: Ratio | null, other: Ratio | null): Ratio | null {
  if (one === null || other === null) return null;
  return new Ratio(commonDivisor(one.n * other.d, other.n * one.d), one.d * other.d);
}

const NOTHING = Quantity.constant(Ratio.ZERO);
