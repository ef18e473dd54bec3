import type { Ir } from '../../compiler/ir/ir.ts';
import type { PayFile, Span } from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { DeclaredKind } from './declared.ts';

/** The meaning of a change for those who live with the rules, from the worst to none. */
export type Severity =
  | 'breaks_clients'
  | 'changes_pay'
  /** A warning, the words of a refusal, or anything else that is read: no amount. */
  | 'changes_shown'
  | 'changes_nothing';

/** One version of a rule file that compiles. */
export interface Version {
  readonly source: Source;
  readonly file: PayFile;
  readonly ir: Ir;
}

/** A piece of one version; the span points into its source. */
export interface Piece {
  readonly text: string;
  readonly span: Span;
}

/** One difference between two versions of a rule file. */
export interface Change {
  readonly severity: Severity;
  readonly verb: 'added' | 'removed' | 'renamed' | 'changed';
  readonly kind: DeclaredKind;
  /** The name in the later version, or in the earlier one of what was removed. */
  readonly name: string;
  /** The piece of the declaration: `value`, `from 2025-07-01`; null for the whole. */
  readonly facet: string | null;
  readonly before: Piece | null;
  readonly after: Piece | null;
  /** The statement of a declaration that comes or goes; null for one that changes. */
  readonly statement: string | null;
  /** A note that helps to judge the change: `+8.3 %`, `computes the same`. */
  readonly note: string | null;
}

/** All differences between two versions of one rule file, worst first. */
export interface FileDiff {
  readonly before: Version;
  readonly after: Version;
  /** The meaning fingerprints are equal: no amount and no warning of a payslip differs. */
  readonly sameMeaning: boolean;
  readonly changes: readonly Change[];
}
