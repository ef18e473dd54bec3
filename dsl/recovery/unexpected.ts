import { type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import type { Span } from '../ast/ast.ts';
import { type Diagnostic, diagnose, type Fix, type Label } from '../diagnostics/diagnostic.ts';
import { isSame, type Phrase, type Said } from '../diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { text } from '../diagnostics/text.ts';
import { shorten, spanOf } from '../lexer/lexer.ts';
import { clauseWords, declarationWords, headerWords } from '../lexer/reserved.ts';
import { suggest } from '../lexer/suggest.ts';
import {
  Blank,
  Caps,
  Comma,
  DateToken,
  Equal,
  Id,
  Keyword,
  LeftBracket,
  LeftParen,
  MonthToken,
  NumberToken,
  RightBracket,
  RightParen,
  TextToken,
} from '../lexer/tokens.ts';
import type { Source } from '../text/source.ts';

/** A place where the grammar could not go on, with what it would have accepted. */
interface Stop {
  /** null at the end of the declaration. */
  readonly token: IToken | null;
  readonly before: IToken | undefined;
  readonly next: IToken | undefined;
  /** In the author's words; see the grammar's expectation texts. */
  readonly expected: Said;
  /** Rules of the grammar that were being read, outermost first. */
  readonly rules: readonly string[];
  /** The tokens of the declaration up to the stop. */
  readonly read: readonly IToken[];
  /** The token that follows the declaration, or null at the end of the file. */
  readonly following: IToken | null;
}

/** What may stand there, one by one. */
function partsOf(expected: Phrase | string): readonly (Phrase | string)[] {
  if (typeof expected === 'string') return [expected];
  const isList =
    isSame(expected, readingPhrases.either('', '')) || isSame(expected, readingPhrases.listed('', ''));
  return isList
    ? expected.values.flatMap((one) => (typeof one === 'number' ? [] : partsOf(one)))
    : [expected];
}

function isOneOf(one: Phrase | string | undefined, wanted: readonly Said[]): boolean {
  return one !== undefined && wanted.some((each) => isSame(one, each));
}

function beginsWith(expected: Said, wanted: readonly Said[]): boolean {
  return isOneOf(partsOf(expected)[0], wanted);
}

function mentions(expected: Said, wanted: readonly Said[]): boolean {
  return partsOf(expected).some((one) => isOneOf(one, wanted));
}

type Explain = (source: Source, stop: Stop, token: IToken) => Diagnostic | null;

const VALUES: readonly Said[] = [
  readingPhrases.aValue,
  readingPhrases.aValueAFigureAName,
  readingPhrases.aValueOrStar,
];
const DATES: readonly Said[] = [
  readingPhrases.aDate,
  readingPhrases.aDateSuchAs202601,
  readingPhrases.aRowThatBeginsWithA,
];
const MONTHS: readonly Said[] = [readingPhrases.aMonth, readingPhrases.aMonthSuchAs202601];
const CLOSING: readonly Said[] = [
  '`)`',
  '`]`',
  readingPhrases.closingOfARow,
  readingPhrases.commaOrClosing,
  readingPhrases.anOperatorCommaOrClosing,
  readingPhrases.anOperatorOrClosing,
];
const CLAUSES_AND_ROWS: readonly Said[] = [
  readingPhrases.aClause,
  readingPhrases.anOperatorOrAClause,
  readingPhrases.equalOrAClause,
  readingPhrases.aClauseOrTheNextDeclaration,
  readingPhrases.aRowThatBeginsWithA,
  readingPhrases.aRowThatBeginsWithBracket,
];
const VALUES_AND_NAMES: readonly Said[] = [
  ...VALUES,
  readingPhrases.aName,
  readingPhrases.aNameInCapitals,
  readingPhrases.aPartThatBeginsWithIts,
];
/** Words of the language as an author may write them in Spanish or Portuguese. */
const SPANISH: ReadonlyMap<string, string> = new Map([
  ['ley', 'law'],
  ['lei', 'law'],
  ['si', 'when'],
  ['cuando', 'when'],
  ['quando', 'when'],
  ['parametro', 'param'],
  ['unidad', 'unit'],
  ['entrada', 'input'],
  ['percepcion', 'perception'],
  ['deduccion', 'deduction'],
  ['descuento', 'deduction'],
  ['desconto', 'deduction'],
  ['tabla', 'table'],
  ['tabela', 'table'],
  ['patrono', 'employer'],
  ['empleador', 'employer'],
  ['avisar', 'warn'],
  ['redondear', 'round'],
  ['vigencia', 'valid'],
  ['moneda', 'currency'],
]);
const SUGGESTED = [...clauseWords, ...declarationWords, ...headerWords];

function is(token: IToken | null | undefined, type: TokenType): boolean {
  return token !== null && token !== undefined && token.tokenType === type;
}

function touches(a: IToken | undefined, b: IToken | undefined): boolean {
  return a !== undefined && b !== undefined && a.startOffset + a.image.length === b.startOffset;
}

/** `2025-07` where a formula goes on: PAY116. A month where a date is meant, and the reverse: PAY115. */
const explainMonth: Explain = (source, stop, token) => {
  const at = spanOf(token);
  if (is(token, MonthToken) && (beginsWith(stop.expected, VALUES) || stop.rules.includes('comparison'))) {
    return diagnose(source.path, text.monthInFormula, at, {
      found: token.image,
      spaced: token.image.replace('-', ' - '),
    });
  }
  if (is(token, MonthToken) && beginsWith(stop.expected, DATES)) {
    return diagnose(source.path, text.dateOrMonth, at, {
      found: token.image,
      expected: 'date',
      example: `${token.image}-01`,
    });
  }
  if (is(token, DateToken) && beginsWith(stop.expected, MONTHS)) {
    return diagnose(source.path, text.dateOrMonth, at, {
      found: token.image,
      expected: 'month',
      example: token.image.slice(0, 7),
    });
  }
  return null;
};

/** `113,14` in a row is PAY114, in a formula PAY103. */
const explainComma: Explain = (source, stop, token) => {
  const { before, next } = stop;
  const between =
    is(token, Comma) && is(before, NumberToken) && touches(before, token) && touches(token, next);
  if (!between || before === undefined || next === undefined) return null;
  const found = `${before.image},${next.image}`;
  const span: Span = { start: before.startOffset, end: spanOf(next).end };
  const written = before.image + (/^\d{3}(?!\d)/.test(next.image) ? '_' : '.') + next.image;
  if (stop.rules.some((rule) => rule === 'datedRows' || rule === 'table' || rule === 'cases')) {
    return diagnose(source.path, text.unitInCell, span, {
      found: readingPhrases.theCommaOf(found),
      cell: `\`${written}\``,
    });
  }
  const advice = readingPhrases.thePointBeginsTheDecimalsAnd(written);
  return diagnose(source.path, text.malformedLiteral, span, { what: readingPhrases.aNumber, found, advice });
};

/** A unit behind a figure of a table row: PAY114. It reads as the name of the next row, so the stop comes late. */
const explainUnit: Explain = (source, stop, token) => {
  if (!stop.rules.includes('table')) return null;
  const unit = is(token, Caps) ? token : stop.before;
  const index = stop.read.length - (unit === token ? 0 : 1);
  const figure = stop.read[index - 1];
  if (unit === undefined || !is(unit, Caps) || figure === undefined || !is(figure, NumberToken)) return null;
  return diagnose(source.path, text.unitInCell, spanOf(unit), {
    found: `\`${unit.image}\``,
    cell: `\`${figure.image}\``,
  });
};

/** A `?` where no blank can stand: PAY101. */
const explainBlank: Explain = (source, _stop, token) =>
  is(token, Blank)
    ? diagnose(source.path, text.badCharacter, spanOf(token), {
        character: '`?`',
        advice: readingPhrases.aBlankStandsBehindADate,
      })
    : null;

function describe(token: IToken | null, following: IToken | null): Said {
  if (token !== null) {
    const shown = `\`${shorten(token.image)}\`` as const;
    if (is(token, TextToken)) return readingPhrases.theText(shorten(token.image));
    return tokenMatcher(token, Keyword) ? readingPhrases.theWord(shown) : shown;
  }
  return following === null ? readingPhrases.theEndOfTheFile : readingPhrases.theNextDeclaration;
}

const CLOSED_BY: ReadonlyMap<TokenType, TokenType> = new Map([
  [RightParen, LeftParen],
  [RightBracket, LeftBracket],
]);

/** The bracket that is still open at a stop, for a label. */
function openBracket(read: readonly IToken[]): IToken | null {
  let closed = 0;
  for (let index = read.length - 1; index >= 0; index -= 1) {
    const token = read[index];
    if (token === undefined) continue;
    if (CLOSED_BY.has(token.tokenType)) closed += 1;
    else if (is(token, LeftParen) || is(token, LeftBracket)) {
      if (closed === 0) return token;
      closed -= 1;
    }
  }
  return null;
}

function labelsOf(stop: Stop): readonly Label[] {
  if (!mentions(stop.expected, CLOSING)) return [];
  const opener = openBracket(stop.read);
  return opener === null ? [] : [{ span: spanOf(opener), text: readingPhrases.openedHere }];
}

/** `01-04-2026`, day first, as people write it. */
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/;

function dateAdvice(source: Source, { token, expected }: Stop): Said | null {
  if (token === null || !mentions(expected, DATES)) return null;
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(source.text.slice(token.startOffset)) ?? [];
  if (year === '') return null;
  return readingPhrases.aDateIsWrittenYearMonth(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const COMPARATORS = ['=', '<>', '<', '<=', '>', '>='];
const BETWEEN_CONDITIONS = ['and', 'or', 'when', 'if', 'then', 'else', 'check'];

/** True for the second sign of `1 <= x <= 7`. */
function isSecondComparison({ token, read }: Stop): boolean {
  if (token === null || !COMPARATORS.includes(token.image)) return false;
  const since = read.findLastIndex(({ image }) => BETWEEN_CONDITIONS.includes(image));
  return read
    .slice(since + 1)
    .some(({ image, startOffset }) => startOffset < token.startOffset && COMPARATORS.includes(image));
}

function adviceFor(source: Source, stop: Stop): Said | null {
  const { token, before, next, expected } = stop;
  if (expected === '`else`') return readingPhrases.everyIfSaysWithElseWhat;
  if (token === null) return null;
  if (token.image === '/' && next?.image === '/' && touches(token, next))
    return readingPhrases.aCommentBeginsWith;
  const date = dateAdvice(source, stop);
  if (date !== null) return date;
  if (isSecondComparison(stop) && !is(before, Equal)) return readingPhrases.aComparisonHasTwoSidesTwo;
  if (is(token, Equal) && is(before, Equal)) return readingPhrases.equalityIsWrittenWithASingle;
  if (is(token, Comma) && mentions(expected, CLAUSES_AND_ROWS))
    return readingPhrases.clausesAndRowsFollowEachOther;
  if (/^round(ed)?$/.test(token.image) && beginsWith(expected, VALUES))
    return readingPhrases.aFormulaDoesNotRoundName;
  if (tokenMatcher(token, Keyword) && mentions(expected, VALUES_AND_NAMES)) {
    return readingPhrases.isAWordOfTheLanguage(token.image);
  }
  return null;
}

/** The word of the language that a name was probably meant to be. */
function nearWord(token: IToken | null): string | null {
  if (token === null || !is(token, Id) || token.image.length < 2) return null;
  return (
    SPANISH.get(token.image.toLowerCase()) ??
    (token.image.length > 2 ? suggest(token.image, SUGGESTED) : null)
  );
}

/** The change that writes a word instead of a token. */
function replacement(token: IToken | null, near: string | null): Fix | null {
  if (token === null || near === null) return null;
  return { title: readingPhrases.write(near), edits: [{ span: spanOf(token), text: near }] };
}

/** The diagnostic for a stop: the special faults first, else what was expected and what was found. */
export function unexpected(source: Source, stop: Stop): Diagnostic {
  const { token, before, expected, following } = stop;
  if (token !== null) {
    const special =
      explainBlank(source, stop, token) ??
      explainMonth(source, stop, token) ??
      explainComma(source, stop, token) ??
      explainUnit(source, stop, token);
    if (special !== null) return special;
  }
  const place = token ?? before;
  const near = nearWord(token);
  const span = place === undefined ? { start: 0, end: 0 } : spanOf(place);
  return diagnose(
    source.path,
    text.unexpected,
    token === null ? { start: span.end, end: Math.min(span.end + 1, source.text.length) } : span,
    {
      found: describe(token, following),
      expected,
      advice: near === null ? adviceFor(source, stop) : readingPhrases.didYouMean(near),
    },
    { labels: labelsOf(stop), fix: replacement(token, near) },
  );
}
