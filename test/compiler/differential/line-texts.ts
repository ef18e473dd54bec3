import { LineSheet } from '../../../compiler/runtime/lines/line-sheet.ts';
import type { PayslipLines } from '../../../compiler/runtime/lines/payslip-lines.ts';
import { TextBytes } from '../../../compiler/runtime/plain/text-bytes.ts';
import { eachText } from './line-objects.ts';

/** The text of every part of the lines as they are written, in both orders. */
export function writtenTexts(lines: PayslipLines): readonly string[] {
  return eachText((part, order) => {
    const out = new TextBytes();
    lines.write(part, new LineSheet(lines.manifest, order, out));
    return out.textSince(0);
  });
}
