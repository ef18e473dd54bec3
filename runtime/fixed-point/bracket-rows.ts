import type { LineSheet } from '../lines/line-sheet.ts';
import { type RowTexts, rowTexts } from '../lines/row-texts.ts';
import type { BracketApplied } from '../module/outcome.ts';
import { type Exact, ZERO } from '../numbers/exact.ts';
import { printFixed } from '../numbers/print.ts';
import type { AppliedTable, EmittedRules } from './fixed-point-rules.ts';
import type { ParametersOn } from './parameters.ts';
import type { PayslipInputs } from './row.ts';
import { lowerEndOf, type ScaledRows } from './scaled-rows.ts';
import { tableParameters } from './table-parameters.ts';

interface KnownRow {
  readonly scale: number;
  readonly texts: RowTexts;
}

/** A payslip whose slots are filled, and the rules that filled them. */
interface PayslipOfRules {
  readonly plain: Pick<EmittedRules, 'parameters' | 'elsewhere'>;
  readonly row: Pick<PayslipInputs, 'referenceDate'>;
  readonly slots: Float64Array;
}

const KNOWN = new WeakMap<AppliedTable, BracketRows>();

/** Made once for each table that a step applies. */
export function bracketRowsOf(table: AppliedTable): BracketRows {
  const known = KNOWN.get(table);
  if (known !== undefined) return known;
  const made = new BracketRows(table);
  KNOWN.set(table, made);
  return made;
}

/** The rows of a table that a step applies, for what is said of them in a payslip. */
export class BracketRows {
  readonly #table: AppliedTable;
  /** What a cent is of the base; 0 where a cent is no whole number of it. */
  readonly #cents: number;
  /** The texts of each row, for the scale of the last payslip: most have the same. */
  readonly #known = new WeakMap<ScaledRows, KnownRow[]>();

  constructor(table: AppliedTable) {
    this.#table = table;
    this.#cents = 100n % table.limitScale === 0n ? Number(100n / table.limitScale) : 0;
  }

  /** The row that was applied, as exact amounts; null when none was. */
  applied(payslip: PayslipOfRules): BracketApplied | null {
    const { slots } = payslip;
    const place = slots[this.#table.row] ?? -1;
    const parameters = place < 0 ? null : tableParameters(this.#table, payslip.plain, payslip.row, slots);
    if (parameters === null) return null;
    return this.#exact(this.#rowsOf(parameters), place, this.#scaleOf(slots), slots[this.#table.base] ?? 0);
  }

  /** Writes the same; false, and nothing, when none was. */
  write(to: LineSheet, payslip: PayslipOfRules): boolean {
    const { slots } = payslip;
    const place = slots[this.#table.row] ?? -1;
    const parameters = place < 0 ? null : tableParameters(this.#table, payslip.plain, payslip.row, slots);
    if (parameters === null) return false;
    const base = slots[this.#table.base] ?? 0;
    const texts = this.#textsOf(this.#rowsOf(parameters), place, this.#scaleOf(slots));
    const cents = base * this.#cents;
    const isSafeCents = this.#cents > 0 && Number.isSafeInteger(cents);
    to.row(texts, isSafeCents ? cents : printFixed({ n: BigInt(base), d: this.#table.limitScale }, 2));
    return true;
  }

  #rowsOf(parameters: ParametersOn): ScaledRows {
    const rows = parameters[this.#table.rows];
    if (typeof rows !== 'object') throw new RangeError(`${this.#table.id}: no rows on this date`);
    return rows;
  }

  #scaleOf(slots: Float64Array): number {
    return this.#table.scale < 0 ? 1 : (slots[this.#table.scale] ?? 1);
  }

  #exact(rows: ScaledRows, place: number, scale: number, base: number): BracketApplied {
    const { id, form, limitScale, valueScale, scalesValue } = this.#table;
    const amount = (n: number): Exact => ({ n: BigInt(n), d: limitScale });
    const times = BigInt(scale);
    const upper = rows.upper[place] ?? Number.POSITIVE_INFINITY;
    const hasFixed = form === 'excess' || form === 'rebate';
    const value = BigInt(rows.value[place] ?? 0);
    return {
      tableId: id,
      lower: amount(lowerEndOf(rows, place, scale)),
      upper: Number.isFinite(upper) ? { n: BigInt(upper) * times, d: limitScale } : null,
      fixed: hasFixed ? { n: BigInt(rows.fixed[place] ?? 0) * times, d: limitScale } : ZERO,
      rate: { n: scalesValue ? value * times : value, d: valueScale },
      base: amount(base),
    };
  }

  #textsOf(rows: ScaledRows, place: number, scale: number): RowTexts {
    const known = this.#known.get(rows) ?? [];
    const row = known[place];
    if (row !== undefined && row.scale === scale) return row.texts;
    const texts = rowTexts(this.#exact(rows, place, scale, 0));
    known[place] = { scale, texts };
    this.#known.set(rows, known);
    return texts;
  }
}
