import type { WarningDetail } from '../../runtime/payslip-warnings.ts';
import type { PeriodBasis } from '../../runtime/period-basis.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import type { AnsweredHistory } from '../history/answered-history.ts';

export type { PeriodBasis, WarningDetail };

/** The members of an answer before the payslip's lines, in written order. */
export interface CalculationHead {
  readonly id: string;
  readonly status: 'success';
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: WirePeriod;
  readonly employee_id: string;
}

/** The members behind the lines. */
export interface CalculationFoot {
  readonly warnings: readonly WarningDetail[];
  readonly period_basis: PeriodBasis;
  readonly dsl_version: string;
  readonly computed_at: string;
  /** Left out where the request did not ask for stored history. */
  readonly history?: AnsweredHistory;
}

/** A calculation without the lines of the payslip, which are text from the start. */
export interface Calculation extends CalculationHead, CalculationFoot {
  readonly record: StoredRecord;
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
