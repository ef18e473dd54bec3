import type { Knex } from 'knex';
import type { Evaluator } from '../../runtime/payslip.ts';
import { inOrder } from '../../threads/in-order.ts';
import { timestamp } from '../clock.ts';
import { storePayslips } from '../history/store-payslips.ts';
import { type Batch, type BatchCalculation, type BatchFailure, printBatchAnswer } from '../payroll/batch.ts';
import type { BatchOrder } from '../payroll/batch-request.ts';
import { earlierOfRows, type FailedRow, type ReadyRow, readyRows } from '../payroll/batch-row.ts';
import type { BatchPlace, Calculator } from '../payroll/calculate.ts';
import type { WarningDetail } from '../payroll/calculation.ts';
import { FurtherFaults } from '../payroll/further-faults.ts';
import { subjectOf } from '../payroll/new-calculation.ts';
import { earlierOf } from '../payroll/payslip-history.ts';
import { kindOf } from '../payroll/worked-payslips.ts';
import { ServiceError } from '../service-error.ts';
import { type BatchRow, batchDigest, insertBatch } from '../store/calculations/batches.ts';
import type { NewCalculation, Tenant } from '../store/calculations/calculations.ts';
import type { Database } from '../store/database/database.ts';
import type { RowValues } from '../store/database/insert-rows.ts';
import { type ReadSums, storedSums } from '../store/histories/read-sums.ts';
import { linesOfScheme, seenLines } from '../store/histories/summed-lines.ts';
import type { Progress } from '../store/jobs/jobs.ts';
import type { Dictionaries, Dictionary } from '../store/texts/dictionaries.ts';
import { dictionaryName, named, type RowOrder, type RowsAnswer, type RowsOrder } from './orders.ts';
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
  /** What the rows of the calculations are written with. */
  readonly rows: readonly RowValues[];
  /** The answers of the calculations, by their ids; empty where a job made the batch. */
  readonly answers: ReadonlyMap<string, Uint8Array>;
}

/** What rows are calculated with. */
interface BatchMeans {
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
  const orders = new RowOrders(run, means, earlier, linesOfScheme(seenLines(), run.order.header));
  const further = FurtherFaults.beside(run.order.rows);
  const isStrict = run.order.header.options?.fail_fast === true;
  const calculated: BatchCalculation[] = [];
  const failures: BatchFailure[] = [];
  const calculations: NewCalculation[] = [];
  const written: RowValues[] = [];
  const answers = new Map<string, Uint8Array>();
  const take = async ({ outcomes, values }: PieceOutcome) => {
    for (const outcome of outcomes) {
      if (outcome.kind === 'failed') {
        if (isStrict) throw aborted(outcome);
        failures.push(failureOf(outcome, run.order, further));
        continue;
      }
      const { index, calculation, answer, evaluator } = outcome;
      const { row } = calculation;
      calculator.onCalculated?.(row.country, row.scheme, evaluator);
      calculated.push({ index, employee_id: row.employee_id, calculation_id: row.id });
      calculations.push(calculation);
      answers.set(row.id, answer);
    }
    written.push(...values);
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
  return { batch, row: rowOf(run, batch), calculations, rows: written, answers };
}

function piecesOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const starts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) => at * ROWS_AT_ONCE);
  return starts.map((from) => rows.slice(from, from + ROWS_AT_ONCE));
}

/** A calculation that is made and not yet stored, with its answer. */
interface Made {
  readonly kind: 'calculated';
  readonly index: number;
  readonly calculation: NewCalculation;
  readonly answer: Uint8Array;
  readonly evaluator: Evaluator;
}

/** What became of a piece, in the order of its rows. */
interface PieceOutcome extends Pick<RowsAnswer, 'values'> {
  readonly outcomes: readonly (Made | FailedRow)[];
}

/** Hands pieces of one batch to the threads. */
class RowOrders {
  readonly #run: BatchRun;
  readonly #means: BatchMeans;
  readonly #earlier: ReadSums;
  readonly #places: readonly BatchPlace[];
  readonly #lines: readonly string[];

  constructor(run: BatchRun, means: BatchMeans, earlier: ReadSums, lines: readonly string[]) {
    this.#run = run;
    this.#lines = lines;
    this.#means = means;
    this.#earlier = earlier;
    this.#places = placesOf(run);
  }

  async run(piece: readonly (ReadyRow | FailedRow)[], signal: AbortSignal): Promise<PieceOutcome> {
    const ready = piece.filter((row) => row.kind === 'ready');
    if (ready.length === 0) return { outcomes: piece.filter((row) => row.kind === 'failed'), values: [] };
    const { workers } = this.#means;
    const order = await this.#orderOf(ready);
    const fingerprints = order.rows.map(({ rules }) => rules.fingerprint);
    const waiting = { clientId: this.#run.tenant.clientId, signal };
    const answer =
      this.#run.order.rows.length <= FEW_ROWS
        ? await workers.runHere('rows', order, signal)
        : await workers.run('rows', order, fingerprints, waiting);
    const byIndex = new Map(this.#madeOf(order.rows, answer).map((one) => [one.index, one]));
    const outcomes = piece.flatMap((row) => (row.kind === 'failed' ? [row] : (byIndex.get(row.index) ?? [])));
    return { outcomes, values: answer.values };
  }

  /** The outcomes of rows, in their order. */
  #madeOf(rows: readonly RowOrder[], { outcomes, answers }: RowsAnswer): readonly (Made | FailedRow)[] {
    const { tenant } = this.#run;
    let start = 0;
    return outcomes.flatMap((outcome, at): readonly (Made | FailedRow)[] => {
      if (outcome.kind === 'failed') return [outcome];
      const row = rows[at];
      if (row === undefined) return [];
      const { kind, index, evaluator, kept, end } = outcome;
      const calculation = { ...kept, row: subjectOf(tenant, row.request, row.id) };
      const answer = answers.subarray(start, end);
      start = end;
      return [{ kind, index, calculation, answer, evaluator }];
    });
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
    const { engineVersion } = calculator;
    const isAnswered = this.#run.jobId === null;
    return { rows, tenant, engineVersion, now, dictionaries: known, lines: this.#lines, isAnswered };
  }
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
export async function storeBatch(trx: Knex, { row, calculations, rows }: RanBatch): Promise<void> {
  await storePayslips(trx, { calculations, rows, openingBalances: [] });
  await insertBatch(trx, row);
}

/** The answer to the caller of the batch. */
export function answerOf({ batch, answers }: RanBatch): Uint8Array {
  return printBatchAnswer(batch, answers);
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
