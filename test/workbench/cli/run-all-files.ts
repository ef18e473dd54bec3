import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './first-rules.ts';
import { folder, payroll, type Ran } from './run-payroll.ts';

export const HEADER = 'id,monthly_salary,overrides.aplica_auxilio_transporte';

/** A folder with the rules and these files. */
export function rulesAnd(files: Readonly<Record<string, string | Uint8Array>>): string {
  return folder({ 'rules.pay': RULES, ...files });
}

/** `payroll run-all FILE` for March 2025, in a folder with `rules.pay`. */
export function runAll(cwd: string, file: string, ...args: readonly string[]): Promise<Ran> {
  return runAllFed('', cwd, file, ...args);
}

/** The same with something on standard input. */
export function runAllFed(
  stdin: string,
  cwd: string,
  file: string,
  ...args: readonly string[]
): Promise<Ran> {
  const never = new AbortController().signal;
  const command = ['run-all', file, '--rules', 'rules.pay', '--month', '2025-03', ...args];
  return payroll(command, { cwd, stdin, stop: never });
}

export function read(cwd: string, file: string): string {
  return readFileSync(join(cwd, file), 'utf8');
}

/** The lines of NDJSON. */
export function jsonLines(text: string) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** The employee ids of the payslips in NDJSON. */
export function idsIn(text: string): readonly unknown[] {
  return jsonLines(text).map((line) => line.employee_id);
}

/** Employees of whom every fiftieth is none. */
export function manyPeople(count: number): string {
  const rows = Array.from({ length: count }, (_, at) =>
    at % 50 === 49 ? `e-${at},many,` : `e-${at},${1_000_000 + 997 * at},${at % 3 === 0 ? 'yes' : ''}`,
  );
  return `${HEADER}\n${rows.join('\n')}\n`;
}
