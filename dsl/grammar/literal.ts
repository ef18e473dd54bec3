import { EmbeddedActionsParser, type IToken, type TokenType, type TokenVocabulary } from 'chevrotain';
import type { Literal, Name, NumberLiteral, Span } from '../ast/ast.ts';
import { TokenSet } from '../lexer/token-set.ts';
import { Caps, HoursToken, Minus, NameToken, NumberToken, Plus, RateToken, Sign } from '../lexer/tokens.ts';
import type { TokenClass } from '../lexer/word-classes.ts';
import { expectation } from './expectation.ts';
import { hoursOf, nameOf, numberOf, rateOf, signed } from './nodes.ts';

const SIGN = new TokenSet([Minus, Plus]);
const UNIT = new TokenSet([Caps]);

/** What all rules use, and the rules of figures. */
export class LiteralParser extends EmbeddedActionsParser {
  /** The grammar is checked by a test and not at every start: it cannot become ambiguous in between. */
  constructor(vocabulary: TokenVocabulary, skipValidations: boolean) {
    super(vocabulary, {
      maxLookahead: 2,
      recoveryEnabled: false,
      errorMessageProvider: expectation,
      skipValidations,
    });
  }

  /** The span from a token to the last one consumed. */
  protected since(first: IToken): Span {
    const last = this.LA(0);
    return { start: first.startOffset, end: last.startOffset + last.image.length };
  }

  /** True once the grammar has been analysed, for which every way through a rule must be gone. */
  protected isAnalysed = false;

  /** False where an option or a repetition cannot begin: asking costs less than trying it, formula by formula. */
  protected mayBegin(starts: TokenSet): boolean {
    return !this.isAnalysed || starts.has(this.LA(1));
  }

  /** Consumes a token that stands for a word of the tree. */
  protected take<const W>(token: TokenType, meaning: W): W {
    this.CONSUME(token);
    return meaning;
  }

  /** Consumes any token of a class. */
  protected takeAny<W extends string>(tokens: TokenClass<W>): W {
    return tokens.meaning(this.CONSUME(tokens.category));
  }

  /** Consumes a name where something is referred to; every name in a rule has a number of its own. */
  protected name(number = 0): Name {
    return nameOf(this.consume(number, NameToken));
  }

  private readonly unit = () => this.CONSUME1(Caps);

  /** A number with the money unit that may follow it. */
  protected quantity(): NumberLiteral {
    const digits = this.CONSUME(NumberToken);
    const unit = this.mayBegin(UNIT) ? this.OPTION1(this.unit) : undefined;
    return unit === undefined ? numberOf(digits, null) : this.ACTION(() => numberOf(digits, unit));
  }

  protected readonly sign = () => this.CONSUME(Sign);

  private readonly literalForms = [
    { ALT: (): Literal => this.quantity() },
    { ALT: (): Literal => rateOf(this.CONSUME(RateToken)) },
    { ALT: (): Literal => hoursOf(this.CONSUME(HoursToken)) },
  ];

  /** A figure with its sign; a money unit may follow a number. */
  protected readonly literal = this.RULE('literal', (): Literal => {
    const sign = this.mayBegin(SIGN) ? this.OPTION(this.sign) : undefined;
    const literal = this.OR(this.literalForms);
    return sign === undefined ? literal : this.ACTION(() => signed(literal, sign));
  });

  private readonly cellForms = [
    { ALT: (): Literal => numberOf(this.CONSUME(NumberToken), null) },
    { ALT: (): Literal => rateOf(this.CONSUME(RateToken)) },
    { ALT: (): Literal => hoursOf(this.CONSUME(HoursToken)) },
  ];

  /** A figure in a row: a literal without unit. */
  protected readonly cell = this.RULE('cell', (): Literal => {
    const sign = this.mayBegin(SIGN) ? this.OPTION(this.sign) : undefined;
    const literal = this.OR(this.cellForms);
    return sign === undefined ? literal : this.ACTION(() => signed(literal, sign));
  });
}
