import type { Knex } from 'knex';
import type { JsonObject } from '../json.ts';
import type { JobKind, QueuedJob } from './job-queue.ts';

/** A job that this process holds on a lease. */
export interface TakenJob extends QueuedJob {
  readonly id: string;
}

/** The times of the queue. Tests use shorter ones. */
export interface JobTimes {
  /** Work that another process put in waits at most so long to be seen. */
  readonly pollMs: number;
  /** A job whose worker gave no sign of life for so long is handed out again. */
  readonly leaseMs: number;
  /** Time between two signs of life. */
  readonly heartbeatMs: number;
  /** The time that running jobs have to end on stop. */
  readonly graceMs: number;
}

export const JOB_TIMES: JobTimes = { pollMs: 500, leaseMs: 30_000, heartbeatMs: 10_000, graceMs: 20_000 };

/** A failed job waits 1 s, then twice as long each time, up to a minute. It is never given up. */
export const LONGEST_BACKOFF_S = 60;

/** Stores jobs and their holders. The two engines differ only in this part. */
export interface JobStorage {
  enqueue(trx: Knex, kind: JobKind, payload: JsonObject, notBefore: number | undefined): Promise<void>;
  /**
   * Up to so many jobs that are due; nobody else gets them until their lease ends. With `perClient` none of a client of
   * which that many are held already, by whichever process.
   */
  take(kind: JobKind, most: number, perClient: number | null): Promise<readonly TakenJob[]>;
  /** A sign of life for what this process holds; what dead processes held becomes free. */
  heartbeat(held: readonly TakenJob[]): Promise<void>;
  complete(job: TakenJob): Promise<void>;
  /** Makes a failed job due again later. The delay grows with each failure. */
  retry(job: TakenJob): Promise<void>;
  /** Gives back an unfinished job, which another process may take soon. */
  release(job: TakenJob): Promise<void>;
  /** Counts the jobs that are due and that nobody holds. */
  depth(): Promise<Readonly<Record<JobKind, number>>>;
  close(): Promise<void>;
}
