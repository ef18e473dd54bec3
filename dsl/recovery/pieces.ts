import type { IToken, TokenType } from 'chevrotain';
import { clauseWords, freeClauseWords, headerWords } from '../lexer/reserved.ts';
import {
  Blank,
  Colon,
  Comma,
  contextual,
  DateToken,
  Dot,
  DotDot,
  Equal,
  HoursToken,
  Id,
  LeftBrace,
  LeftBracket,
  LeftParen,
  MonthToken,
  NumberToken,
  RateToken,
  RightBrace,
  RightBracket,
  RightParen,
  TextToken,
  word,
} from '../lexer/tokens.ts';
import type { Source } from '../text/source.ts';
import { isFirstOnLine, isName, isUnfinished, startsDeclaration } from './declaration-starts.ts';

/**
 * What a part of a declaration is. `value` and `formula` begin with `=` or a clause word and go on with an
 * expression, so that recovery can keep their beginning and put a missing value behind it.
 */
export type PieceRole = 'head' | 'value' | 'formula' | 'clause' | 'row' | 'brace';

export interface Piece {
  readonly role: PieceRole;
  readonly tokens: readonly IToken[];
}

const CLAUSES: ReadonlySet<TokenType> = new Set(clauseWords.map((each) => word[each]));
const FREE_CLAUSES: ReadonlySet<TokenType> = new Set(freeClauseWords.map((each) => contextual[each]));
const HEADERS: ReadonlySet<TokenType> = new Set(headerWords.map((each) => contextual[each]));
const FORMULAS: ReadonlySet<TokenType> = new Set([word.default, word.when, word.on, word.rate]);
const TEST_SECTIONS: ReadonlySet<TokenType> = new Set([
  word.given,
  word.expect,
  word.period,
  word.source,
  contextual.like,
  contextual.exactly,
]);
const OPENING: ReadonlySet<TokenType> = new Set([LeftParen, LeftBracket]);
const CLOSING: ReadonlySet<TokenType> = new Set([RightParen, RightBracket]);
const BRACES: ReadonlySet<TokenType> = new Set([LeftBrace, RightBrace]);
const FIGURES: ReadonlySet<TokenType> = new Set([NumberToken, RateToken, HoursToken]);
/** After these a text belongs to what stands before it. */
const TAKES_TEXT: ReadonlySet<TokenType> = new Set([
  word.law,
  word.source,
  word.convention,
  word.derived,
  word.label,
  word.unconfirmed,
  word.single_source,
  word.test,
  word.cases,
  contextual.version,
  DateToken,
]);
/** After these a clause word is something else: the type `rate`, the `by` of `scaled by`. */
const KEEPS_WORD: ReadonlySet<TokenType> = new Set([Colon, Dot, word.gives, word.scaled, LeftParen, Comma]);
/** After these a date goes on with a clause. */
const KEEPS_DATE: ReadonlySet<TokenType> = new Set([
  word.from,
  word.until,
  word.after,
  DotDot,
  Comma,
  Id,
  DateToken,
]);
const ENDS_ROW: ReadonlySet<TokenType> = new Set([
  Blank,
  NumberToken,
  RateToken,
  HoursToken,
  RightBracket,
  RightParen,
  TextToken,
  RightBrace,
  LeftBrace,
]);

/** Finds the pieces of one declaration, or of the scheme line, by the words and line starts that open them. */
class PieceCutter {
  private readonly source: Source;
  private readonly tokens: readonly IToken[];
  private readonly isTest: boolean;
  private readonly isTemplate: boolean;
  /** What stands behind its `=` is no formula. */
  private readonly isProfile: boolean;
  private readonly isHead: boolean;
  private depth = 0;
  /** Parentheses that are open in the piece. */
  private open = 0;
  private role: PieceRole = 'head';

  constructor(source: Source, tokens: readonly IToken[]) {
    const first = tokens[0]?.tokenType;
    this.source = source;
    this.tokens = tokens;
    this.isTest = first === word.test || first === word.cases;
    this.isTemplate = first === word.template;
    this.isProfile = first === contextual.profile;
    this.isHead = first === word.scheme || first === contextual.figures;
  }

