import type { Manifest, SummaryField } from '../module/manifest.ts';
import { centsText } from '../numbers/text.ts';
import { type Amount, LineSheet } from './line-sheet.ts';
import type { LinePart } from './line-texts.ts';
import { type TextBytes, utf8 } from './text-bytes.ts';

/** The name of a member of the answer, and the comma before all but the first. */
const NAMES: Readonly<Record<LinePart, Uint8Array>> = {
  summary: utf8(',"summary":'),
  perceptions: utf8(',"perceptions":'),
  deductions: utf8(',"deductions":'),
  taxable_bases: utf8(',"taxable_bases":'),
  employer_contributions: utf8(',"employer_contributions":'),
};

/** The lines of a payslip, from whatever computed it. */
export interface PayslipLines {
  readonly manifest: Manifest;
  /** The month (`2025-03`) whose rows of tables were applied, where the lines are a part of it; null otherwise. */
  readonly rowsOf: string | null;
  readonly amountOf: (field: SummaryField) => Amount;
  /** True when the deductions exceed the perceptions, by however little. */
  readonly isOverdrawn: boolean;
  /** Writes the value of a member, without its name. */
  readonly write: (part: LinePart, to: LineSheet) => void;
}

/** An amount of the summary, as it is written. */
export function amountText({ amountOf }: PayslipLines, field: SummaryField): string {
  const amount = amountOf(field);
  return typeof amount === 'number' ? centsText(amount) : amount;
}

/** Writes members of an answer as the contract orders them, with a comma before all but the first. */
export function writeLines(lines: PayslipLines, parts: readonly LinePart[], out: TextBytes): void {
  const sheet = new LineSheet(lines, 'contract', out);
  const [first] = parts;
  for (const part of parts) {
    const name = NAMES[part];
    out.bytes(part === first ? name.subarray(1) : name);
    lines.write(part, sheet);
  }
}
