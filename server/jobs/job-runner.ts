import type { Logger } from 'pino';
import { InterruptibleWait } from './interruptible-wait.ts';
import type { JobHandler, JobKind } from './job-queue.ts';
import type { JobStorage, JobTimes, TakenJob } from './job-storage.ts';

interface JobRunnerSettings {
  readonly kind: JobKind;
  readonly handler: JobHandler;
  /** So many jobs of the kind run at once. */
  readonly most: number;
  /**
   * Of one client no more than the last of these: first everybody gets as many as the first says, then as the next,
   * so that who waits little is served before who waits for much. Null lets the longest wait decide.
   */
  readonly shares: readonly number[] | null;
  readonly storage: JobStorage;
  readonly times: JobTimes;
  readonly log: Logger;
}

/** Without a look into the storage for so long, something is wrong. */
const SILENCE_MS = 10_000;

/** Works on one kind of job, beside the runners of the other kinds: none waits for another. */
export class JobRunner {
  readonly #settings: JobRunnerSettings;
  readonly #pause = new InterruptibleWait();
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, { readonly job: TakenJob; readonly ended: Promise<void> }>();
  #looping: Promise<void> = Promise.resolve();
  /** The time at which the storage last worked; null while it does not. */
  #seenAt: number | null = null;

  constructor(settings: JobRunnerSettings) {
    this.#settings = settings;
  }

  start(): void {
    this.#seenAt = performance.now();
    this.#looping = this.#loop();
  }

  /** There may be something to do: looks at once. */
  wake(): void {
    this.#pause.end();
  }

  held(): readonly TakenJob[] {
    return [...this.#running.values()].map(({ job }) => job);
  }

  isHealthy(): boolean {
    return this.#seenAt !== null && performance.now() - this.#seenAt < SILENCE_MS;
  }

  /** Takes nothing more, waits for what runs, and hands back what has not ended by then. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#looping;
    const ended = Promise.all([...this.#running.values()].map((one) => one.ended));
    await Promise.race([ended, this.#grace(ended)]);
    await Promise.all(this.held().map((job) => this.#settle(job, 'release')));
  }

  async #grace(ended: Promise<unknown>): Promise<void> {
    const pause = new InterruptibleWait();
    void ended.then(() => pause.end());
    await pause.wait(this.#settings.times.graceMs);
  }

  async #loop(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#takeMore();
      await this.#pause.wait(this.#settings.times.pollMs);
    }
  }

  async #takeMore(): Promise<void> {
    const { kind, shares, log } = this.#settings;
    try {
      if (shares === null) await this.#take(null);
      for (const share of shares ?? []) while ((await this.#take(share)) > 0);
      if (this.#seenAt === null) log.info({ kind }, 'the job queue can be reached again');
      this.#seenAt = performance.now();
    } catch (error) {
      if (this.#seenAt !== null) log.error({ kind, err: error }, 'the job queue cannot be reached');
      this.#seenAt = null;
    }
  }

  /** Takes what there is room for and begins it; answers how many that were. */
  async #take(perClient: number | null): Promise<number> {
    const { kind, most, storage } = this.#settings;
    const free = most - this.#running.size;
    const { signal } = this.#stopping;
    if (free <= 0 || signal.aborted) return 0;
    const jobs = await storage.take(kind, free, perClient);
    if (signal.aborted) await Promise.all(jobs.map((job) => this.#settle(job, 'release')));
    else for (const job of jobs) this.#begin(job);
    return jobs.length;
  }

  /** A process that was asleep may be handed what it still works on: then the work goes on as it is. */
  #begin(job: TakenJob): void {
    if (this.#running.has(job.id)) return;
    const ended = this.#work(job).finally(() => {
      this.#running.delete(job.id);
      this.wake();
    });
    this.#running.set(job.id, { job, ended });
  }

  async #work(job: TakenJob): Promise<void> {
    const { kind, handler, log } = this.#settings;
    const { signal } = this.#stopping;
    try {
      await handler(job, signal);
    } catch (error) {
      if (signal.aborted) return this.#settle(job, 'release');
      log.warn({ kind, job: job.id, attempt: job.attempt, err: error }, 'a job failed and is tried again');
      return this.#settle(job, 'retry');
    }
    return this.#settle(job, 'complete');
  }

  /** Tells the storage the outcome of a job. If that fails, the lease runs out and frees the job. */
  async #settle(job: TakenJob, outcome: 'complete' | 'retry' | 'release'): Promise<void> {
    const { kind, storage, log } = this.#settings;
    try {
      await storage[outcome](job);
    } catch (error) {
      log.warn({ kind, job: job.id, outcome, err: error }, 'the end of a job could not be stored');
    }
  }
}
