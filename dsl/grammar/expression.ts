import { EmbeddedActionsParser, type IToken, type TokenType, type TokenVocabulary } from 'chevrotain';
import type { BinaryOperator, Expr, Literal, Name, Span } from '../ast.ts';
import {
  Caps,
  Comma,
  DateToken,
  Dot,
  Equal,
  Greater,
  GreaterOrEqual,
  HoursToken,
  Id,
  LeftParen,
  Less,
  LessOrEqual,
  Minus,
  MissingToken,
  NotEqual,
  NumberToken,
  Plus,
  RateToken,
  RightParen,
  Slash,
  Star,
  TextToken,
  Word,
  word,
} from '../tokens.ts';
import { expectation } from './expectation.ts';
import { dateOf, hoursOf, nameOf, numberOf, rateOf, textOf } from './nodes.ts';

const COMPARISONS: readonly (readonly [TokenType, BinaryOperator])[] = [
  [Equal, '='],
  [NotEqual, '<>'],
  [LessOrEqual, '<='],
  [GreaterOrEqual, '>='],
  [Less, '<'],
  [Greater, '>'],
];

function binary(op: BinaryOperator, left: Expr, right: Expr): Expr {
  return { kind: 'binary', span: { start: left.span.start, end: right.span.end }, op, left, right };
}

/** The rules of formulas and literals, one per line of the grammar, loosest first. */
export class ExpressionParser extends EmbeddedActionsParser {
  constructor(vocabulary: TokenVocabulary) {
    super(vocabulary, { maxLookahead: 2, recoveryEnabled: false, errorMessageProvider: expectation });
  }

  /** The span from a token to the last one consumed. */
  protected since(first: IToken): Span {
    const last = this.LA(0);
    return { start: first.startOffset, end: last.startOffset + last.image.length };
  }

  /** Consumes a token that stands for a word of the tree. */
  protected take<const W>(token: TokenType, meaning: W): W {
    this.CONSUME(token);
    return meaning;
  }

  /** A name where something is referred to or defined. */
  protected readonly name = this.RULE(
    'name',
    (): Name => this.OR([{ ALT: () => nameOf(this.CONSUME(Id)) }, { ALT: () => nameOf(this.CONSUME(Caps)) }]),
  );

  protected readonly expression = this.RULE(
    'expression',
    (): Expr =>
      this.OR([{ ALT: () => this.SUBRULE(this.choice) }, { ALT: () => this.SUBRULE(this.disjunction) }]),
  );

  private readonly choice = this.RULE('choice', (): Expr => {
    const first = this.CONSUME(word.if);
    const condition = this.SUBRULE(this.disjunction);
    this.CONSUME(word.then);
    const consequence = this.SUBRULE1(this.expression);
    this.CONSUME(word.else);
    const alternative = this.SUBRULE2(this.expression);
    return { kind: 'if', span: this.since(first), condition, then: consequence, else: alternative };
  });

  private readonly disjunction = this.RULE('disjunction', (): Expr => {
    let left = this.SUBRULE1(this.conjunction);
    this.MANY(() => {
      this.CONSUME(word.or);
      const right = this.SUBRULE2(this.conjunction);
      left = this.ACTION(() => binary('or', left, right));
    });
    return left;
  });

  private readonly conjunction = this.RULE('conjunction', (): Expr => {
    let left = this.SUBRULE1(this.negation);
    this.MANY(() => {
      this.CONSUME(word.and);
      const right = this.SUBRULE2(this.negation);
      left = this.ACTION(() => binary('and', left, right));
    });
    return left;
  });

  private readonly negation = this.RULE('negation', (): Expr => {
    const first = this.OPTION(() => this.CONSUME(word.not));
    const operand = this.SUBRULE(this.comparison);
    return first === undefined ? operand : { kind: 'unary', span: this.since(first), op: 'not', operand };
  });

  private readonly comparison = this.RULE('comparison', (): Expr => {
    const first = this.LA(1);
    const left = this.SUBRULE1(this.sum);
    return (
      this.OPTION1(() =>
        this.OR([
          {
            ALT: () => {
              const op = this.SUBRULE(this.comparator);
              const right = this.SUBRULE2(this.sum);
              return this.ACTION(() => binary(op, left, right));
            },
          },
          {
            ALT: (): Expr => {
              const negated = this.OPTION2(() => this.CONSUME(word.not)) !== undefined;
              this.CONSUME(word.among);
              const table = this.SUBRULE(this.name);
              return { kind: 'among', span: this.since(first), negated, value: left, table };
            },
          },
        ]),
      ) ?? left
    );
  });

  private readonly comparator = this.RULE(
    'comparator',
    (): BinaryOperator =>
      this.OR(
        COMPARISONS.map(([token, op], at) => ({
          ALT: () => {
            this.consume(at, token);
            return op;
          },
        })),
      ),
  );

  private readonly sum = this.RULE('sum', (): Expr => {
    let left = this.SUBRULE1(this.product);
    this.MANY(() => {
      const op = this.OR([{ ALT: () => this.take(Plus, '+') }, { ALT: () => this.take(Minus, '-') }]);
      const right = this.SUBRULE2(this.product);
      left = this.ACTION(() => binary(op, left, right));
    });
    return left;
  });

