import type { Decl, PayFile } from '../../dsl/ast/ast.ts';
import { lex } from '../../dsl/lexer/lexer.ts';
import { Blank, DateToken, MonthToken } from '../../dsl/lexer/tokens.ts';
import { lineStarts, positionAt, type Source } from '../../dsl/text/source.ts';

/** A line of the rules that names a day of the time to come. */
export interface KnownChange {
  readonly path: string;
  readonly line: number;
  readonly at: string;
  /** The line as written, without the spaces around it. */
  readonly text: string;
}

/** The dates of calendars are holidays, and the ends of what may be sent say nothing of the law. */
function tellsNoChange(decl: Decl): boolean {
  return decl.decl === 'simple' && (decl.kind === 'calendar' || decl.kind === 'input');
}

/**
 * Lists the changes that a file states already for the dates from one to another: a row, a block or a line that begins
 * or ends then.
 */
export function knownChanges(
  source: Source,
  file: PayFile,
  from: string,
  until: string,
): readonly KnownChange[] {
  const starts = lineStarts(source.text);
  const lines = source.text.split('\n');
  const found = new Map<number, KnownChange>();
  const { tokens } = lex(source, 'any');
  for (const [index, { tokenType, image, startOffset }] of tokens.entries()) {
    if (tokenType !== DateToken && tokenType !== MonthToken) continue;
    // A row that is to be filled in.
    if (tokens[index + 1]?.tokenType === Blank) continue;
    const isInside = image >= from.slice(0, image.length) && image <= until.slice(0, image.length);
    const decl = file.decls.find(({ span }) => span.start <= startOffset && startOffset < span.end);
    if (!isInside || decl === undefined || tellsNoChange(decl)) continue;
    const { line } = positionAt(starts, startOffset);
    if (!found.has(line))
      found.set(line, { path: source.path, line, at: image, text: (lines[line - 1] ?? '').trim() });
  }
  return [...found.values()];
}
