/**
 * The intermediate representation of one rule file: flat, typed, in computing order.
 * Every consumer (emit, interpret, diff, explain, docs) reads this and nothing before it.
 */
import type { Span } from '../../dsl/ast.ts';
import type { Exact } from '../runtime/exact.ts';
import type {
  ChangeSpec,
  EmployerTableSpec,
  StandingSpec,
  StepKind,
  SummaryField,
  TotalTerm,
} from '../runtime/module.ts';
import type { DayCount, PeriodType, Proration, ReferenceRule } from '../runtime/period.ts';
import type { Rounding } from '../runtime/rounding.ts';
import type { Range } from './range.ts';
import type { Type } from './type.ts';

/** Index into `Ir.nodes`. Operands always come before the node that uses them. */
export type NodeId = number;

export type PeriodField =
  | 'days'
  | 'days_given'
  | 'type'
  | 'start_date'
  | 'end_date'
  | 'reference_date'
  | 'month'
  | 'full_month';

export type Comparison = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';
export type Arithmetic = 'add' | 'sub' | 'mul' | 'div';

/** What a node computes from its operands. Evaluation is lazy: only the branch taken is computed. */
export type Operation =
  | { readonly op: 'constant'; readonly value: Exact }
  | { readonly op: 'truth'; readonly value: boolean }
  | { readonly op: 'word'; readonly word: string }
  | { readonly op: 'date'; readonly iso: string }
  /** Value of an input or flag: what was sent, else its default. */
  | { readonly op: 'input'; readonly input: string }
  /** True when the caller sent the input. */
  | { readonly op: 'given'; readonly input: string }
  | { readonly op: 'period'; readonly field: PeriodField }
  /** A dated or constant figure or unit, at the reference date. */
  | { readonly op: 'figure'; readonly figure: string }
  /** True when a sparse figure has a row for the month. */
  | { readonly op: 'figure_given'; readonly figure: string }
  /** True when the figure takes a new value after the first day and up to the reference date. */
  | { readonly op: 'changes'; readonly figure: string }
  /** Final (rounded) value of an earlier step; 0 when it is not present. */
  | { readonly op: 'step'; readonly step: string }
  /** The amount of the line itself inside its own `except`: its rounded value. */
  | { readonly op: 'active'; readonly from: string | null; readonly until: string | null }
  | { readonly op: 'apply'; readonly table: string }
  | { readonly op: 'upper_limit'; readonly table: string }
  | { readonly op: 'among'; readonly table: string }
  | { readonly op: Arithmetic }
  | { readonly op: 'neg' }
  | { readonly op: 'min' | 'max' | 'clamp' }
  | { readonly op: Comparison }
  | { readonly op: 'and' | 'or' | 'not' }
  | { readonly op: 'is_multiple' }
  /** operands: condition, then, else */
  | { readonly op: 'select' }
  /** One operand per date; the last date not after the reference date counts. */
  | { readonly op: 'dated'; readonly dates: readonly string[] };

export interface IrNode {
  readonly operation: Operation;
  readonly args: readonly NodeId[];
  readonly type: Type;
  /** Proven range of a quantity; unbounded for anything else. */
  readonly range: Range;
  /** Every value is a whole multiple of this; null when nothing is proven. */
  readonly grid: Exact | null;
  /** Proven constant of a boolean. */
  readonly truth: boolean | null;
  readonly span: Span;
}

export interface IrBound {
  readonly value: NodeId;
  readonly closed: boolean;
}

export interface IrInput {
  readonly item: 'input';
  readonly id: string;
  readonly wire: string;
  readonly source: 'employee' | 'override';
  readonly type: Type;
  readonly label: string;
  readonly law: string | null;
  readonly presence: 'required' | 'optional' | 'default';
  /** Id of the input that may stand in (`required unless`). */
  readonly unless: string | null;
  readonly defaultValue: NodeId | null;
  /** As the author wrote it. */
  readonly defaultText: string | null;
  readonly lower: IrBound | null;
  readonly upper: IrBound | null;
  readonly boundsText: string | null;
  readonly span: Span;
}

/** A part of a perception that does not bear a mark. */
export interface IrException {
  readonly mark: string;
  readonly amount: NodeId;
}

export interface IrStep {
  readonly item: 'step';
  readonly id: string;
  readonly kind: StepKind;
  readonly label: string;
  readonly type: Type;
  /** When false the step does not exist: no trace, 0 in sums (dates, `when` of an apply). */
  readonly presence: NodeId | null;
  /** When false the amount is 0 and the step stays in the trace. */
  readonly condition: NodeId | null;
  /** Unrounded value; for a component with `rate` and no amount of its own, base times rate. */
  readonly value: NodeId;
  readonly rounding: Rounding | null;
  readonly formula: string;
  readonly roundingText: string | null;
  readonly law: string | null;
  readonly source: string | null;
  /** How sure the formula itself is; of the figures it reads, they say so. */
  readonly standing: StandingSpec | null;
  readonly omitZero: boolean;
  readonly marks: readonly string[];
  readonly exceptions: readonly IrException[];
  readonly tags: readonly string[];
  readonly table: string | null;
  /** Components with `on … rate …`. */
  readonly base: NodeId | null;
  readonly rate: NodeId | null;
  readonly bracket: string | null;
  readonly terms: readonly TotalTerm[] | null;
  readonly as: SummaryField | null;
  /** Place among the names of the file: the order of the answer. */
  readonly position: number;
  readonly span: Span;
}

