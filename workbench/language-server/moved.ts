import type { Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';

/** How many characters two texts share at their beginning. */
function sharedHead(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before.charCodeAt(length) === after.charCodeAt(length)) length += 1;
  return length;
}

/** A diagnostic of an earlier text where its place stands in the later one. */
export function moved(one: Diagnostic, before: string, after: string): Diagnostic {
  if (before === after) return one;
  const head = sharedHead(before, after);
  const by = after.length - before.length;
  const move = (offset: number): number => (offset <= head ? offset : Math.max(head, offset + by));
  const place = ({ start, end }: Span): Span => ({ start: move(start), end: move(end) });
  return {
    ...one,
    span: place(one.span),
    fix: one.fix && {
      ...one.fix,
      edits: one.fix.edits.map((edit) => ({ ...edit, span: place(edit.span) })),
    },
    labels: one.labels.map((label) => ({ ...label, span: place(label.span) })),
  };
}
