import type { Knex } from 'knex';
import type { Environment } from '../../environment.ts';
import type { Tenant } from '../calculations/calculations.ts';
import { persisted } from '../database/persistence.ts';
import { withinLimit } from '../database/time-limit.ts';
import { keepWithin, type Limits } from '../lists/range-filter.ts';
import { newestDay } from './service-days.ts';

export type JobStatus = 'queued' | 'running' | 'completed' | 'failed';

/** The progress of a job. */
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

/** The end of a job. */
interface JobEnd {
  readonly status: 'completed' | 'failed';
  readonly finished_at: string;
  readonly error: string | null;
}

/** A job of the client, or undefined. */
export async function findJob(db: Knex, tenant: Tenant, id: string): Promise<JobRow | undefined> {
  return persisted(() => ownJobs(db, tenant).where({ id }).first());
}

/** The filters of a list of jobs; each one that is not null must hold. */
interface JobFilter {
  readonly status: JobStatus | null;
  readonly created: Limits;
}

/** The newest jobs that are older than the cursor. */
export async function listJobs(
  lists: Knex,
  tenant: Tenant,
  { status, created }: JobFilter,
  page: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly JobRow[]> {
  return withinLimit(lists, async (on) => {
    const own = () => on(ownJobs(lists, tenant));
    const query = own();
    if (status !== null) query.where({ status });
    if (page.cursor !== null) query.where('id', '<', page.cursor);
    await keepWithin(lists, query, own, 'created_at', created);
    return query.orderBy('id', 'desc').limit(page.limit).select('*');
  });
}

/**
 * Puts a job in. False when the client has too many unfinished jobs with this one: then the transaction must
 * be rolled back. Jobs of one client come in one after the other: PostgreSQL locks the client's row, and on
 * SQLite the insert has taken the lock of all writers, which is why it comes first.
 */
export async function insertJob(trx: Knex, row: JobRow, most: number): Promise<boolean> {
  await trx<JobRow>('jobs').insert(row);
  await trx('clients').where({ id: row.client_id }).forNoKeyUpdate().first('id');
  const { client_id, environment } = row;
  const unfinished = trx<JobRow>('jobs').where({ client_id, environment, finished_at: null });
  const found = await unfinished.count({ count: '*' }).first();
  return Number(found?.count ?? 0) <= most;
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
  const ended = { ...end, request: null, token: null, finished_day: newestDay(trx) };
  return (await heldJobs(trx, held).update(ended)) === 1;
}

function heldJobs(db: Knex, { id, token }: HeldJob) {
  return db<JobRow & { readonly finished_day: number }>('jobs').where({ id, token, finished_at: null });
}

function ownJobs(db: Knex, tenant: Tenant) {
  return db<JobRow>('jobs').where({ client_id: tenant.clientId, environment: tenant.environment });
}
