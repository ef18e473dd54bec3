import type { PayFile } from './ast/ast.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { changeEntry } from './format/amendment.ts';
import { Comments } from './format/comments.ts';
import { declarationEntry } from './format/declaration.ts';
import { isApart, type Layout, listLines } from './format/list.ts';
import { figuresLines, schemeLines } from './format/scheme.ts';
import { type Parsed, parse } from './parse.ts';
import type { Source } from './text/source.ts';

interface Formatted {
  /** The canonical text; the text as it was when there are diagnostics. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

function fileLines(file: PayFile, layout: Layout): readonly string[] {
  const { scheme, figures, decls, changes, span } = file;
  const entries = [
    ...decls.map((decl) => declarationEntry(decl, layout)),
    ...changes.map((change) => changeEntry(change, layout)),
  ].sort((a, b) => a.span.start - b.span.start);
  const head = scheme ?? figures;
  if (head === null) return listLines(entries, span, layout, 0);
  const before = listLines([], { start: 0, end: head.span.start }, layout, 0);
  const above = layout.comments.between(0, head.span.start).at(-1);
  const after = listLines(entries, { start: head.span.end, end: span.end }, layout, 0);
  return [
    ...before,
    ...(above !== undefined && isApart(layout, above.span, head.span) ? [''] : []),
    ...(scheme === null ? [] : schemeLines(scheme, layout)),
    ...(figures === null ? [] : figuresLines(figures, layout)),
    ...(after.length > 0 ? [''] : []),
    ...after,
  ];
}

/**
 * Lays a rule file out in its one canonical form, without options. Every comment stays; figures keep the spelling
 * of the author; formatting twice changes nothing. A file with syntax errors is left as it is.
 */
export function format(source: Source): Formatted {
  return formatParsed(source, parse(source));
}

/** The same for a file that has been read already. */
export function formatParsed(source: Source, { file, diagnostics }: Parsed): Formatted {
  if (diagnostics.length > 0) return { text: source.text, diagnostics };
  const layout: Layout = { text: source.text, comments: new Comments(file.comments) };
  const lines = fileLines(file, layout);
  return { text: `${lines.map((line) => line.trimEnd()).join('\n')}\n`, diagnostics };
}
