/** Points of a grid, both ends included: the point `k` stands for `k` times the unit of the grid. */
export interface Span {
  readonly from: bigint;
  readonly to: bigint;
}

/** A span that is looked into, and what that may still cost. */
export interface Interval extends Span {
  readonly effort: Effort;
}

/** Thrown where the rules turn so often along the input that it costs too much to follow them. */
export class TooManyTurns extends Error {
  constructor(about: string) {
    super(`${about} changes too often along the input`);
  }
}

/** What following a curve may cost, counted in points that are looked at. */
export class Effort {
  /** Whose formula is being followed. */
  about = '';
  #left: number;

  constructor(points: number) {
    this.#left = points;
  }

  /** Throws {@link TooManyTurns} when nothing is left. */
  spend(points: number): void {
    this.#left -= points;
    if (this.#left < 0) throw new TooManyTurns(this.about);
  }
}

/**
 * Thrown where a formula does not do the same over a whole interval: the interval is cut, and each part is computed by
 * itself. Each cut is the first point of a part.
 */
export class Cut {
  readonly at: readonly bigint[];
  /** True when what is known so far is too vague for the parts, so that they begin anew. */
  readonly isFresh: boolean;

  constructor(at: readonly bigint[], isFresh = false) {
    this.at = at;
    this.isFresh = isFresh;
  }
}

export function halvesOf({ from, to, effort }: Interval): readonly [Interval, Interval] {
  effort.spend(1);
  const middle = from + (to - from) / 2n;
  return [
    { from, to: middle, effort },
    { from: middle + 1n, to, effort },
  ];
}

/** Halves an interval whose parts begin anew. */
export function halved(interval: Interval): Cut {
  return new Cut([halvesOf(interval)[1].from], true);
}

/** The parts of an interval, cut before each of the points that lie inside it. */
export function partsOf({ from, to, effort }: Interval, cuts: readonly bigint[]): readonly Interval[] {
  const inside = [...new Set(cuts)].filter((cut) => cut > from && cut <= to);
  const starts = [from, ...inside.toSorted((a, b) => (a < b ? -1 : 1))];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { from: start, to: next === undefined ? to : next - 1n, effort };
  });
}

/** The first point at which a condition holds that never ceases to hold; null where it never holds. */
export function firstWhere({ from, to }: Span, holds: (point: bigint) => boolean): bigint | null {
  if (!holds(to)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = low + (high - low) / 2n;
    if (holds(middle)) high = middle;
    else low = middle + 1n;
  }
  return low;
}
