import { EmbeddedActionsParser, type IToken, type TokenType, type TokenVocabulary } from 'chevrotain';
import type { BinaryOperator, Expr, Literal, Name, Span } from '../ast.ts';
import {
  Caps,
  Comma,
  DateToken,
  Dot,
  HoursToken,
  Id,
  LeftParen,
  Minus,
  MissingToken,
  NameToken,
  NumberToken,
  RateToken,
  RightParen,
  Sign,
  TextToken,
  Word,
  word,
} from '../tokens.ts';
import { arithmetic, comparators, connectives, type TokenClass } from '../word-classes.ts';
import { expectation } from './expectation.ts';
import { dateOf, hoursOf, nameOf, numberOf, rateOf, signed, textOf } from './nodes.ts';
import { binary, OperatorChain } from './operator-chain.ts';

/** What makes a comparison of a quantity. */
type ComparisonTail =
  | { readonly op: BinaryOperator; readonly right: Expr }
  | { readonly op: 'among'; readonly negated: boolean; readonly table: Name };

function compared(value: Expr, tail: ComparisonTail, span: Span): Expr {
  if (tail.op !== 'among') return binary(tail.op, value, tail.right);
  return { kind: 'among', span, negated: tail.negated, value, table: tail.table };
}

/** What makes a call or a member of a name. */
type ReferenceTail = { readonly args: readonly Expr[] } | { readonly member: Name };

function named(name: Name): Expr {
  return { kind: 'name', span: name.span, name };
}

function referred(name: Name, tail: ReferenceTail, span: Span): Expr {
  if ('args' in tail) return { kind: 'call', span, callee: name, args: tail.args };
  return { kind: 'member', span, object: name, member: tail.member };
}

/**
 * The rules of formulas and literals. Every formula runs through all of them, so there are few, and what a rule
 * chooses from is made once and not at every call.
 */
export class ExpressionParser extends EmbeddedActionsParser {
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

  private readonly expressionForms = [
    { ALT: () => this.SUBRULE(this.choice) },
    { ALT: () => this.comparisons() },
  ];

  protected readonly expression = this.RULE('expression', (): Expr => this.OR(this.expressionForms));

  private readonly choice = this.RULE('choice', (): Expr => {
    const first = this.CONSUME(word.if);
    const condition = this.SUBRULE(this.condition);
    this.CONSUME(word.then);
    const consequence = this.SUBRULE1(this.expression);
    this.CONSUME(word.else);
    const alternative = this.SUBRULE2(this.expression);
    return { kind: 'if', span: this.since(first), condition, then: consequence, else: alternative };
  });

  private readonly condition = this.RULE('condition', (): Expr => this.comparisons());

  /** Comparisons with `and` and, looser, `or` between them. */
  private comparisons(): Expr {
    let chain: OperatorChain | null = null;
    const first = this.SUBRULE1(this.comparison);
    this.MANY(() => {
      const op = this.takeAny(connectives);
      const next = this.SUBRULE2(this.comparison);
      this.ACTION(() => {
        chain ??= new OperatorChain(first);
        chain.add(op, next);
      });
    });
    return treeOf(chain) ?? first;
  }

  private readonly negator = () => this.CONSUME(word.not);

  private readonly comparisonForms = [
    {
      ALT: (): ComparisonTail => {
        const op = this.takeAny(comparators);
        return { op, right: this.SUBRULE2(this.sum) };
      },
    },
    {
      ALT: (): ComparisonTail => {
        const negated = this.OPTION2(() => this.CONSUME1(word.not)) !== undefined;
        this.CONSUME(word.among);
        return { op: 'among', negated, table: this.name() };
      },
    },
  ];

  private readonly comparisonTail = () => this.OR(this.comparisonForms);

  private readonly comparison = this.RULE('comparison', (): Expr => {
    const not = this.OPTION(this.negator);
    const start = this.LA(1);
    const value = this.SUBRULE1(this.sum);
    const tail = this.OPTION1(this.comparisonTail);
    if (not === undefined && tail === undefined) return value;
    return this.ACTION(() => {
      const operand = tail === undefined ? value : compared(value, tail, this.since(start));
      return not === undefined ? operand : { kind: 'unary', span: this.since(not), op: 'not', operand };
    });
  });

