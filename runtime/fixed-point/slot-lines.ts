import type { LineSheet } from '../lines/line-sheet.ts';
import type { LinePart } from '../lines/line-texts.ts';
import type { PayslipLines } from '../lines/payslip-lines.ts';
import type { SummaryField } from '../module/manifest.ts';
import type { BracketRows } from './bracket-rows.ts';
import type { Computed } from './evaluation.ts';
import { type AnswerLine, isShown, type Layout, layoutOf } from './layout.ts';

/** The lines of a payslip whose slots hold the cents of every line; `amountOf` gives those of the summary. */
export function slotLines(payslip: Computed, amountOf: (field: SummaryField) => number): PayslipLines {
  const { manifest, plain } = payslip;
  return {
    manifest,
    rowsOf: null,
    amountOf,
    isOverdrawn: amountOf('net_salary') < 0,
    write: (part, to) => {
      if (part === 'summary') {
        to.summary(amountOf);
        return;
      }
      to.out.ascii('[');
      writePart(part, layoutOf(manifest, plain), payslip, to);
      to.out.ascii(']');
    },
  };
}

function writePart(
  part: Exclude<LinePart, 'summary'>,
  layout: Layout,
  payslip: Computed,
  to: LineSheet,
): void {
  if (part === 'perceptions') writeAmounts(layout.perceptions, payslip, to);
  else if (part === 'deductions') writeAmounts(layout.deductions, payslip, to);
  else if (part === 'taxable_bases') writeAmounts(layout.bases, payslip, to);
  else writeTables(layout.tables, payslip, to);
}

function writeAmounts(lines: readonly AnswerLine[], payslip: Computed, to: LineSheet): void {
  const { slots } = payslip;
  for (const line of lines) {
    if (!isShown(line, slots)) continue;
    to.line(line.place, slots[line.slots.cents] ?? 0);
    if (line.applied === null) continue;
    if (!writeRow(line.applied, payslip, to)) to.noRow();
    to.endLine(line.place);
  }
}

/** The row that the step applied; false, and nothing, when it applied none. */
function writeRow(applied: readonly BracketRows[], payslip: Computed, to: LineSheet): boolean {
  for (const table of applied) if (table.write(to, payslip)) return true;
  return false;
}

function writeTables(
  tables: readonly (readonly AnswerLine[])[],
  { plain, slots }: Computed,
  to: LineSheet,
): void {
  for (let at = 0; at < tables.length; at++) {
    const total = slots[plain.lines.tables[at] ?? 0] ?? 0;
    let isOpen = false;
    for (const line of tables[at] ?? []) {
      if (!isShown(line, slots)) continue;
      if (!isOpen) to.table(at, total);
      isOpen = true;
      writeComponent(line, slots, to);
    }
    if (isOpen) to.endTable(at, total);
  }
}

function writeComponent(
  { place, slots: places, rate }: AnswerLine,
  slots: Float64Array,
  to: LineSheet,
): void {
  const { baseCents, cents, rate: at } = places;
  const base = baseCents < 0 ? 0 : (slots[baseCents] ?? 0);
  const text =
    rate === null || at === null
      ? '0'
      : rate.of(slots[at.slot] ?? 0, at.over < 0 ? 1 : (slots[at.over] ?? 1));
  to.component(place, base, text, slots[cents] ?? 0);
}
