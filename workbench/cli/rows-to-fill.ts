import { harmless } from '../../dsl/diagnostics/display-width.ts';
import type { WithBlankRows } from '../new-year/blank-rows.ts';
import { plural } from './report-diagnostics.ts';

/** Lines whose cells stand under each other. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return lines.map((line) => `  ${harmless(line).trimEnd()}\n`).join('');
}

/** A file that was written, and its rows that somebody has to fill in. */
export function filledText({ path, rows }: Pick<WithBlankRows, 'path' | 'rows'>): string {
  const count = rows.length === 0 ? '' : `: ${plural(rows.length, 'row')} to fill in, each with its source`;
  const lines = rows.map(({ line, names, at, before, law, isCarried }) => [
    `${path}:${line}`,
    at,
    names.join(', '),
    [before === null ? null : `now ${before}`, law, isCarried ? 'goes on meanwhile' : null]
      .filter((part) => part !== null)
      .join('; '),
  ]);
  return `wrote ${harmless(path)}${count}\n${columns(lines)}`;
}
