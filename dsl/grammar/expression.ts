import type { IToken } from 'chevrotain';
import type { BinaryOperator, CallExpr, Expr, Name, Span } from '../ast/ast.ts';
import { TokenSet } from '../lexer/token-set.ts';
import {
  Caps,
  Comma,
  contextual,
  DateToken,
  Dot,
  Equal,
  Greater,
  GreaterOrEqual,
  HoursToken,
  Id,
  LeftBracket,
  LeftParen,
  Less,
  LessOrEqual,
  Minus,
  MissingToken,
  NotEqual,
  Plus,
  RateToken,
  RightBracket,
  RightParen,
  Slash,
  Star,
  TextToken,
  Word,
  word,
} from '../lexer/tokens.ts';
import { arithmetic, blocks, comparators, connectives } from '../lexer/word-classes.ts';
import { LiteralParser } from './literal.ts';
import { dateOf, hoursOf, nameOf, rateOf, textOf } from './nodes.ts';

const CONNECTIVES = new TokenSet([word.and, word.or]);
const ARITHMETIC = new TokenSet([Plus, Minus, Star, Slash]);
const COMPARISON_TAILS = new TokenSet([
  Equal,
  NotEqual,
  LessOrEqual,
  GreaterOrEqual,
  Less,
  Greater,
  word.not,
  word.among,
]);
const REFERENCE_TAILS = new TokenSet([LeftParen, Dot, LeftBracket]);
const COLUMN = new TokenSet([Dot]);
const NOT = new TokenSet([word.not]);
const MINUS = new TokenSet([Minus]);
const AT = new TokenSet([contextual.at]);
const WHEN = new TokenSet([word.when]);

/** What makes a comparison of a quantity. */
type ComparisonTail =
  | { readonly op: BinaryOperator; readonly right: Expr }
  | { readonly op: 'among'; readonly negated: boolean; readonly table: Name };

function compared(value: Expr, tail: ComparisonTail, span: Span): Expr {
  if (tail.op !== 'among') return binary(tail.op, value, tail.right);
  return { kind: 'among', span, negated: tail.negated, value, table: tail.table };
}

/** What makes a call, a member or one of a family of a name. */
type ReferenceTail =
  | { readonly args: readonly Expr[]; readonly end: number; readonly column: Name | undefined }
  | { readonly member: Name }
  | { readonly index: Expr };

function named(name: Name): Expr {
  return { kind: 'name', span: name.span, name };
}

function calledBy(
  callee: Name,
  { args, end, column }: Extract<ReferenceTail, { readonly args: unknown }>,
  span: Span,
): Expr {
  const applied: CallExpr = { kind: 'call', span: { start: span.start, end }, callee, args };
  return column === undefined ? applied : { kind: 'column', span, applied, column };
}

function referred(name: Name, tail: ReferenceTail, span: Span): Expr {
  if ('args' in tail) return calledBy(name, tail, span);
  if ('index' in tail) return { kind: 'index', span, object: name, index: tail.index };
  return { kind: 'member', span, object: name, member: tail.member };
}

function called(value: Expr, condition: Expr): Expr {
  return { kind: 'when', span: { start: value.span.start, end: condition.span.end }, value, condition };
}

/**
 * The rules of formulas and literals. Every formula runs through all of them, so there are few, and what a rule
 * chooses from is made once and not at every call.
 */
