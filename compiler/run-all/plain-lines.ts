import type { Manifest, StepKind } from '../runtime/module.ts';
import { type Computed, isShown, linesOf } from '../runtime/plain/evaluation.ts';
import type { PlainRules } from '../runtime/plain/plain-rules.ts';
import type { TextBytes } from '../runtime/plain/text-bytes.ts';
import { BracketTexts } from './bracket-texts.ts';
import { SUMMARY } from './columns.ts';
import { type AmountOf, centsOf, rateTextOf, roundedTextOf, safe } from './plain-amounts.ts';
import { summaryCents } from './plain-summary.ts';

/** A line of the payslip: its texts and the places of its values. */
export type Line = NonNullable<ReturnType<ReturnType<typeof linesOf>['get']>>[number];

/** How one line is printed around its amount. */
interface PrintedLine {
  readonly line: Line;
  readonly cents: AmountOf;
  readonly print: (cents: number, payslip: Computed, to: TextBytes) => void;
}

interface PrintedList {
  readonly head: Uint8Array;
  readonly lines: readonly PrintedLine[];
}

const RATE_DIGITS = 10;
const COMMA = bytesOf(',');

/**
 * Prints the lines of payslips that were computed in plain numbers, as `linesText` prints an evaluation:
 * most of a line is text that no payslip changes.
 */
export class PlainLines {
  readonly #summary: readonly { readonly head: Uint8Array; readonly cents: AmountOf }[];
  readonly #lists: readonly PrintedList[];
  readonly #tables: readonly PrintedList[];

  constructor(manifest: Manifest, plain: PlainRules) {
    const lines = (kind: StepKind) => linesOf(manifest, plain).get(kind) ?? [];
    this.#summary = SUMMARY.map((field, at) => ({
      head: bytesOf(`${at === 0 ? '"summary":{' : '",'}"${field}":"`),
      cents: summaryCents(field, manifest, plain),
    }));
    this.#lists = [
      { head: bytesOf('"},"perceptions":['), lines: lines('perception').map(perceptionLine) },
      {
        head: bytesOf('],"deductions":['),
        lines: lines('deduction').map((line) => deductionLine(line, plain)),
      },
      { head: bytesOf('],"taxable_bases":['), lines: lines('base').map(baseLine) },
    ];
    this.#tables = manifest.employerTables.map(({ id, label }) => ({
      head: bytesOf(`{"table_id":${JSON.stringify(id)},"label":${JSON.stringify(label)},"total":"`),
      lines: lines('component')
        .filter(({ spec }) => spec.table === id)
        .map((line) => componentLine(line, plain)),
    }));
  }

  /** Adds the fields of the lines, without braces; false, and nothing, where an amount is none of whole cents. */
  print(payslip: Computed, to: TextBytes): boolean {
    const start = to.length;
    const isPrinted = this.#printSummary(payslip, to) && this.#printLists(payslip, to);
    if (!isPrinted) to.cutAt(start);
    return isPrinted;
  }

  #printSummary({ slots }: Computed, to: TextBytes): boolean {
    for (const { head, cents } of this.#summary) {
      const amount = cents(slots);
      if (Number.isNaN(amount)) return false;
      to.bytes(head);
      to.cents(amount);
    }
    return true;
  }

  #printLists(payslip: Computed, to: TextBytes): boolean {
    for (const { head, lines } of this.#lists) {
      to.bytes(head);
      if (!printLines(lines, payslip, to)) return false;
    }
    to.ascii('],"employer_contributions":[');
    let isFirst = true;
    for (const { head, lines } of this.#tables) {
      const total = totalOf(lines, payslip);
      if (total === null) continue;
      if (Number.isNaN(total)) return false;
      if (!isFirst) to.bytes(COMMA);
      isFirst = false;
      to.bytes(head);
      to.cents(total);
      to.ascii('","components":[');
      printLines(lines, payslip, to);
      to.ascii(']}');
    }
    to.ascii(']');
    return true;
  }
}

/** The sum of the lines that are shown; null without any. */
function totalOf(lines: readonly PrintedLine[], { slots }: Computed): number | null {
  let total: number | null = null;
  for (const { line, cents } of lines) {
    if (isShown(line, slots)) total = safe((total ?? 0) + cents(slots));
  }
  return total;
}

function printLines(lines: readonly PrintedLine[], payslip: Computed, to: TextBytes): boolean {
  let isFirst = true;
  for (const { line, cents, print } of lines) {
    if (!isShown(line, payslip.slots)) continue;
    const amount = cents(payslip.slots);
    if (Number.isNaN(amount)) return false;
    if (!isFirst) to.bytes(COMMA);
    isFirst = false;
    print(amount, payslip, to);
  }
  return true;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function headOf({ spec }: Line, next: string): Uint8Array {
  return bytesOf(`{"id":${JSON.stringify(spec.id)},"label":${JSON.stringify(spec.label)},"${next}":"`);
}

/** A line whose texts are the same on every payslip. */
function fixedLine(line: Line, rest: string): PrintedLine {
  const [head, tail] = [headOf(line, 'amount'), bytesOf(rest)];
  const print = (cents: number, _payslip: Computed, to: TextBytes) => {
    to.bytes(head);
    to.cents(cents);
    to.bytes(tail);
  };
  return { line, cents: centsOf(line.slots.final), print };
}

function perceptionLine(line: Line): PrintedLine {
  const { taxable, socialSecurity, tags } = line.spec;
  return fixedLine(
    line,
    `","taxable":${taxable},"imss_base":${socialSecurity},"tags":${JSON.stringify(tags)}}`,
  );
}

function baseLine(line: Line): PrintedLine {
  return fixedLine(line, `","formula":${JSON.stringify(line.spec.formula)}}`);
}

function deductionLine(line: Line, plain: PlainRules): PrintedLine {
  const rest = `","tags":${JSON.stringify(line.spec.tags)},"bracket_applied":`;
  const bracketOf = line.spec.bracket === null ? undefined : plain.brackets[line.spec.bracket];
  if (bracketOf === undefined) return fixedLine(line, `${rest}null}`);
  const around = fixedLine(line, rest);
  const brackets = new BracketTexts();
  const print = (cents: number, payslip: Computed, to: TextBytes) => {
    around.print(cents, payslip, to);
    to.add(`${brackets.of(bracketOf(payslip.row, payslip.slots))}}`);
  };
  return { ...around, print };
}

function componentLine(line: Line, plain: PlainRules): PrintedLine {
  const head = headOf(line, 'base');
  const base = roundedTextOf(line.slots.base, plain.rounding);
  const rate = rateTextOf(line.slots.rate, RATE_DIGITS);
  const print = (cents: number, { slots }: Computed, to: TextBytes) => {
    to.bytes(head);
    to.ascii(base(slots));
    to.ascii('","rate":"');
    to.ascii(rate(slots));
    to.ascii('","amount":"');
    to.cents(cents);
    to.ascii('"}');
  };
  return { line, cents: centsOf(line.slots.final), print };
}
