import type { Manifest, StepKind } from '../runtime/module.ts';
import { type Computed, isShown, linesOf } from '../runtime/plain/evaluation.ts';
import type { PlainRules } from '../runtime/plain/plain-rules.ts';
import { centsText } from '../runtime/plain/text.ts';
import { BracketTexts } from './bracket-texts.ts';
import { SUMMARY } from './columns.ts';
import { type AmountOf, centsOf, rateTextOf, roundedTextOf } from './plain-amounts.ts';
import { summaryCents } from './plain-summary.ts';

/** A line of the payslip: its texts and the places of its values. */
export type Line = NonNullable<ReturnType<ReturnType<typeof linesOf>['get']>>[number];

/** How one line is printed around its amount. */
interface PrintedLine {
  readonly line: Line;
  readonly cents: AmountOf;
  readonly print: (amount: string, payslip: Computed) => string;
}

interface PrintedList {
  readonly head: string;
  readonly lines: readonly PrintedLine[];
}

interface PrintedTable {
  readonly head: string;
  readonly parts: readonly PrintedLine[];
}

const RATE_DIGITS = 10;

/**
 * Prints the lines of payslips that were computed in plain numbers, as `linesText` prints an evaluation:
 * most of a line is text that no payslip changes.
 */
export class PlainLines {
  readonly #summary: readonly { readonly head: string; readonly cents: AmountOf }[];
  readonly #lists: readonly PrintedList[];
  readonly #tables: readonly PrintedTable[];

  constructor(manifest: Manifest, plain: PlainRules) {
    const lines = (kind: StepKind) => linesOf(manifest, plain).get(kind) ?? [];
    this.#summary = SUMMARY.map((field, at) => ({
      head: `${at === 0 ? '"summary":{' : ','}"${field}":"`,
      cents: summaryCents(field, manifest, plain),
    }));
    this.#lists = [
      { head: '},"perceptions":[', lines: lines('perception').map(perceptionLine) },
      { head: '],"deductions":[', lines: lines('deduction').map((line) => deductionLine(line, plain)) },
      { head: '],"taxable_bases":[', lines: lines('base').map(baseLine) },
    ];
    this.#tables = manifest.employerTables.map(({ id, label }) => ({
      head: `{"table_id":${JSON.stringify(id)},"label":${JSON.stringify(label)},"total":"`,
      parts: lines('component')
        .filter(({ spec }) => spec.table === id)
        .map((line) => componentLine(line, plain)),
    }));
  }

  /** The fields of the lines, without braces; null where an amount is none of whole cents. */
  print(payslip: Computed): string | null {
    let text = '';
    for (const { head, cents } of this.#summary) {
      const amount = cents(payslip.slots);
      if (Number.isNaN(amount)) return null;
      text += `${head}${centsText(amount)}"`;
    }
    for (const { head, lines } of this.#lists) {
      const printed = printLines(lines, payslip);
      if (printed === null) return null;
      text += head + printed;
    }
    const tables = this.#printTables(payslip);
    return tables === null ? null : `${text}],"employer_contributions":[${tables}]`;
  }

  #printTables(payslip: Computed): string | null {
    let text = '';
    for (const { head, parts } of this.#tables) {
      const printed = printLines(parts, payslip);
      if (printed === null) return null;
      if (printed === '') continue;
      let total = 0;
      for (const { line, cents } of parts) if (isShown(line, payslip.slots)) total += cents(payslip.slots);
      text += `${text === '' ? '' : ','}${head}${centsText(total)}","components":[${printed}]}`;
    }
    return text;
  }
}

function printLines(lines: readonly PrintedLine[], payslip: Computed): string | null {
  let text = '';
  for (const { line, cents, print } of lines) {
    if (!isShown(line, payslip.slots)) continue;
    const amount = cents(payslip.slots);
    if (Number.isNaN(amount)) return null;
    text += (text === '' ? '' : ',') + print(centsText(amount), payslip);
  }
  return text;
}

function headOf({ spec }: Line): string {
  return `{"id":${JSON.stringify(spec.id)},"label":${JSON.stringify(spec.label)},`;
}

/** A line whose texts are the same on every payslip. */
function fixedLine(line: Line, rest: string): PrintedLine {
  const head = `${headOf(line)}"amount":"`;
  return { line, cents: centsOf(line.slots.final), print: (amount) => head + amount + rest };
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
  const head = `${headOf(line)}"amount":"`;
  const text = new BracketTexts();
  const print = (amount: string, { row, slots }: Computed) =>
    `${head + amount + rest + text.of(bracketOf(row, slots))}}`;
  return { line, cents: centsOf(line.slots.final), print };
}

function componentLine(line: Line, plain: PlainRules): PrintedLine {
  const head = `${headOf(line)}"base":"`;
  const base = roundedTextOf(line.slots.base, plain.rounding);
  const rate = rateTextOf(line.slots.rate, RATE_DIGITS);
  const print = (amount: string, { slots }: Computed) =>
    `${head + base(slots)}","rate":"${rate(slots)}","amount":"${amount}"}`;
  return { line, cents: centsOf(line.slots.final), print };
}
