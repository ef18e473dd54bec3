import type { IToken } from 'chevrotain';
import { LeftBrace, RightBrace, word } from '../lexer/tokens.ts';
import type { Source } from '../text/source.ts';
import { startsDeclaration, startsUnknown } from './declaration-starts.ts';

/** The tokens of the scheme line, of one declaration, or of something that is neither. */
export interface Segment {
  readonly kind: 'scheme' | 'declaration' | 'unknown';
  readonly tokens: readonly IToken[];
}

function kindAt(source: Source, tokens: readonly IToken[], at: number): Segment['kind'] | null {
  if (tokens[at]?.tokenType === word.scheme) return 'scheme';
  if (startsDeclaration(source.text, tokens, at, false)) return 'declaration';
  if (startsUnknown(source.text, tokens, at)) return 'unknown';
  return null;
}

/** Cuts balanced tokens at the starts of declarations, so that a fault in one cannot reach the next. */
export function segmentsOf(source: Source, tokens: readonly IToken[]): readonly Segment[] {
  const segments: Segment[] = [];
  let kind: Segment['kind'] = 'unknown';
  let start = 0;
  let depth = 0;
  const close = (end: number): void => {
    if (end > start) segments.push({ kind, tokens: tokens.slice(start, end) });
    start = end;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const begins = depth === 0 ? kindAt(source, tokens, at) : null;
    if (begins !== null && !(begins === 'unknown' && kind === 'scheme')) {
      close(at);
      kind = begins;
    }
    if (token.tokenType === LeftBrace) depth += 1;
    else if (token.tokenType === RightBrace) depth -= 1;
  }
  close(tokens.length);
  return segments;
}
