import type { IrNode, IrTableRow, NodeId } from '../ir/ir.ts';

/** Told what an interpreted evaluation passes through; coverage is counted from it. */
export interface Observer {
  /** A row that a table applied; of slices, every row that was reached. */
  row(row: IrTableRow): void;
  /** A condition that was decided: of an `if`, a line, or a notice. */
  condition(node: NodeId, holds: boolean): void;
  /** Which of its values a `min`, `max` or `clamp` took, from 0. */
  choice(node: IrNode, which: number): void;
  /** A step that exists, and whether it came out different from zero. */
  step(id: string, counts: boolean): void;
}

/** Watches nothing. */
export const UNOBSERVED: Observer = { row() {}, condition() {}, choice() {}, step() {} };