  private readonly product = this.RULE('product', (): Expr => {
    let left = this.SUBRULE1(this.signed);
    this.MANY(() => {
      const op = this.OR([{ ALT: () => this.take(Star, '*') }, { ALT: () => this.take(Slash, '/') }]);
      const right = this.SUBRULE2(this.signed);
      left = this.ACTION(() => binary(op, left, right));
    });
    return left;
  });

  private readonly signed = this.RULE('signed', (): Expr => {
    const first = this.OPTION(() => this.CONSUME(Minus));
    const operand = this.SUBRULE(this.atom);
    return first === undefined ? operand : { kind: 'unary', span: this.since(first), op: '-', operand };
  });

  private readonly atom = this.RULE(
    'atom',
    (): Expr =>
      this.OR([
        { ALT: () => this.SUBRULE(this.quantity) },
        { ALT: () => rateOf(this.CONSUME(RateToken), null) },
        { ALT: () => hoursOf(this.CONSUME(HoursToken), null) },
        { ALT: () => dateOf(this.CONSUME(DateToken)) },
        { ALT: (): Expr => ({ kind: 'text', ...textOf(this.CONSUME(TextToken)) }) },
        { ALT: () => this.SUBRULE(this.unitAlone) },
        { ALT: (): Expr => ({ kind: 'boolean', span: this.since(this.CONSUME(word.yes)), value: true }) },
        { ALT: (): Expr => ({ kind: 'boolean', span: this.since(this.CONSUME(word.no)), value: false }) },
        { ALT: () => this.SUBRULE(this.periodField) },
        { ALT: () => this.SUBRULE(this.reference) },
        { ALT: () => this.SUBRULE(this.group) },
        { ALT: (): Expr => ({ kind: 'missing', span: this.since(this.CONSUME(MissingToken)) }) },
      ]),
  );

  private readonly quantity = this.RULE('quantity', (): Expr => {
    const digits = this.CONSUME(NumberToken);
    const unit = this.OPTION(() => this.CONSUME(Caps));
    return this.ACTION(() => numberOf(digits, null, unit ?? null));
  });

  private readonly unitAlone = this.RULE('unitAlone', (): Expr => {
    const name = nameOf(this.CONSUME(Caps));
    return { kind: 'name', span: name.span, name };
  });

  private readonly periodField = this.RULE('periodField', (): Expr => {
    const first = this.CONSUME(word.period);
    const field = this.OPTION(() => {
      this.CONSUME(Dot);
      return nameOf(this.CONSUME(Word));
    });
    return { kind: 'period', span: this.since(first), field: field ?? null };
  });

  /** A name, a call or a member. `given` is called like a function; `employer` stands in `sum(employer)`. */
  private readonly reference = this.RULE('reference', (): Expr => {
    const first = this.OR1([
      { ALT: () => this.CONSUME1(Id) },
      { ALT: () => this.CONSUME(word.given) },
      { ALT: () => this.CONSUME(word.employer) },
    ]);
    const name = this.ACTION(() => nameOf(first));
    return (
      this.OPTION(() =>
        this.OR2([
          {
            ALT: (): Expr => {
              const args = this.SUBRULE(this.args);
              return { kind: 'call', span: this.since(first), callee: name, args };
            },
          },
          {
            ALT: (): Expr => {
              this.CONSUME(Dot);
              const member = nameOf(this.CONSUME2(Word));
              return { kind: 'member', span: this.since(first), object: name, member };
            },
          },
        ]),
      ) ?? this.ACTION(() => ({ kind: 'name', span: name.span, name }))
    );
  });

  private readonly args = this.RULE('args', (): readonly Expr[] => {
    const args: Expr[] = [];
    this.CONSUME(LeftParen);
    this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => args.push(this.SUBRULE(this.expression)) });
    this.CONSUME(RightParen);
    return args;
  });

  protected readonly group = this.RULE('group', (): Expr & { readonly kind: 'group' } => {
    const first = this.CONSUME(LeftParen);
    const inner = this.SUBRULE(this.expression);
    this.CONSUME(RightParen);
    return { kind: 'group', span: this.since(first), inner };
  });

  protected readonly sign = this.RULE(
    'sign',
    (): IToken | null =>
      this.OPTION(() => this.OR([{ ALT: () => this.CONSUME(Minus) }, { ALT: () => this.CONSUME(Plus) }])) ??
      null,
  );

  /** A literal with its sign; `unit` says whether a money unit may follow a number. */
  protected readonly literal = this.RULE('literal', (): Literal => {
    const sign = this.SUBRULE(this.sign);
    return this.OR([
      {
        ALT: () => {
          const digits = this.CONSUME(NumberToken);
          const unit = this.OPTION(() => this.CONSUME(Caps));
          return this.ACTION(() => numberOf(digits, sign, unit ?? null));
        },
      },
      { ALT: () => rateOf(this.CONSUME(RateToken), sign) },
      { ALT: () => hoursOf(this.CONSUME(HoursToken), sign) },
    ]);
  });

  /** A figure in a row: a literal without unit. */
  protected readonly cell = this.RULE('cell', (): Literal => {
    const sign = this.SUBRULE(this.sign);
    return this.OR([
      { ALT: () => numberOf(this.CONSUME(NumberToken), sign, null) },
      { ALT: () => rateOf(this.CONSUME(RateToken), sign) },
      { ALT: () => hoursOf(this.CONSUME(HoursToken), sign) },
    ]);
  });
}
