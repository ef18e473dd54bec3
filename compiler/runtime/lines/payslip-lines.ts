import type { Manifest, SummaryField } from '../manifest.ts';
import type { TextBytes } from '../plain/text-bytes.ts';
import { type Amount, LineSheet } from './line-sheet.ts';
import type { LinePart } from './line-texts.ts';

/** The lines of a payslip, from whatever computed it. */
export interface PayslipLines {
  readonly manifest: Manifest;
  readonly amountOf: (field: SummaryField) => Amount;
  /** Writes the value of a member, without its name. */
  readonly write: (part: LinePart, to: LineSheet) => void;
}

/** Writes members of an answer as the contract orders them, with a comma before all but the first. */
export function writeLines(lines: PayslipLines, parts: readonly LinePart[], out: TextBytes): void {
  const sheet = new LineSheet(lines.manifest, 'contract', out);
  for (const [at, part] of parts.entries()) {
    out.ascii(`${at === 0 ? '' : ','}"${part}":`);
    lines.write(part, sheet);
  }
}