  cut(): readonly Piece[] {
    const pieces: { role: PieceRole; tokens: IToken[] }[] = [];
    for (const [at, token] of this.tokens.entries()) {
      const role = at === 0 ? 'head' : this.roleAt(at, token);
      const last = pieces.at(-1);
      if (role === null && last !== undefined) last.tokens.push(token);
      else {
        this.role = role ?? 'head';
        this.open = 0;
        pieces.push({ role: this.role, tokens: [token] });
      }
      if (OPENING.has(token.tokenType)) this.open += 1;
      if (CLOSING.has(token.tokenType)) this.open -= 1;
      if (token.tokenType === LeftBrace) this.depth += 1;
      if (token.tokenType === RightBrace) this.depth -= 1;
    }
    return pieces;
  }

  /** The role of the piece that begins at a token, or null when the token goes on with the piece before. */
  private roleAt(at: number, token: IToken): PieceRole | null {
    const type = token.tokenType;
    const before = this.tokens[at - 1];
    if (BRACES.has(type)) return 'brace';
    const amongRows = this.depth > (this.isTemplate ? 1 : 0);
    if (startsDeclaration(this.source.text, this.tokens, at, amongRows)) return 'head';
    if (this.isTest) return this.testRole(type);
    if (CLAUSES.has(type)) return this.isOfFor(at, type) ? null : this.clauseRole(before, type);
    if (FREE_CLAUSES.has(type) && this.opensFreeClause(at)) return 'clause';
    if (type === TextToken) return this.textRole(before);
    if (this.isHead) return HEADERS.has(type) || this.opensLine(at) ? 'clause' : null;
    if (type === Equal) return this.valueRole();
    return this.opensRow(at, token) ? 'row' : null;
  }

  /** The `in` of `for m in 1 .. 12` opens no bounds. */
  private isOfFor(at: number, type: TokenType): boolean {
    return type === word.in && this.tokens[at - 2]?.tokenType === contextual.for;
  }

  private clauseRole(before: IToken | undefined, type: TokenType): PieceRole | null {
    if (before !== undefined && KEEPS_WORD.has(before.tokenType)) return null;
    if (type === word.when && this.open > 0) return null;
    return FORMULAS.has(type) ? 'formula' : 'clause';
  }

  /** A word that is a name elsewhere opens a clause before a name. */
  private opensFreeClause(at: number): boolean {
    return !this.isTest && isName(this.tokens[at + 1]) && !isUnfinished(this.tokens[at - 1]);
  }

  private textRole(before: IToken | undefined): PieceRole | null {
    const belongs = before === undefined || TAKES_TEXT.has(before.tokenType) || isName(before);
    return belongs || isUnfinished(before) ? null : 'clause';
  }

  private valueRole(): PieceRole | null {
    const ofHead = this.role === 'head' || (this.role === 'row' && this.depth > 0);
    return ofHead && !this.isTest && !this.isProfile ? 'value' : null;
  }

  private testRole(type: TokenType): PieceRole | null {
    return TEST_SECTIONS.has(type) ? 'clause' : null;
  }

  private opensLine(at: number): boolean {
    return isFirstOnLine(this.source.text, this.tokens, at) && !isUnfinished(this.tokens[at - 1]);
  }

  private opensRow(at: number, token: IToken): boolean {
    if (this.depth === 0) return false;
    const type = token.tokenType;
    const before = this.tokens[at - 1];
    if (before?.tokenType === LeftBrace) return true;
    if (type === DateToken || type === MonthToken)
      return before !== undefined && !KEEPS_DATE.has(before.tokenType);
    if (type === LeftBracket || type === LeftParen) return this.opensLine(at) || this.followsRow(before);
    if (!isName(token)) return false;
    const next = this.tokens[at + 1];
    return (
      this.opensLine(at) || (this.followsRow(before) && next !== undefined && FIGURES.has(next.tokenType))
    );
  }

  private followsRow(before: IToken | undefined): boolean {
    return before !== undefined && ENDS_ROW.has(before.tokenType);
  }
}

/** Cuts a declaration or the scheme line into pieces, so that a fault in one piece leaves the others readable. */
export function piecesOf(source: Source, tokens: readonly IToken[]): readonly Piece[] {
  return new PieceCutter(source, tokens).cut();
}
