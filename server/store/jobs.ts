import type { Knex } from 'knex';
import type { Environment } from '../config.ts';
import type { Scope } from './calculations.ts';
import { persisted } from './persistence.ts';

export type JobStatus = 'queued' | 'running' | 'completed' | 'failed';

/** How far a job has come. */
export interface Progress {
  readonly processed: number;
  readonly total_succeeded: number;
  readonly total_failed: number;
}

export const NOTHING_DONE: Progress = { processed: 0, total_succeeded: 0, total_failed: 0 };

export interface JobRow extends Progress {
  readonly id: string;
  readonly client_id: string;
  readonly environment: Environment;
  readonly type: 'payroll_batch';
  readonly status: JobStatus;
  /** The batch that the job makes; there is none before its end, nor when it fails. */
  readonly batch_id: string;
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly total_requested: number;
  readonly created_at: string;
  readonly started_at: string | null;
  /** Null while the job is unfinished. */
  readonly finished_at: string | null;
  /** JSON of the error that ended the job. */
  readonly error: string | null;
  /** JSON of what to do; null once the job has ended. */
  readonly request: string | null;
  /** Held by the worker that does the job now; only its holder may write to the job. */
  readonly token: string | null;
}

/** Names a job for the worker that holds it. */
export interface HeldJob {
  readonly id: string;
  readonly token: string;
}

/** How a job ended. */
export interface JobEnd {
  readonly status: 'completed' | 'failed';
  readonly finished_at: string;
  readonly error: string | null;
}

/** A job of the client, or undefined. */
export async function findJob(db: Knex, scope: Scope, id: string): Promise<JobRow | undefined> {
  return persisted(() => ownJobs(db, scope).where({ id }).first());
}

/**
 * Puts a job in unless the client has too many that are unfinished; answers whether it did. Takes requests
 * of one client one after the other: the row of the client is locked (SQLite has one writer anyhow).
 */
export async function insertJob(trx: Knex, row: JobRow, most: number): Promise<boolean> {
  const scope = { client_id: row.client_id, environment: row.environment };
  await trx('clients').where({ id: row.client_id }).forNoKeyUpdate().first('id');
  const found = await trx<JobRow>('jobs')
    .where({ ...scope, finished_at: null })
    .count({ count: '*' })
    .first();
  if (Number(found?.count ?? 0) >= most) return false;
  await trx<JobRow>('jobs').insert(row);
  return true;
}

/** Deletes the client's jobs that ended before a time; what they made stays. */
export async function forgetJobs(trx: Knex, scope: Scope, before: string): Promise<void> {
  await ownJobs(trx, scope).where('finished_at', '<', before).delete();
}

/**
 * Takes an unfinished job for a worker, from whoever held it: that one can write no more, and the work
 * begins anew. Undefined when the job has ended, or is forgotten.
 */
export async function takeJob(writer: Knex, held: HeldJob, now: string): Promise<JobRow | undefined> {
  return persisted(async () => {
    const [row] = await writer<JobRow>('jobs')
      .where({ id: held.id, finished_at: null })
      .update({
        ...NOTHING_DONE,
        token: held.token,
        status: 'running',
        started_at: writer.raw('COALESCE(started_at, ?)', [now]),
      })
      .returning('*');
    return row;
  });
}

/** False when another worker has taken the job meanwhile. */
export async function noteProgress(writer: Knex, held: HeldJob, progress: Progress): Promise<boolean> {
  return persisted(async () => (await heldJobs(writer, held).update({ ...progress })) === 1);
}

/** Ends a job. False when another worker has taken it meanwhile: then nothing of this one may be kept. */
export async function endJob(trx: Knex, held: HeldJob, end: JobEnd & Partial<Progress>): Promise<boolean> {
  return (await heldJobs(trx, held).update({ ...end, request: null, token: null })) === 1;
}

function heldJobs(db: Knex, { id, token }: HeldJob) {
  return db<JobRow>('jobs').where({ id, token, finished_at: null });
}

function ownJobs(db: Knex, scope: Scope) {
  return db<JobRow>('jobs').where({ client_id: scope.clientId, environment: scope.environment });
}
