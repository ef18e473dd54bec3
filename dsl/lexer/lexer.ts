import { type IToken, Lexer, type TokenType } from 'chevrotain';
import type { Comment, Span } from '../ast/ast.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts';
import type { Said } from '../diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { text } from '../diagnostics/text.ts';
import { foreignLettersIn, hiddenEffect, hiddenIn } from '../text/hidden-characters.ts';
import type { Source } from '../text/source.ts';
import { isCalendarDate, isCalendarMonth } from './calendar.ts';
import { MAX_ERRORS, tooLongTokens, tooManyTokens } from './limits.ts';
import {
  allTokens,
  BAD_CHARACTERS,
  COMMENTS,
  CurlyText,
  DateToken,
  Id,
  MalformedDate,
  MalformedNumber,
  MixedWord,
  MonthToken,
  NumberToken,
  TextToken,
  UnterminatedText,
  wordOfName,
  YearMinus,
} from './tokens.ts';

export interface Lexed {
  readonly tokens: readonly IToken[];
  readonly comments: readonly Comment[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The lexer; its definition is checked by a test and not at every start. */
export function makeLexer(skipValidations = true): Lexer {
  return new Lexer([...allTokens], {
    positionTracking: 'onlyOffset',
    ensureOptimizations: true,
    skipValidations,
  });
}

const lexer = makeLexer();

/** So many faults of one kind are looked for; one more than are shown of a file. */
const MAX_ALIKE = MAX_ERRORS + 1;

/** What people type from habit or paste from documents, and what the language has for it. */
const ADVICE: Readonly<Record<string, Said>> = {
  '%': readingPhrases.aRateIsWrittenWithoutA,
  '–': readingPhrases.writeTheMinusSignAs,
  '—': readingPhrases.writeTheMinusSignAs,
  '−': readingPhrases.writeTheMinusSignAs,
  '×': readingPhrases.multiplyWithStar,
  '·': readingPhrases.multiplyWithStar,
  '÷': readingPhrases.divideWith,
  '≤': readingPhrases.writeAtMost,
  '≥': readingPhrases.writeAtLeast,
  '≠': readingPhrases.writeUnequal,
  '!': readingPhrases.writeForIsNotEqualAnd,
  '&': readingPhrases.writeAnd,
  '|': readingPhrases.writeOr,
  ';': readingPhrases.linesNeedNoEndMarkRemove,
  $: readingPhrases.moneyIsWrittenWithItsUnit,
  "'": readingPhrases.aTextStandsInDoubleQuotes,
  '"': readingPhrases.aTextStandsInAPair,
  '‘': readingPhrases.aTextStandsInDoubleQuotes,
  '’': readingPhrases.aTextStandsInDoubleQuotes,
  '“': readingPhrases.aTextStandsInStraightDouble,
  '”': readingPhrases.aTextStandsInStraightDouble,
};
const DEFAULT_ADVICE = readingPhrases.removeItOrPutItInside;

function numberOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A character as the author can recognise it: itself, or its number when it cannot be seen. */
function showCharacter(character: string): Said {
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return `\`${character}\``;
  return readingPhrases.theCharacter(numberOf(character));
}

/** PAY119 wherever it stands, in texts and comments too: what an author cannot see is no part of the law. */
function hiddenCharacters(source: Source): readonly Diagnostic[] {
  return hiddenIn(source.text, MAX_ALIKE).map(({ character, offset }) => {
    const span = { start: offset, end: offset + character.length };
    return diagnose(
      source.path,
      text.hiddenCharacter,
      span,
      { character: numberOf(character), effect: hiddenEffect(character) },
      { fix: { title: readingPhrases.remove(numberOf(character)), edits: [{ span, text: '' }] } },
    );
  });
}

/** PAY124 wherever it stands: a word with a letter that only looks like the right one is another word. */
function foreignLetters(source: Source): readonly Diagnostic[] {
  return foreignLettersIn(source.text, MAX_ALIKE).map(({ character, offset }) => {
    const span = { start: offset, end: offset + character.length };
    return diagnose(source.path, text.foreignLetter, span, {
      letter: character,
      number: numberOf(character),
    });
  });
}

function badCharacter(source: Source, span: Span): Diagnostic {
  const character = String.fromCodePoint(source.text.codePointAt(span.start) ?? 0);
  return diagnose(source.path, text.badCharacter, span, {
    character: showCharacter(character),
    advice: ADVICE[character] ?? DEFAULT_ADVICE,
  });
}

/** The span of a token. */
export function spanOf(token: IToken): Span {
  return { start: token.startOffset, end: token.startOffset + token.image.length };
}

/** A piece of the source as a message can hold it. */
export function shorten(image: string): string {
  return image.length > 32 ? `${image.slice(0, 31)}…` : image;
}

function plainAscii(word: string): string {
  return word.normalize('NFD').replace(/[^A-Za-z0-9_]/g, '');
}

function nameAdvice(image: string): Said {
  const word = image.slice(0, 64);
  const ascii = plainAscii(word);
  const snake = ascii
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
  const named = ascii === ascii.toUpperCase() ? ascii : snake;
  return readingPhrases.namesHaveSmallLettersATo(named);
}

function numberAdvice(image: string): Said {
  const found = image.slice(0, 64);
  const withoutTail = /^[\d._]+/.exec(found)?.[0] ?? found;
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(withoutTail)) {
    return readingPhrases.thousandsAreSeparatedWithAndThe(withoutTail.replaceAll('.', '_'));
  }
  if (/^\d+%?[a-z_]/i.test(found)) return readingPhrases.aNameStartsWithALetter;
  return readingPhrases.writeDigitsBetweenThousandsAndOne;
}

function dateAdvice(found: string): Said {
  const [year = '', month = '', day = ''] = found.split('-');
  return readingPhrases.aDateHasTwoDigitsFor(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

type Mend = (source: Source, token: IToken) => Diagnostic | null;

function retag(token: IToken, meant: TokenType): void {
  token.tokenType = meant;
  token.tokenTypeIdx = meant.tokenTypeIdx ?? 0;
}

function malformed(source: Source, token: IToken, what: Said, advice: Said): Diagnostic {
  return diagnose(source.path, text.malformedLiteral, spanOf(token), {
    what,
    found: shorten(token.image),
    advice,
  });
}

/** What to say about a token of a nearly right shape; the token becomes the one that was meant. */
const mends: readonly (readonly [TokenType, Mend])[] = [
  [
    Id,
    (_source, token) => {
      const meant = wordOfName.get(token.image);
      if (meant !== undefined) retag(token, meant);
      return null;
    },
  ],
  [
    YearMinus,
    (_source, token) => {
      retag(token, NumberToken);
      return null;
    },
  ],
  [
    MixedWord,
    (source, token) => {
      retag(token, Id);
      return diagnose(source.path, text.malformedName, spanOf(token), {
        found: shorten(token.image),
        advice: nameAdvice(token.image),
      });
    },
  ],
  [
    MalformedNumber,
    (source, token) => {
      retag(token, NumberToken);
      return malformed(source, token, readingPhrases.aNumber, numberAdvice(token.image));
    },
  ],
  [
    MalformedDate,
    (source, token) => {
      retag(token, DateToken);
      return malformed(source, token, readingPhrases.aDate, dateAdvice(token.image));
    },
  ],
  [
    DateToken,
    (source, token) =>
      isCalendarDate(token.image)
        ? null
        : malformed(source, token, readingPhrases.aDayOfTheCalendar, readingPhrases.checkTheDayAndTheMonth),
  ],
  [
    MonthToken,
    (source, token) =>
      isCalendarMonth(token.image)
        ? null
        : malformed(source, token, readingPhrases.aMonth, readingPhrases.monthsGoFrom01To12),
  ],
  [
    UnterminatedText,
    (source, token) => {
      retag(token, TextToken);
      return diagnose(source.path, text.unterminatedText, spanOf(token), { start: shorten(token.image) });
    },
  ],
  [
    CurlyText,
    (source, token) => {
      retag(token, TextToken);
      const quote = token.image.charAt(0);
      return diagnose(
        source.path,
        text.badCharacter,
        { start: token.startOffset, end: token.startOffset + 1 },
        { character: `\`${quote}\``, advice: readingPhrases.aTextStandsInStraightDouble },
      );
    },
  ],
];

/** The mends by the number of the token: this is asked of every token. */
const mendOf: (Mend | undefined)[] = [];
for (const [type, mend] of mends) mendOf[type.tokenTypeIdx ?? 0] = mend;

/** True when nothing but space stands between the start of the line and the offset. */
function beginsLine(text: string, offset: number): boolean {
  let before = text.charAt(offset - 1);
  for (let at = offset - 2; before !== '' && before !== '\n' && before.trim() === ''; at -= 1)
    before = text.charAt(at);
  return before === '' || before === '\n';
}

function commentOf({ text }: Source, token: IToken): Comment {
  const ownLine = beginsLine(text, token.startOffset);
  return { span: spanOf(token), text: token.image.trimEnd(), ownLine };
}

/** Cuts a source into tokens and comments. Never throws; what it cannot read it reports and leaves out. */
export function lex(source: Source, size: 'bounded' | 'any' = 'bounded'): Lexed {
  const result = lexer.tokenize(source.text);
  const remarks = result.groups[COMMENTS] ?? [];
  const large = size === 'any' ? null : tooManyTokens(source, result.tokens, remarks.length);
  if (large !== null) return { tokens: [], comments: [], diagnostics: [large] };
  const bad = [
    ...(result.groups[BAD_CHARACTERS] ?? []).map(spanOf),
    ...result.errors.map(({ offset, length }) => ({ start: offset, end: offset + length })),
  ];
  const hidden = [...hiddenCharacters(source), ...foreignLetters(source)];
  const saidAlready = new Set(hidden.map(({ span }) => span.start));
  const diagnostics = [
    ...hidden,
    ...bad
      .filter(({ start }) => !saidAlready.has(start))
      .slice(0, MAX_ALIKE)
      .map((span) => badCharacter(source, span)),
    ...tooLongTokens(source, result.tokens, MAX_ALIKE),
  ];
  for (const token of result.tokens) {
    const diagnostic = mendOf[token.tokenTypeIdx]?.(source, token) ?? null;
    if (diagnostic !== null) diagnostics.push(diagnostic);
  }
  return { tokens: result.tokens, comments: remarks.map((one) => commentOf(source, one)), diagnostics };
}
