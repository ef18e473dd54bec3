import type { IParserErrorMessageProvider, TokenType } from 'chevrotain';
import { tokenLabel } from 'chevrotain';

/** What a rule of the grammar wants, in the words of the author, where the list of tokens would say less. */
const WANTED: Readonly<Record<string, string>> = {
  name: 'a name',
  definition: 'a name',
  expression: 'a value: a figure, a name or a formula',
  choice: 'a value: a figure, a name or a formula',
  atom: 'a value: a figure, a name or a formula',
  literal: 'a figure',
  cell: 'a figure',
  testValue: 'a figure, `yes`, `no` or a word',
  type: 'a type: `money`, `rate`, `number`, `integer`, `hours`, `boolean`, `date`, a unit or `one of`',
  clause: 'a clause',
  rowDate: 'a date or a month at the start of the row',
  rowKey: 'an interval such as `(0 .. 10]` or a word at the start of the row',
  opening: '`[` or `(`',
  closing: '`]` or `)`',
  header: 'a header line such as `currency COP`',
  declaration: 'a declaration',
  testSection: '`given` or `expect`',
  reference: '`(` or `.`',
};

function oneOf(types: readonly TokenType[]): string {
  const labels = [...new Set(types.map(tokenLabel))];
  const last = labels.at(-1) ?? 'something else';
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} or ${last}`;
}

function firstTokens(paths: readonly (readonly TokenType[])[]): readonly TokenType[] {
  return paths.flatMap((path) => path.slice(0, 1));
}

/** Messages of the parser are not sentences but what was expected; the diagnostic adds what was found. */
export const expectation: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, ruleName }) =>
    WANTED[ruleName] !== undefined && ruleName === 'definition' ? WANTED[ruleName] : tokenLabel(expected),
  buildNotAllInputParsedMessage: () => '',
  buildNoViableAltMessage: ({ expectedPathsPerAlt, ruleName, customUserDescription }) =>
    customUserDescription ?? WANTED[ruleName] ?? oneOf(firstTokens(expectedPathsPerAlt.flat())),
  buildEarlyExitMessage: ({ expectedIterationPaths, ruleName, customUserDescription }) =>
    customUserDescription ?? WANTED[ruleName] ?? oneOf(firstTokens(expectedIterationPaths)),
};
