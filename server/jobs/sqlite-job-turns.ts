import type { Knex } from 'knex';
import type { JobKind } from './job-queue.ts';

interface DueRow {
  readonly id: string;
  readonly kind: JobKind;
  readonly client_id: string;
  readonly due_at: number;
  readonly holder: string | null;
}

type Which = { readonly kind: JobKind; readonly client_id?: string };

/** The ids of the jobs that have been due longest. */
export function dueJobs(reader: Knex, which: Which, now: number, most: number): Promise<readonly string[]> {
  return reader<DueRow>('queued_jobs')
    .where(which)
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'id'])
    .limit(most)
    .pluck('id');
}

/** Finds due jobs of the clients in turn: whoever was served last comes last. */
export class SqliteJobTurns {
  readonly #reader: Knex;
  readonly #served = new Map<JobKind, string>();

  constructor(reader: Knex) {
    this.#reader = reader;
  }

  /** The ids of up to so many due jobs, with which no client holds more than `perClient`. */
  async due(kind: JobKind, now: number, most: number, perClient: number): Promise<readonly string[]> {
    const held = await this.#held(kind, now);
    const due: string[] = [];
    for await (const client_id of this.#clients(kind, now)) {
      const room = Math.min(most - due.length, perClient - (held.get(client_id) ?? 0));
      if (room <= 0) continue;
      due.push(...(await dueJobs(this.#reader, { kind, client_id }, now, room)));
      this.#served.set(kind, client_id);
      if (due.length >= most) break;
    }
    return due;
  }

  /** Counts the held jobs of each client, over all processes. */
  async #held(kind: JobKind, now: number): Promise<ReadonlyMap<string, number>> {
    const rows: readonly { readonly client_id: string; readonly count: number }[] =
      await this.#reader<DueRow>('queued_jobs')
        .where({ kind })
        .whereNotNull('holder')
        .where('due_at', '>', now)
        .groupBy('client_id')
        .select('client_id')
        .count({ count: '*' });
    return new Map(rows.map(({ client_id, count }) => [client_id, count]));
  }

  /** The clients with due jobs, each once, beginning after the one that was served last. */
  async *#clients(kind: JobKind, now: number): AsyncGenerator<string> {
    const last = this.#served.get(kind) ?? null;
    let client = await this.#clientAfter(kind, now, last);
    for (; client !== undefined; client = await this.#clientAfter(kind, now, client)) yield client;
    if (last === null) return;
    client = await this.#clientAfter(kind, now, null);
    for (; client !== undefined && client <= last; client = await this.#clientAfter(kind, now, client))
      yield client;
  }

  async #clientAfter(kind: JobKind, now: number, after: string | null): Promise<string | undefined> {
    const query = this.#reader<DueRow>('queued_jobs').where({ kind }).where('due_at', '<=', now);
    if (after !== null) query.where('client_id', '>', after);
    return (await query.orderBy('client_id').select('client_id').first())?.client_id;
  }
}
