import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import type { Json } from '../json.ts';
import type { Fault } from '../service-error.ts';
import type {
  CalculationOptions,
  EmployeeInput,
  EmployerInput,
  WantedHistory,
} from './calculation-request.ts';

/** The fields that all rows of a batch share. */
export interface BatchHeader {
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly period: WirePeriod;
  readonly employer: EmployerInput;
  readonly history?: WantedHistory;
  readonly options?: BatchOptions;
}

export interface BatchOptions extends Omit<CalculationOptions, 'supersedes'> {
  readonly async?: boolean;
  readonly fail_fast?: boolean;
}

/** A row as the contract describes it. */
export type BatchEmployee = EmployeeInput & { readonly period_override?: WirePeriod };

/** A row of a batch: in order, or refused before it ran. */
export type BatchRow =
  | { readonly kind: 'accepted'; readonly sent: BatchEmployee }
  | {
      readonly kind: 'refused';
      /** No more than its id; orders of version 0.1 have all that was sent. */
      readonly sent: Json;
      /** Null when the row has no valid id. */
      readonly employeeId: string | null;
      /** Those that are told. */
      readonly faults: readonly Fault[];
      /** The number of faults found; absent in orders of version 0.1.0. */
      readonly faultCount?: number;
    };

/** The body of `POST /v1/payroll/batch`, after the schema has looked at every row. It is plain JSON. */
export interface BatchOrder {
  readonly header: BatchHeader;
  readonly rows: readonly BatchRow[];
}

/** More employees than this may be calculated after the answer. */
const SYNCHRONOUS_ROWS = 50;

/** Returns true if a job calculates the batch. */
export function isAsynchronous({ header, rows }: BatchOrder): boolean {
  return header.options?.async === true && rows.length > SYNCHRONOUS_ROWS;
}
