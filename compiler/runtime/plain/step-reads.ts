import type { PayslipRow } from './row.ts';
import { REFERENCE_DATE, type StepRead } from './shown-value.ts';
import { digitsOfDate } from './text.ts';

/** A payslip whose trace is to be shown. */
export interface ShownPayslip {
  readonly row: PayslipRow;
  readonly slots: Float64Array;
}

/** True when a step read the value on this payslip. */
export function wasRead(read: StepRead, { row, slots }: ShownPayslip): boolean {
  for (let at = 1; at < read.length; at += 3) {
    const slot = read[at] ?? 0;
    const held = slot === REFERENCE_DATE ? digitsOfDate(row.referenceDate) : (slots[slot] ?? 0);
    if (held < (read[at + 1] ?? 0) || held > (read[at + 2] ?? 0)) return false;
  }
  return true;
}
