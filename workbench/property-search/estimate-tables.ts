import type { IrTable, IrTableRow } from '../../compiler/ir/ir.ts';
import { lastFrom } from '../../runtime/module/parameter.ts';
import { near, roundingNear, toNumber } from './approximate.ts';

/** A row in plain numbers. */
interface Row {
  readonly lower: number;
  /** Infinity for `*`. */
  readonly upper: number;
  readonly upperClosed: boolean;
  readonly word: string | null;
  readonly value: number;
  readonly fixed: number;
}

/** What a table gives, and the place of the row that gave it. */
export interface Applied {
  readonly value: number;
  readonly row: number;
}

function rowOf(row: IrTableRow): Row {
  return {
    lower: row.lower === null ? 0 : toNumber(row.lower),
    upper: row.upper === null ? Number.POSITIVE_INFINITY : toNumber(row.upper),
    upperClosed: row.upperClosed,
    word: row.word,
    value: toNumber(row.value),
    fixed: toNumber(row.fixed),
  };
}

/** One table at one date, read approximately. */
export class EstimatedTable {
  readonly #table: IrTable;
  readonly #rows: readonly Row[];
  readonly #roundLimit: ((value: number) => number) | null;
  readonly #roundSlice: ((value: number) => number) | null;

  constructor(table: IrTable, date: string) {
    this.#table = table;
    this.#roundLimit = table.roundLimits === null ? null : roundingNear(table.roundLimits);
    this.#roundSlice = table.roundEach === null ? null : roundingNear(table.roundEach);
    this.#rows = (lastFrom(table.blocks, date)?.rows ?? []).map(rowOf);
  }

  #limit(printed: number, factor: number): number {
    const scaled = printed * factor;
    return this.#roundLimit === null ? scaled : this.#roundLimit(scaled);
  }

  upperLimit(factor: number): number {
    const last = this.#rows.findLast((row) => row.upper !== Number.POSITIVE_INFINITY);
    return last === undefined ? 0 : this.#limit(last.upper, factor);
  }

  holds(value: number, cells: number): boolean {
    return this.#rows.some((row) => near(row.value * cells, value));
  }

  word(word: string, cells: number): Applied {
    const row = this.#rows.findIndex((one) => one.word === word);
    return { row, value: (this.#rows[row]?.value ?? 0) * cells };
  }

  apply(base: number, factor: number, cells: number): Applied {
    const at = this.#rows.findIndex(({ upper, upperClosed }) => {
      const limit = this.#limit(upper, factor);
      return near(base, limit) ? upperClosed : base < limit;
    });
    const row = at === -1 ? this.#rows.length - 1 : at;
    return { row, value: this.#valueAt(row, base, factor, cells) };
  }

  #valueAt(at: number, base: number, factor: number, cells: number): number {
    const row = this.#rows[at];
    if (row === undefined) return 0;
    const fixed = this.#limit(row.fixed, factor);
    switch (this.#table.form) {
      case 'excess':
        return (base - this.#lowerOf(at, row, factor)) * row.value + fixed;
      case 'rebate':
        return Math.max(0, base * row.value - fixed);
      case 'marginal':
        return this.#slices(at, base, factor);
      default:
        return row.value * cells;
    }
  }

  /** With a `grid`, a row begins one step above the scaled end before it. */
  #lowerOf(at: number, row: Row, factor: number): number {
    const before = this.#rows[at - 1];
    const { grid } = this.#table;
    if (grid === null || before === undefined) return this.#limit(row.lower, factor);
    return this.#limit(before.upper, factor) + toNumber(grid);
  }

  #slices(last: number, base: number, factor: number): number {
    let total = 0;
    for (const { lower, upper, value } of this.#rows.slice(0, last + 1)) {
      const inside = Math.min(base, this.#limit(upper, factor)) - this.#limit(lower, factor);
      total += this.#roundSlice === null ? inside * value : this.#roundSlice(inside * value);
    }
    return total;
  }
}
