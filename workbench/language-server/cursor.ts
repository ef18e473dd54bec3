import type { IToken } from 'chevrotain';
import { lex, spanOf } from '../../dsl/lexer/lexer.ts';
import {
  clauseWords,
  declarationWords,
  freeClauseWords,
  freeDeclarationWords,
  freeInnerWords,
  headerWords,
} from '../../dsl/lexer/reserved.ts';

/** The text before the cursor, read from tokens alone: there is no tree in the middle of typing. */
export interface Cursor {
  /** The declaration word in force, `scheme`, or null at the head of a file. */
  readonly host: string | null;
  /** The name behind the declaration word: of an `apply`, the template. */
  readonly hostName: string | null;
  /** Depth of braces inside the declaration. */
  readonly depth: number;
  /** The last clause word since the declaration began. */
  readonly clause: string | null;
  /** The last tokens before the word that is being typed, the nearest first. */
  readonly last: readonly string[];
  /** The function or table whose argument is being typed. */
  readonly callee: string | null;
  /** True when only space stands before the word on its line. */
  readonly startsLine: boolean;
  readonly inside: 'code' | 'text' | 'comment';
}

const HOSTS: ReadonlySet<string> = new Set([
  ...declarationWords,
  ...freeDeclarationWords,
  'scheme',
  'figures',
]);
const CLAUSES: ReadonlySet<string> = new Set([
  ...clauseWords,
  ...freeClauseWords,
  ...freeInnerWords,
  'given',
  'expect',
  'allow',
  'like',
  'uses',
]);

/** A line of the head ends what stands on the one before. */
const HEADERS: ReadonlySet<string> = new Set(headerWords);

function isBlankBefore(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() === '';
}

/** The name before the parenthesis that is still open. */
function openCallee(tokens: readonly IToken[]): string | null {
  let depth = 0;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const image = tokens[at]?.image;
    if (image === ')') depth += 1;
    else if (image === '(') {
      if (depth === 0) return tokens[at - 1]?.image ?? null;
      depth -= 1;
    } else if (image === '{' || image === '}') return null;
  }
  return null;
}

function insideOf(text: string, offset: number): Cursor['inside'] {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  let isText = false;
  for (const character of line) {
    if (character === '"') isText = !isText;
    else if (character === '#' && !isText) return 'comment';
  }
  return isText ? 'text' : 'code';
}

/** Reads what stands before an offset. */
export function cursorAt(path: string, text: string, offset: number): Cursor {
  let wordStart = offset;
  while (wordStart > 0 && /\w/.test(text[wordStart - 1] ?? '')) wordStart -= 1;
  const before = lex({ path, text: text.slice(0, wordStart) }).tokens;
  let start = -1;
  let depth = 0;
  for (const [at, token] of before.entries()) {
    const opens = HOSTS.has(token.image) && isBlankBefore(text, spanOf(token).start);
    if (opens && (depth === 0 || before[start]?.image === 'template')) {
      start = at;
      depth = 0;
    }
    if (token.image === '{') depth += 1;
    else if (token.image === '}') depth = Math.max(0, depth - 1);
  }
  const own = start === -1 ? before : before.slice(start);
  const isHead = own[0]?.image === 'scheme';
  return {
    host: before[start]?.image ?? null,
    hostName: before[start + 1]?.image ?? null,
    depth,
    clause:
      own.findLast(
        (token, at) => at > 0 && (CLAUSES.has(token.image) || (isHead && HEADERS.has(token.image))),
      )?.image ?? null,
    last: own
      .slice(-4)
      .map(({ image }) => image)
      .reverse(),
    callee: openCallee(own),
    startsLine: isBlankBefore(text, wordStart),
    inside: insideOf(text, wordStart),
  };
}
