/**
 * The syntax tree of a `.pay` file: what the parser builds, the formatter prints and the compiler reads.
 * Every node carries its span. Numbers stay text (`digits`), so nothing is lost before exact arithmetic.
 */

/** Half-open range of UTF-16 offsets into the source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Node {
  readonly span: Span;
}

/** A lower-case name (`base_isr`), a CAPITALS name (`UVT`) or a contextual word (`monthly`). */
export interface Name extends Node {
  readonly text: string;
}

/** A quoted text; `value` is without quotes. */
export interface Text extends Node {
  readonly value: string;
}

/** `2025-07-15`; `iso` is the same text. Calendar validity is checked by the lexer (PAY103). */
export interface DateLiteral extends Node {
  readonly kind: 'date';
  readonly iso: string;
}

/** `2025-07` */
export interface MonthLiteral extends Node {
  readonly kind: 'month';
  readonly iso: string;
}

/** `digits` is a plain decimal: optional minus, no underscores, no `%`, no `h`. `+` is dropped. */
export interface NumberLiteral extends Node {
  readonly kind: 'number';
  readonly digits: string;
  /** The number as the author wrote it, with its underscores and sign. */
  readonly spelling: string;
  /** The money unit that follows (`12 UVT`), or null for a bare number. */
  readonly unit: Name | null;
}

/** `4%`: `digits` is `4`. */
export interface RateLiteral extends Node {
  readonly kind: 'rate';
  readonly digits: string;
  readonly spelling: string;
}

/** `230h`: `digits` is `230`. */
export interface HoursLiteral extends Node {
  readonly kind: 'hours';
  readonly digits: string;
  readonly spelling: string;
}

export type Literal = NumberLiteral | RateLiteral | HoursLiteral;

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
  | CallExpr
  | UnaryExpr
  | BinaryExpr
  | AmongExpr
  | IfExpr
  | GroupExpr
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
/** Stands where an expression could not be read; a syntax error has been reported there. */
export interface MissingExpr extends Node {
  readonly kind: 'missing';
}

/** `money`, `rate`, `ARS`, or `one of a, b` */
export type TypeRef = NamedType | ChoiceType;
export interface NamedType extends Node {
  readonly kind: 'named';
  readonly name: Name;
}
export interface ChoiceType extends Node {
  readonly kind: 'choice';
  readonly words: readonly Name[];
}

export interface Mark extends Node {
  readonly negated: boolean;
  readonly name: Name;
  readonly except: Expr | null;
}
export interface Tag extends Node {
  readonly name: Name;
  /** `P001` in `cfdi:P001`. */
  readonly value: Name | null;
}
/** One rung of a rounding ladder: `1_000 COP above 10_000 COP`. */
export interface Rung extends Node {
  readonly quantum: Literal;
  readonly above: Literal | null;
}
export interface RoundSpec extends Node {
  /** `each` or `limits` in front of the mode, else null. */
  readonly scope: Name | null;
  readonly mode: Name;
  readonly rungs: readonly Rung[];
}

export type Clause = Node &
  (
    | { readonly kind: 'text'; readonly text: Text }
    | { readonly kind: 'law' | 'source' | 'convention' | 'derived' | 'label'; readonly text: Text }
    | { readonly kind: 'unconfirmed' | 'single_source'; readonly text: Text | null }
    | {
        readonly kind: 'in';
        readonly lower: Expr;
        readonly lowerClosed: boolean;
        /** null for `*` */
        readonly upper: Expr | null;
        readonly upperClosed: boolean;
      }
    | { readonly kind: 'default' | 'when' | 'on' | 'rate'; readonly expr: Expr }
    | { readonly kind: 'required'; readonly unless: Name | null }
    | { readonly kind: 'marks'; readonly marks: readonly Mark[] }
    | { readonly kind: 'tags'; readonly tags: readonly Tag[] }
    | { readonly kind: 'rounded' | 'omit_zero' | 'sparse' }
    | { readonly kind: 'round'; readonly round: RoundSpec }
    | { readonly kind: 'from' | 'until'; readonly date: DateLiteral }
    | { readonly kind: 'by'; readonly by: Name; readonly dates: readonly DateLiteral[] }
    | { readonly kind: 'as' | 'bracket' | 'severity' | 'grows_by'; readonly name: Name }
    | { readonly kind: 'carry_forward'; readonly code: Name; readonly after: MonthLiteral | null }
    | { readonly kind: 'scaled'; readonly by: Expr }
    | { readonly kind: 'grid'; readonly step: Literal }
    | { readonly kind: 'continuous'; readonly within: Literal | null }
    | { readonly kind: 'with'; readonly name: Name; readonly value: Expr }
  );

export type ClauseKind = Clause['kind'];

export type Header = Node &
  (
    | { readonly kind: 'version' | 'law'; readonly text: Text }
    | { readonly kind: 'currency' | 'proration' | 'days' | 'as_of'; readonly name: Name }
    | { readonly kind: 'valid'; readonly from: DateLiteral; readonly until: DateLiteral }
    | { readonly kind: 'periods'; readonly names: readonly Name[] }
    | { readonly kind: 'round'; readonly round: RoundSpec }
    | {
        readonly kind: 'change';
        readonly date: DateLiteral;
        readonly summary: Text;
        readonly law: Text | null;
      }
  );

export interface Scheme extends Node {
  readonly country: Name;
  readonly id: Name;
  readonly label: Text | null;
  readonly headers: readonly Header[];
}

