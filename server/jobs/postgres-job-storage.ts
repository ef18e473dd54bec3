import type { Knex } from 'knex';
import { fromKnex, PgBoss, type SendOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { JsonObject } from '../json.ts';
import { namedConnection } from '../store/database/connection-settings.ts';
import type { Database } from '../store/database/database.ts';
import { holdingMigrationLock } from '../store/database/migration-lock.ts';
import { guardTables } from '../store/upgrade/guard-tables.ts';
import { clientOf, type JobKind } from './job-queue.ts';
import { type JobStorage, LONGEST_BACKOFF_S, type TakenJob } from './job-storage.ts';

interface PostgresJobSettings {
  readonly url: string;
  readonly database: Pick<Database, 'writer'>;
  readonly clock: Clock;
  readonly leaseMs: number;
  readonly log: Logger;
}

const KINDS: readonly JobKind[] = ['payroll_batch', 'payout_transition', 'webhook_delivery'];

/** The database schema of pg-boss, which creates it on the first start. */
const SCHEMA = 'pgboss';

/** Beside the pool of the service: the statements of pg-boss manage their own transactions. */
const CONNECTIONS = 3;
const PATIENCE_MS = 10_000;
const HOUR_S = 3600;

/** Never given up and never dropped while it waits: the handlers know when enough was tried. */
const POLICY = {
  retryLimit: 1_000_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: LONGEST_BACKOFF_S,
  retentionSeconds: 365 * 24 * HOUR_S,
  deleteAfterSeconds: HOUR_S,
};

/** An answer that takes longer is lost, and its connection with it. */
const LONGEST_QUERY_MS = 60_000;

/** Jobs in the tables of pg-boss. Installs them when they are missing; several processes may do so at once. */
export async function openPostgresJobs(settings: PostgresJobSettings): Promise<JobStorage> {
  const connection = {
    ...namedConnection(settings.url, 'payroll-jobs'),
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: LONGEST_QUERY_MS,
    keepAlive: true,
  };
  const boss = new PgBoss({
    ...connection,
    schema: SCHEMA,
    schedule: false,
    // Every worker looks for the jobs of dead ones together with its own heartbeat.
    supervise: false,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', (error) => settings.log.warn({ err: error }, 'pg-boss'));
  boss.on('warning', ({ message }) => settings.log.warn({ message }, 'pg-boss'));
  try {
    // Its own lock does not keep those who wait for it from making the same schema once more.
    await holdingMigrationLock(
      settings.database,
      () => settings.log.info('waiting for another process that makes the job queue'),
      async () => {
        await boss.start();
        for (const kind of KINDS) await boss.createQueue(kind);
        await settings.database.writer.transaction((trx) => guardTables(trx));
      },
    );
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return new PostgresJobStorage(boss, settings);
}

class PostgresJobStorage implements JobStorage {
  readonly #boss: PgBoss;
  readonly #settings: PostgresJobSettings;

  constructor(boss: PgBoss, settings: PostgresJobSettings) {
    this.#boss = boss;
    this.#settings = settings;
  }

  /** Adds a job with a delay, not a time, because the clock of the database decides. */
  async enqueue(trx: Knex, kind: JobKind, payload: JsonObject, notBefore: number | undefined): Promise<void> {
    const { clock, leaseMs } = this.#settings;
    const delay = notBefore === undefined ? 0 : notBefore - clock();
    const client = clientOf(payload);
    const options: SendOptions = {
      ...POLICY,
      heartbeatSeconds: leaseMs / 1000,
      ...(delay > 0 && { startAfter: delay / 1000 }),
      ...(client !== null && { group: { id: client } }),
      db: fromKnex(trx),
    };
    const id = await this.#boss.send(kind, payload, options);
    if (id === null) throw new Error(`a job of kind ${kind} was not stored`);
  }

  async take(kind: JobKind, most: number, perClient: number | null): Promise<readonly TakenJob[]> {
    const jobs = await this.#boss.fetch<JsonObject>(kind, {
      batchSize: most,
      includeMetadata: true,
      ...(perClient !== null && { groupConcurrency: perClient }),
    });
    return jobs.map(({ id, data, retryCount }) => ({ id, kind, payload: data, attempt: retryCount + 1 }));
  }

  async heartbeat(held: readonly TakenJob[]): Promise<void> {
    for (const kind of KINDS) {
      const ids = held.filter((job) => job.kind === kind).map((job) => job.id);
      if (ids.length > 0) await this.#boss.touch(kind, ids);
    }
    await this.#boss.supervise();
    await this.#followClock();
  }

  /** Moves jobs earlier after the server's clock was set back. Such jobs were created later than now. */
  async #followClock(): Promise<void> {
    await this.#boss.getDb().executeSql(
      `UPDATE ${SCHEMA}.job SET start_after = start_after - (created_on - now()), created_on = now()
       WHERE name = ANY($1) AND state < 'active' AND created_on > now()`,
      [KINDS],
    );
  }

  async complete(job: TakenJob): Promise<void> {
    await this.#boss.complete(job.kind, job.id);
  }

  async retry(job: TakenJob): Promise<void> {
    await this.#boss.fail(job.kind, job.id);
  }

  /** pg-boss knows no other way to give a job back: it is due again after its backoff. */
  async release(job: TakenJob): Promise<void> {
    await this.retry(job);
  }

  async depth(): Promise<Readonly<Record<JobKind, number>>> {
    const { rows } = await this.#boss.getDb().executeSql(
      `SELECT name, count(*)::int AS waiting FROM ${SCHEMA}.job
       WHERE name = ANY($1) AND state < 'active' AND start_after <= now() GROUP BY name`,
      [KINDS],
    );
    const none = { payroll_batch: 0, payout_transition: 0, webhook_delivery: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ name, waiting }) => [name, waiting])) };
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}
