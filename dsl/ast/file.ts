/** A file of rules or tests. */
import type { Change } from './amendment.ts';
import type { Decl } from './declaration.ts';
import type { Node } from './node.ts';
import type { Figures, Scheme } from './scheme.ts';

/** `#` to the end of the line; `ownLine` when nothing but space stands before it. */
export interface Comment extends Node {
  readonly text: string;
  readonly ownLine: boolean;
}

export interface PayFile extends Node {
  /** null in a file of figures and in a test file. */
  readonly scheme: Scheme | null;
  /** null in every file but one of figures. */
  readonly figures: Figures | null;
  readonly decls: readonly Decl[];
  /** What an amendment adds, repeals, or changes a part of; empty in any other file. */
  readonly changes: readonly Change[];
  readonly comments: readonly Comment[];
}
