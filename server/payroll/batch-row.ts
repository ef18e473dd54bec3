import type { Manifest } from '../../runtime/module.ts';
import type { Evaluator } from '../../runtime/payslip.ts';
import type { WirePeriod } from '../../runtime/request/sent-request.ts';
import { type Fault, ServiceError, validationError } from '../service-error.ts';
import type { PackedCalculation, Tenant } from '../store/calculations/calculations.ts';
import { NOTHING_READ, type ReadSums, type StoredSums } from '../store/histories/read-sums.ts';
import type { BatchEmployee, BatchHeader, BatchOrder, BatchRow } from './batch-request.ts';
import { type BatchPlace, calculateInBatch, type Maker } from './calculate.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { type ErrorObject, errorObject } from './error-object.ts';
import { type PackingMeans, packedCalculation } from './new-calculation.ts';
import { type Earlier, earlierOfEmployees } from './payslip-history.ts';
import { applicableRules, type ChosenRules, type RuleCatalog } from './rule-catalog.ts';

/** The result of a row. */
export type RowOutcome =
  | {
      readonly kind: 'calculated';
      readonly index: number;
      readonly calculation: PackedCalculation;
      readonly answer: string;
      readonly evaluator: Evaluator;
    }
  | FailedRow;

export interface FailedRow {
  readonly kind: 'failed';
  readonly index: number;
  readonly employeeId: string | null;
  readonly error: ErrorObject;
}

/** A row whose rules are chosen. */
export interface ReadyRow {
  readonly kind: 'ready';
  readonly index: number;
  readonly request: CalculationRequest;
  /** True if the row has a period of its own. */
  readonly isOverride: boolean;
  readonly rules: ChosenRules;
}

/** Chooses the rules of each row. Those that were refused before, or for which there are no rules, have failed. */
export function readyRows(
  { header, rows }: BatchOrder,
  catalog: RuleCatalog,
): readonly (ReadyRow | FailedRow)[] {
  return rows.map((row, index) => readyRow(header, row, index, catalog));
}

function readyRow(
  header: BatchHeader,
  row: BatchRow,
  index: number,
  catalog: RuleCatalog,
): ReadyRow | FailedRow {
  if (row.kind === 'refused') {
    const error = errorObject(validationError(row.faults, row.faultCount));
    return { kind: 'failed', index, employeeId: row.employeeId, error };
  }
  const request = requestOf(header, row.sent);
  const isOverride = row.sent.period_override !== undefined;
  try {
    return { kind: 'ready', index, request, isOverride, rules: applicableRules(request, catalog) };
  } catch (error) {
    return failed({ index, request, isOverride }, error);
  }
}

/** Reads the sums of all rows at once, where the batch asks for them. */
export async function earlierOfRows(
  { header }: BatchOrder,
  rows: readonly (ReadyRow | FailedRow)[],
  stored: StoredSums,
): Promise<ReadSums> {
  if (header.history === undefined) return NOTHING_READ;
  const asked = rows.flatMap((row): readonly { request: CalculationRequest; manifest: Manifest }[] =>
    row.kind === 'failed' ? [] : [{ request: row.request, manifest: row.rules.module.manifest }],
  );
  return earlierOfEmployees(asked, stored);
}

/** Everything that a row is calculated and made into a record with. */
interface RowMeans extends PackingMeans {
  readonly tenant: Tenant;
  readonly by: Maker;
  readonly place: BatchPlace;
  /** Null where no history is asked for. */
  readonly earlier: Earlier | null;
}

/** Calculates one row. Its own faults are its outcome; anything unexpected is thrown. */
export function calculateRow(row: Omit<ReadyRow, 'kind'>, means: RowMeans): RowOutcome {
  const { index, request, rules } = row;
  const { tenant, by, place, earlier } = means;
  try {
    const made = calculateInBatch(request, rules, earlier, by, place);
    const calculation = packedCalculation(tenant, request, made, means);
    return { kind: 'calculated', index, calculation, answer: made.answer, evaluator: made.evaluator };
  } catch (error) {
    return failed(row, error);
  }
}

function failed(
  { index, request, isOverride }: Pick<ReadyRow, 'index' | 'request' | 'isOverride'>,
  error: unknown,
): FailedRow {
  if (!(error instanceof ServiceError)) throw error;
  const moved = placed(error, index, isOverride);
  return { kind: 'failed', index, employeeId: request.employee.id, error: errorObject(moved) };
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
  const moved = faults.map((fault) => ({ ...fault, loc: rowPlace(fault, index, isOverride) }));
  return new ServiceError(code, message, details, { faults: moved });
}

/** The place of a fault in the batch, of which it is found in the request for this row alone. */
export function rowPlace({ loc }: Fault, index: number, isOverride: boolean): Fault['loc'] {
  const [, part, ...rest] = loc;
  const row = ['body', 'employees', index];
  if (part === 'employee') return [...row, ...rest];
  // What is left is about the period; without one of its own the row as a whole does not suit it.
  if (!isOverride) return row;
  return part === 'period' ? [...row, 'period_override', ...rest] : [...row, 'period_override'];
}
