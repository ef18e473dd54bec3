/**
 * The contract between an emitted rule module and whoever runs it (the service, the command line).
 * A rule module is one rule file: one country, one scheme, one range of dates.
 */
import type { Exact } from './exact.ts';
import type { DayCount, Period, PeriodType, Proration, ReferenceRule } from './period.ts';
import type { PlainRules } from './plain/plain-rules.ts';

/** A value that the caller sends: exact numbers for quantities, words for choices, ISO text for dates. */
export type InputValue = Exact | boolean | string;

export type InputType = 'money' | 'rate' | 'number' | 'integer' | 'hours' | 'boolean' | 'date' | 'choice';

/** What a scheme reads from the caller. */
export interface InputSpec {
  /** Name inside the rule file. */
  readonly id: string;
  /** Name on the wire: a field of `employee`, or a flag of `overrides`. */
  readonly wire: string;
  readonly source: 'employee' | 'override';
  readonly type: InputType;
  readonly words: readonly string[];
  readonly label: string;
  readonly law: string | null;
  /** `required`, `optional` (no default, may be absent) or `default`. */
  readonly presence: 'required' | 'optional' | 'default';
  /** With `required unless y`: `y`'s wire name. */
  readonly unless: string | null;
  /** The bounds as written, for people, for example `(0 COP .. 10_000_000_000 COP]`; null without. */
  readonly bounds: string | null;
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
  /** Legal source with the standing of the figures read, or null. */
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

/** Which step holds each field of the summary. */
export type SummaryField =
  | 'gross_salary'
  | 'total_perceptions'
  | 'total_deductions'
  | 'net_salary'
  | 'employer_contributions_total'
  | 'employer_total_cost';

export interface ChangeSpec {
  readonly date: string;
  readonly summary: string;
  readonly law: string | null;
}

/** A figure whose source is not confirmed, and the standing clause that says so. */
export interface StandingSpec {
  readonly figure: string;
  readonly standing: 'single_source' | 'derived' | 'convention' | 'unconfirmed';
  readonly note: string | null;
}

export interface Manifest {
  /** Shape of this manifest; raised when it changes. */
  readonly format: 1;
  readonly compilerVersion: string;
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
  readonly periods: readonly PeriodType[];
  readonly proration: Proration | null;
  readonly days: DayCount;
  readonly asOf: ReferenceRule;
  readonly laws: readonly string[];
  readonly changes: readonly ChangeSpec[];
  readonly inputs: readonly InputSpec[];
  /** In order of evaluation, which is the order of the trace. */
  readonly steps: readonly StepSpec[];
  readonly employerTables: readonly EmployerTableSpec[];
  /** Explicit mappings (`as net_salary`); fields without one follow the contract's definition. */
  readonly summary: Readonly<Partial<Record<SummaryField, string>>>;
  readonly standing: readonly StandingSpec[];
}

/** One calculation. `inputs` are keyed by the wire name (see `InputSpec.wire`); absent means not sent. */
export interface Call {
  readonly inputs: Readonly<Record<string, InputValue | undefined>>;
  readonly flags: Readonly<Record<string, boolean | undefined>>;
  readonly period: Period;
  /** From `referenceDate()`; the caller has checked that it lies inside the validity. */
  readonly referenceDate: string;
  /** From `countedDays()`. */
  readonly days: number;
  readonly trace: boolean;
}

/** The row of a table that applied; limits and amounts in the currency of the scheme. */
export interface BracketApplied {
  readonly tableId: string;
  readonly lower: Exact | null;
  /** null on the top row. */
  readonly upper: Exact | null;
  readonly fixed: Exact;
  readonly rate: Exact;
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

/** What the rules say of one month or period, before any split. */
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
}

/** Why the rules refuse an input: outside its bounds, missing, or a `refuse` of the file. */
export interface Refusal {
  readonly code: string;
  /** Wire name of the input or flag, or `period`; null when a whole group is missing. */
  readonly field: string | null;
  readonly source: 'employee' | 'override' | 'period';
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
  /** The bound that was passed, as a plain decimal; null when there is none. */
  readonly limit: string | null;
}

export type Outcome =
  | { readonly kind: 'computed'; readonly evaluation: Evaluation }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

export interface RuleModule {
  readonly manifest: Manifest;
  /** Computes a call: in plain whole numbers where they suffice, else by fractions. */
  readonly evaluate: (call: Call) => Outcome;
  /** The same by exact fractions of any size, whatever the amounts. */
  readonly byFractions: (call: Call) => Outcome;
  /** The rules in plain whole numbers alone; null where there are none. */
  readonly plain: PlainRules | null;
}
