import type { IParserErrorMessageProvider, TokenType } from 'chevrotain';
import { tokenLabel } from 'chevrotain';
import type { Said } from '../diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { carried, carriedIn } from '../lexer/carried-phrase.ts';

const VALUE = readingPhrases.aValueAFigureAName;
const NAME = readingPhrases.aName;

/** What a rule of the grammar wants, in the words of the author, where the list of tokens would say less. */
const WANTED: Readonly<Record<string, Said>> = {
  args: VALUE,
  atom: VALUE,
  boundsClause: readingPhrases.aValueOrStar,
  calendar: NAME,
  caseCell: readingPhrases.aFigureYesNoOrA,
  cases: NAME,
  cell: readingPhrases.aFigure,
  choice: VALUE,
  clause: readingPhrases.aClause,
  datedRow: readingPhrases.aFigure,
  declaration: readingPhrases.aDeclaration,
  definition: NAME,
  expression: VALUE,
  header: readingPhrases.aHeaderLineSuchAsCurrency,
  interval: readingPhrases.aNumberOrStar,
  literal: readingPhrases.aFigure,
  marksClause: readingPhrases.aMark,
  profile: readingPhrases.aMark,
  periodsHeader: NAME,
  reading: readingPhrases.aReadingSuchAsSumLine,
  round: readingPhrases.aFigureSuchAs001,
  simple: NAME,
  source: readingPhrases.aSchemeSuchAsCoOrdinario,
  tableRow: readingPhrases.aFigure,
  tagsClause: readingPhrases.aTag,
  template: NAME,
  test: NAME,
  testValue: readingPhrases.aFigureYesNoOrA,
  testWord: readingPhrases.aFigureYesNoOrA,
  weekdaysClause: readingPhrases.daysSuchAsMondayFriday,
  type: readingPhrases.aTypeMoneyRateNumberInteger,
};

/** What may stand where a rule wanted to close its braces. */
const BEFORE_CLOSING_BRACE: Readonly<Record<string, Said>> = {
  calendar: readingPhrases.aHolidayThatBeginsWithIts,
  cases: readingPhrases.aFigureOr,
  datedRows: readingPhrases.aRowThatBeginsWithA,
  block: readingPhrases.aPartThatBeginsWithIts,
  table: readingPhrases.aRowThatBeginsWithBracket,
  tableBlock: readingPhrases.aRowThatBeginsWithBracket,
  template: readingPhrases.aDeclarationOr,
  test: readingPhrases.likeGivenExpectOr,
};

const BEFORE_CLOSING_PAREN: Readonly<Record<string, Said>> = {
  args: readingPhrases.anOperatorCommaOrClosing,
  group: readingPhrases.anOperatorOrClosing,
  template: readingPhrases.commaOrClosing,
};

function oneOf(types: readonly TokenType[]): Said {
  const labels = [...new Set(types.map(tokenLabel))].map(carriedIn);
  const last = labels.pop() ?? readingPhrases.somethingElse;
  const [first, ...others] = labels;
  if (first === undefined) return last;
  return readingPhrases.either(
    others.reduce<Said>((all, one) => readingPhrases.listed(all, one), first),
    last,
  );
}

function firstTokens(paths: readonly (readonly TokenType[])[]): readonly TokenType[] {
  return paths.flatMap((path) => path.slice(0, 1));
}

function single(expected: TokenType, rule: string): Said {
  if (expected.name === 'RightBrace') return BEFORE_CLOSING_BRACE[rule] ?? '`}`';
  if (expected.name === 'RightParen') return BEFORE_CLOSING_PAREN[rule] ?? '`)`';
  return carriedIn(tokenLabel(expected));
}

/** Messages of the parser are not sentences but what was expected; the diagnostic adds what was found. */
export const expectation: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, ruleName }) => carried(single(expected, ruleName)),
  buildNotAllInputParsedMessage: () => '',
  buildNoViableAltMessage: ({ expectedPathsPerAlt, ruleName, customUserDescription }) =>
    customUserDescription ?? carried(WANTED[ruleName] ?? oneOf(firstTokens(expectedPathsPerAlt.flat()))),
  buildEarlyExitMessage: ({ expectedIterationPaths, ruleName, customUserDescription }) =>
    customUserDescription ?? carried(WANTED[ruleName] ?? oneOf(firstTokens(expectedIterationPaths))),
};
