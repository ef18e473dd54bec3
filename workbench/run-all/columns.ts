import { SUMMARY_FIELDS } from '../../runtime/module/summary-fields.ts';
import type { InputSpec, Manifest } from '../../runtime/module.ts';

const LINES = new Set(['perception', 'deduction', 'base', 'component']);

/** The lines of a scheme that a CSV file has a column for, in the order of the rule file. */
export function lineColumns({ steps }: Manifest): readonly string[] {
  const lines = steps.filter(({ kind }) => LINES.has(kind));
  return lines.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
}

/** The first line of a CSV file of payslips. */
export function csvHeader(manifest: Manifest): string {
  return `${['employee_id', ...SUMMARY_FIELDS, ...lineColumns(manifest), 'warnings'].join(',')}\n`;
}

/** The name of an input as a column. */
export function columnOf({ source, wire }: Pick<InputSpec, 'source' | 'wire'>): string {
  const columns = {
    employee: wire,
    inputs: `inputs.${wire}`,
    history: `history.${wire}`,
    override: `overrides.${wire}`,
  };
  return columns[source];
}

/** The columns that have a meaning. */
export function columnsRead({ inputs }: Manifest): readonly string[] {
  return ['id', ...inputs.map(columnOf)];
}

/** A sentence as a cell of CSV: a spreadsheet never takes it for a formula. */
export function csvSentence(text: string): string {
  return csvCell(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
}

/** A text as a cell of CSV. */
export function csvCell(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
