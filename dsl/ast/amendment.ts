/** What only an amendment says: what it adds, takes out, or changes a part of. */
import type { Clause } from './clause.ts';
import type { Decl, ExprCheck, MonotoneCheck } from './declaration.ts';
import type { Expr } from './expression.ts';
import type { Literal } from './literal.ts';
import type { Name, Node, Text } from './node.ts';

/** `seguridad_social.pension_empleador`, or a whole declaration, `part` being null. */
export interface Target extends Node {
  readonly name: Name;
  readonly part: Name | null;
}

/** `new perception prima …  after salario_basico` */
export interface NewDecl extends Node {
  readonly change: 'new';
  readonly decl: Decl | PartDecl;
}

/** `employer parafiscales.sena "SENA"  rate 2%  law "…"`: one part of a table, of a block or of a template. */
export interface PartDecl extends Node {
  readonly change: 'part';
  /** `table`, `employer`, `template` or `deductions`. */
  readonly kind: Name;
  readonly owner: Name;
  readonly part: Name;
  readonly label: Text | null;
  readonly value: Expr | null;
  /** Values of the row of a table. */
  readonly cells: readonly Literal[];
  readonly clauses: readonly Clause[];
}

/** `repeal perception bono  law "…"`; of a check, the check itself. */
export interface RepealDecl extends Node {
  readonly change: 'repeal';
  readonly kind: Name;
  readonly targets: readonly Target[];
  readonly check: MonotoneCheck | ExprCheck | null;
  readonly clauses: readonly Clause[];
}

/** A statement of an amendment that is no declaration. */
export type Change = NewDecl | PartDecl | RepealDecl;
