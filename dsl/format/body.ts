import { bodyStart } from './comments.ts';
import type { Entry } from './entry.ts';
import type { Layout } from './list.ts';

/** Adds a body to an entry, which decides where the comments of its head end. */
export function withBody(
  entry: Entry,
  layout: Layout,
  firstRow: number | null,
  lines: (start: number, indent: number) => readonly string[],
): Entry {
  const open: Entry = { ...entry, body: { start: firstRow ?? entry.span.end, lines: () => [] } };
  const start = Math.min(bodyStart(open, layout.comments), firstRow ?? entry.span.end);
  return { ...open, body: { start: open.body?.start ?? start, lines: (indent) => lines(start, indent) } };
}
