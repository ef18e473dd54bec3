import type { Knex } from 'knex';
import type { JsonObject } from '../json.ts';
import type { JobKind, QueuedJob } from './job-queue.ts';

/** A job that this process holds on a lease. */
export interface TakenJob extends QueuedJob {
  readonly id: string;
}

/** How long things take; tests use shorter times. */
export interface JobTimes {
  /** Work that another process put in waits at most so long to be seen. */
  readonly pollMs: number;
  /** A job whose worker gave no sign of life for so long is handed out again. */
  readonly leaseMs: number;
  /** Time between two signs of life. */
  readonly heartbeatMs: number;
  /** On stop, running work gets so long to end. */
  readonly graceMs: number;
}

export const JOB_TIMES: JobTimes = { pollMs: 500, leaseMs: 30_000, heartbeatMs: 10_000, graceMs: 20_000 };

/** A failed job waits 1 s, then twice as long each time, up to a minute. It is never given up. */
export const LONGEST_BACKOFF_S = 60;

/** Where jobs are kept, and who holds which: the part in which the two engines differ. */
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
  /** It failed: it is due again later, the later the more often that happened. */
  retry(job: TakenJob): Promise<void>;
  /** Given back unfinished: somebody else may do it soon. */
  release(job: TakenJob): Promise<void>;
  /** How many are due and held by nobody. */
  depth(): Promise<Readonly<Record<JobKind, number>>>;
  close(): Promise<void>;
}
