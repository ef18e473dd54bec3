import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import type { ErrorObject } from './error-object.ts';

/** The stored batch, in the order in which it is written. */
export interface Batch {
  readonly id: string;
  readonly status: 'completed';
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: WirePeriod;
  readonly employer_id: string;
  readonly total_requested: number;
  readonly total_succeeded: number;
  readonly total_failed: number;
  readonly calculations: readonly BatchCalculation[];
  readonly failures: readonly BatchFailure[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly computed_at: string;
  readonly job_id: string | null;
}

export interface BatchCalculation {
  readonly index: number;
  readonly employee_id: string;
  readonly calculation_id: string;
}

export interface BatchFailure {
  readonly index: number;
  readonly employee_id: string | null;
  readonly error: ErrorObject;
}
