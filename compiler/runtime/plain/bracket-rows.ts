import { type Exact, ZERO } from '../exact.ts';
import type { LineSheet } from '../lines/line-sheet.ts';
import { type RowTexts, rowTexts } from '../lines/row-texts.ts';
import type { BracketApplied } from '../outcome.ts';
import { printFixed } from '../print.ts';
import type { TableForm } from '../table.ts';
import { lowerEndOf, type ScaledRows } from './scaled-rows.ts';

/** How the rows of a table are counted where a step applies it. */
export interface RowScales {
  readonly limitScale: bigint;
  readonly valueScale: bigint;
  readonly scalesValue: boolean;
}

interface KnownRow {
  readonly scale: number;
  readonly texts: RowTexts;
}

/** The rows of a table that a step applies, for what is said of them in a payslip. */
export class BracketRows {
  readonly #tableId: string;
  readonly #form: TableForm;
  readonly #scales: RowScales;
  /** What a cent is of the base; 0 where a cent is no whole number of it. */
  readonly #cents: number;
  /** The texts of each row, for the scale of the last payslip: most have the same. */
  readonly #known = new WeakMap<ScaledRows, KnownRow[]>();

  constructor(tableId: string, form: TableForm, scales: RowScales) {
    this.#tableId = tableId;
    this.#form = form;
    this.#scales = scales;
    this.#cents = 100n % scales.limitScale === 0n ? Number(100n / scales.limitScale) : 0;
  }

  /** The row that was applied, as exact amounts; null when none was. */
  applied(rows: ScaledRows, place: number, scale: number, base: number): BracketApplied | null {
    if (place < 0) return null;
    const { limitScale, valueScale, scalesValue } = this.#scales;
    const amount = (n: number): Exact => ({ n: BigInt(n), d: limitScale });
    const times = BigInt(scale);
    const upper = rows.upper[place] ?? Number.POSITIVE_INFINITY;
    const hasFixed = this.#form === 'excess' || this.#form === 'rebate';
    const value = BigInt(rows.value[place] ?? 0);
    return {
      tableId: this.#tableId,
      lower: amount(lowerEndOf(rows, place, scale)),
      upper: Number.isFinite(upper) ? { n: BigInt(upper) * times, d: limitScale } : null,
      fixed: hasFixed ? { n: BigInt(rows.fixed[place] ?? 0) * times, d: limitScale } : ZERO,
      rate: { n: scalesValue ? value * times : value, d: valueScale },
      base: amount(base),
    };
  }

  /** Writes the same; false, and nothing, when none was. */
  write(to: LineSheet, rows: ScaledRows, place: number, scale: number, base: number): boolean {
    if (place < 0) return false;
    const texts = this.#textsOf(rows, place, scale);
    const cents = base * this.#cents;
    const isPlain = this.#cents > 0 && Number.isSafeInteger(cents);
    to.row(texts, isPlain ? cents : printFixed({ n: BigInt(base), d: this.#scales.limitScale }, 2));
    return true;
  }

  #textsOf(rows: ScaledRows, place: number, scale: number): RowTexts {
    const known = this.#known.get(rows) ?? [];
    const row = known[place];
    if (row !== undefined && row.scale === scale) return row.texts;
    const applied = this.applied(rows, place, scale, 0);
    if (applied === null) throw new RangeError(`${this.#tableId}: no row ${place}`);
    const texts = rowTexts(applied);
    known[place] = { scale, texts };
    this.#known.set(rows, known);
    return texts;
  }
}
