/** Declarations. */
import type { Clause, Mark } from './clause.ts';
import type { Column } from './column.ts';
import type { Expr, GroupExpr } from './expression.ts';
import type { DateLiteral, Literal, MonthLiteral } from './literal.ts';
import type { Name, Node, Span, Text } from './node.ts';
import type { TableDecl } from './table.ts';
import type { CasesDecl, TestDecl } from './test.ts';

export type SimpleKind =
  | 'unit'
  | 'mark'
  | 'param'
  | 'input'
  | 'history'
  | 'flag'
  | 'let'
  | 'perception'
  | 'deduction'
  | 'base'
  | 'total'
  | 'calendar';

/** A cell of a dated row: a literal, or a formula in parentheses (one-column `let`). */
export type Cell = Literal | GroupExpr;

/** A row of a parameter or of a formula; of a calendar a holiday, which has no cells, and neither has a blank. */
export interface DatedRow extends Node {
  readonly at: DateLiteral | MonthLiteral;
  readonly cells: readonly Cell[];
  /** `2027-01-01  ?`: nobody knows the figures of that date yet. */
  readonly isBlank: boolean;
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

/** One line of a block: its base and its rate, or its amount. */
export interface BlockPart extends Node {
  readonly name: Name;
  readonly label: Text | null;
  readonly value: Expr | null;
  readonly clauses: readonly Clause[];
}

interface Block<K> extends Node {
  readonly decl: K;
  readonly name: Name;
  readonly label: Text | null;
  /** What holds for every part that does not say it itself. */
  readonly clauses: readonly Clause[];
  readonly parts: readonly BlockPart[];
}

/** `employer parafiscales "…"  on base { … }` */
export type EmployerDecl = Block<'employer'>;

/** `deductions cuotas_obreras "…"  on base { … }` */
export type DeductionsDecl = Block<'deductions'>;

/** `profile extra = gravable, not vacacional`: marks that several perceptions decide alike. */
export interface ProfileDecl extends Node {
  readonly decl: 'profile';
  readonly name: Name;
  readonly marks: readonly Mark[];
  readonly clauses: readonly Clause[];
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
  /** Why the law does not make it so: then nothing is claimed. */
  readonly convention: Text | null;
}

export interface ExprCheck extends Node {
  readonly decl: 'check';
  readonly kind: 'holds';
  readonly expr: Expr;
}

export type Decl =
  | SimpleDecl
  | TableDecl
  | EmployerDecl
  | DeductionsDecl
  | ProfileDecl
  | TemplateDecl
  | ApplyDecl
  | NoticeDecl
  | MonotoneCheck
  | ExprCheck
  | TestDecl
  | CasesDecl;
