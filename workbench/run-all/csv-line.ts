import { type Computed, evaluationOf } from '../../runtime/fixed-point/evaluation.ts';
import type { FixedPointRules } from '../../runtime/fixed-point/fixed-point-rules.ts';
import { isShown, linesOf } from '../../runtime/fixed-point/layout.ts';
import { periodOfMonth } from '../../runtime/half/exact-half.ts';
import type { TextBytes } from '../../runtime/lines/text-bytes.ts';
import { halfOfMonth } from '../../runtime/module/period.ts';
import { SUMMARY_FIELDS } from '../../runtime/module/summary-fields.ts';
import type { Evaluation, Manifest, RuleWarning, StepKind } from '../../runtime/module.ts';
import { printFixed } from '../../runtime/numbers/print.ts';
import { centsText } from '../../runtime/numbers/text.ts';
import { csvCell, lineColumns } from './columns.ts';
import type { LinePrinter, Payee } from './payslip-line.ts';

const LINES: readonly StepKind[] = ['perception', 'deduction', 'base', 'component'];

/** An amount of a payslip in cents; null where it is not shown. */
type CellOf = (slots: Float64Array) => number | null;

/** CSV. A line that the payslip does not show is an empty cell. */
export class CsvLines implements LinePrinter {
  readonly #columns: readonly string[];
  /** The same columns after the summary; null where the rules are only interpreted. */
  readonly #cells: readonly CellOf[] | null;

  constructor(manifest: Manifest, plain: FixedPointRules | null) {
    this.#columns = lineColumns(manifest);
    this.#cells = plain === null ? null : cellsOf(manifest, plain, this.#columns);
  }

  printEvaluation({ employeeId }: Payee, evaluation: Evaluation, to: TextBytes): void {
    const { summary, perceptions, deductions, bases, employerTables, warnings } = evaluation;
    const components = employerTables.flatMap((table) => table.components);
    const lines = [...perceptions, ...deductions, ...bases, ...components];
    const amounts = new Map(lines.map(({ id, amount }) => [id, printFixed(amount, 2)]));
    const cells = [
      ...SUMMARY_FIELDS.map((field) => printFixed(summary[field], 2)),
      ...this.#columns.map((id) => amounts.get(id) ?? ''),
    ];
    to.add(`${csvCell(employeeId ?? '')},${cells.join(',')},${codes(warnings)}\n`);
  }

  printComputed(payee: Payee, payslip: Computed, to: TextBytes): void {
    const { manifest, row } = payslip;
    if (halfOfMonth(row.period, manifest.proration) !== null) {
      const half = periodOfMonth(manifest, { period: row.period, trace: false }, evaluationOf(payslip));
      this.printEvaluation(payee, half, to);
      return;
    }
    const amounts = this.#amounts(payslip);
    if (amounts === null) this.printEvaluation(payee, evaluationOf(payslip), to);
    else to.add(`${csvCell(payee.employeeId ?? '')}${amounts},${codes(payslip.warnings)}\n`);
  }

  /** The amounts, each behind a comma; null where one is none of whole cents. */
  #amounts({ plain, slots }: Computed): string | null {
    if (this.#cells === null || !plain.lines.total(slots)) return null;
    let text = '';
    for (const cell of this.#cells) {
      const cents = cell(slots);
      text += cents === null ? ',' : `,${centsText(cents)}`;
    }
    return text;
  }
}

function codes(warnings: readonly RuleWarning[]): string {
  return warnings.map(({ code }) => code).join(' ');
}

function cellsOf(manifest: Manifest, plain: FixedPointRules, columns: readonly string[]): readonly CellOf[] {
  const lines = LINES.flatMap((kind) => linesOf(manifest, plain).get(kind) ?? []);
  const ofLines = columns.map((id): CellOf => {
    const line = lines.find(({ spec }) => spec.id === id);
    if (line === undefined) throw new Error(`${manifest.path}: no line ${id}`);
    const { cents } = line.slots;
    return (slots) => (isShown(line, slots) ? (slots[cents] ?? 0) : null);
  });
  const ofSummary = SUMMARY_FIELDS.map((field): CellOf => {
    const cents = plain.lines.summary[field];
    return (slots) => slots[cents] ?? 0;
  });
  return [...ofSummary, ...ofLines];
}
