/** What a rule file declares, as data: everything that its consumers need without computing anything. */
import type { Exact } from '../numbers/exact.ts';
import type { ModuleHistory } from './history.ts';
import type { DayCount, PeriodType, Proration, ReferenceRule } from './period.ts';
import type { SummaryField } from './summary-fields.ts';

export type { SummaryField };

/** A value that the caller sends: exact numbers for quantities, words for choices, ISO text for dates. */
export type InputValue = Exact | boolean | string;

export type InputType = 'money' | 'rate' | 'number' | 'integer' | 'hours' | 'boolean' | 'date' | 'choice';

/** Where an input travels. */
export type InputSource = 'employee' | 'inputs' | 'history' | 'override';

/** What a scheme reads from the caller. */
export interface InputSpec {
  /** Name inside the rule file. */
  readonly id: string;
  /** Name on the wire: a field of `employee`, a name in `employee.inputs` or `employee.history`, or a flag of `overrides`. */
  readonly wire: string;
  readonly source: InputSource;
  readonly type: InputType;
  readonly words: readonly string[];
  readonly label: string;
  readonly law: string | null;
  /** `required`, `optional` (no default, may be absent) or `default`. */
  readonly presence: 'required' | 'optional' | 'default';
  /** With `required unless y`: `y`'s wire name. */
  readonly unless: string | null;
  /** With `required when`: the condition as written; then it is `optional` to all others. */
  readonly requiredWhen: string | null;
  /** The bounds as written, for people, for example `(0 COP .. 10_000_000_000 COP]`; null without. */
  readonly bounds: string | null;
  /** The ends of the bounds, where each is one number for the whole file; null for any other. */
  readonly lowest: EndSpec | null;
  readonly highest: EndSpec | null;
  /** The default as written, for example `30 * daily_salary`; null without. */
  readonly defaultText: string | null;
  /** The default, where it is the same for everybody, in the form in which it would be sent. */
  readonly defaultValue: string | boolean | null;
}

/** One end of what an input may be. */
export interface EndSpec {
  /** A decimal; one that does not end is cut after ten digits. */
  readonly value: string;
  /** True when the value itself is allowed. */
  readonly included: boolean;
}

export type StepKind = 'let' | 'base' | 'total' | 'perception' | 'deduction' | 'component';

/** How values of a step or input are printed. */
export type ValueType = 'money' | 'rate' | 'number' | 'hours' | 'boolean' | 'choice' | 'date';

/** A named formula: one concept of the answer, one step of the trace. */
export interface StepSpec {
  readonly id: string;
  readonly kind: StepKind;
  readonly label: string;
  readonly type: ValueType;
  /** Words of a choice, in order; a choice is traced as its position, starting at 1. */
  readonly words: readonly string[];
  /** The formula as `fmt` prints it, then its condition and its rounding. */
  readonly formula: string;
  /** For example `half_up:0.01`; null when exact. */
  readonly rounding: string | null;
  /** Legal source with the provenance of the parameters read, or null. */
  readonly source: string | null;
  readonly omitZero: boolean;
  /** Perceptions: enters the income-tax base, the social-security base. */
  readonly taxable: boolean;
  readonly socialSecurity: boolean;
  readonly tags: readonly string[];
  /** Components: id of the employer table they belong to. */
  readonly table: string | null;
  /** Place among the lines of the file, which is the order of the answer. */
  readonly position: number;
  /** Deductions: id of the step whose table row is reported as `bracket_applied`; null without. */
  readonly bracket: string | null;
  /** Totals: the lines that are added (+1) or taken off (-1); null for any other kind. */
  readonly terms: readonly TotalTerm[] | null;
}

export interface TotalTerm {
  readonly step: string;
  readonly sign: 1 | -1;
}

export interface EmployerTableSpec {
  readonly id: string;
  readonly label: string;
}

export interface ChangeSpec {
  readonly date: string;
  readonly summary: string;
  readonly law: string | null;
}

/** A parameter whose source is not confirmed, and the provenance clause that says so. */
export interface ProvenanceSpec {
  readonly parameter: string;
  readonly provenance: 'single_source' | 'derived' | 'convention' | 'unconfirmed';
  readonly note: string | null;
}

/** A figure of the law that is not known from some day on. */
export interface MissingFigure {
  readonly name: string;
  readonly label: string;
  /** First day on which it is not known. */
  readonly from: string;
}

export interface Manifest {
  /** Shape of this manifest; raised when it changes. */
  readonly format: 1;
  /** Repository-relative, for example `rules/co/ordinario/2025-01-01.pay`. */
  readonly path: string;
  /** `sha256:` and 64 hex digits over the exact bytes of the rule file. */
  readonly fingerprint: string;
  /** `sha256:` over the canonical meaning: equal when no payslip can differ. */
  readonly meaning: string;
  readonly country: string;
  readonly scheme: string;
  readonly label: string;
  readonly version: string;
  readonly currency: string;
  readonly validFrom: string;
  readonly validUntil: string;
  /** Figures that are not known yet, the earliest first; absent where all are known. Later dates are refused. */
  readonly missing?: readonly MissingFigure[];
  readonly periods: readonly PeriodType[];
  readonly proration: Proration | null;
  readonly days: DayCount;
  readonly asOf: ReferenceRule;
  readonly laws: readonly string[];
  readonly changes: readonly ChangeSpec[];
  readonly inputs: readonly InputSpec[];
  /** What it reads of earlier payslips; absent where it reads none. */
  readonly histories?: readonly ModuleHistory[];
  /** In order of evaluation, which is the order of the trace. */
  readonly steps: readonly StepSpec[];
  readonly employerTables: readonly EmployerTableSpec[];
  /** Explicit mappings (`as net_salary`); fields without one follow the contract's definition. */
  readonly summary: Readonly<Partial<Record<SummaryField, string>>>;
}
