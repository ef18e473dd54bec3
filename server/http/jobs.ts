import type { Context, HandlerMap } from 'openapi-backend';
import type { Environment } from '../config.ts';
import { readBatchAnswer } from '../payroll/stored-batch.ts';
import { ServiceError } from '../service-error.ts';
import type { Scope } from '../store/calculations.ts';
import type { Database } from '../store/database.ts';
import { findJob, type JobRow } from '../store/jobs.ts';
import { scopeOf } from './caller-scope.ts';
import type { Exchange } from './exchange.ts';
import type { Reply } from './reply.ts';

export function jobHandlers(database: Database, environment: Environment): HandlerMap {
  return {
    getJob: (context: Context<undefined, { id: string }>, exchange: Exchange) =>
      getJob(database, scopeOf(environment, exchange), context.request.params.id),
  };
}

async function getJob({ reader }: Database, scope: Scope, id: string): Promise<Reply> {
  const job = await findJob(reader, scope, id);
  if (job === undefined) throw jobNotFound(id);
  const result = job.status === 'completed' ? await readBatchAnswer(reader, scope, job.batch_id) : 'null';
  return { status: 200, headers: retryWhileUnfinished(job), text: printJob(job, result) };
}

/** `result` is the text of the batch's answer, or `null`. */
function printJob(job: JobRow, result: string): string {
  const { id, type, status, batch_id, total_requested, processed, total_succeeded, total_failed } = job;
  const { created_at, started_at, finished_at } = job;
  const counts = { total_requested, processed, total_succeeded, total_failed };
  const head = JSON.stringify({ id, type, status, batch_id, ...counts, created_at, started_at, finished_at });
  return `${head.slice(0, -1)},"error":${job.error ?? 'null'},"result":${result}}`;
}

export function jobPath(id: string): string {
  return `/v1/payroll/jobs/${id}`;
}

/** Tells when to look again, for as long as there is something to wait for. */
export function retryWhileUnfinished({ finished_at }: JobRow): Readonly<Record<string, string>> {
  return finished_at === null ? { 'Retry-After': '1' } : {};
}

export function jobNotFound(id: string): ServiceError {
  return new ServiceError('JOB_NOT_FOUND', 'There is no such job.', { job_id: id });
}
