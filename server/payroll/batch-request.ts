import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import type { Json, JsonObject } from '../json.ts';
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
export type BatchRow = AcceptedRow | RefusedRow;

interface AcceptedRow {
  readonly kind: 'accepted';
  readonly sent: BatchEmployee;
}

export interface RefusedRow {
  readonly kind: 'refused';
  /** No more than its id; orders of version 0.1 have all that was sent. */
  readonly sent: Json;
  /** Null when the row has no valid id. */
  readonly employeeId: string | null;
  /** Those that are told. */
  readonly faults: readonly Fault[];
  /** The number of faults found; absent in orders of version 0.1.0. */
  readonly faultCount?: number;
}

/** A row that the schema refuses and whose other values the rules have yet to judge. */
export interface FaultyRow {
  readonly kind: 'faulty';
  readonly refused: RefusedRow;
  /** The fields that the contract knows. */
  readonly values: JsonObject;
  /** Where the schema found faults in them, from the row on. */
  readonly places: readonly Fault['loc'][];
}

/** A row as it was read. */
export type SentRow = BatchRow | FaultyRow;

/** The body of `POST /v1/payroll/batch`, after the schema has looked at every row. It is plain JSON. */
export interface BatchOrder {
  readonly header: BatchHeader;
  readonly rows: readonly BatchRow[];
}

/** More employees than this may be calculated after the answer. */
const SYNCHRONOUS_ROWS = 50;

/** Returns true if a job calculates the batch. */
export function isAsynchronous(header: BatchHeader, rows: readonly SentRow[]): boolean {
  return header.options?.async === true && rows.length > SYNCHRONOUS_ROWS;
}
