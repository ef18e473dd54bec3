import { LineSheet } from '../../../runtime/lines/line-sheet.ts';
import type { PayslipLines } from '../../../runtime/lines/payslip-lines.ts';
import { TextBytes } from '../../../runtime/lines/text-bytes.ts';
import { eachText } from './line-objects.ts';

const OUT = new TextBytes();

/** The text of every part of the lines as they are written, in both orders. */
export function writtenTexts(lines: PayslipLines): readonly string[] {
  return eachText((part, order) => {
    OUT.cutAt(0);
    lines.write(part, new LineSheet(lines, order, OUT));
    return OUT.textSince(0);
  });
}
