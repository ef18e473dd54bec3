/**
 * The intermediate representation of one rule file: flat, typed, in computing order.
 * Every consumer (emit, interpret, diff, explain, docs) reads this and nothing before it.
 */
import type { Span } from '../../dsl/ast/ast.ts';
import type {
  ExecutableInput,
  ExecutableIr,
  ExecutableNode,
  ExecutableNotice,
  ExecutableParameter,
  ExecutableStep,
  ExecutableTable,
  NodeId,
} from '../../runtime/ir/executable-ir.ts';
import type { Type } from '../../runtime/ir/type.ts';
import type { DayCount, PeriodType, Proration, ReferenceRule } from '../../runtime/module/period.ts';
import type { TableBlock, TableRow } from '../../runtime/module/table.ts';
import type { Calendar } from '../../runtime/module/working-days.ts';
import type {
  ChangeSpec,
  EmployerTableSpec,
  HistoryReading,
  MissingFigure,
  ProvenanceSpec,
  SummaryField,
  TotalTerm,
} from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type { Rounding } from '../../runtime/numbers/rounding.ts';
import type { Range } from './range.ts';

export type {
  Arithmetic,
  Comparison,
  IrBound,
  MessagePart,
  NodeId,
  Operation,
  PeriodField,
} from '../../runtime/ir/executable-ir.ts';
export type { TableForm } from '../../runtime/module/table.ts';

export type IrTableBlock = TableBlock<IrTableRow>;

export interface IrNode extends ExecutableNode {
  /** Proven range of a quantity; unbounded for anything else. */
  readonly range: Range;
  /** Every value is a whole multiple of this; null when nothing is proven. */
  readonly grid: Exact | null;
  /** Proven constant of a boolean. */
  readonly truth: boolean | null;
  readonly span: Span;
}

export interface IrInput extends ExecutableInput {
  readonly type: Type;
  readonly label: string;
  readonly law: string | null;
  readonly presence: 'required' | 'optional' | 'default';
  /** Id of the input that may stand in (`required unless`). */
  readonly unless: string | null;
  /** The condition of `required when`, as the author wrote it. */
  readonly requiredText: string | null;
  /** The default as the author wrote it. */
  readonly defaultText: string | null;
  readonly boundsText: string | null;
  /** The values of earlier payslips that fill the input; null for any other input. */
  readonly history: HistoryReading | null;
  readonly span: Span;
}

/** A part of a perception that does not bear a mark. */
export interface IrException {
  readonly mark: string;
  readonly amount: NodeId;
}

export interface IrStep extends ExecutableStep {
  readonly label: string;
  readonly formula: string;
  readonly roundingText: string | null;
  readonly law: string | null;
  readonly source: string | null;
  /** The certainty of the formula itself; the parameters that it reads have their own. */
  readonly provenance: ProvenanceSpec | null;
  readonly omitZero: boolean;
  readonly marks: readonly string[];
  readonly exceptions: readonly IrException[];
  readonly tags: readonly string[];
  readonly table: string | null;
  /** The block of deductions that it stands in. */
  readonly block: string | null;
  readonly bracket: string | null;
  readonly terms: readonly TotalTerm[] | null;
  readonly as: SummaryField | null;
  /** Place among the names of the file: the order of the answer. */
  readonly position: number;
  readonly span: Span;
}

export type IrItem = IrInput | IrStep;

export interface ParameterRow {
  /** First date at which the value holds. */
  readonly from: string;
  readonly value: Exact;
  readonly law: string | null;
  readonly provenance: ProvenanceSpec | null;
}

/** A number of the law: constant (one row from `0000-01-01`) or dated. */
export interface IrParameter extends ExecutableParameter {
  readonly label: string;
  readonly type: Type;
  readonly rows: readonly ParameterRow[];
  /** `by month`: rows hold for their own month only. */
  readonly monthly: boolean;
  readonly sparse: boolean;
  readonly carryForward: CarryForward | null;
  readonly law: string | null;
  readonly provenance: ProvenanceSpec | null;
  readonly range: Range;
  readonly span: Span;
}

export interface CarryForward {
  readonly code: string;
  /** First day from which the parameter is not known any more. */
  readonly after: string;
}

export interface IrTableRow extends TableRow {
  readonly law: string | null;
  readonly provenance: ProvenanceSpec | null;
  readonly span: Span;
}

export interface IrTable extends ExecutableTable<IrTableRow> {
  readonly label: string;
  readonly law: string | null;
  readonly provenance: ProvenanceSpec | null;
  readonly span: Span;
}

/** The working days of a law, and from when until when its holidays are known. */
export interface IrCalendar extends Calendar {
  readonly from: string;
  readonly until: string;
  readonly label: string;
  readonly law: string | null;
  readonly provenance: ProvenanceSpec | null;
  readonly span: Span;
}

export interface IrNotice extends ExecutableNotice {
  /** Present if no author wrote the notice: it stands for dates that a calendar does not cover, or behind a blank. */
  readonly implied?: 'calendar' | 'blank';
  readonly span: Span;
}

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
  /** Asked of every scheme, whether or not its file says it: net pay never falls while the salary rises. */
  readonly isOfEveryScheme: boolean;
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

export interface Ir extends ExecutableIr<IrTableRow> {
  readonly scheme: IrScheme;
  readonly nodes: readonly IrNode[];
  /** Inputs and steps in computing order. */
  readonly items: readonly IrItem[];
  readonly parameters: readonly IrParameter[];
  readonly tables: readonly IrTable[];
  readonly calendars: readonly IrCalendar[];
  readonly employerTables: readonly EmployerTableSpec[];
  readonly marks: readonly IrMark[];
  readonly notices: readonly IrNotice[];
  readonly checks: readonly IrCheck[];
  readonly provenance: readonly ProvenanceSpec[];
  /** Figures that it reads and that are blank from some date on, the earliest first; empty where all are known. */
  readonly missing: readonly MissingFigure[];
}
