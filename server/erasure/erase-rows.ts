import canonicalize from 'canonicalize';
import { isJsonObject, type Json } from '../json.ts';
import type { Batch } from '../payroll/batch.ts';
import type { BatchRow } from '../store/calculations/batches.ts';
import { ERASED_ROW } from './erased-row.ts';

/** The two texts of a batch, and what they count. */
interface ErasedTexts extends Pick<BatchRow, 'request' | 'answer'> {
  readonly total_succeeded: number;
  readonly total_failed: number;
}

/**
 * The batch without what some of its rows said. Each becomes a failed row of nobody, in its place, so that the
 * totals go on counting what is shown.
 */
export function eraseRows(
  texts: Pick<BatchRow, 'request' | 'answer'>,
  rows: ReadonlySet<number>,
): ErasedTexts {
  const batch: Batch = JSON.parse(texts.answer);
  const calculations = batch.calculations.filter(({ index }) => !rows.has(index));
  const failures = [
    ...batch.failures.filter(({ index }) => !rows.has(index)),
    ...[...rows].map((index) => ({ index, employee_id: null, error: ERASED_ROW })),
  ].sort((one, other) => one.index - other.index);
  const counts = { total_succeeded: calculations.length, total_failed: failures.length };
  const answer = JSON.stringify({ ...batch, ...counts, calculations, failures });
  const request = texts.request === '' ? '' : requestWithout(texts.request, rows);
  return { request, answer, ...counts };
}

function requestWithout(text: string, rows: ReadonlySet<number>): string {
  const request = readRequest(text);
  const employees = employeesOf(request).map((row, index) => (rows.has(index) ? null : row));
  return canonicalize({ ...(isJsonObject(request) && request), employees }) ?? '';
}

/** The request for a batch; undefined for one that is damaged: nobody knows whom it names, and all of it goes. */
export function readRequest(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The rows of a request for a batch. */
export function employeesOf(request: unknown): readonly Json[] {
  const employees = isJsonObject(request) ? request.employees : [];
  return Array.isArray(employees) ? employees : [];
}
