import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/database/database.ts';
import { deleteOldJobs, deleteOldKeys } from '../store/jobs/retention.ts';
import { countToday, firstDayWithin } from '../store/jobs/service-days.ts';
import { deleteFullBuckets } from '../store/keys/shared-buckets.ts';
import { isPostgres } from '../store/schema/dialect.ts';
import { InterruptibleWait } from './interruptible-wait.ts';

/**
 * Idempotency keys are kept for so many days of the service after that of their first use, jobs after that of their
 * end.
 */
const RETENTION_DAYS = 30;
const EVERY_MS = 3_600_000;
/** One statement deletes no more, so that nobody waits long for the database. */
const MOST = 500;

interface Swept {
  readonly keys: number;
  readonly jobs: number;
}

interface RetentionSettings {
  readonly database: Pick<Database, 'writer'>;
  /** The clock of a test; null if the database says what day it is. */
  readonly clock: Clock | null;
  readonly log: Logger;
}

/**
 * Deletes what is kept for 30 days only, every hour on every worker; several at a time do no harm. Days count when the
 * service ran on them, so that no clock that leaps makes a used key new. It also forgets full buckets of the rate limits.
 * Nothing else is ever deleted by the service.
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
    await countToday(writer, clock);
    const day = await firstDayWithin(writer, RETENTION_DAYS);
    const keys = await this.#repeat(() => deleteOldKeys(writer, day, MOST));
    const jobs = await this.#repeat(() => deleteOldJobs(writer, day, MOST));
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
