import { suggest } from '../../dsl/lexer/suggest.ts';
import type { Call, Manifest } from '../../runtime/module.ts';
import { historyNotes } from '../../runtime/request/history-notes.ts';
import type { Population } from '../population/open-population.ts';
import { columnOf, columnsRead } from '../run-all/columns.ts';
import type { Progress } from '../run-all/run-all.ts';
import { UsageError } from '../terminal/terminal.ts';
import { plural } from './report-diagnostics.ts';

/** Throws when a CSV file lacks a column without which the rules refuse every row. */
export function requireColumns({ layout, header }: Population, manifest: Manifest, name: string): void {
  if (layout.kind !== 'csv') return;
  for (const spec of manifest.inputs) {
    if (spec.presence !== 'required') continue;
    const either = [
      columnOf(spec),
      ...(spec.unless === null ? [] : [spec.unless, `overrides.${spec.unless}`]),
    ];
    if (either.some((one) => header.includes(one))) continue;
    const named = either.slice(0, 2).toReversed().join(' or ');
    throw new UsageError(`${name} has no column ${named}; it has ${header.filter(isNamed).join(', ')}`);
  }
}

function isNamed(column: string): boolean {
  return column !== '';
}

/** Notes about columns of a CSV file that the rules do not read. */
export function columnNotes({ header }: Population, manifest: Manifest): readonly string[] {
  const read = columnsRead(manifest);
  return header
    .filter((column) => isNamed(column) && !read.includes(column))
    .map((column) => `these rules do not read the column ${column}${meantBy(column, read)}`);
}

/** Warns once if a CSV file says nothing of earlier payslips and the rules read them; each payslip warns too. */
export function earlierNotes(
  { layout, header }: Population,
  manifest: Manifest,
  { period, referenceDate }: Pick<Call, 'period' | 'referenceDate'>,
): readonly string[] {
  const names = manifest.inputs.filter(({ source }) => source === 'history').map(columnOf);
  if (layout.kind !== 'csv' || names.some((name) => header.includes(name))) return [];
  const { type, start, end, days } = period;
  const sent = {
    period: { type, start_date: start, end_date: end, days },
    year: Number.parseInt(referenceDate, 10),
  };
  return historyNotes(sent, { inputs: {} }, manifest).map(
    ({ code }) =>
      `${code}: no column says what earlier payslips came to; these rules read ${names.join(', ')}`,
  );
}

/** Says which fields of NDJSON the rules do not read, which are known when all rows are read. */
export function fieldNotes({ unread }: Progress, manifest: Manifest): readonly string[] {
  const read = columnsRead(manifest);
  return Object.entries(unread).map(
    ([field, rows]) =>
      `these rules do not read the field ${field} of ${plural(rows, 'row')}${meantBy(field, read)}`,
  );
}

function meantBy(name: string, known: readonly string[]): string {
  const meant = suggest(name, known);
  return meant === null ? '' : `; did you mean ${meant}?`;
}
