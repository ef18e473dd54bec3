import type { IToken } from 'chevrotain';
import { Caps, contextual, LeftBrace, RightBrace, word } from '../lexer/tokens.ts';
import type { Source } from '../text/source.ts';
import { isFirstOnLine, startsDeclaration, startsUnknown } from './declaration-starts.ts';

/** The tokens of the head of a file, of one declaration, or of something that is neither. */
export interface Segment {
  readonly kind: 'scheme' | 'figures' | 'declaration' | 'unknown';
  readonly tokens: readonly IToken[];
}

/** True for the scheme line or that of figures, with the header lines under it. */
export function isHead({ kind }: Pick<Segment, 'kind'>): boolean {
  return kind === 'scheme' || kind === 'figures';
}

/** `figures CO` at the beginning of a line: the word is a name elsewhere. */
function opensFigures(source: Source, tokens: readonly IToken[], at: number): boolean {
  const isWord = tokens[at]?.tokenType === contextual.figures;
  return isWord && isFirstOnLine(source.text, tokens, at) && tokens[at + 1]?.tokenType === Caps;
}

function kindAt(source: Source, tokens: readonly IToken[], at: number): Segment['kind'] | null {
  if (tokens[at]?.tokenType === word.scheme) return 'scheme';
  if (opensFigures(source, tokens, at)) return 'figures';
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
    if (begins !== null && !(begins === 'unknown' && isHead({ kind }))) {
      close(at);
      kind = begins;
    }
    if (token.tokenType === LeftBrace) depth += 1;
    else if (token.tokenType === RightBrace) depth -= 1;
  }
  close(tokens.length);
  return segments;
}
