import type { Ratio } from '../interpreter/ratio.ts';
import { firstWhere, halvesOf, type Interval, type Span } from './interval.ts';
import type { Quantity } from './quantity.ts';
import { nearZero } from './sign.ts';

/** An amount in an interval in which it is one quantity. */
export interface AmountPiece extends Interval {
  readonly amount: Quantity;
}

/** A payslip near the target: the first point found that gives the amount. */
export interface Nearest {
  readonly at: bigint;
  readonly gives: Ratio;
}

export interface Solved {
  /** Every point that gives exactly the target, as runs of neighbours in rising order. */
  readonly solutions: readonly Span[];
  /** Where there is no solution, the amounts next to the target; null where none lies on that side. */
  readonly below: Nearest | null;
  readonly above: Nearest | null;
}

/** So many points are looked at one by one where nothing else decides. */
const MOST_POINTS = 64n;

/**
 * Every point whose amount is exactly the target, or the two nearest amounts. Nothing is sampled: what is left out is proven by
 * the ends of its piece. It stops after every few points, so that others may have their turn.
 */
export function* solving(pieces: readonly AmountPiece[], target: Ratio): Generator<void, Solved> {
  const found: Span[] = [];
  for (const piece of pieces) {
    for (const run of solutionsIn(piece, target)) {
      if (run === null) yield;
      else found.push(run);
    }
  }
  const solutions = joined(found);
  if (solutions.length > 0) return { solutions, below: null, above: null };
  return {
    solutions,
    below: yield* nearest(pieces, target, 1),
    above: yield* nearest(pieces, target, -1),
  };
}

/** Runs of points, and null where it stops. */
function* solutionsIn(piece: AmountPiece, target: Ratio): Generator<Span | null> {
  yield null;
  const { amount } = piece;
  if (amount.least(piece).against(target) > 0 || amount.most(piece).against(target) < 0) return;
  if (amount.constant !== null) {
    yield { from: piece.from, to: piece.to };
    return;
  }
  const rest = amount.less(target);
  const near = nearZero(rest, piece);
  if (amount.direction !== null) yield* levelIn(rest, near);
  else if (near.to - near.from <= MOST_POINTS) {
    near.effort.spend(Number(near.to - near.from) + 1);
    for (let point = near.from; point <= near.to; point++) {
      if (rest.signAt(point) === 0) yield { from: point, to: point };
    }
  } else {
    for (const half of narrowed(piece, near)) yield* solutionsIn(half, target);
  }
}

/** The points at which an amount that only rises, or only falls, is zero. */
function* levelIn(amount: Quantity, near: Interval): Generator<Span> {
  const way = amount.direction === -1 ? -1 : 1;
  const order = (point: bigint): number => amount.signAt(point) * way;
  const from = firstWhere(near, (point) => order(point) >= 0);
  if (from === null || order(from) !== 0) return;
  const behind = firstWhere({ from, to: near.to }, (point) => order(point) > 0);
  yield { from, to: behind === null ? near.to : behind - 1n };
}

/** A half of a piece, in which more may be known of what is rounded. */
function narrowed({ amount }: AmountPiece, open: Interval): readonly AmountPiece[] {
  return halvesOf(open).map((half) => ({ ...half, amount: amount.on(half) }));
}

function joined(runs: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last !== undefined && last.to + 1n === run.from)
      all[all.length - 1] = { from: last.from, to: run.to };
    else all.push(run);
  }
  return all;
}

/** The greatest amount below the target; with the side -1, the smallest above it. */
function* nearest(
  pieces: readonly AmountPiece[],
  target: Ratio,
  side: 1 | -1,
): Generator<void, Nearest | null> {
  const search = new NearestSearch(target, side);
  for (const piece of pieces) yield* search.look(piece);
  return search.best;
}

class NearestSearch {
  best: Nearest | null = null;
  readonly #target: Ratio;
  readonly #side: 1 | -1;

  constructor(target: Ratio, side: 1 | -1) {
    this.#target = target;
    this.#side = side;
  }

  *look(piece: AmountPiece): Generator<void> {
    this.#sample(piece);
    yield;
    const open = this.#open(piece);
    if (open === null) return;
    if (open.to - open.from <= MOST_POINTS) {
      open.effort.spend(Number(open.to - open.from) + 1);
      for (let point = open.from; point <= open.to; point++) this.#take(piece.amount, point);
      return;
    }
    for (const half of narrowed(piece, open)) yield* this.look(half);
  }

  /** Looks where the amount is likely to be next to the target, so that little is left open. */
  #sample(piece: AmountPiece): void {
    const { amount } = piece;
    const near = nearZero(amount.less(this.#target), piece);
    for (const point of [piece.from, near.from, near.to, piece.to]) this.#take(amount, point);
  }

  #take(amount: Quantity, point: bigint): void {
    const gives = amount.at(point);
    if (gives.against(this.#target) * this.#side >= 0) return;
    if (this.best === null || gives.against(this.best.gives) * this.#side > 0)
      this.best = { at: point, gives };
  }

  /** The points that may be on this side of the target and nearer than what is known; null when there are none. */
  #open(piece: AmountPiece): Interval | null {
    const { amount } = piece;
    if (amount.constant !== null) return null;
    const outer = this.#side === 1 ? amount.most(piece) : amount.least(piece);
    if (this.best !== null && outer.against(this.best.gives) * this.#side <= 0) return null;
    const inner = this.#side === 1 ? amount.least(piece) : amount.most(piece);
    if (inner.against(this.#target) * this.#side >= 0) return null;
    return this.#between(piece);
  }

  #between(piece: AmountPiece): Interval | null {
    const { slope, low, high } = piece.amount;
    if (slope.n === 0n) return { from: piece.from, to: piece.to, effort: piece.effort };
    // Beyond the target even by the kinder line, or no nearer than the best by it.
    const kind = this.#side === 1 ? { within: low, nearer: high } : { within: high, nearer: low };
    const end = this.#target.minus(kind.within).over(slope).floor();
    const begin = this.best === null ? null : this.best.gives.minus(kind.nearer).over(slope).floor();
    const rises = slope.n > 0n === (this.#side === 1);
    const first = rises ? (begin ?? piece.from) : end;
    const last = rises ? end + 1n : begin === null ? piece.to : begin + 1n;
    const from = first > piece.from ? first : piece.from;
    const to = last < piece.to ? last : piece.to;
    return from <= to ? { from, to, effort: piece.effort } : null;
  }
}
