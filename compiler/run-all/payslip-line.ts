import { hash } from 'node:crypto';
import type { Evaluation, Manifest } from '../runtime/module.ts';
import { printFixed } from '../runtime/print.ts';
import { csvCell, lineColumns, SUMMARY } from './columns.ts';
import type { OutputFormat } from './messages.ts';
import { linesText, traceText } from './payslip-text.ts';
import type { TextBuffer } from './text-buffer.ts';

/** Whose payslip a line is. */
export interface Payee {
  readonly row: number;
  readonly employeeId: string | null;
}

/** Prints a payslip as one line. */
export type PrintLine = (payee: Payee, evaluation: Evaluation, to: TextBuffer) => void;

export function lineOf(format: OutputFormat, manifest: Manifest, trace: boolean): PrintLine {
  return format === 'csv' ? csvLine(manifest) : jsonLine(manifest, trace);
}

function jsonLine(manifest: Manifest, trace: boolean): PrintLine {
  const fingerprint = `,"rule_fingerprint":${JSON.stringify(manifest.fingerprint)}`;
  return ({ row, employeeId }, evaluation, to) => {
    to.add(`{"row":${row},"employee_id":${JSON.stringify(employeeId)},${linesText(manifest, evaluation)}`);
    to.add(`,"warnings":${JSON.stringify(evaluation.warnings)}${fingerprint}`);
    if (trace) {
      to.add(',"audit_trail":');
      const start = to.length;
      to.add(traceText(manifest, evaluation.trace));
      const digest = hash('sha256', to.since(start), 'hex');
      to.add(`,"audit_trail_digest":"sha256:${digest}"`);
    }
    to.add('}\n');
  };
}

/** A line that the payslip does not show is an empty cell. */
function csvLine(manifest: Manifest): PrintLine {
  const columns = lineColumns(manifest);
  return ({ employeeId }, evaluation, to) => {
    const { summary, perceptions, deductions, bases, employerTables, warnings } = evaluation;
    const components = employerTables.flatMap((table) => table.components);
    const lines = [...perceptions, ...deductions, ...bases, ...components];
    const amounts = new Map(lines.map(({ id, amount }) => [id, printFixed(amount, 2)]));
    const cells = [
      csvCell(employeeId ?? ''),
      ...SUMMARY.map((field) => printFixed(summary[field], 2)),
      ...columns.map((id) => amounts.get(id) ?? ''),
      warnings.map(({ code }) => code).join(' '),
    ];
    to.add(`${cells.join(',')}\n`);
  };
}