export type SimpleKind =
  | 'unit'
  | 'mark'
  | 'param'
  | 'input'
  | 'flag'
  | 'let'
  | 'perception'
  | 'deduction'
  | 'base'
  | 'total';

export interface Column extends Node {
  readonly name: Name;
  readonly label: Text | null;
  readonly type: TypeRef | null;
}

/** A cell of a dated row: a literal, or a formula in parentheses (one-column `let`). */
export type Cell = Literal | GroupExpr;

export interface DatedRow extends Node {
  readonly at: DateLiteral | MonthLiteral;
  readonly cells: readonly Cell[];
  readonly clauses: readonly Clause[];
}

export interface SimpleDecl extends Node {
  readonly decl: 'simple';
  readonly kind: SimpleKind;
  readonly kindSpan: Span;
  readonly columns: readonly Column[];
  readonly value: Expr | null;
  readonly clauses: readonly Clause[];
  /** null when the declaration has no braces. */
  readonly rows: readonly DatedRow[] | null;
}

/** `( 150 .. 360]`; `upper` null is `*`. */
export interface Interval extends Node {
  readonly kind: 'interval';
  readonly lower: NumberLiteral;
  readonly lowerClosed: boolean;
  readonly upper: NumberLiteral | null;
  readonly upperClosed: boolean;
}

export interface RowConstant extends Node {
  readonly sign: 'plus' | 'less';
  readonly amount: NumberLiteral;
}

export interface TableRow extends Node {
  readonly key: Interval | Name;
  readonly cells: readonly Literal[];
  readonly constant: RowConstant | null;
  /** Signed: `jump -0.45`. */
  readonly jump: NumberLiteral | null;
  readonly clauses: readonly Clause[];
}

/** `from 2026-07-01 { … }` */
export interface TableBlock extends Node {
  readonly from: DateLiteral;
  readonly clauses: readonly Clause[];
  readonly rows: readonly TableRow[];
}

export interface TableDecl extends Node {
  readonly decl: 'table';
  readonly name: Name;
  readonly label: Text | null;
  /** `marginal`, `excess`, `rebate`, `step` or `map`; the checker knows the words. */
  readonly form: Name;
  readonly of: Name;
  readonly gives: TypeRef | null;
  readonly clauses: readonly Clause[];
  readonly rows: readonly TableRow[];
  readonly blocks: readonly TableBlock[];
}

export interface EmployerPart extends Node {
  readonly name: Name;
  readonly label: Text | null;
  readonly value: Expr | null;
  readonly clauses: readonly Clause[];
}

export interface EmployerDecl extends Node {
  readonly decl: 'employer';
  readonly name: Name;
  readonly label: Text | null;
  readonly clauses: readonly Clause[];
  readonly parts: readonly EmployerPart[];
}

export interface TemplateDecl extends Node {
  readonly decl: 'template';
  readonly name: Name;
  readonly params: readonly Column[];
  readonly body: readonly Decl[];
}

export interface ApplyDecl extends Node {
  readonly decl: 'apply';
  readonly template: Name;
  readonly clauses: readonly Clause[];
}

/** `warn CODE …` or `refuse CODE …`; the message is the bare text clause. */
export interface NoticeDecl extends Node {
  readonly decl: 'notice';
  readonly kind: 'warn' | 'refuse';
  readonly code: Name;
  readonly clauses: readonly Clause[];
}

export interface MonotoneCheck extends Node {
  readonly decl: 'check';
  readonly kind: 'monotone';
  readonly target: Name;
  readonly by: Name;
  readonly allow: readonly Name[];
}
export interface ExprCheck extends Node {
  readonly decl: 'check';
  readonly kind: 'holds';
  readonly expr: Expr;
}

export interface TestPeriod extends Node {
  readonly type: Name;
  readonly start: DateLiteral;
  readonly end: DateLiteral;
  readonly days: NumberLiteral | null;
}

/** A value in a test: a literal, `yes`/`no`, a choice word or a date. */
export type TestValue = Literal | BooleanExpr | NameExpr | DateLiteral;

/** `name = value` */
export interface Bind extends Node {
  readonly name: Name;
  readonly value: TestValue;
}

export type Expectation =
  | (Bind & { readonly kind: 'equals' })
  | (Node & { readonly kind: 'omitted' | 'warns' | 'refused'; readonly name: Name });

export interface TestDecl extends Node {
  readonly decl: 'test';
  readonly title: Text;
  readonly periods: readonly TestPeriod[];
  readonly sources: readonly Text[];
  readonly given: readonly Bind[];
  readonly expect: readonly Expectation[];
}

export interface CasesDecl extends Node {
  readonly decl: 'cases';
  readonly title: Text;
  readonly periods: readonly TestPeriod[];
  readonly sources: readonly Text[];
  readonly given: readonly Name[];
  readonly expect: readonly Name[];
  /** All cells in reading order; the checker cuts them into rows of `given` + `expect`. */
  readonly cells: readonly TestValue[];
}

export type Decl =
  | SimpleDecl
  | TableDecl
  | EmployerDecl
  | TemplateDecl
  | ApplyDecl
  | NoticeDecl
  | MonotoneCheck
  | ExprCheck
  | TestDecl
  | CasesDecl;

/** `#` to the end of the line; `ownLine` when nothing but space stands before it. */
export interface Comment extends Node {
  readonly text: string;
  readonly ownLine: boolean;
}

export interface PayFile extends Node {
  /** null in a test file. */
  readonly scheme: Scheme | null;
  readonly decls: readonly Decl[];
  readonly comments: readonly Comment[];
}
