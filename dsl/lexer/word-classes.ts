import { createToken, type IToken, Lexer, type TokenType } from 'chevrotain';
import type { ArithmeticOperator, ComparisonOperator, LogicalOperator, SimpleKind } from '../ast/ast.ts';
import type { Said } from '../diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../diagnostics/phrases/reading.ts';
import { carried } from './carried-phrase.ts';

/** Tokens that stand in the same places of the grammar, which asks for all of them at once, and what each means. */
export class TokenClass<const W extends string> {
  readonly category: TokenType;
  readonly words: readonly [W, ...W[]];
  private readonly byImage: ReadonlyMap<string, W>;

  constructor(name: Said, words: readonly [W, ...W[]]) {
    this.category = createToken({ name: carried(name), label: carried(name), pattern: Lexer.NA });
    this.words = words;
    this.byImage = new Map(words.map((word) => [word, word]));
  }

  /** What a token of the class means; while the grammar is being analysed there is no text, and any will do. */
  meaning(token: IToken): W {
    return this.byImage.get(token.image) ?? this.words[0];
  }
}

export const arithmetic = new TokenClass<ArithmeticOperator>(readingPhrases.anOperator, ['+', '-', '*', '/']);
export const comparators = new TokenClass<ComparisonOperator>(readingPhrases.aComparison, [
  '=',
  '<>',
  '<=',
  '>=',
  '<',
  '>',
]);
export const connectives = new TokenClass<LogicalOperator>(readingPhrases.andOrOr, ['and', 'or']);

export const simpleKinds = new TokenClass<SimpleKind>(readingPhrases.aDeclaration, [
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
export const repealable = new TokenClass(readingPhrases.aDeclaration, [
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
export const owners = new TokenClass(readingPhrases.aDeclarationWithParts, [
  'table',
  'employer',
  'deductions',
  'template',
]);
export const blocks = new TokenClass(readingPhrases.aBlock, ['employer', 'deductions']);
export const notices = new TokenClass(readingPhrases.warnOrRefuse, ['warn', 'refuse']);
export const outcomes = new TokenClass(readingPhrases.omittedRefused, ['omitted', 'refused']);

export const rowSigns = new TokenClass(readingPhrases.plusOrLess, ['plus', 'less']);

export const textHeaders = new TokenClass(readingPhrases.aHeaderWithAText, ['version', 'law']);
export const nameHeaders = new TokenClass(readingPhrases.aHeaderWithAName, [
  'currency',
  'proration',
  'days',
  'as_of',
]);

export const textClauses = new TokenClass(readingPhrases.aClauseWithAText, [
  'law',
  'source',
  'convention',
  'derived',
  'label',
]);
export const doubtClauses = new TokenClass(readingPhrases.aDoubt, ['unconfirmed', 'single_source']);
export const formulaClauses = new TokenClass(readingPhrases.aClauseWithAFormula, [
  'default',
  'when',
  'on',
  'rate',
]);
export const plainClauses = new TokenClass(readingPhrases.aClause, ['rounded', 'omit_zero', 'sparse']);
export const dateClauses = new TokenClass(readingPhrases.aClauseWithADate, ['from', 'until']);
export const nameClauses = new TokenClass(readingPhrases.aClauseWithAName, [
  'as',
  'bracket',
  'severity',
  'grows_by',
]);

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
