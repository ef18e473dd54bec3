import { createTokenInstance, type IToken, type TokenType } from 'chevrotain';
import { Colon, contextual, Equal, Id, LeftParen, RightParen, word } from '../lexer/tokens.ts';

const HEADS: ReadonlyMap<TokenType, readonly TokenType[]> = new Map([
  [word.table, [Id, Colon, Id, word.of, Id]],
  [contextual.new, [word.let, Id]],
  [contextual.repeal, [word.let, Id]],
  [contextual.profile, [Id, Equal, Id]],
  [word.template, [Id, LeftParen, Id, RightParen]],
]);

/** What nothing can stand in for. */
const WITHOUT: ReadonlySet<TokenType> = new Set([word.test, word.cases, word.scheme, contextual.figures]);

/** A token of no width just behind another: what recovery puts where something is missing. */
export function inserted(type: TokenType, behind: IToken | undefined): IToken {
  const at = behind === undefined ? 0 : behind.startOffset + behind.image.length;
  return createTokenInstance(type, '', at, at, Number.NaN, Number.NaN, Number.NaN, Number.NaN);
}

/**
 * The first word of a declaration with the least that the grammar asks for behind it. It takes the place of a head
 * that cannot be read, so that the clauses and rows after it still have their say; the result is thrown away.
 */
export function cannedHead(first: IToken): readonly IToken[] | null {
  if (WITHOUT.has(first.tokenType)) return null;
  const types = HEADS.get(first.tokenType) ?? [Id];
  return [first, ...types.map((type) => inserted(type, first))];
}
