/** What rules are called with, and what they answer. */
import type { Exact } from '../numbers/exact.ts';
import type { InputSource, InputValue, SummaryField, ValueType } from './manifest.ts';
import type { HalfPlace, Period } from './period.ts';

/**
 * One calculation. `inputs` are keyed by the wire name (see `InputSpec.wire`), those of `employee.inputs` and
 * `employee.history` beside the fields of `employee`: the compiler lets no name be two of them. Absent means not sent.
 */
export interface Call {
  readonly inputs: Readonly<Record<string, InputValue | undefined>>;
  readonly flags: Readonly<Record<string, boolean | undefined>>;
  readonly period: Period;
  /** From `referenceDate()`; the caller has checked that it lies inside the validity. */
  readonly referenceDate: string;
  /** From `countedDays()`. */
  readonly days: number;
  readonly trace: boolean;
  /**
   * Wire names of inputs that were sent and cannot be read, or that are known later. A call with one is
   * refused, and what is wrong with the other inputs is told.
   */
  readonly unreadable?: ReadonlySet<string>;
}

/** The row of a table that applied; limits and amounts in the currency of the scheme. */
export interface BracketApplied {
  readonly tableId: string;
  /** null in a `map`. */
  readonly lower: Exact | null;
  /** null on the top row and in a `map`. */
  readonly upper: Exact | null;
  /** What `plus` adds or `less` takes off; 0 in the other forms. */
  readonly fixed: Exact;
  /** Rate, or the value of a `step` or `map` row. */
  readonly rate: Exact;
  /** The base of the table; 0 in a `map`. */
  readonly base: Exact;
}

/** A value that a formula read, as it goes into a trace step's `inputs`. */
export interface ReadValue {
  readonly name: string;
  readonly type: ValueType;
  readonly value: InputValue;
  /** Words of a choice; empty for the rest. */
  readonly words: readonly string[];
}

/** One formula that was evaluated. Values are exact; booleans and choices as such. */
export interface TraceStep {
  readonly id: string;
  /** As it was computed on this payslip: see docs/trace.md. */
  readonly formula: string;
  /** How it is rounded, as its formula ends; null when exact. */
  readonly rounding: string | null;
  readonly inputs: readonly ReadValue[];
  readonly raw: InputValue;
  readonly final: InputValue;
}

export interface LineAmount {
  readonly id: string;
  /** Rounded, in the currency. */
  readonly amount: Exact;
}

export interface DeductionAmount extends LineAmount {
  readonly bracket: BracketApplied | null;
}

export interface ComponentAmount extends LineAmount {
  /** Rounded as the scheme rounds. 0 for a component that is a plain amount. */
  readonly base: Exact;
  /** Exact; printed to 10 digits. */
  readonly rate: Exact;
}

export interface EmployerTableAmount {
  readonly id: string;
  readonly total: Exact;
  readonly components: readonly ComponentAmount[];
}

export interface RuleWarning {
  readonly code: string;
  readonly severity: 'info' | 'warning';
  /** As the caller knows it: `overrides.x`, `monthly_salary`, `period`, or a concept id. */
  readonly field: string;
  readonly message: string;
}

/** What the rules say of a period. */
export interface Evaluation {
  /** Only the lines to be shown, in the order of the file. */
  readonly perceptions: readonly LineAmount[];
  readonly deductions: readonly DeductionAmount[];
  readonly bases: readonly LineAmount[];
  readonly employerTables: readonly EmployerTableAmount[];
  readonly summary: Readonly<Record<SummaryField, Exact>>;
  readonly warnings: readonly RuleWarning[];
  /** Empty unless the call asked for a trace. */
  readonly trace: readonly TraceStep[];
  /** Only of a half month. */
  readonly half?: HalfMonth;
}

/** How a half came of its month. */
export interface HalfMonth {
  readonly place: HalfPlace;
  /** `2025-03` */
  readonly of: string;
  readonly month: Evaluation;
}

/** Why the rules refuse an input: outside its bounds, missing, or a `refuse` of the file. */
export interface Refusal {
  readonly code: string;
  /** Wire name of the input or flag, or `period`; null when a whole group is missing. */
  readonly field: string | null;
  readonly source: InputSource | 'period';
  /** The `type` of the validation error, for example `greater_than`. */
  readonly type:
    | 'missing'
    | 'greater_than'
    | 'greater_than_equal'
    | 'less_than'
    | 'less_than_equal'
    | 'enum'
    | 'value_error';
  readonly message: string;
  /** The bound that was passed, as a plain decimal or a date; null when there is none. */
  readonly limit: string | null;
}

export type Outcome =
  | { readonly kind: 'computed'; readonly evaluation: Evaluation }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };
