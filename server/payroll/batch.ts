import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import { joinedBytes } from '../joined-bytes.ts';
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

/**
 * The answer of `POST /v1/payroll/batch`: the batch with the calculations themselves, byte for byte as they
 * are stored. First answers and replays are printed by this one function, so that they are equal.
 */
export function printBatchAnswer(
  batch: Batch,
  calculations: ReadonlyMap<string, string | Uint8Array>,
): Uint8Array<ArrayBuffer> {
  const { id, country, scheme, year, total_requested, total_succeeded, total_failed } = batch;
  const { computed_at, status, metadata } = batch;
  const head = JSON.stringify({ id, country, scheme, year, total_requested, total_succeeded, total_failed });
  const tail = JSON.stringify({ computed_at, status, metadata });
  const results = resultsOf(batch, calculations).flatMap((one, at) => (at === 0 ? one : [',', ...one]));
  return joinedBytes([`${head.slice(0, -1)},"results":[`, ...results, `],${tail.slice(1)}`]);
}

type Pieces = readonly (string | Uint8Array)[];

function resultsOf(batch: Batch, calculations: ReadonlyMap<string, string | Uint8Array>): readonly Pieces[] {
  const results: Pieces[] = [];
  for (const { index, employee_id, calculation_id } of batch.calculations) {
    const calculation = calculations.get(calculation_id);
    if (calculation === undefined) throw new Error('a batch names a calculation that does not exist');
    const head = JSON.stringify({ employee_id, status: 'success' });
    results[index] = [`${head.slice(0, -1)},"calculation":`, calculation, ',"error":null}'];
  }
  for (const { index, employee_id, error } of batch.failures) {
    results[index] = [JSON.stringify({ employee_id, status: 'error', calculation: null, error })];
  }
  return results;
}
