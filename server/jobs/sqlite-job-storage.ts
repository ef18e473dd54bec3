import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import type { NextId } from '../identifiers.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import type { Database } from '../store/database/database.ts';
import { clientOf, type JobKind } from './job-queue.ts';
import { type JobStorage, LONGEST_BACKOFF_S, type TakenJob } from './job-storage.ts';
import { dueJobs, SqliteJobTurns } from './sqlite-job-turns.ts';

interface JobRow {
  readonly id: string;
  readonly kind: JobKind;
  /** Empty where the payload names none. */
  readonly client_id: string;
  readonly payload: string;
  /** The number of times that the job was taken. */
  readonly attempt: number;
  /** Milliseconds since 1970 from which anybody may take it; while it is held, the end of the lease. */
  readonly due_at: number;
  /** The time at which `due_at` was set; null if version 0.1.0 set it. */
  readonly set_at: number | null;
  /** The process that holds it, or null. */
  readonly holder: string | null;
}

interface SqliteJobSettings {
  readonly database: Database;
  readonly clock: Clock;
  readonly nextId: NextId;
  readonly leaseMs: number;
}

/**
 * Jobs as rows of `queued_jobs`. Only `due_at` decides who may take a job, so a second process on the same
 * file takes nothing twice, and what a killed process held is due when its lease ends. A process that starts
 * does not take over earlier: it cannot know whether the holder still runs.
 */
export class SqliteJobStorage implements JobStorage {
  readonly #settings: SqliteJobSettings;
  readonly #holder: string;
  /** The last look at the clock. */
  #lookedAt = Number.POSITIVE_INFINITY;
  readonly #turns: SqliteJobTurns;

  constructor(settings: SqliteJobSettings) {
    this.#settings = settings;
    this.#holder = settings.nextId();
    this.#turns = new SqliteJobTurns(settings.database.reader);
  }

  async enqueue(trx: Knex, kind: JobKind, payload: JsonObject, notBefore: number | undefined): Promise<void> {
    const { clock, nextId } = this.#settings;
    await trx<JobRow>('queued_jobs').insert({
      id: nextId(),
      kind,
      client_id: clientOf(payload) ?? '',
      payload: JSON.stringify(payload),
      attempt: 0,
      due_at: notBefore ?? clock(),
      set_at: clock(),
      holder: null,
    });
  }

  /** Looks with a reader first: an idle queue never touches the one connection that writes. */
  async take(kind: JobKind, most: number, perClient: number | null): Promise<readonly TakenJob[]> {
    const { database, clock, leaseMs } = this.#settings;
    const now = clock();
    await this.#followClock(now);
    const due =
      perClient === null
        ? await dueJobs(database.reader, { kind }, now, most)
        : await this.#turns.due(kind, now, most, perClient);
    if (due.length === 0) return [];
    const rows = await this.#jobs()
      .whereIn('id', due)
      .where('due_at', '<=', now)
      .update({
        holder: this.#holder,
        due_at: now + leaseMs,
        set_at: now,
        attempt: database.writer.raw('attempt + 1'),
      })
      .returning<JobRow[]>('*');
    return rows.map(takenJob).sort((one, other) => due.indexOf(one.id) - due.indexOf(other.id));
  }

  async heartbeat(held: readonly TakenJob[]): Promise<void> {
    if (held.length === 0) return;
    const { clock, leaseMs } = this.#settings;
    const ids = held.map((job) => job.id);
    await this.#mine()
      .whereIn('id', ids)
      .update({ due_at: clock() + leaseMs, set_at: clock() });
  }

  async complete(job: TakenJob): Promise<void> {
    await this.#mine().where({ id: job.id }).delete();
  }

  async retry(job: TakenJob): Promise<void> {
    const seconds = Math.min(2 ** (job.attempt - 1), LONGEST_BACKOFF_S);
    await this.#free(job, this.#settings.clock() + seconds * 1000);
  }

  async release(job: TakenJob): Promise<void> {
    await this.#free(job, this.#settings.clock());
  }

  async depth(): Promise<Readonly<Record<JobKind, number>>> {
    const { database, clock } = this.#settings;
    const rows: readonly { readonly kind: JobKind; readonly waiting: number }[] = await database
      .reader<JobRow>('queued_jobs')
      .where('due_at', '<=', clock())
      .groupBy('kind')
      .select('kind')
      .count({ waiting: '*' });
    const none = { payroll_batch: 0, payout_transition: 0, webhook_delivery: 0 };
    return { ...none, ...Object.fromEntries(rows.map(({ kind, waiting }) => [kind, waiting])) };
  }

  async close(): Promise<void> {}

  async #free(job: TakenJob, dueAt: number): Promise<void> {
    const free = { due_at: dueAt, set_at: this.#settings.clock(), holder: null };
    await this.#mine().where({ id: job.id }).update(free);
  }

  /** Moves jobs earlier after the clock was set back. Their `set_at` is later than now. */
  async #followClock(now: number): Promise<void> {
    if (now < this.#lookedAt) {
      const { writer } = this.#settings.database;
      await this.#jobs()
        .where('set_at', '>', now)
        .update({ due_at: writer.raw('due_at - (set_at - ?)', [now]), set_at: now });
    }
    this.#lookedAt = now;
  }

  #jobs() {
    return this.#settings.database.writer<JobRow>('queued_jobs');
  }

  /** A job that somebody else has taken meanwhile is theirs. */
  #mine() {
    return this.#jobs().where({ holder: this.#holder });
  }
}

function takenJob(row: JobRow): TakenJob {
  const payload: unknown = JSON.parse(row.payload);
  if (!isJsonObject(payload)) throw new Error(`the payload of job ${row.id} is not an object`);
  return { id: row.id, kind: row.kind, payload, attempt: row.attempt };
}
