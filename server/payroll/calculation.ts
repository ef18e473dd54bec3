import type { PeriodType, Proration } from '../../compiler/runtime/period.ts';
import type { WirePeriod } from './calculation-request.ts';

/** The answer of a calculation, in the order in which it is written. Amounts are decimal strings. */
export interface Calculation {
  readonly id: string;
  readonly status: 'success';
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: WirePeriod;
  readonly employee_id: string;
  readonly summary: PayrollSummary;
  readonly perceptions: readonly Perception[];
  readonly deductions: readonly Deduction[];
  readonly taxable_bases: readonly TaxableBase[];
  readonly employer_contributions: readonly EmployerContribution[];
  readonly warnings: readonly WarningDetail[];
  readonly period_basis: PeriodBasis;
  readonly dsl_version: string;
  readonly computed_at: string;
  readonly record: StoredRecord;
  readonly diagram?: string;
  /** Last, so that a stored answer can be given its trace without touching another byte. */
  readonly audit_trail: readonly WireStep[] | null;
}

export interface PayrollSummary {
  readonly gross_salary: string;
  readonly total_perceptions: string;
  readonly total_deductions: string;
  readonly net_salary: string;
  readonly employer_contributions_total: string;
  readonly employer_total_cost: string;
}

export interface Perception {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly taxable: boolean;
  readonly imss_base: boolean;
  readonly tags: readonly string[];
}

export interface Deduction {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly tags: readonly string[];
  readonly bracket_applied: WireBracket | null;
}

export interface WireBracket {
  readonly table_id: string;
  readonly lower_limit: string;
  readonly upper_limit: string | null;
  readonly fixed_amount: string;
  readonly rate: string;
  readonly base: string;
}

export interface TaxableBase {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly formula: string;
}

export interface EmployerContribution {
  readonly table_id: string;
  readonly label: string;
  readonly total: string;
  readonly components: readonly ContributionComponent[];
}

export interface ContributionComponent {
  readonly id: string;
  readonly label: string;
  readonly base: string;
  readonly rate: string;
  readonly amount: string;
}

export interface WarningDetail {
  readonly code: string;
  readonly field: string;
  readonly message: string;
  readonly severity: 'info' | 'warning';
}

export interface PeriodBasis {
  readonly type: PeriodType;
  readonly sequence: number;
  readonly periods_in_month: number;
  readonly factor: string;
  readonly proration: Proration | null;
  readonly absorbs_residual: boolean;
  readonly monthly_equivalent: Omit<PayrollSummary, 'gross_salary'>;
}

export interface StoredRecord {
  readonly stored: true;
  readonly rule_fingerprint: string;
  readonly engine_version: string;
  readonly schema_version: number;
  readonly content_digest: string;
  readonly audit_trail_digest: string;
  readonly batch_id: string | null;
  readonly supersedes_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface WireStep {
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
