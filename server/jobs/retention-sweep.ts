import type { Logger } from 'pino';
import { type Clock, timestamp } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { deleteOldJobs, deleteOldKeys } from '../store/retention.ts';
import { isPostgres } from '../store/schema/dialect.ts';
import { deleteFullBuckets } from '../store/shared-buckets.ts';
import { InterruptibleWait } from './interruptible-wait.ts';

/** Idempotency keys are kept so long after their first use, jobs after their end. */
const RETENTION_MS = 30 * 24 * 3_600_000;
const EVERY_MS = 3_600_000;
/** One statement deletes no more, so that nobody waits long for the database. */
const MOST = 500;

/** What ended before this time can be read no more, whether it has been swept away yet or not. */
export function keptSince(clock: Clock): string {
  return timestamp(() => clock() - RETENTION_MS);
}

export interface Swept {
  readonly keys: number;
  readonly jobs: number;
}

export interface RetentionSettings {
  readonly database: Pick<Database, 'writer'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Deletes what is kept for 30 days only, every hour on every worker; several at a time do no harm. It also
 * forgets full buckets of the rate limits. Nothing else is ever deleted by the service.
 */
export class RetentionSweep {
  readonly #settings: RetentionSettings;
  readonly #pause = new InterruptibleWait();
  #isStopping = false;
  #running: Promise<void> = Promise.resolve();

  constructor(settings: RetentionSettings) {
    this.#settings = settings;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#pause.end();
    await this.#running;
  }

  /** One sweep. */
  async sweep(): Promise<Swept> {
    const {
      database: { writer },
      clock,
    } = this.#settings;
    const before = clock() - RETENTION_MS;
    const keys = await this.#repeat(() => deleteOldKeys(writer, before, MOST));
    const jobs = await this.#repeat(() => deleteOldJobs(writer, keptSince(clock), MOST));
    if (isPostgres(writer)) await deleteFullBuckets(writer);
    return { keys, jobs };
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      await this.#sweepAndTell();
      await this.#pause.wait(EVERY_MS);
    }
  }

  /** A sweep that fails is tried again an hour later. */
  async #sweepAndTell(): Promise<void> {
    const { log } = this.#settings;
    try {
      const swept = await this.sweep();
      if (swept.keys + swept.jobs > 0) log.info(swept, 'deleted what is older than 30 days');
    } catch (error) {
      log.warn({ err: error }, 'old idempotency keys and jobs could not be deleted');
    }
  }

  async #repeat(deleteSome: () => Promise<number>): Promise<number> {
    let total = 0;
    for (let deleted = MOST; deleted === MOST && !this.#isStopping; total += deleted)
      deleted = await deleteSome();
    return total;
  }
}
