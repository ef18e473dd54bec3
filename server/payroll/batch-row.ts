import type { Manifest } from '../../runtime/module.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import { type Fault, ServiceError, validationError } from '../service-error.ts';
import { NOTHING_READ, type ReadSums, type StoredSums } from '../store/read-sums.ts';
import type { BatchEmployee, BatchHeader, BatchOrder } from './batch-request.ts';
import { type BatchPlace, type Calculated, type Calculator, calculate, NO_OTHERS } from './calculate.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { type ErrorObject, errorObject } from './error-object.ts';
import { earlierOf, earlierOfEmployees } from './payslip-history.ts';
import { applicableRules, type RuleCatalog } from './rule-catalog.ts';

/** The result of a row. */
export type RowOutcome =
  | {
      readonly kind: 'calculated';
      readonly index: number;
      readonly request: CalculationRequest;
      readonly made: Calculated;
    }
  | {
      readonly kind: 'failed';
      readonly index: number;
      readonly employeeId: string | null;
      readonly error: ErrorObject;
    };

/** Reads the sums of all rows that ask for them, at once. What is wrong with a row is told when it is calculated. */
export async function earlierOfRows(
  { header, rows }: BatchOrder,
  { catalog }: Pick<Calculator, 'catalog'>,
  stored: StoredSums,
): Promise<ReadSums> {
  if (header.history === undefined) return NOTHING_READ;
  const asked = rows.flatMap((row) => {
    if (row.kind === 'refused') return [];
    const request = requestOf(header, row.sent);
    const manifest = manifestFor(request, catalog);
    return manifest === null ? [] : [{ request, manifest }];
  });
  return earlierOfEmployees(asked, stored);
}

function manifestFor(request: CalculationRequest, catalog: RuleCatalog): Manifest | null {
  try {
    return applicableRules(request, catalog).module.manifest;
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

/** Calculates one row. Its own faults are its outcome; anything unexpected is thrown. */
export async function calculateRow(
  { header, rows }: BatchOrder,
  index: number,
  by: Calculator,
  place: BatchPlace,
  earlier: ReadSums,
): Promise<RowOutcome> {
  const row = rows[index];
  if (row === undefined) throw new Error('a batch has no such row');
  if (row.kind === 'refused') {
    const error = errorObject(validationError(row.faults, row.faultCount));
    return { kind: 'failed', index, employeeId: row.employeeId, error };
  }
  const request = requestOf(header, row.sent);
  try {
    // A batch has no `supersedes`.
    const lookups = { ...NO_OTHERS, earlierFor: async () => earlierOf(earlier, request) };
    return { kind: 'calculated', index, request, made: await calculate(request, by, lookups, place) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const moved = placed(error, index, row.sent.period_override !== undefined);
    return { kind: 'failed', index, employeeId: row.sent.id, error: errorObject(moved) };
  }
}

/** The request that asks for this row alone; it is stored with the calculation. */
function requestOf(header: BatchHeader, sent: BatchEmployee): CalculationRequest {
  const { period_override, ...employee } = sent;
  const { country, scheme, year, employer, history } = header;
  const { async: _async, fail_fast: _failFast, ...options } = header.options ?? {};
  const period: WirePeriod = period_override ?? header.period;
  return { country, scheme, year, period, employee, employer, ...(history && { history }), options };
}

/** Returns the error with the places of its faults moved into the batch. */
function placed(error: ServiceError, index: number, isOverride: boolean): ServiceError {
  const { code, message, details, faults } = error;
  const moved = faults.map((fault) => ({ ...fault, loc: placeOf(fault, index, isOverride) }));
  return new ServiceError(code, message, details, { faults: moved });
}

function placeOf({ loc }: Fault, index: number, isOverride: boolean): Fault['loc'] {
  const [, part, ...rest] = loc;
  const row = ['body', 'employees', index];
  if (part === 'employee') return [...row, ...rest];
  // What is left is about the period; without one of its own the row as a whole does not suit it.
  if (!isOverride) return row;
  return part === 'period' ? [...row, 'period_override', ...rest] : [...row, 'period_override'];
}
