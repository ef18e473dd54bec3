import type { Knex } from 'knex';
import { timestamp } from '../clock.ts';
import { storePayslips } from '../history/store-payslips.ts';
import { ServiceError } from '../service-error.ts';
import { type BatchRow, batchDigest, insertBatch } from '../store/batches.ts';
import type { NewCalculation, Tenant } from '../store/calculations.ts';
import type { Database } from '../store/database.ts';
import type { Dictionaries } from '../store/dictionaries.ts';
import type { Progress } from '../store/jobs.ts';
import { type ReadSums, storedSums } from '../store/read-sums.ts';
import { turns } from '../turns.ts';
import { type Batch, type BatchCalculation, type BatchFailure, printBatchAnswer } from './batch.ts';
import type { BatchOrder } from './batch-request.ts';
import { calculateRow, earlierOfRows, type RowOutcome } from './batch-row.ts';
import type { BatchPlace, Calculator } from './calculate.ts';
import type { WarningDetail } from './calculation.ts';
import { newCalculation } from './new-calculation.ts';

/** A batch that is to be calculated; its id is known before. */
export interface BatchRun {
  readonly id: string;
  readonly jobId: string | null;
  readonly tenant: Tenant;
  readonly order: BatchOrder;
}

/** A batch that is calculated and not yet stored. */
export interface RanBatch {
  readonly batch: Batch;
  /** The batch as it will be stored. */
  readonly row: BatchRow;
  readonly calculations: readonly NewCalculation[];
}

/** The calculator of the rows and the dictionaries that compress them. */
export interface BatchMeans {
  readonly calculator: Calculator;
  readonly dictionaries: Dictionaries;
  readonly database: Pick<Database, 'reader'>;
}

/** So many rows are calculated without a pause for other requests. */
const ROWS_AT_ONCE = 10;

/**
 * Calculates the rows in the order of the request and stores nothing. With `fail_fast` the first failed row
 * throws `BATCH_ABORTED`. `onProgress` is called now and then, and may throw to stop.
 */
export async function runBatch(
  run: BatchRun,
  { calculator: by, dictionaries, database }: BatchMeans,
  onProgress: (progress: Progress) => Promise<void> = async () => {},
): Promise<RanBatch> {
  const places = placesOf(run);
  const earlier = await earlierOfRows(run.order, by, storedSums(database.reader, run.tenant));
  const calculated: BatchCalculation[] = [];
  const failures: BatchFailure[] = [];
  const calculations: Promise<NewCalculation>[] = [];
  for (let from = 0; from < places.length; from += ROWS_AT_ONCE) {
    const outcomes = await calculateRows(
      run.order,
      from,
      places.slice(from, from + ROWS_AT_ONCE),
      by,
      earlier,
    );
    const made = outcomes.filter((outcome) => outcome.kind === 'calculated');
    const failed = outcomes.filter((outcome) => outcome.kind === 'failed');
    calculated.push(...made.map(calculationOf));
    failures.push(
      ...failed.map(({ index, employeeId, error }) => ({ index, employee_id: employeeId, error })),
    );
    const packed = made.map((one) => newCalculation(run.tenant, one.request, one.made, dictionaries));
    // Told when all are waited for, unless the batch is given up before.
    for (const one of packed) one.catch(() => undefined);
    calculations.push(...packed);
    await turns.next();
    await onProgress({
      processed: from + outcomes.length,
      total_succeeded: calculated.length,
      total_failed: failures.length,
    });
  }
  const batch = batchOf(run, { calculations: calculated, failures }, timestamp(by.clock));
  return { batch, row: rowOf(run, batch), calculations: await Promise.all(calculations) };
}

async function calculateRows(
  order: BatchOrder,
  from: number,
  places: readonly BatchPlace[],
  by: Calculator,
  earlier: ReadSums,
): Promise<readonly RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const [at, place] of places.entries()) {
    const outcome = await calculateRow(order, from + at, by, place, earlier);
    if (outcome.kind === 'failed' && order.header.options?.fail_fast === true) throw aborted(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** Returns each row's batch and whether an earlier row has the same employee. */
function placesOf({ id: batchId, order }: BatchRun): readonly BatchPlace[] {
  const seen = new Set<string>();
  return order.rows.map((row) => {
    const id = row.kind === 'accepted' ? row.sent.id : row.employeeId;
    const isRepeated = id !== null && seen.has(id);
    if (id !== null) seen.add(id);
    return { batchId, warnings: isRepeated ? [DUPLICATE] : [] };
  });
}

const DUPLICATE: WarningDetail = {
  code: 'DUPLICATE_EMPLOYEE_IN_BATCH',
  field: 'id',
  message: 'An earlier row of the batch is of the same employee.',
  severity: 'warning',
};

function aborted({ index, employeeId, error }: RowOutcome & { kind: 'failed' }): ServiceError {
  const message = `Row ${index} failed, so that the batch was given up; nothing was stored.`;
  return new ServiceError('BATCH_ABORTED', message, { index, employee_id: employeeId, error });
}

function calculationOf({ index, made }: RowOutcome & { kind: 'calculated' }): BatchCalculation {
  const { id, employee_id } = made.calculation;
  return { index, employee_id, calculation_id: id };
}

/** Writes the calculations and the batch; call it inside a transaction. */
export async function storeBatch(trx: Knex, { row, calculations }: RanBatch): Promise<void> {
  await storePayslips(trx, { calculations, openingBalances: [] });
  await insertBatch(trx, row);
}

/** The answer to the caller of the batch. */
export function answerOf({ batch, calculations }: RanBatch): string {
  return printBatchAnswer(batch, new Map(calculations.map(({ row, answer }) => [row.id, answer])));
}

function batchOf(
  { id, jobId, order }: BatchRun,
  results: Pick<Batch, 'calculations' | 'failures'>,
  computed_at: string,
): Batch {
  const { country, scheme, year, period, employer, options } = order.header;
  return {
    id,
    status: 'completed',
    country,
    scheme,
    year,
    period,
    employer_id: employer.id,
    total_requested: order.rows.length,
    total_succeeded: results.calculations.length,
    total_failed: results.failures.length,
    ...results,
    metadata: options?.metadata ?? {},
    computed_at,
    job_id: jobId,
  };
}

/** The request is not stored: each calculation has its own, and failed rows are no more than their faults. */
function rowOf({ tenant }: BatchRun, batch: Batch): BatchRow {
  const texts = { request: '', answer: JSON.stringify(batch) };
  return {
    id: batch.id,
    client_id: tenant.clientId,
    environment: tenant.environment,
    computed_at: batch.computed_at,
    ...texts,
    digest: batchDigest(texts),
  };
}