  /** Quantities with `*` and `/` and, looser, `+` and `-` between them. */
  private readonly sum = this.RULE('sum', (): Expr => {
    let chain: OperatorChain | null = null;
    const first = this.SUBRULE1(this.atom);
    this.MANY(() => {
      const op = this.takeAny(arithmetic);
      const next = this.SUBRULE2(this.atom);
      this.ACTION(() => {
        chain ??= new OperatorChain(first);
        chain.add(op, next);
      });
    });
    return treeOf(chain) ?? first;
  });

  private readonly minus = () => this.CONSUME(Minus);
  private readonly unit = () => this.CONSUME1(Caps);

  private readonly atomForms = [
    {
      ALT: (): Expr => {
        const digits = this.CONSUME(NumberToken);
        const unit = this.OPTION1(this.unit);
        return unit === undefined ? numberOf(digits, null) : this.ACTION(() => numberOf(digits, unit));
      },
    },
    { ALT: () => rateOf(this.CONSUME(RateToken)) },
    { ALT: () => hoursOf(this.CONSUME(HoursToken)) },
    { ALT: () => dateOf(this.CONSUME(DateToken)) },
    { ALT: (): Expr => ({ kind: 'text', ...textOf(this.CONSUME(TextToken)) }) },
    { ALT: () => named(nameOf(this.CONSUME(Caps))) },
    { ALT: (): Expr => ({ kind: 'boolean', span: this.since(this.CONSUME(word.yes)), value: true }) },
    { ALT: (): Expr => ({ kind: 'boolean', span: this.since(this.CONSUME(word.no)), value: false }) },
    { ALT: () => this.SUBRULE(this.periodField) },
    { ALT: () => this.SUBRULE(this.reference) },
    { ALT: () => this.SUBRULE(this.group) },
    { ALT: (): Expr => ({ kind: 'missing', span: this.since(this.CONSUME(MissingToken)) }) },
  ];

  private readonly atom = this.RULE('atom', (): Expr => {
    const first = this.OPTION(this.minus);
    const operand = this.OR(this.atomForms);
    return first === undefined ? operand : { kind: 'unary', span: this.since(first), op: '-', operand };
  });

  private readonly periodField = this.RULE('periodField', (): Expr => {
    const first = this.CONSUME(word.period);
    const field = this.OPTION(() => {
      this.CONSUME(Dot);
      return nameOf(this.CONSUME(Word));
    });
    return { kind: 'period', span: this.since(first), field: field ?? null };
  });

  private readonly callables = [
    { ALT: () => this.CONSUME(Id) },
    { ALT: () => this.CONSUME(word.given) },
    { ALT: () => this.CONSUME(word.employer) },
  ];

  private readonly referenceForms = [
    { ALT: (): ReferenceTail => ({ args: this.SUBRULE(this.args) }) },
    {
      ALT: (): ReferenceTail => {
        this.CONSUME(Dot);
        return { member: nameOf(this.CONSUME(Word)) };
      },
    },
  ];

  private readonly referenceTail = () => this.OR(this.referenceForms);

  /** A name, a call or a member. `given` is called like a function; `employer` stands in `sum(employer)`. */
  private readonly reference = this.RULE('reference', (): Expr => {
    const first = this.OR1(this.callables);
    const tail = this.OPTION(this.referenceTail);
    if (tail === undefined) return named(nameOf(first));
    return this.ACTION(() => referred(nameOf(first), tail, this.since(first)));
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

  protected readonly sign = () => this.CONSUME(Sign);

  private readonly literalForms = [
    {
      ALT: (): Literal => {
        const digits = this.CONSUME(NumberToken);
        const unit = this.OPTION1(this.unit);
        return unit === undefined ? numberOf(digits, null) : this.ACTION(() => numberOf(digits, unit));
      },
    },
    { ALT: (): Literal => rateOf(this.CONSUME(RateToken)) },
    { ALT: (): Literal => hoursOf(this.CONSUME(HoursToken)) },
  ];

  /** A figure with its sign; a money unit may follow a number. */
  protected readonly literal = this.RULE('literal', (): Literal => {
    const sign = this.OPTION(this.sign);
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
    const sign = this.OPTION(this.sign);
    const literal = this.OR(this.cellForms);
    return sign === undefined ? literal : this.ACTION(() => signed(literal, sign));
  });
}

/** The tree of a chain, or null without one. */
function treeOf(chain: OperatorChain | null): Expr | null {
  return chain === null ? null : chain.tree();
}
