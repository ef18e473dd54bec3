import type { NodeId } from '../ir/executable-ir.ts';
import type { InputValue } from '../module/manifest.ts';
import type { TableRow } from '../module/table.ts';

/** Told what an interpreted evaluation passes through; coverage is counted from it. */
export interface Observer {
  /** A row that a table applied; of slices, every row that was reached. */
  row(row: TableRow): void;
  /** A condition that was decided: of an `if`, a line, or a notice. */
  condition(node: NodeId, holds: boolean): void;
  /** Which of its values a `min`, `max` or `clamp` took, from 0. */
  choice(node: NodeId, which: number): void;
  /** The days of a calendar whose holidays were counted, both ends among them. */
  days(calendar: string, from: string, to: string): void;
  /** An input that has a value: the one sent, or its default. */
  input(id: string, value: InputValue): void;
  /** A step that exists, what it came to, and whether that is different from zero. */
  step(id: string, counts: boolean, final: InputValue): void;
}

/** Watches nothing. */
export const UNOBSERVED: Observer = {
  row() {},
  condition() {},
  choice() {},
  days() {},
  input() {},
  step() {},
};
