import { digitsOfDate } from '../numbers/text.ts';
import type { PayslipInputs } from './row.ts';
import { REFERENCE_DATE, type StepRead } from './shown-value.ts';

/** A payslip whose trace is to be shown. */
export interface ShownPayslip {
  readonly row: PayslipInputs;
  readonly slots: Float64Array;
}

/** What a slot, or the reference date, holds at least and at most where a value was read. */
interface Condition {
  readonly slot: number;
  readonly least: number;
  readonly most: number;
}

/** The conditions under which a step read a value, made once. */
export class ReadConditions {
  readonly isAlways: boolean;
  readonly #first: Condition;
  readonly #others: readonly Condition[];

  constructor(read: StepRead) {
    const all: Condition[] = [];
    for (let at = 1; at < read.length; at += 3) {
      all.push({ slot: read[at] ?? 0, least: read[at + 1] ?? 0, most: read[at + 2] ?? 0 });
    }
    const [first = { slot: 0, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }, ...others] =
      all;
    this.isAlways = all.length === 0;
    this.#first = first;
    this.#others = others;
  }

  /** True when the step read the value on this payslip. */
  hold(payslip: ShownPayslip): boolean {
    if (this.isAlways) return true;
    if (!holds(this.#first, payslip)) return false;
    for (const other of this.#others) if (!holds(other, payslip)) return false;
    return true;
  }
}

function holds({ slot, least, most }: Condition, { row, slots }: ShownPayslip): boolean {
  const held = slot === REFERENCE_DATE ? digitsOfDate(row.referenceDate) : (slots[slot] ?? 0);
  return held >= least && held <= most;
}
