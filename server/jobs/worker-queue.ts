import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { JsonObject } from '../json.ts';
import type { JobHandler, JobKind, JobQueue } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';
import type { JobStorage, JobTimes } from './job-storage.ts';

/**
 * How many of a kind one process works on at a time: a batch computes, so more of them only slow each
 * other down; a transition is one short transaction; a delivery waits for somebody else's server.
 */
const MOST: Readonly<Record<JobKind, number>> = {
  payroll_batch: 2,
  payout_transition: 8,
  webhook_delivery: 50,
};

/** A client whose receivers never answer must not keep those of others waiting. */
const SHARES: Readonly<Partial<Record<JobKind, readonly number[]>>> = { webhook_delivery: [2, 8, 25] };

/** The queue of either engine: a runner for each kind of work, over the storage of the engine. */
export class WorkerQueue implements JobQueue {
  readonly #storage: JobStorage;
  readonly #times: JobTimes;
  readonly #log: Logger;
  readonly #runners = new Map<JobKind, JobRunner>();
  #state: 'idle' | 'working' | 'stopped' = 'idle';
  #heart: NodeJS.Timeout | undefined;
  #stopped: Promise<void> | null = null;

  constructor(storage: JobStorage, times: JobTimes, log: Logger) {
    this.#storage = storage;
    this.#times = times;
    this.#log = log;
  }

  async enqueue(trx: Knex, kind: JobKind, payload: JsonObject, notBefore?: number): Promise<void> {
    await this.#storage.enqueue(trx, kind, payload, notBefore);
    afterCommit(trx, () => this.#runners.get(kind)?.wake());
  }

  handle(kind: JobKind, handler: JobHandler): void {
    if (this.#state !== 'idle') throw new Error(`the queue works already: too late to handle ${kind}`);
    const [storage, times, log] = [this.#storage, this.#times, this.#log];
    this.#runners.set(
      kind,
      new JobRunner({ kind, handler, most: MOST[kind], shares: SHARES[kind] ?? null, storage, times, log }),
    );
  }

  async start(): Promise<void> {
    this.#state = 'working';
    this.#heart = setInterval(() => void this.#beat(), this.#times.heartbeatMs);
    for (const runner of this.#runners.values()) runner.start();
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stopLanes();
    return this.#stopped;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#storage.close();
  }

  depth(): Promise<Readonly<Record<JobKind, number>>> {
    return this.#storage.depth();
  }

  isHealthy(): boolean {
    return this.#state === 'working' && [...this.#runners.values()].every((runner) => runner.isHealthy());
  }

  /** The heart beats until the last job has ended. */
  async #stopLanes(): Promise<void> {
    const runners = this.#state === 'working' ? [...this.#runners.values()] : [];
    this.#state = 'stopped';
    await Promise.all(runners.map((runner) => runner.stop()));
    clearInterval(this.#heart);
  }

  async #beat(): Promise<void> {
    try {
      await this.#storage.heartbeat([...this.#runners.values()].flatMap((runner) => runner.held()));
    } catch (error) {
      this.#log.warn({ err: error }, 'the leases of running jobs could not be renewed');
    }
  }
}

/** Outside a transaction at once; never when the transaction rolls back. */
function afterCommit(trx: Knex, action: () => void): void {
  const committed = 'executionPromise' in trx ? trx.executionPromise : undefined;
  Promise.resolve(committed).then(action, () => {});
}
