import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { NextId } from '../identifiers.ts';
import type { Database } from '../store/database/database.ts';
import type { DatabaseTarget } from '../store/database/database-target.ts';
import type { JobQueue } from './job-queue.ts';
import { JOB_TIMES, type JobStorage, type JobTimes } from './job-storage.ts';
import { SqliteJobStorage } from './sqlite-job-storage.ts';
import { WorkerQueue } from './worker-queue.ts';

export interface JobQueueSettings {
  readonly database: Database;
  readonly target: DatabaseTarget;
  readonly clock: Clock;
  readonly nextId: NextId;
  readonly log: Logger;
  readonly times?: JobTimes;
}

/** The queue of a migrated database. Takes work in at once; does none before `start`. */
export async function openJobQueue(settings: JobQueueSettings): Promise<JobQueue> {
  const times = settings.times ?? JOB_TIMES;
  return new WorkerQueue(await openJobStorage(settings, times.leaseMs), times, settings.log);
}

/** The part of the queue that the two engines do differently. */
export async function openJobStorage(settings: JobQueueSettings, leaseMs: number): Promise<JobStorage> {
  const { target, database, clock, nextId, log } = settings;
  if (target.kind === 'sqlite') return new SqliteJobStorage({ database, clock, nextId, leaseMs });
  // Half a second of start-up goes into libraries: this one is not loaded for nothing.
  const { openPostgresJobs } = await import('./postgres-job-storage.ts');
  return openPostgresJobs({ url: target.url, database, clock, leaseMs, log });
}
