import { LINE_PARTS } from '../../runtime/lines/line-texts.ts';
import { type PayslipLines, writeLines } from '../../runtime/lines/payslip-lines.ts';
import { TextBytes } from '../../runtime/lines/text-bytes.ts';
import type { CalculationFoot, CalculationHead, StoredRecord } from './calculation.ts';

/** The parts of an answer, in the order in which they are written. */
interface AnswerParts {
  readonly head: CalculationHead;
  readonly lines: PayslipLines;
  readonly foot: CalculationFoot & { readonly record: StoredRecord; readonly diagram?: string };
  /** JSON. It stands last, so that a stored answer can be given its trace without touching another byte. */
  readonly auditTrail: string | null;
}

const TEXT = new TextBytes();

/** The answer of a calculation, as it is sent and stored. */
export function printAnswer({ head, lines, foot, auditTrail }: AnswerParts): string {
  TEXT.cutAt(0);
  TEXT.add(`${JSON.stringify(head).slice(0, -1)},`);
  writeLines(lines, LINE_PARTS, TEXT);
  TEXT.add(`,${JSON.stringify(foot).slice(1, -1)},"audit_trail":`);
  return `${TEXT.textSince(0)}${auditTrail ?? 'null'}}`;
}
