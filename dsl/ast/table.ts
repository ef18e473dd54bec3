/** Tables of the law. */
import type { Clause, TypeRef } from './clause.ts';
import type { Column } from './column.ts';
import type { DateLiteral, Literal, NumberLiteral } from './literal.ts';
import type { Name, Node, Text } from './node.ts';

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

/** `from 2026-07-01 { … }`, or `from 2027-01-01 ?` where nobody knows the rows yet */
export interface TableBlock extends Node {
  readonly from: DateLiteral;
  readonly isBlank: boolean;
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
  /** The columns of a `map` that gives several values, which are read by name; none of any other table. */
  readonly columns: readonly Column[];
  readonly clauses: readonly Clause[];
  readonly rows: readonly TableRow[];
  readonly blocks: readonly TableBlock[];
}
