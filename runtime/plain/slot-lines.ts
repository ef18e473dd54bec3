import type { LineSheet } from '../lines/line-sheet.ts';
import type { LinePart } from '../lines/line-texts.ts';
import type { PayslipLines } from '../lines/payslip-lines.ts';
import type { Manifest, StepKind, SummaryField } from '../module/manifest.ts';
import { ownValue } from '../module/own-value.ts';
import { type BracketRows, bracketRowsOf } from './bracket-rows.ts';
import { type Computed, isShown, type Line, linesOf } from './evaluation.ts';
import type { PlainRules } from './plain-rules.ts';
import { RateText } from './rate-text.ts';

/** A line of the answer with what its amounts are written by. */
interface WrittenLine {
  readonly line: Line;
  readonly rate: RateText | null;
  /** The tables whose applied row is shown; null for a line without a bracket. */
  readonly applied: readonly BracketRows[] | null;
}

interface WrittenLines {
  readonly perception: readonly WrittenLine[];
  readonly deduction: readonly WrittenLine[];
  readonly base: readonly WrittenLine[];
  /** The parts of each employer table, in the order of the manifest. */
  readonly tables: readonly (readonly WrittenLine[])[];
}

const KNOWN = new WeakMap<PlainRules, WrittenLines>();

function writtenLines(manifest: Manifest, plain: PlainRules): WrittenLines {
  const known = KNOWN.get(plain);
  if (known !== undefined) return known;
  const of = (kind: StepKind): readonly WrittenLine[] =>
    (linesOf(manifest, plain).get(kind) ?? []).map((line) => writtenLine(line, plain));
  const components = of('component');
  const made = {
    perception: of('perception'),
    deduction: of('deduction'),
    base: of('base'),
    tables: manifest.employerTables.map(({ id }) => components.filter(({ line }) => line.spec.table === id)),
  };
  KNOWN.set(plain, made);
  return made;
}

function writtenLine(line: Line, plain: PlainRules): WrittenLine {
  const { rate } = line.slots;
  const { bracket } = line.spec;
  const tables = bracket === null ? null : (ownValue(plain.brackets, bracket) ?? []);
  return {
    line,
    rate: rate === null ? null : new RateText(rate.scale),
    applied: tables?.map(bracketRowsOf) ?? null,
  };
}

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
      writePart(part, writtenLines(manifest, plain), payslip, to);
      to.out.ascii(']');
    },
  };
}

function writePart(
  part: Exclude<LinePart, 'summary'>,
  lines: WrittenLines,
  payslip: Computed,
  to: LineSheet,
): void {
  if (part === 'perceptions') writeAmounts(lines.perception, payslip, to);
  else if (part === 'deductions') writeAmounts(lines.deduction, payslip, to);
  else if (part === 'taxable_bases') writeAmounts(lines.base, payslip, to);
  else writeTables(lines.tables, payslip, to);
}

function writeAmounts(lines: readonly WrittenLine[], payslip: Computed, to: LineSheet): void {
  const { slots } = payslip;
  for (const { line, applied } of lines) {
    if (!isShown(line, slots)) continue;
    to.line(line.place, slots[line.slots.cents] ?? 0);
    if (applied === null) continue;
    if (!writeRow(applied, payslip, to)) to.noRow();
    to.endLine(line.place);
  }
}

/** The row that the step applied; false, and nothing, when it applied none. */
function writeRow(applied: readonly BracketRows[], payslip: Computed, to: LineSheet): boolean {
  const figures = payslip.plain.figures(payslip.row.referenceDate);
  return figures !== null && applied.some((table) => table.write(to, figures, payslip.slots));
}

function writeTables(
  tables: readonly (readonly WrittenLine[])[],
  { plain, slots }: Computed,
  to: LineSheet,
): void {
  for (const [at, parts] of tables.entries()) {
    if (!parts.some(({ line }) => isShown(line, slots))) continue;
    const total = slots[plain.lines.tables[at] ?? 0] ?? 0;
    to.table(at, total);
    for (const { line, rate } of parts) if (isShown(line, slots)) writeComponent(line, rate, slots, to);
    to.endTable(at, total);
  }
}

function writeComponent(line: Line, rate: RateText | null, slots: Float64Array, to: LineSheet): void {
  const { baseCents, cents, rate: at } = line.slots;
  const base = baseCents < 0 ? 0 : (slots[baseCents] ?? 0);
  const text =
    rate === null || at === null
      ? '0'
      : rate.of(slots[at.slot] ?? 0, at.over < 0 ? 1 : (slots[at.over] ?? 1));
  to.component(line.place, base, text, slots[cents] ?? 0);
}
