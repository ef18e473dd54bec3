import { csvCell, csvSentence } from './columns.ts';
import type { RowFault } from './messages.ts';

/** The format in which faults of rows are written to a file. */
interface FaultFormat {
  readonly header: string;
  readonly lineOf: (fault: RowFault) => string;
}

const CSV: FaultFormat = {
  header: 'row,employee_id,code,field,message\n',
  lineOf: ({ row, employeeId, code, field, message }) =>
    `${[row, csvCell(employeeId ?? ''), code, csvCell(field ?? ''), csvSentence(message)].join(',')}\n`,
};

const NDJSON: FaultFormat = {
  header: '',
  lineOf: ({ row, employeeId, code, field, message }) =>
    `${JSON.stringify({ row, employee_id: employeeId, code, field, message })}\n`,
};

/** NDJSON by the name of the file, else CSV. */
export function faultFormat(path: string): FaultFormat {
  return /\.(nd)?jsonl?$/.test(path) ? NDJSON : CSV;
}

/** A fault for people: `row 5 (dora), monthly_salary: must be …`. */
export function faultText({ row, employeeId, message }: RowFault): string {
  return `row ${row}${employeeId === null ? '' : ` (${employeeId})`}: ${message}`;
}
