import { Ratio } from '../interpreter/ratio.ts';
import type { Call, RuleModule } from '../module.ts';
import { PieceAmounts } from './amounts.ts';
import type { Grid } from './grid.ts';
import { Effort, type Span } from './interval.ts';
import type { Bend, Quantity } from './quantity.ts';
import { type AmountPiece, type Solved, solving } from './solve.ts';
import { type Piece, Walk } from './walk.ts';

/** A stretch of a curve: one straight line, less or more what is rounded. */
export interface Stretch extends Span {
  readonly amount: Quantity;
  /** Exactly, at both ends. */
  readonly atFrom: Ratio;
  readonly atTo: Ratio;
  /** By how much the amount leaves its line at most, for what is rounded. */
  readonly rounding: Ratio;
  /** Where it is no straight line: the step, and why. */
  readonly bend: Bend | null;
  /** The steps that decide something else from its first point on; none at the beginning. */
  readonly causes: readonly string[];
  /** What the amount jumps by before its first point, beyond what the line and the rounding give; null for none. */
  readonly jump: Ratio | null;
}

/** Inputs that the rules refuse. */
export interface RefusedStretch extends Span {
  readonly code: string;
  readonly field: string;
}

/** Points that may be looked at for a curve: minutes of it. */
const ENOUGH = 5_000_000;

/** So many pieces are followed without a pause. */
const PIECES_AT_ONCE = 2;

interface Followed {
  readonly names: readonly string[];
  readonly walk: Walk;
  readonly pieces: readonly Piece[];
  readonly effort: Effort;
}

/** Amounts of the payslips of one call along one input, the others fixed. */
export class Curve {
  readonly grid: Grid;
  readonly #names: readonly string[];
  readonly #walk: Walk;
  readonly #effort: Effort;
  readonly #pieces: readonly Piece[];
  readonly #payslips: readonly PieceAmounts[];
  readonly #amounts = new Map<string, readonly AmountPiece[]>();

  private constructor(rules: RuleModule, call: Call, grid: Grid, followed: Followed) {
    this.grid = grid;
    this.#names = followed.names;
    this.#effort = followed.effort;
    this.#walk = followed.walk;
    this.#pieces = followed.pieces;
    this.#payslips = this.#pieces.flatMap((piece) =>
      piece.kind === 'computed' ? [new PieceAmounts(rules.manifest, call.period, piece)] : [],
    );
  }

  /**
   * Follows the amounts of these names; `effort` is what that may cost. Throws {@link TooManyTurns} where that is not
   * enough.
   */
  static of(
    rules: RuleModule,
    call: Call,
    grid: Grid,
    names: readonly string[],
    effort = new Effort(ENOUGH),
  ): Curve {
    const walk = new Walk(rules, call, grid, names);
    const pieces = [...walk.pieces({ from: grid.from, to: grid.to, effort })];
    return new Curve(rules, call, grid, { names, walk, pieces, effort });
  }

  /** The same, with pauses for others: each is awaited before it goes on. */
  static async inTurns(
    rules: RuleModule,
    call: Call,
    grid: Grid,
    names: readonly string[],
    effort: Effort,
    turn: () => Promise<void>,
  ): Promise<Curve> {
    const walk = new Walk(rules, call, grid, names);
    const pieces: Piece[] = [];
    for (const piece of walk.pieces({ from: grid.from, to: grid.to, effort })) {
      pieces.push(piece);
      if (pieces.length % PIECES_AT_ONCE === 0) await turn();
    }
    return new Curve(rules, call, grid, { names, walk, pieces, effort });
  }

  /** False where the rules refuse every value of the input. */
  get hasPayslips(): boolean {
    return this.#pieces.some(({ kind }) => kind === 'computed');
  }

  /** Where the rules refuse the input. */
  refused(): readonly RefusedStretch[] {
    return this.#pieces.filter((piece) => piece.kind === 'refused');
  }

  /** Every point whose payslip shows exactly this amount under the name, or the nearest ones. */
  solve(name: string, target: Ratio): Solved {
    const steps = solving(this.#amountsOf(name), target);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
    }
  }

  /** The same, with pauses for others. */
  async solveInTurns(name: string, target: Ratio, turn: () => Promise<void>): Promise<Solved> {
    const steps = solving(this.#amountsOf(name), target);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      await turn();
    }
  }

  /** The stretches of an amount in rising order. */
  stretches(name: string): readonly Stretch[] {
    const found: Stretch[] = [];
    for (const piece of this.#amountsOf(name)) {
      const last = found.at(-1);
      const isNext = last !== undefined && last.to + 1n === piece.from;
      if (isNext && continues(last, piece)) {
        found[found.length - 1] = { ...last, to: piece.to, atTo: piece.amount.at(piece.to) };
      } else found.push(this.#stretch(piece, isNext ? last : null));
    }
    return found;
  }

  #stretch(piece: AmountPiece, before: Stretch | null): Stretch {
    const { from, to, amount } = piece;
    const rounding = amount.high.minus(amount.low);
    const atFrom = amount.at(from);
    return {
      from,
      to,
      amount,
      atFrom,
      atTo: amount.at(to),
      rounding,
      bend: amount.bend,
      causes: [...(this.#walk.causes.get(from) ?? [])],
      jump: before === null ? null : jumpTo(atFrom, before, amount.slope, rounding),
    };
  }

  #amountsOf(name: string): readonly AmountPiece[] {
    if (!this.#names.includes(name)) throw new RangeError(`${name} was not followed`);
    this.#effort.about = name;
    let known = this.#amounts.get(name);
    if (known === undefined) {
      known = this.#payslips.flatMap((payslip) => payslip.piece(name));
      this.#amounts.set(name, known);
    }
    return known;
  }
}

/** True when a piece goes on with the line of the stretch before it. */
function continues({ amount: line }: Stretch, { from, to, amount }: AmountPiece): boolean {
  if (line.bend !== null || amount.bend !== null) return false;
  const isSame = [
    line.slope.against(amount.slope),
    line.low.against(amount.low),
    line.high.against(amount.high),
  ].every((order) => order === 0);
  return isSame || (from === to && isOn(line, from, amount.at(from)));
}

function isOn({ slope, low, high }: Quantity, point: bigint, value: Ratio): boolean {
  const rest = value.minus(slope.times(new Ratio(point, 1n)));
  return rest.against(low) >= 0 && rest.against(high) <= 0;
}

/** What is between two neighbours beyond one step along the flatter or the steeper of their lines. */
function jumpTo(atFrom: Ratio, before: Stretch, slope: Ratio, rounding: Ratio): Ratio | null {
  const step = atFrom.minus(before.atTo);
  const slopes = [slope, before.amount.slope];
  const allowed = rounding.plus(before.rounding);
  const isUsual = slopes.some((one) => step.minus(one).absolute().against(allowed) <= 0);
  return isUsual ? null : step;
}
