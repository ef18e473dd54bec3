import type { IParserErrorMessageProvider, TokenType } from 'chevrotain';
import { tokenLabel } from 'chevrotain';

const VALUE = 'a value: a figure, a name or a formula';
const NAME = 'a name';

/** What a rule of the grammar wants, in the words of the author, where the list of tokens would say less. */
const WANTED: Readonly<Record<string, string>> = {
  args: VALUE,
  atom: VALUE,
  boundsClause: 'a value or `*`',
  calendar: NAME,
  caseCell: 'a figure, `yes`, `no` or a word',
  cases: NAME,
  cell: 'a figure',
  choice: VALUE,
  clause: 'a clause',
  datedRow: 'a figure',
  declaration: 'a declaration',
  definition: NAME,
  expression: VALUE,
  header: 'a header line such as `currency COP`',
  interval: 'a number or `*`',
  literal: 'a figure',
  marksClause: 'a mark',
  profile: 'a mark',
  periodsHeader: NAME,
  reading: 'a reading such as `sum(LINE) of CO.ordinario over year`',
  round: 'a figure such as 0.01 COP',
  simple: NAME,
  source: 'a scheme such as CO.ordinario',
  tableRow: 'a figure',
  tagsClause: 'a tag',
  template: NAME,
  test: NAME,
  testValue: 'a figure, `yes`, `no` or a word',
  testWord: 'a figure, `yes`, `no` or a word',
  weekdaysClause: 'days such as `monday .. friday`',
  type: 'a type: `money`, `rate`, `number`, `integer`, `hours`, `boolean`, `date`, a unit or `one of`',
};

/** What may stand where a rule wanted to close its braces. */
const BEFORE_CLOSING_BRACE: Readonly<Record<string, string>> = {
  calendar: 'a holiday that begins with its date, or `}`',
  cases: 'a figure or `}`',
  datedRows: 'a row that begins with a date, or `}`',
  block: 'a part that begins with its name, or `}`',
  table: 'a row that begins with `[`, `(` or a word, or `}`',
  tableBlock: 'a row that begins with `[`, `(` or a word, or `}`',
  template: 'a declaration or `}`',
  test: '`like`, `given`, `expect` or `}`',
};

const BEFORE_CLOSING_PAREN: Readonly<Record<string, string>> = {
  args: 'an operator, `,` or `)`',
  group: 'an operator or `)`',
  template: '`,` or `)`',
};

function oneOf(types: readonly TokenType[]): string {
  const labels = [...new Set(types.map(tokenLabel))];
  const last = labels.at(-1) ?? 'something else';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} or ${last}`;
}

function firstTokens(paths: readonly (readonly TokenType[])[]): readonly TokenType[] {
  return paths.flatMap((path) => path.slice(0, 1));
}

function single(expected: TokenType, rule: string): string {
  if (expected.name === 'RightBrace') return BEFORE_CLOSING_BRACE[rule] ?? '`}`';
  if (expected.name === 'RightParen') return BEFORE_CLOSING_PAREN[rule] ?? '`)`';
  return tokenLabel(expected);
}

/** Messages of the parser are not sentences but what was expected; the diagnostic adds what was found. */
export const expectation: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, ruleName }) => single(expected, ruleName),
  buildNotAllInputParsedMessage: () => '',
  buildNoViableAltMessage: ({ expectedPathsPerAlt, ruleName, customUserDescription }) =>
    customUserDescription ?? WANTED[ruleName] ?? oneOf(firstTokens(expectedPathsPerAlt.flat())),
  buildEarlyExitMessage: ({ expectedIterationPaths, ruleName, customUserDescription }) =>
    customUserDescription ?? WANTED[ruleName] ?? oneOf(firstTokens(expectedIterationPaths)),
};
