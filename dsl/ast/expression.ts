/** Formulas. */
import type { DateLiteral, Literal, NumberLiteral } from './literal.ts';
import type { Name, Node } from './node.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/';

export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type LogicalOperator = 'and' | 'or';

export type BinaryOperator = ArithmeticOperator | ComparisonOperator | LogicalOperator;

export type Expr =
  | Literal
  | DateLiteral
  | TextExpr
  | BooleanExpr
  | NameExpr
  | PeriodExpr
  | MemberExpr
  | IndexExpr
  | ColumnExpr
  | CallExpr
  | UnaryExpr
  | BinaryExpr
  | AmongExpr
  | AtExpr
  | IfExpr
  | GroupExpr
  | WhenExpr
  | ReadingExpr
  | MissingExpr;

export interface TextExpr extends Node {
  readonly kind: 'text';
  readonly value: string;
}

/** `yes` or `no` */
export interface BooleanExpr extends Node {
  readonly kind: 'boolean';
  readonly value: boolean;
}

/** A reference: a step, an input, a figure, a choice word, or a unit alone (`UMA` is `1 UMA`). */
export interface NameExpr extends Node {
  readonly kind: 'name';
  readonly name: Name;
}

/** `period.days`; `field` is null for a bare `period`. */
export interface PeriodExpr extends Node {
  readonly kind: 'period';
  readonly field: Name | null;
}

/** `object.member`, kept so that the checker can say what is wrong with it. */
export interface MemberExpr extends Node {
  readonly kind: 'member';
  readonly object: Name;
  readonly member: Name;
}

/** `total_imponible[m]`, `total_imponible[3]`: a member of a family. */
export interface IndexExpr extends Node {
  readonly kind: 'index';
  readonly object: Name;
  readonly index: Expr;
}

/** `causas(causa).multa`: one column of a table. */
export interface ColumnExpr extends Node {
  readonly kind: 'column';
  readonly applied: CallExpr;
  readonly column: Name;
}

/** `min(a, b)`, `sum(salarial)`, `given(x)`, `retencion(base)` */
export interface CallExpr extends Node {
  readonly kind: 'call';
  readonly callee: Name;
  readonly args: readonly Expr[];
}

export interface UnaryExpr extends Node {
  readonly kind: 'unary';
  readonly op: '-' | 'not';
  readonly operand: Expr;
}

export interface BinaryExpr extends Node {
  readonly kind: 'binary';
  readonly op: BinaryOperator;
  readonly left: Expr;
  readonly right: Expr;
}

/** `x among tasas_afp`, `x not among tasas_afp` */
export interface AmongExpr extends Node {
  readonly kind: 'among';
  readonly negated: boolean;
  readonly value: Expr;
  readonly table: Name;
}

/** `salario_minimo at fecha_baja`, `25 SMMLV at d`, `dias_vacaciones(anios) at d`: read at another date. */
export interface AtExpr extends Node {
  readonly kind: 'at';
  readonly value: Expr;
  readonly date: Expr;
}

export interface IfExpr extends Node {
  readonly kind: 'if';
  readonly condition: Expr;
  readonly then: Expr;
  readonly else: Expr;
}

/** Parentheses as the author wrote them. */
export interface GroupExpr extends Node {
  readonly kind: 'group';
  readonly inner: Expr;
}

/** `amount when condition`, which stands in parentheses: nothing where the condition does not hold. */
export interface WhenExpr extends Node {
  readonly kind: 'when';
  readonly value: Expr;
  readonly condition: Expr;
}

/** `sum(neto) of AR.general over year`: what a `history` takes from earlier payslips. It stands in no other formula. */
export interface ReadingExpr extends Node {
  readonly kind: 'reading';
  readonly aggregate: Name;
  /** null for `count of`. */
  readonly line: Name | null;
  readonly of: readonly SchemeName[];
  readonly window: WindowName;
  /** True with `of any employer`; otherwise what this one paid is read alone. */
  readonly isOfAnyEmployer: boolean;
  /** Of a member of a family `by month`, its month; null as written. */
  readonly month: number | null;
}

/** `AR.general` */
export interface SchemeName extends Node {
  readonly country: Name;
  readonly scheme: Name;
}

/** `year`, `last 12 months`, `previous year`, `previous 3 years` */
export interface WindowName extends Node {
  readonly word: Name;
  readonly count: NumberLiteral | null;
  readonly unit: Name | null;
}

/** Stands where an expression could not be read; a syntax error has been reported there. */
export interface MissingExpr extends Node {
  readonly kind: 'missing';
  /** What stood there names these all the same, so that nobody calls them unread. */
  readonly names?: ReadonlySet<string>;
}
