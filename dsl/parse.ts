import type { Decl, PayFile, Scheme } from './ast.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { lex } from './lexer.ts';
import { balanceBraces } from './recovery/braces.ts';
import { readSegment } from './recovery/read-segment.ts';
import { segmentsOf } from './recovery/segments.ts';
import type { Source } from './source.ts';

export interface Parsed {
  /** The tree of what could be read; a `missing` expression stands where a formula could not. */
  readonly file: PayFile;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a rule file or a test file. Never throws: what cannot be read is reported, each fault once, and left out
 * of the tree. When there are diagnostics the tree is partial, and checking it further would invent faults.
 */
export function parse(source: Source): Parsed {
  const lexed = lex(source);
  const balanced = balanceBraces(source, lexed.tokens);
  const diagnostics = [...lexed.diagnostics, ...balanced.diagnostics];
  const decls: Decl[] = [];
  let scheme: Scheme | null = null;
  for (const segment of segmentsOf(source, balanced.tokens)) {
    const read = readSegment(source, segment);
    diagnostics.push(...read.diagnostics);
    if (read.declaration !== null) decls.push(read.declaration);
    if (read.scheme !== null) scheme ??= read.scheme;
  }
  const span = { start: 0, end: source.text.length };
  return { file: { span, scheme, decls, comments: lexed.comments }, diagnostics };
}
