/**
 * How large a rule file may be. The longest law so far has 2,001 words and signs, its longest name 39 letters: all
 * limits are far above any law, and low enough that a file from anybody is checked in moments.
 */

import type { IToken } from 'chevrotain';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { Said } from '../diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { text } from '../diagnostics/text.ts';
import type { Source } from '../text/source.ts';

/** Words, figures, texts, signs and comments of a rule file. */
export const MAX_RULE_TOKENS = 20_000;
/** The same of a file of tests or of figures, which need not be understood as a whole. */
const MAX_TEST_TOKENS = 100_000;
/** Errors shown of one file, and as many warnings; whoever has more has given up reading. */
export const MAX_ERRORS = 50;
/** Letters of one name. */
export const MAX_NAME = 80;
/** Characters of one text, also as a template writes it out. */
export const MAX_TEXT = 600;
/** Digits of one figure. */
const MAX_DIGITS = 30;

/** PAY121 where a file passes the number of words that is read, or null. */
export function tooManyTokens(
  source: Source,
  tokens: readonly IToken[],
  comments: number,
): Diagnostic | null {
  const isRules = tokens[0]?.image === 'scheme';
  const limit = isRules ? MAX_RULE_TOKENS : MAX_TEST_TOKENS;
  if (tokens.length + comments <= limit) return null;
  const start = (tokens[limit] ?? tokens.at(-1))?.startOffset ?? 0;
  const other = tokens[0]?.image === 'figures' ? readingPhrases.figures : readingPhrases.tests;
  const what = readingPhrases.wordsFiguresAndSignsInA(isRules ? readingPhrases.rules : other);
  return diagnose(source.path, text.tooLarge, { start, end: start }, { what, limit });
}

function lengthFault(token: IToken): { what: Said; limit: number; length: number } | null {
  const { image } = token;
  if (/^["“”„«]/.test(image)) {
    const length = image.length - 2;
    return length > MAX_TEXT ? { what: readingPhrases.charactersInAText, limit: MAX_TEXT, length } : null;
  }
  if (/^\d/.test(image)) {
    const length = image.replaceAll(/\D/g, '').length;
    return length > MAX_DIGITS ? { what: readingPhrases.digitsInAFigure, limit: MAX_DIGITS, length } : null;
  }
  return image.length > MAX_NAME
    ? { what: readingPhrases.lettersInAName, limit: MAX_NAME, length: image.length }
    : null;
}

/** PAY120 for every name, text and figure that is longer than anything in a law, at most so many. */
export function tooLongTokens(
  source: Source,
  tokens: readonly IToken[],
  most: number,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const token of tokens) {
    if (token.image.length <= MAX_DIGITS) continue;
    const fault = lengthFault(token);
    if (fault === null) continue;
    const span = { start: token.startOffset, end: token.startOffset + token.image.length };
    found.push(diagnose(source.path, text.tooLong, span, fault));
    if (found.length === most) break;
  }
  return found;
}
