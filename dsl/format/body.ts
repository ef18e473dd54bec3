import { bodyStart } from './comments.ts';
import type { Entry } from './entry.ts';
import type { Layout } from './list.ts';

/**
 * Adds braces to an entry. `lines` gives what stands in them, from the offset at which the comments of the rows
 * begin; `firstRow` is the offset of the first row, or null when the braces hold none.
 */
export function withBody(
  entry: Entry,
  layout: Layout,
  firstRow: number | null,
  lines: (start: number, indent: number) => readonly string[],
): Entry {
  const rows = firstRow ?? entry.span.end;
  const headed: Entry = { ...entry, body: { start: rows, lines: () => [] } };
  const start = Math.min(bodyStart(headed, layout.comments), rows);
  return { ...entry, body: { start: rows, lines: (indent) => lines(start, indent) } };
}
