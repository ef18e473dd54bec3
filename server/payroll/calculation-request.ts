import type { WirePeriod } from '../../runtime/request/sent-request.ts';

/** The body of `POST /v1/payroll/calculate`, after the schema has accepted it. */
export interface CalculationRequest {
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: WirePeriod;
  readonly employee: EmployeeInput;
  readonly employer: EmployerInput;
  readonly overrides?: Overrides;
  readonly history?: WantedHistory;
  readonly options?: CalculationOptions;
}

/** The source of history values that the caller does not send. */
export interface WantedHistory {
  readonly source: 'stored';
}

/**
 * Every field but `id`, `inputs`, `history` and `overrides` is a quantity: see `runtime/request/employee-fields.ts`.
 */
export interface EmployeeInput {
  readonly id: string;
  /** The scheme's own inputs, beyond the contract's fields. */
  readonly inputs?: Overrides;
  /** The values of earlier payslips that the scheme reads. */
  readonly history?: HistoryValues;
  readonly overrides?: Overrides;
  readonly [field: string]: string | number | Overrides | HistoryValues | undefined;
}

export interface EmployerInput {
  readonly id: string;
  readonly [field: string]: unknown;
}

type HistoryValues = Readonly<Record<string, string | number>>;

export type Overrides = Readonly<Record<string, boolean | string | number>>;

export interface CalculationOptions {
  readonly include_audit_trail?: boolean;
  readonly include_diagram?: boolean;
  readonly precision?: number;
  readonly supersedes?: string | null;
  readonly metadata?: Readonly<Record<string, string>>;
}
