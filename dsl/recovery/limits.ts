import type { IToken } from 'chevrotain';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { text } from '../diagnostics/text.ts';
import { spanOf } from '../lexer/lexer.ts';
import { clauseWords, declarationWords } from '../lexer/reserved.ts';
import { TokenSet } from '../lexer/token-set.ts';
import {
  Equal,
  LeftBrace,
  LeftBracket,
  LeftParen,
  Minus,
  Plus,
  RightBrace,
  RightBracket,
  RightParen,
  Slash,
  Star,
  word,
} from '../lexer/tokens.ts';
import type { Source } from '../text/source.ts';

/** Parentheses and braces open at once. Far above any law, far below what fills the stack. */
const MAX_NESTING = 60;
/** Operators, `if` and `else` in one formula: every one makes the tree of the formula deeper. */
const MAX_OPERATORS = 400;

const OPENERS = new TokenSet([LeftParen, LeftBracket, LeftBrace]);
const CLOSERS = new TokenSet([RightParen, RightBracket, RightBrace]);
const OPERATORS = new TokenSet([Plus, Minus, Star, Slash, word.and, word.or, word.if]);
const FORMULA_STARTS = new TokenSet([
  ...[...clauseWords, ...declarationWords].map((each) => word[each]),
  Equal,
  LeftBrace,
  RightBrace,
]);

/** PAY111 at the first token of a declaration that is nested too deep to be read, or null. */
export function tooDeep(source: Source, tokens: readonly IToken[]): Diagnostic | null {
  let depth = 0;
  let operators = 0;
  for (const token of tokens) {
    if (OPENERS.has(token)) depth += 1;
    else if (CLOSERS.has(token)) depth = Math.max(0, depth - 1);
    else if (OPERATORS.has(token)) operators += 1;
    if (FORMULA_STARTS.has(token)) operators = 0;
    if (depth > MAX_NESTING) {
      return diagnose(source.path, text.tooDeep, spanOf(token), {
        what: readingPhrases.parenthesesOrBracesInsideEachOther,
        limit: MAX_NESTING,
      });
    }
    if (operators > MAX_OPERATORS) {
      return diagnose(source.path, text.tooDeep, spanOf(token), {
        what: readingPhrases.operatorsInOneFormula,
        limit: MAX_OPERATORS,
      });
    }
  }
  return null;
}