export type IrItem = IrInput | IrStep;

export interface FigureRow {
  /** First date at which the value holds. */
  readonly from: string;
  readonly value: Exact;
  readonly law: string | null;
  readonly standing: StandingSpec | null;
}

/** A number of the law: constant (one row from `0000-01-01`) or dated. */
export interface IrFigure {
  readonly id: string;
  readonly label: string;
  readonly type: Type;
  /** Unit that multiplies the rows at the reference date (`: UF`); null for the currency or no money. */
  readonly unit: string | null;
  readonly rows: readonly FigureRow[];
  /** `by month`: rows hold for their own month only. */
  readonly monthly: boolean;
  readonly sparse: boolean;
  readonly carryForward: CarryForward | null;
  readonly law: string | null;
  readonly standing: StandingSpec | null;
  readonly range: Range;
  readonly span: Span;
}

export interface CarryForward {
  readonly code: string;
  /** First day from which the figure is not known any more. */
  readonly after: string;
}

export type TableForm = 'marginal' | 'excess' | 'rebate' | 'step' | 'map';

export interface IrTableRow {
  /** null for `map` rows. */
  readonly lower: Exact | null;
  readonly lowerClosed: boolean;
  readonly upper: Exact | null;
  readonly upperClosed: boolean;
  /** `map` rows: the word. */
  readonly word: string | null;
  /** Rate of progressive tables; the value of `step` and `map` rows (in units of `gives`). */
  readonly value: Exact;
  /** Fixed amount (`plus`) or amount taken off (`less`), in units of `of`; 0 without. */
  readonly fixed: Exact;
  readonly law: string | null;
  readonly standing: StandingSpec | null;
  readonly span: Span;
}

export interface IrTableBlock {
  /** First date of the block; `0000-01-01` for an undated table. */
  readonly from: string;
  readonly rows: readonly IrTableRow[];
}

export interface IrTable {
  readonly id: string;
  readonly label: string;
  readonly form: TableForm;
  /** Type of the argument. */
  readonly of: Type;
  /** Money unit of interval ends and fixed amounts; null for the currency, for numbers and for maps. */
  readonly unit: string | null;
  /** Type of the value. */
  readonly gives: Type;
  /** Money unit of the cells of `step` and `map`; null for the currency or no money. */
  readonly givesUnit: string | null;
  readonly blocks: readonly IrTableBlock[];
  readonly scale: NodeId | null;
  readonly grid: Exact | null;
  readonly roundEach: Rounding | null;
  readonly roundLimits: Rounding | null;
  readonly law: string | null;
  readonly standing: StandingSpec | null;
  readonly span: Span;
}

export interface IrNotice {
  readonly kind: 'warn' | 'refuse';
  readonly code: string;
  readonly severity: 'info' | 'warning';
  /** As the caller knows it: `overrides.x`, `monthly_salary`, `period`, a concept id. */
  readonly field: string;
  /** Where a refusal points. */
  readonly source: 'employee' | 'override' | 'period';
  readonly presence: NodeId | null;
  readonly condition: NodeId;
  readonly message: readonly MessagePart[];
  readonly span: Span;
}

/** Text of a notice, cut at its `{values}`. */
export type MessagePart = { readonly text: string } | { readonly value: NodeId; readonly name: string };

export interface AllowedCliff {
  readonly name: string;
  readonly span: Span;
}

export interface IrCheck {
  readonly kind: 'holds' | 'monotone';
  readonly condition: NodeId | null;
  readonly target: string | null;
  readonly by: string | null;
  /** Steps and tables that may make the target of `monotone` fall. */
  readonly allow: readonly AllowedCliff[];
  readonly span: Span;
}

export interface IrScheme {
  readonly country: string;
  readonly id: string;
  readonly label: string;
  readonly version: string;
  readonly currency: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly periods: readonly PeriodType[];
  readonly proration: Proration | null;
  readonly days: DayCount;
  readonly asOf: ReferenceRule;
  readonly rounding: Rounding | null;
  readonly laws: readonly string[];
  readonly changes: readonly ChangeSpec[];
  /** The `valid` line; the scheme's own span when there is none. */
  readonly validSpan: Span;
  readonly span: Span;
}

/** A property of perceptions, and which boolean of the answer it feeds. */
export interface IrMark {
  readonly id: string;
  readonly as: 'taxable' | 'social_security' | null;
}

export interface Ir {
  readonly scheme: IrScheme;
  readonly nodes: readonly IrNode[];
  /** Inputs and steps in computing order. */
  readonly items: readonly IrItem[];
  readonly figures: readonly IrFigure[];
  readonly tables: readonly IrTable[];
  readonly employerTables: readonly EmployerTableSpec[];
  readonly marks: readonly IrMark[];
  readonly notices: readonly IrNotice[];
  readonly checks: readonly IrCheck[];
  readonly standing: readonly StandingSpec[];
}
