import type { Knex } from 'knex';
import type { JsonObject } from '../json.ts';

/** Kinds of work that is done after the request that asked for it. */
export type JobKind = 'payroll_batch' | 'payout_transition' | 'webhook_delivery';

/** Returns the client that the payload names, or null. */
export function clientOf({ client_id }: JsonObject): string | null {
  return typeof client_id === 'string' ? client_id : null;
}

/** One piece of work, as it was put into the queue. */
export interface QueuedJob {
  readonly kind: JobKind;
  /** Ids and small values only: what the work is about lies in tables of its own. */
  readonly payload: JsonObject;
  /** Counts from 1; more than 1 after a failure or the death of a worker. */
  readonly attempt: number;
}

/**
 * Does one piece of work. Called at least once: a worker may die, or lose its lease while it still runs. So
 * the handler commits its effect in one transaction that is guarded by the state it leaves in a table of its
 * own. Throwing hands the work back for another try, later; resolving ends it.
 */
export type JobHandler = (job: QueuedJob, stopping: AbortSignal) => Promise<void>;

/**
 * Durable work: put in by the transaction that needs it, done by any process that works. PostgreSQL has
 * pg-boss, SQLite a runner on a table of its own; both keep what a killed worker held and hand it out again
 * within 60 seconds.
 */
export interface JobQueue {
  /** Adds a job inside the business transaction; a rollback removes it. `notBefore` in ms since 1970. */
  enqueue(trx: Knex, kind: JobKind, payload: JsonObject, notBefore?: number): Promise<void>;
  /** Registers the handler of a kind of job. Call it before `start`. */
  handle(kind: JobKind, handler: JobHandler): void;
  /** Begins to work. A process that only serves requests never calls this. */
  start(): Promise<void>;
  /** Stops working: waits a while for running jobs and hands the others back. Jobs can still be added. */
  stop(): Promise<void>;
  /** Closes the queue. Call it after the last `enqueue`. */
  close(): Promise<void>;
  /** Counts queued jobs by kind, for the metrics. */
  depth(): Promise<Readonly<Record<JobKind, number>>>;
  /** Returns true while the queue works, for the readiness check. */
  isHealthy(): boolean;
}
