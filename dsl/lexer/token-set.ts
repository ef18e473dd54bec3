import type { IToken, TokenType } from 'chevrotain';

/** Kinds of tokens, asked of every token of a file: one look into an array, where a `Set` would hash an object. */
export class TokenSet {
  private readonly members: boolean[] = [];

  constructor(types: Iterable<TokenType>) {
    for (const { tokenTypeIdx } of types) if (tokenTypeIdx !== undefined) this.members[tokenTypeIdx] = true;
  }

  has(token: IToken): boolean {
    return this.members[token.tokenTypeIdx] === true;
  }
}