export class ExpressionParser extends LiteralParser {
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
    const first = this.SUBRULE1(this.comparison);
    return this.mayBegin(CONNECTIVES) ? this.moreComparisons(first) : first;
  }

  private moreComparisons(first: Expr): Expr {
    let chain: OperatorChain | null = null;
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
    const not = this.mayBegin(NOT) ? this.OPTION(this.negator) : undefined;
    const start = this.LA(1);
    const value = this.SUBRULE1(this.sum);
    const operand = this.mayBegin(COMPARISON_TAILS) ? this.comparedTo(value, start) : value;
    return not === undefined ? operand : { kind: 'unary', span: this.since(not), op: 'not', operand };
  });

  private comparedTo(value: Expr, start: IToken): Expr {
    const tail = this.OPTION1(this.comparisonTail);
    return tail === undefined ? value : this.ACTION(() => compared(value, tail, this.since(start)));
  }

  /** Quantities with `*` and `/` and, looser, `+` and `-` between them. */
  private readonly sum = this.RULE('sum', (): Expr => {
    const first = this.SUBRULE1(this.atom);
    return this.mayBegin(ARITHMETIC) ? this.moreTerms(first) : first;
  });

  private moreTerms(first: Expr): Expr {
    let chain: OperatorChain | null = null;
    this.MANY(() => {
      const op = this.takeAny(arithmetic);
      const next = this.SUBRULE2(this.atom);
      this.ACTION(() => {
        chain ??= new OperatorChain(first);
        chain.add(op, next);
      });
    });
    return treeOf(chain) ?? first;
  }

  private readonly minus = () => this.CONSUME(Minus);

  private readonly atomForms = [
    { ALT: (): Expr => this.quantity() },
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
    const first = this.mayBegin(MINUS) ? this.OPTION(this.minus) : undefined;
    const start = this.LA(1);
    const value = this.OR(this.atomForms);
    const operand = this.mayBegin(AT) ? this.atDate(value, start) : value;
    return first === undefined ? operand : { kind: 'unary', span: this.since(first), op: '-', operand };
  });

  private readonly dateForms = [
    { ALT: (): Expr => dateOf(this.CONSUME1(DateToken)) },
    { ALT: () => this.SUBRULE1(this.periodField) },
    { ALT: () => this.SUBRULE1(this.reference) },
    { ALT: () => this.SUBRULE1(this.group) },
  ];

  private readonly otherDate = () => {
    this.CONSUME(contextual.at);
    return this.OR1(this.dateForms);
  };

  /** `at` and a date after a value. What follows a name says whether `at` is one: the next part of a table, say. */
  private atDate(value: Expr, start: IToken): Expr {
    const date = this.OPTION2(this.otherDate);
    return date === undefined ? value : { kind: 'at', span: this.since(start), value, date };
  }

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
    { ALT: () => this.CONSUME(blocks.category) },
  ];

  private readonly columnName = () => {
    this.CONSUME1(Dot);
    return nameOf(this.CONSUME1(Word));
  };

  private readonly referenceForms = [
    {
      ALT: (): ReferenceTail => {
        const args = this.SUBRULE(this.args);
        const { end } = this.since(this.LA(0));
        const column = this.mayBegin(COLUMN) ? this.OPTION1(this.columnName) : undefined;
        return { args, end, column };
      },
    },
    {
      ALT: (): ReferenceTail => {
        this.CONSUME(Dot);
        return { member: nameOf(this.CONSUME(Word)) };
      },
    },
    {
      ALT: (): ReferenceTail => {
        this.CONSUME(LeftBracket);
        const index = this.SUBRULE(this.expression);
        this.CONSUME(RightBracket);
        return { index };
      },
    },
  ];

  private readonly referenceTail = () => this.OR(this.referenceForms);

  /** A name, a call or a member. `given` is called like a function; `employer` and `deductions` stand in `sum(…)`. */
  private readonly reference = this.RULE('reference', (): Expr => {
    const first = this.OR1(this.callables);
    const tail = this.mayBegin(REFERENCE_TAILS) ? this.OPTION(this.referenceTail) : undefined;
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
    const value = this.SUBRULE(this.expression);
    const condition = this.mayBegin(WHEN) ? this.OPTION(this.onlyWhen) : undefined;
    const inner = condition === undefined ? value : this.ACTION(() => called(value, condition));
    this.CONSUME(RightParen);
    return { kind: 'group', span: this.since(first), inner };
  });

  private readonly onlyWhen = () => {
    this.CONSUME(word.when);
    return this.SUBRULE1(this.expression);
  };
}

/** The tree of a chain, or null without one. */
function treeOf(chain: OperatorChain | null): Expr | null {
  return chain === null ? null : chain.tree();
}

/** Operators that bind tighter than their fellows: `*` than `+`, `and` than `or`. */
const TIGHT: ReadonlySet<BinaryOperator> = new Set(['*', '/', 'and']);

function binary(op: BinaryOperator, left: Expr, right: Expr): Expr {
  return { kind: 'binary', span: { start: left.span.start, end: right.span.end }, op, left, right };
}

/** Operands in a row with the operators between them, which bind in two degrees and to the left. */
class OperatorChain {
  /** What stands before the last loose operator. */
  private before: { readonly op: BinaryOperator; readonly left: Expr } | null = null;
  private last: Expr;

  constructor(first: Expr) {
    this.last = first;
  }

  add(op: BinaryOperator, operand: Expr): void {
    if (TIGHT.has(op)) this.last = binary(op, this.last, operand);
    else {
      this.before = { op, left: this.tree() };
      this.last = operand;
    }
  }

  tree(): Expr {
    return this.before === null ? this.last : binary(this.before.op, this.before.left, this.last);
  }
}
