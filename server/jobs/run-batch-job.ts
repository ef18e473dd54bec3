import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { timestamp } from '../clock.ts';
import type { BatchOrder } from '../payroll/batch-request.ts';
import type { Calculator } from '../payroll/calculate.ts';
import { errorObject } from '../payroll/error-object.ts';
import { ServiceError, STATUS } from '../service-error.ts';
import type { Database } from '../store/database/database.ts';
import { persisted } from '../store/database/persistence.ts';
import {
  endJob,
  type HeldJob,
  type JobRow,
  noteProgress,
  type Progress,
  takeJob,
} from '../store/jobs/jobs.ts';
import type { Dictionaries } from '../store/texts/dictionaries.ts';
import { type RanBatch, runBatch, storeBatch } from '../work/run-batch.ts';
import type { Workers } from '../work/workers.ts';
import type { JobHandler } from './job-queue.ts';

interface BatchWorker {
  readonly database: Database;
  readonly calculator: Calculator;
  readonly dictionaries: Dictionaries;
  readonly workers: Workers;
  readonly log: Logger;
}

/** After so many the job fails, when nothing but the database was in the way. */
const TRIES = 5;

/** A job that was begun so often and never ended kills whoever does it. */
const MOST_BEGINNINGS = 10;

/** Progress is written after so many rows. */
const ROWS_PER_NOTE = 50;

/** Another worker has taken the job: what this one has made counts for nothing. */
class JobTaken extends Error {}

/**
 * Calculates the batch of a job and commits everything of it at once: its calculations, the batch and the end
 * of the job. The worker writes a token of its own into the job first and commits only while it still stands
 * there, so that two workers that run the same job make one batch.
 */
export function batchJobHandler(by: BatchWorker): JobHandler {
  return async (job, stopping) => {
    const held: HeldJob = { id: String(job.payload.job_id), token: randomUUID() };
    const row = await takeJob(by.database.writer, held, timestamp(by.calculator.clock));
    if (row === undefined) return;
    if (job.attempt > MOST_BEGINNINGS) {
      await fail(by, held, new Error(`begun ${job.attempt} times and never ended`));
      return;
    }
    try {
      await by.dictionaries.storing(async () => commit(by, held, await run(by, held, row, stopping)));
    } catch (error) {
      if (error instanceof JobTaken) return;
      if (stopping.aborted || (isOutage(error) && job.attempt < TRIES)) throw error;
      await fail(by, held, error);
    }
  };
}

async function run(by: BatchWorker, held: HeldJob, job: JobRow, stopping: AbortSignal): Promise<RanBatch> {
  const order: BatchOrder = JSON.parse(job.request ?? '');
  const tenant = { clientId: job.client_id, environment: job.environment };
  const onProgress = async (progress: Progress) => {
    if (progress.processed % ROWS_PER_NOTE > 0) return;
    if (!(await noteProgress(by.database.writer, held, progress))) throw new JobTaken();
  };
  return runBatch({ id: job.batch_id, jobId: job.id, tenant, order }, by, stopping, onProgress);
}

async function commit(by: BatchWorker, held: HeldJob, ran: RanBatch): Promise<void> {
  const { total_requested: processed, total_succeeded, total_failed } = ran.batch;
  const end = { status: 'completed', finished_at: timestamp(by.calculator.clock), error: null } as const;
  const counts = { processed, total_succeeded, total_failed };
  await persisted(() =>
    by.database.writer.transaction(async (trx) => {
      if (await endJob(trx, held, { ...end, ...counts })) await storeBatch(trx, ran);
    }),
  );
}

async function fail(by: BatchWorker, held: HeldJob, error: unknown): Promise<void> {
  const known = error instanceof ServiceError ? error : internalError(error);
  if (STATUS[known.code] >= 500) by.log.error({ job_id: held.id, err: known.cause }, known.code);
  const end = {
    status: 'failed',
    finished_at: timestamp(by.calculator.clock),
    error: JSON.stringify(errorObject(known)),
  } as const;
  await persisted(() => endJob(by.database.writer, held, end));
}

function isOutage(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'PERSISTENCE_UNAVAILABLE';
}

function internalError(cause: unknown): ServiceError {
  const message = 'Something went wrong in the service. Tell us the id of the job.';
  return new ServiceError('INTERNAL_ERROR', message, {}, { cause });
}
