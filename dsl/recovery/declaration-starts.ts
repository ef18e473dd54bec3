import type { IToken } from 'chevrotain';
import { amendmentWords, declarationWords, freeDeclarationWords } from '../lexer/reserved.ts';
import { TokenSet } from '../lexer/token-set.ts';
import {
  Caps,
  Colon,
  Comma,
  contextual,
  Dot,
  DotDot,
  Equal,
  Greater,
  GreaterOrEqual,
  Id,
  LeftBracket,
  LeftParen,
  Less,
  LessOrEqual,
  Minus,
  NotEqual,
  Plus,
  Slash,
  Star,
  TextToken,
  word,
} from '../lexer/tokens.ts';

const DECLARATION = new TokenSet(declarationWords.map((each) => word[each]));

const FREE = new TokenSet(freeDeclarationWords.map((each) => contextual[each]));

const AMENDMENT = new TokenSet(amendmentWords.map((each) => contextual[each]));

/** Tokens after which something must follow, so that the next word cannot open anything new. */
const UNFINISHED = new TokenSet([
  Colon,
  Comma,
  Dot,
  DotDot,
  Equal,
  Greater,
  GreaterOrEqual,
  LeftBracket,
  LeftParen,
  Less,
  LessOrEqual,
  Minus,
  NotEqual,
  Plus,
  Slash,
  Star,
  contextual.any,
  contextual.over,
  word.above,
  word.among,
  word.and,
  word.as,
  word.bracket,
  word.by,
  word.default,
  word.else,
  word.except,
  word.gives,
  word.grows_by,
  word.if,
  word.marks,
  word.not,
  word.of,
  word.on,
  word.or,
  word.rate,
  word.scaled,
  word.severity,
  word.tags,
  word.then,
  word.to,
  word.unless,
  word.when,
  word.with,
  word.within,
]);

/** True when the token demands an operand, so that what follows belongs to it. */
export function isUnfinished(token: IToken | undefined): boolean {
  return token !== undefined && UNFINISHED.has(token);
}

export function isName(token: IToken | undefined): boolean {
  return token !== undefined && (token.tokenType === Id || token.tokenType === Caps);
}

/** True for a name or a contextual word standing as one. */
function isNameLike(token: IToken | undefined): boolean {
  return isName(token) || (token?.tokenType.CATEGORIES?.includes(Id) ?? false);
}

/** True when no other token stands before this one on its line. */
export function isFirstOnLine(source: string, tokens: readonly IToken[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || before === undefined) return true;
  return source.slice(before.startOffset + before.image.length, token.startOffset).includes('\n');
}

function isNamed(token: IToken, next: IToken | undefined): boolean {
  if (token.tokenType === word.test || token.tokenType === word.cases) return next?.tokenType === TextToken;
  return isNameLike(next);
}

/** True for `new` and `repeal` before the word of a declaration, unless the word is a name there. */
function opensAmendment(tokens: readonly IToken[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined && AMENDMENT.has(token) && !isUnfinished(tokens[at - 1]) && !isDefined(tokens[at - 1])
  );
}

/** The word that a declaration begins with. */
function opensKind(token: IToken): boolean {
  return DECLARATION.has(token) || FREE.has(token);
}

/** A word that may be a name elsewhere opens a declaration where it begins a line and is followed by a name. */
function opensFree(source: string, tokens: readonly IToken[], at: number): boolean {
  if (opensAmendment(tokens, at - 1)) return false;
  return isFirstOnLine(source, tokens, at) && isNameLike(tokens[at + 1]);
}

function isDefined(token: IToken | undefined): boolean {
  return token !== undefined && DECLARATION.has(token);
}

/**
 * True where a declaration begins: a word such as `let` that is followed by a name, or that begins a line. Among
 * the rows of another declaration only the first counts, so that a part named `base` is not taken for one.
 */
export function startsDeclaration(
  source: string,
  tokens: readonly IToken[],
  at: number,
  amongRows: boolean,
): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const next = tokens[at + 1];
  if (AMENDMENT.has(token)) return next !== undefined && opensKind(next) && !isUnfinished(tokens[at - 1]);
  if (FREE.has(token)) return opensFree(source, tokens, at);
  if (!DECLARATION.has(token) || opensAmendment(tokens, at - 1)) return false;
  const named = isNamed(token, next);
  const opensLine = isFirstOnLine(source, tokens, at);
  if (isUnfinished(tokens[at - 1])) return named && opensLine;
  return named || (opensLine && !amongRows);
}

/** True where a line begins with a name and another name: a declaration whose first word is misspelt. */
export function startsUnknown(source: string, tokens: readonly IToken[], at: number): boolean {
  const token = tokens[at];
  if (token?.tokenType !== Id || !isName(tokens[at + 1])) return false;
  if (isUnfinished(tokens[at - 1]) || tokens[at - 1]?.tokenType === word.round) return false;
  return isFirstOnLine(source, tokens, at);
}
