import type { Knex } from 'knex';
import { ServiceError } from '../../service-error.ts';
import type { Database } from './database.ts';
import { isOverTime } from './time-limit.ts';

/** Connections that read records which never change once they are stored. */
export interface Reads {
  /** A list: all that the client stored by this process is in it. */
  list<T>(clientId: string, read: (lists: Knex) => Promise<T>): Promise<T>;
  /** A record by its id: what is stored is found, whoever stored it. */
  find<T>(read: (reader: Knex) => Promise<T | undefined>): Promise<T | undefined>;
  /** A request of the client that may have stored something has ended; call it before it is answered. */
  stored(clientId: string): void;
  close(): Promise<void>;
}

/** Everything from the one database. */
export function readsOf({ reader, lists }: Database): Reads {
  return {
    list: (_clientId, read) => read(lists),
    find: (read) => read(reader),
    stored: () => {},
    close: async () => {},
  };
}

/** A copy of the database that follows it. */
export interface Replica extends Pick<Database, 'reader' | 'lists'> {
  close(): Promise<void>;
}

/** The pause between two looks at how far the replica has come. */
const LOOK_MS = 500;
/** A replica that is further behind is not asked. */
const MOST_LAG_MS = 5000;

/** A place in the log of the database, and since when it is known that all before it was stored. */
interface Place {
  readonly bytes: bigint;
  readonly at: number;
}

/**
 * Reads from a replica what is there, and from the database what is not. The replica is known to have everything that
 * was stored before a time when it has replayed the log as far as the database had written it at that time. A client
 * that stored something later by this process reads its lists from the database.
 */
export class ReplicaReads implements Reads {
  readonly #database: Database;
  readonly #replica: Replica;
  readonly #storedAt = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();
  #places: readonly Place[] = [];
  /** The time, by the monotonic clock, up to which everything stored is on the replica. */
  #completeAt = Number.NEGATIVE_INFINITY;

  constructor(database: Database, replica: Replica) {
    this.#database = database;
    this.#replica = replica;
    let isLooking = false;
    this.#timer = setInterval(() => {
      if (isLooking) return;
      isLooking = true;
      this.#looking = this.#look().finally(() => {
        isLooking = false;
      });
    }, LOOK_MS).unref();
  }

  list<T>(clientId: string, read: (lists: Knex) => Promise<T>): Promise<T> {
    const { lists } = this.#database;
    const isComplete = (this.#storedAt.get(clientId) ?? Number.NEGATIVE_INFINITY) < this.#completeAt;
    return this.#isNear() && isComplete
      ? this.#orElse(
          () => read(this.#replica.lists),
          () => read(lists),
        )
      : read(lists);
  }

  async find<T>(read: (reader: Knex) => Promise<T | undefined>): Promise<T | undefined> {
    const { reader } = this.#database;
    if (!this.#isNear()) return read(reader);
    const found = await this.#orElse(
      () => read(this.#replica.reader),
      async () => undefined,
    );
    return found ?? read(reader);
  }

  stored(clientId: string): void {
    this.#storedAt.set(clientId, performance.now());
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#replica.close();
  }

  #isNear(): boolean {
    return performance.now() - this.#completeAt < MOST_LAG_MS;
  }

  /** Reads, and reads elsewhere if the first database cannot be reached; a read that took too long is not repeated. */
  async #orElse<T>(read: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      const isOutage = error instanceof ServiceError && error.code === 'PERSISTENCE_UNAVAILABLE';
      if (!isOutage || isOverTime(error.cause)) throw error;
      this.#completeAt = Number.NEGATIVE_INFINITY;
      return otherwise();
    }
  }

  /** Asks how far the replica has come; a replica that does not answer counts as behind until it does. */
  async #look(): Promise<void> {
    try {
      const at = performance.now();
      // What is committed may still be in memory (synchronous_commit off), where the written log does not count it.
      const [inserted, replayed] = await Promise.all([
        progressOf(this.#database.aside, 'pg_current_wal_insert_lsn()', false),
        progressOf(this.#replica.reader, 'pg_last_wal_replay_lsn()', true),
      ]);
      // Whoever follows nobody, or another database, is never asked.
      if (inserted === undefined || inserted.name !== replayed?.name) return;
      const [end, reached] = [BigInt(inserted.bytes), BigInt(replayed.bytes)];
      this.#places = [...this.#places, { bytes: end, at }];
      this.#completeAt = this.#places.findLast(({ bytes }) => bytes <= reached)?.at ?? this.#completeAt;
      const oldest = performance.now() - MOST_LAG_MS;
      this.#places = this.#places.filter(({ at: then }) => then > this.#completeAt && then > oldest);
      for (const [clientId, then] of this.#storedAt) {
        if (then < this.#completeAt) this.#storedAt.delete(clientId);
      }
    } catch {
      // Requests do without the replica from now on, and are told themselves where the database is down.
    }
  }
}

/** How far a server has come, and the name that it shares with those that follow it. */
interface Progress {
  readonly name: string;
  readonly bytes: string;
}

async function progressOf(db: Knex, place: string, isFollower: boolean): Promise<Progress | undefined> {
  const { rows }: { readonly rows: readonly Progress[] } = await db.raw(
    `SELECT system_identifier::text AS name, pg_wal_lsn_diff(${place}, '0/0')::text AS bytes
    FROM pg_control_system() WHERE pg_is_in_recovery() = ?`,
    [isFollower],
  );
  return rows[0];
}
