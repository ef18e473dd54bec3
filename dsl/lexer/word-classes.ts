import { createToken, type IToken, Lexer, type TokenType } from 'chevrotain';
import type { ArithmeticOperator, ComparisonOperator, LogicalOperator, SimpleKind } from '../ast/ast.ts';

/** Tokens that stand in the same places of the grammar, which asks for all of them at once, and what each means. */
export class TokenClass<const W extends string> {
  readonly category: TokenType;
  readonly words: readonly [W, ...W[]];
  private readonly byImage: ReadonlyMap<string, W>;

  constructor(name: string, words: readonly [W, ...W[]]) {
    this.category = createToken({ name, label: name, pattern: Lexer.NA });
    this.words = words;
    this.byImage = new Map(words.map((word) => [word, word]));
  }

  /** What a token of the class means; while the grammar is being analysed there is no text, and any will do. */
  meaning(token: IToken): W {
    return this.byImage.get(token.image) ?? this.words[0];
  }
}

export const arithmetic = new TokenClass<ArithmeticOperator>('an operator', ['+', '-', '*', '/']);
export const comparators = new TokenClass<ComparisonOperator>('a comparison', [
  '=',
  '<>',
  '<=',
  '>=',
  '<',
  '>',
]);
export const connectives = new TokenClass<LogicalOperator>('`and` or `or`', ['and', 'or']);

export const simpleKinds = new TokenClass<SimpleKind>('a declaration', [
  'unit',
  'mark',
  'param',
  'input',
  'flag',
  'let',
  'perception',
  'deduction',
  'base',
  'total',
]);
/** What a statement of an amendment may repeal. */
export const repealable = new TokenClass('a declaration', [
  ...simpleKinds.words,
  'table',
  'employer',
  'deductions',
  'profile',
  'history',
  'calendar',
  'template',
  'apply',
  'warn',
  'refuse',
]);
/** What has parts that an amendment may name. */
export const owners = new TokenClass('a declaration with parts', [
  'table',
  'employer',
  'deductions',
  'template',
]);
export const blocks = new TokenClass('a block', ['employer', 'deductions']);
export const notices = new TokenClass('`warn` or `refuse`', ['warn', 'refuse']);
export const outcomes = new TokenClass('`omitted`, `refused`', ['omitted', 'refused']);

export const rowSigns = new TokenClass('`plus` or `less`', ['plus', 'less']);

export const textHeaders = new TokenClass('a header with a text', ['version', 'law']);
export const nameHeaders = new TokenClass('a header with a name', ['currency', 'proration', 'days', 'as_of']);

export const textClauses = new TokenClass('a clause with a text', [
  'law',
  'source',
  'convention',
  'derived',
  'label',
]);
export const doubtClauses = new TokenClass('a doubt', ['unconfirmed', 'single_source']);
export const formulaClauses = new TokenClass('a clause with a formula', ['default', 'when', 'on', 'rate']);
export const plainClauses = new TokenClass('a clause', ['rounded', 'omit_zero', 'sparse']);
export const dateClauses = new TokenClass('a clause with a date', ['from', 'until']);
export const nameClauses = new TokenClass('a clause with a name', ['as', 'bracket', 'severity', 'grows_by']);

const wordClasses: readonly TokenClass<string>[] = [
  connectives,
  simpleKinds,
  repealable,
  owners,
  blocks,
  notices,
  outcomes,
  rowSigns,
  textHeaders,
  nameHeaders,
  textClauses,
  doubtClauses,
  formulaClauses,
  plainClauses,
  dateClauses,
  nameClauses,
];

/** The categories of a word of the language. */
export function classesOf(word: string): readonly TokenType[] {
  return wordClasses.filter(({ words }) => words.includes(word)).map(({ category }) => category);
}
