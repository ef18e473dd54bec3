import { authorText } from '../../runtime/module/author-text.ts';
import type {
  Call,
  DeductionAmount,
  Evaluation,
  LineAmount,
  Manifest,
  RuleWarning,
  StepSpec,
  SummaryField,
} from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import { printFixed, printPlain } from '../../runtime/numbers/print.ts';

const SUMMARY: readonly (readonly [SummaryField, string])[] = [
  ['gross_salary', 'Gross salary'],
  ['total_perceptions', 'Total perceptions'],
  ['total_deductions', 'Total deductions'],
  ['net_salary', 'Net salary'],
  ['employer_contributions_total', 'Employer contributions'],
  ['employer_total_cost', 'Employer total cost'],
];

/** One line of a payslip: what, its id, how it came about, how much. */
interface Row {
  readonly label: string;
  readonly id: string;
  readonly note: string;
  readonly amount: string;
}

interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** `1,423,500.00` */
function groupedAmount(value: Exact): string {
  return printFixed(value, 2).replace(/\B(?=(\d{3})+\.)/g, ',');
}

function bracketNote(line: DeductionAmount): string {
  const { bracket } = line;
  return bracket === null ? '' : `${bracket.tableId}, ${authorText(bracket.rate, 'rate')}`;
}

class Payslip {
  readonly #labels: ReadonlyMap<string, string>;
  readonly #evaluation: Evaluation;

  constructor(manifest: Manifest, evaluation: Evaluation) {
    const named: readonly Pick<StepSpec, 'id' | 'label'>[] = [...manifest.steps, ...manifest.employerTables];
    this.#labels = new Map(named.map(({ id, label }) => [id, label]));
    this.#evaluation = evaluation;
  }

  #label(id: string): string {
    return this.#labels.get(id) ?? id;
  }

  #row(line: LineAmount, note = ''): Row {
    return { label: this.#label(line.id), id: line.id, note, amount: groupedAmount(line.amount) };
  }

  sections(): readonly Section[] {
    const { perceptions, deductions, bases, employerTables, summary } = this.#evaluation;
    const employer = employerTables.map((table) => ({
      title: `Employer: ${this.#label(table.id)}`,
      rows: table.components.map((part) =>
        this.#row(
          part,
          part.rate.n === 0n ? '' : `${groupedAmount(part.base)} × ${printPlain(part.rate, 10)}`,
        ),
      ),
    }));
    const totals = SUMMARY.map(([field, label]) => ({
      label,
      id: field,
      note: '',
      amount: groupedAmount(summary[field]),
    }));
    const sections = [
      { title: 'Perceptions', rows: perceptions.map((line) => this.#row(line)) },
      { title: 'Deductions', rows: deductions.map((line) => this.#row(line, bracketNote(line))) },
      { title: 'Bases', rows: bases.map((line) => this.#row(line)) },
      ...employer,
      { title: 'Summary', rows: totals },
    ];
    return sections.filter(({ rows }) => rows.length > 0);
  }
}

function widest(rows: readonly Row[], column: keyof Row): number {
  return Math.max(...rows.map((row) => row[column].length));
}

function sectionsText(sections: readonly Section[]): string {
  const rows = sections.flatMap((section) => section.rows);
  const [label, id, note, amount] = [
    widest(rows, 'label'),
    widest(rows, 'id'),
    widest(rows, 'note'),
    widest(rows, 'amount'),
  ];
  const line = (row: Row) =>
    `  ${row.label.padEnd(label)}  ${row.id.padEnd(id)}  ${row.note.padStart(note)}  ${row.amount.padStart(amount)}\n`;
  return sections.map((section) => `${section.title}\n${section.rows.map(line).join('')}`).join('\n');
}

function headText(manifest: Manifest, call: Call): string {
  const { period } = call;
  return (
    `${manifest.country}.${manifest.scheme}  ${manifest.label}  (${manifest.currency})\n` +
    `${period.start} .. ${period.end}  ${period.type}, ${call.days} days; parameters of ${call.referenceDate}\n\n`
  );
}

/** `warning CONTRIBUTION_BASE_CAPPED (monthly_salary): …` */
function warningText(warning: RuleWarning): string {
  return `${warning.severity} ${warning.code} (${warning.field}): ${warning.message}\n`;
}

/** The whole payslip in columns. */
export function payslipText(manifest: Manifest, call: Call, evaluation: Evaluation): string {
  const warnings = evaluation.warnings.map(warningText).join('');
  const sections = sectionsText(new Payslip(manifest, evaluation).sections());
  return headText(manifest, call) + sections + (warnings === '' ? '' : `\n${warnings}`);
}
