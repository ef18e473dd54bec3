/** Tables of the law as data: what both ways of computing a payslip apply. */
import type { Exact } from '../numbers/exact.ts';
import type { Rounding } from '../numbers/rounding.ts';
import type { BracketApplied } from './outcome.ts';

export type TableForm = 'marginal' | 'excess' | 'rebate' | 'step' | 'map';

/** A row as the law prints it. Ends and `fixed` are counted in the unit of the table. */
export interface TableRow {
  /** null in a `map`. */
  readonly lower: Exact | null;
  readonly lowerClosed: boolean;
  /** null for `*`, and in a `map`. */
  readonly upper: Exact | null;
  readonly upperClosed: boolean;
  /** The word of a `map` row; null in every other form. */
  readonly word: string | null;
  /** Rate, or the value of a `step` or `map` row. */
  readonly value: Exact;
  /** `plus` or `less`; 0 without. */
  readonly fixed: Exact;
}

export interface TableBlock<Row extends TableRow = TableRow> {
  /** First date at which the rows hold; `0000-01-01` for an undated table. */
  readonly from: string;
  readonly rows: readonly Row[];
}

/** A table of a rule file, as emitted modules hold it. */
export interface Table<Row extends TableRow = TableRow> {
  readonly id: string;
  readonly form: TableForm;
  readonly blocks: readonly TableBlock<Row>[];
  /** The law prints every lower end one step above the upper end before; null without. */
  readonly grid: Exact | null;
  /** `round each`: of every slice of a `marginal` table. */
  readonly roundEach: Rounding | null;
  /** `round limits`: of scaled ends and constants. */
  readonly roundLimits: Rounding | null;
}

/** The row that gave the value, and its parts: what trace and bracket show. */
export interface AppliedRow extends BracketApplied {
  /** `marginal`: one amount per slice reached, rounded as the table says; empty in the other forms. */
  readonly slices: readonly Exact[];
}
