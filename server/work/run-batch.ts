import type { Knex } from 'knex';
import { inOrder } from '../../threads/in-order.ts';
import { timestamp } from '../clock.ts';
import { storePayslips } from '../history/store-payslips.ts';
import { type Batch, type BatchCalculation, type BatchFailure, printBatchAnswer } from '../payroll/batch.ts';
import type { BatchOrder } from '../payroll/batch-request.ts';
import {
  earlierOfRows,
  type FailedRow,
  type ReadyRow,
  type RowOutcome,
  readyRows,
} from '../payroll/batch-row.ts';
import type { BatchPlace, Calculator } from '../payroll/calculate.ts';
import type { WarningDetail } from '../payroll/calculation.ts';
import { FurtherFaults } from '../payroll/further-faults.ts';
import { earlierOf } from '../payroll/payslip-history.ts';
import { kindOf } from '../payroll/worked-payslips.ts';
import { ServiceError } from '../service-error.ts';
import { type BatchRow, batchDigest, insertBatch } from '../store/calculations/batches.ts';
import type { NewCalculation, Tenant } from '../store/calculations/calculations.ts';
import type { Database } from '../store/database/database.ts';
import { type ReadSums, storedSums } from '../store/histories/read-sums.ts';
import type { Progress } from '../store/jobs/jobs.ts';
import type { Dictionaries, Dictionary } from '../store/texts/dictionaries.ts';
import { dictionaryName, named, type RowOrder, type RowsOrder } from './orders.ts';
import type { Workers } from './workers.ts';

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

/** What rows are calculated with. */
export interface BatchMeans {
  readonly calculator: Calculator;
  readonly dictionaries: Dictionaries;
  readonly database: Pick<Database, 'reader'>;
  readonly workers: Workers;
}

/** So many rows are one order; others have their turn between them, too. */
const ROWS_AT_ONCE = 25;

/** No thread is worth its message for so few rows. */
export const FEW_ROWS = 2;

/**
 * Calculates the rows in the order of the request and stores nothing. With `fail_fast` the first failed row
 * throws `BATCH_ABORTED`. `onProgress` is called now and then, and may throw to stop. When the signal is aborted, the rest is
 * not calculated, and the reason of the signal is thrown.
 */
export async function runBatch(
  run: BatchRun,
  means: BatchMeans,
  signal: AbortSignal,
  onProgress: (progress: Progress) => Promise<void> = async () => {},
): Promise<RanBatch> {
  const { calculator, database } = means;
  const rows = readyRows(run.order, calculator.catalog);
  const earlier = await earlierOfRows(run.order, rows, storedSums(database.reader, run.tenant));
  const orders = new RowOrders(run, means, earlier);
  const further = FurtherFaults.beside(run.order.rows);
  const isStrict = run.order.header.options?.fail_fast === true;
  const calculated: BatchCalculation[] = [];
  const failures: BatchFailure[] = [];
  const calculations: NewCalculation[] = [];
  const take = async (outcomes: readonly RowOutcome[]) => {
    for (const outcome of outcomes) {
      if (outcome.kind === 'failed') {
        if (isStrict) throw aborted(outcome);
        failures.push(failureOf(outcome, run.order, further));
        continue;
      }
      const { row } = outcome.calculation;
      calculator.onCalculated?.(row.country, row.scheme, outcome.evaluator);
      calculated.push({ index: outcome.index, employee_id: row.employee_id, calculation_id: row.id });
      calculations.push(outcome.calculation);
    }
    await onProgress({
      processed: calculated.length + failures.length,
      total_succeeded: calculated.length,
      total_failed: failures.length,
    });
  };
  // What is under way when one fails is for nobody any more.
  const enough = new AbortController();
  const until = AbortSignal.any([signal, enough.signal]);
  try {
    const pieces = piecesOf(rows);
    await inOrder(pieces, means.workers.atOnce, (piece) => orders.run(piece, until), take);
  } finally {
    enough.abort();
  }
  const batch = batchOf(run, { calculations: calculated, failures }, timestamp(calculator.clock));
  return { batch, row: rowOf(run, batch), calculations };
}

function piecesOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const starts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) => at * ROWS_AT_ONCE);
  return starts.map((from) => rows.slice(from, from + ROWS_AT_ONCE));
}

/** Hands pieces of one batch to the threads. */
class RowOrders {
  readonly #run: BatchRun;
  readonly #means: BatchMeans;
  readonly #earlier: ReadSums;
  readonly #places: readonly BatchPlace[];

  constructor(run: BatchRun, means: BatchMeans, earlier: ReadSums) {
    this.#run = run;
    this.#means = means;
    this.#earlier = earlier;
    this.#places = placesOf(run);
  }

  /** The outcomes of some rows, in their order. */
  async run(piece: readonly (ReadyRow | FailedRow)[], signal: AbortSignal): Promise<readonly RowOutcome[]> {
    const ready = piece.filter((row) => row.kind === 'ready');
    if (ready.length === 0) return piece.filter((row) => row.kind === 'failed');
    const { workers } = this.#means;
    const order = await this.#orderOf(ready);
    const fingerprints = order.rows.map(({ rules }) => rules.fingerprint);
    const waiting = { clientId: this.#run.tenant.clientId, signal };
    const outcomes =
      this.#run.order.rows.length <= FEW_ROWS
        ? await workers.runHere('rows', order, signal)
        : await workers.run('rows', order, fingerprints, waiting);
    const byIndex = new Map(outcomes.map((outcome) => [outcome.index, received(outcome)]));
    return piece.flatMap((row) => (row.kind === 'failed' ? [row] : (byIndex.get(row.index) ?? [])));
  }

  async #orderOf(ready: readonly ReadyRow[]): Promise<RowsOrder> {
    const { calculator, dictionaries } = this.#means;
    const { tenant, order } = this.#run;
    const known = new Map<string, Dictionary | null>();
    const rows: RowOrder[] = [];
    for (const { kind: _, rules, ...row } of ready) {
      const { fingerprint } = rules.module.manifest;
      const kind = kindOf(row.request);
      const name = dictionaryName(fingerprint, kind);
      if (!known.has(name)) known.set(name, await dictionaries.ofRules(fingerprint, kind));
      const earlier = order.header.history === undefined ? null : earlierOf(this.#earlier, row.request);
      const place = this.#places[row.index] ?? { batchId: this.#run.id, warnings: [] };
      rows.push({ ...row, rules: named(rules), id: calculator.nextId(), place, earlier });
    }
    const now = calculator.clock();
    return { rows, tenant, engineVersion: calculator.engineVersion, now, dictionaries: known };
  }
}

/** A row whose bytes came from another thread, where they are no `Buffer`. */
function received(outcome: RowOutcome): RowOutcome {
  if (outcome.kind === 'failed') return outcome;
  const { row, ...made } = outcome.calculation;
  const { content, dictionary } = row;
  const bytes = { content: asBuffer(content), dictionary: asBuffer(dictionary) };
  return { ...outcome, calculation: { ...made, row: { ...row, ...bytes } } };
}

function asBuffer(bytes: Uint8Array | null): Buffer | null {
  return bytes === null ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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

function aborted({ index, employeeId, error }: FailedRow): ServiceError {
  const message = `Row ${index} failed, so that the batch was given up; nothing was stored.`;
  return new ServiceError('BATCH_ABORTED', message, { index, employee_id: employeeId, error });
}

/** What rows that the schema refuses are told is counted when they are read. */
function failureOf(
  { index, employeeId, error }: FailedRow,
  { rows }: BatchOrder,
  further: FurtherFaults,
): BatchFailure {
  const { detail } = error.details;
  const isCounted = rows[index]?.kind === 'refused' || !Array.isArray(detail);
  const details = isCounted ? error.details : { ...error.details, detail: further.tell(detail) };
  return { index, employee_id: employeeId, error: { ...error, details } };
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
