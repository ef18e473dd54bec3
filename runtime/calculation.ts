import type { SummaryField } from './module/summary-fields.ts';
import type { WarningDetail } from './payslip-warnings.ts';
import type { PeriodBasis } from './period-basis.ts';
import type { WirePeriod } from './request/sent-request.ts';

/** An amount in the currency of the scheme, with two digits: `"1423500.00"`. */
export type AmountText = string;

/** A payslip, field by field what the service answers, without what comes of storing it. */
export interface Calculation {
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: WirePeriod;
  /** The id that was sent, or null. */
  readonly employee_id: string | null;
  readonly summary: Readonly<Record<SummaryField, AmountText>>;
  readonly perceptions: readonly Perception[];
  readonly deductions: readonly Deduction[];
  readonly taxable_bases: readonly TaxableBase[];
  readonly employer_contributions: readonly EmployerTable[];
  readonly warnings: readonly WarningDetail[];
  readonly period_basis: PeriodBasis;
  /** The version that the rule file states. */
  readonly dsl_version: string;
  readonly record: {
    /** `sha256:` and 64 hex digits of the rule file. */
    readonly rule_fingerprint: string;
  };
  /** Every formula in computing order; docs/trace.md of the engine is its grammar. */
  readonly audit_trail: readonly CalculationStep[];
}

export interface Perception {
  readonly id: string;
  readonly label: string;
  readonly amount: AmountText;
  readonly taxable: boolean;
  readonly imss_base: boolean;
  readonly tags: readonly string[];
}

export interface Deduction {
  readonly id: string;
  readonly label: string;
  readonly amount: AmountText;
  readonly tags: readonly string[];
  /** The row of the table that applied, or null. */
  readonly bracket_applied: AppliedBracket | null;
}

export interface AppliedBracket {
  readonly table_id: string;
  readonly lower_limit: AmountText;
  readonly upper_limit: AmountText | null;
  readonly fixed_amount: AmountText;
  readonly rate: string;
  readonly base: AmountText;
}

export interface TaxableBase {
  readonly id: string;
  readonly label: string;
  readonly amount: AmountText;
  readonly formula: string;
}

export interface EmployerTable {
  readonly table_id: string;
  readonly label: string;
  readonly total: AmountText;
  readonly components: readonly EmployerComponent[];
}

export interface EmployerComponent {
  readonly id: string;
  readonly label: string;
  readonly base: AmountText;
  readonly rate: string;
  readonly amount: AmountText;
}

/** One formula as it was computed. */
export interface CalculationStep {
  readonly concept_id: string;
  readonly formula: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly label: string;
  readonly result_final: string;
  readonly result_raw: string;
  readonly rounding: string | null;
  readonly source: string | null;
  readonly step: number;
}
