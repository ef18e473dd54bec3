import type { ClauseKind, Span } from '../../dsl/ast/ast.ts';

/** The kind of a piece of a declaration; it decides what a change of the piece means. */
export type FacetKind =
  | 'label'
  | 'law'
  | 'provenance'
  | 'message'
  | 'severity'
  | 'version'
  | 'type'
  | 'presence'
  | 'bounds'
  | 'default'
  | 'formula'
  | 'value'
  | 'row'
  | 'table'
  | 'condition'
  | 'date'
  | 'mark'
  | 'tag'
  | 'rounding'
  | 'omission'
  | 'period'
  | 'currency'
  | 'part'
  | 'summary'
  | 'proof';

/** The row, or the block of rows, in which a piece of a declaration stands. */
export interface FacetRow {
  /** The first day of a dated row or block, 2025-07-01; null in a table without dates. */
  readonly day: string | null;
  /** The row: `value` of a parameter, `row 3` of a table; null for what is said of a whole block. */
  readonly place: string | null;
}

/** The first day of a date or a month as a file writes it: 2025-07-01 of `2025-07`. */
export function firstDayOf(iso: string): string {
  return iso.length === 'YYYY-MM'.length ? `${iso}-01` : iso;
}

/** One piece of a declaration: `formula` with its text, or the row `from 2025-07-01` of a parameter. */
export interface Facet {
  readonly kind: FacetKind;
  /** Unique within its declaration, and the same in both versions. */
  readonly name: string;
  /** The text in canonical spelling. */
  readonly text: string;
  readonly span: Span;
  /** The clause that the piece is; absent for a formula, a parameter, a row. */
  readonly clause?: ClauseKind;
  /** Absent for what is said of the whole declaration. */
  readonly row?: FacetRow;
  /** True of what an `apply` says, elsewhere in the file. */
  readonly isOfUse?: true;
}

export type DeclaredKind =
  | 'scheme'
  | 'unit'
  | 'param'
  | 'input'
  | 'history'
  | 'flag'
  | 'mark'
  | 'let'
  | 'base'
  | 'total'
  | 'perception'
  | 'deduction'
  | 'employer'
  | 'deductions'
  | 'profile'
  | 'calendar'
  | 'part'
  | 'table'
  | 'warn'
  | 'refuse'
  | 'check';

/** Anything that a rule file declares. */
export interface Declared {
  readonly kind: DeclaredKind;
  /** Unique among its kind. */
  readonly name: string;
  readonly label: string | null;
  readonly span: Span;
  readonly facets: readonly Facet[];
}
