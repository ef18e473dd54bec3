import type { Period } from '../../runtime/module/period.ts';
import type { TotalTerm } from '../../runtime/module.ts';
import type { Estimate, Estimated, Estimator } from './estimate.ts';
import type { Trial } from './exact-trials.ts';
import { estimatedInputs } from './sent.ts';

/** What is watched while which input rises, in approximate numbers. */
export interface Watch {
  readonly terms: readonly TotalTerm[];
  readonly by: string;
  readonly unit: number;
  readonly tolerance: number;
}

/** The input at one whole step of its unit, and what came of it. */
export interface Point {
  readonly at: bigint;
  readonly value: number;
  readonly values: Estimate['values'];
  /** Which rows and branches took part: where it changes, the target may jump. */
  readonly shape: number;
}

/** One input rising while everything else that is sent stays as it is. */
export class RisingInput {
  readonly sent: Trial['sent'];
  readonly period: Period;
  readonly #estimator: () => Estimator;
  readonly #watch: Watch;
  readonly #inputs: Map<string, Estimated>;

  /** `estimator` is made when it is first needed. */
  constructor(estimator: () => Estimator, watch: Watch, sent: Trial['sent'], period: Period) {
    this.sent = sent;
    this.period = period;
    this.#estimator = estimator;
    this.#watch = watch;
    this.#inputs = new Map(estimatedInputs(sent));
  }

  /** The point at a step of the unit, some steps of the rules held at given values; null when it is refused. */
  point(at: bigint, held: ReadonlyMap<string, Estimated> = new Map()): Point | null {
    const { by, unit, terms } = this.#watch;
    const estimate = this.#estimator().run(this.#inputs.set(by, Number(at) * unit), held);
    if (estimate.refused) return null;
    const value = this.#estimator().total(terms, estimate);
    return { at, value, values: estimate.values, shape: estimate.shape };
  }

  /** The value of a step at a point. */
  valueOf(id: string, point: Point): Estimated | undefined {
    return this.#estimator().valueOf(id, point);
  }

  falls(low: Point, high: Point): boolean {
    return low.value - high.value > this.#watch.tolerance * 1.000001;
  }

  /** The neighbours between two points where something turns; null when a point between is refused. */
  #narrow(low: Point, high: Point, goLeft: (middle: Point) => boolean): [Point, Point] | null {
    let [a, b] = [low, high];
    while (b.at - a.at > 1n) {
      const middle = this.point((a.at + b.at) / 2n);
      if (middle === null) return null;
      if (goLeft(middle)) b = middle;
      else a = middle;
    }
    return [a, b];
  }

  /** Neighbours at which the shape turns away from that of `low`. */
  turn(low: Point, high: Point): [Point, Point] | null {
    return this.#narrow(low, high, (middle) => middle.shape !== low.shape);
  }

  /** Neighbours between which the target falls, given that it falls from `low` to `high`. */
  fall(low: Point, high: Point): [Point, Point] | null {
    return this.#narrow(low, high, (middle) => this.falls(low, middle));
  }
}
