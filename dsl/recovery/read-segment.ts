import type { Decl, Scheme } from '../ast.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { text } from '../diagnostics/text.ts';
import { PayParser } from '../grammar/scheme.ts';
import { spanOf } from '../lexer.ts';
import type { Source } from '../source.ts';
import { allTokens } from '../tokens.ts';
import type { Segment } from './segments.ts';

export interface ReadSegment {
  readonly scheme: Scheme | null;
  readonly declaration: Decl | null;
  readonly diagnostics: readonly Diagnostic[];
}

const parser = new PayParser([...allTokens]);

/** Parses one segment. */
export function readSegment(source: Source, segment: Segment): ReadSegment {
  parser.input = [...segment.tokens];
  const scheme = segment.kind === 'scheme' ? parser.scheme() : null;
  const declaration = segment.kind === 'scheme' ? null : parser.declaration();
  const [error] = parser.errors;
  if (error === undefined) return { scheme, declaration, diagnostics: [] };
  const last = segment.tokens.at(-1);
  const span = error.token.image === '' && last !== undefined ? spanOf(last) : spanOf(error.token);
  const found = `\`${error.token.image}\``;
  const diagnostic = diagnose(source.path, text.unexpected, span, {
    found,
    expected: error.message,
    advice: null,
  });
  return { scheme: null, declaration: null, diagnostics: [diagnostic] };
}
