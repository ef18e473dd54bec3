import type { Knex } from 'knex';
import { ServiceError } from '../../service-error.ts';
import { persisted } from './persistence.ts';
import { isLockedOut, isRowLocked } from './write-failures.ts';

/** Writes of one request. May run twice: after a rollback it is tried again on its own. */
export type Work = (trx: Knex) => Promise<void>;

/** Writes what several requests ask for, with as few statements as it takes. */
type WriteTogether<Item> = (trx: Knex, items: readonly Item[]) => Promise<void>;

/** Runs the writes of requests that share no statement one after the other. */
export async function oneByOne(trx: Knex, works: readonly Work[]): Promise<void> {
  for (const work of works) await work(trx);
}

interface Waiting<Item> {
  readonly item: Item;
  /** The time of arrival in milliseconds, by the monotonic clock. */
  readonly since: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** More in one transaction gains nothing. */
const MOST = 50;

/** A database that answers nobody must not be waited for by one after the other. */
const PATIENCE_MS = 4000;

/**
 * Lets requests that write at the same time share a transaction and its statements, because these are what
 * takes time. Nobody is answered before the commit, and nobody fails for another's fault: a group that fails
 * is rolled back and written one by one. Who has already waited long for a database that cannot be used is told
 * so instead.
 */
export class GroupCommit<Item = Work> {
  readonly #writer: Knex;
  readonly #writeTogether: WriteTogether<Item>;
  readonly #patienceMs: number;
  readonly #waiting: Waiting<Item>[] = [];
  #isWriting = false;

  constructor(writer: Knex, writeTogether: WriteTogether<Item>, patienceMs: number = PATIENCE_MS) {
    this.#writer = writer;
    this.#writeTogether = writeTogether;
    this.#patienceMs = patienceMs;
  }

  /** Resolves when the item is committed. Throws what its write throws, or `PERSISTENCE_UNAVAILABLE`. */
  write(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, since: performance.now(), resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, MOST));
    this.#isWriting = false;
  }

  async #writeGroup(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.#commit(group.map(({ item }) => item));
      for (const one of group) one.resolve();
    } catch (error) {
      if (isLockedOut(error)) return this.#rejectAll(group, error);
      for (const one of group) {
        if (group.length === 1 || this.#isGivenUp(one, error)) one.reject(error);
        else await this.#writeGroup([one]);
      }
    }
  }

  /**
   * Fails every request of the group with the same error: those that arrived while nobody got the lock waited for the
   * same lock.
   */
  #rejectAll(group: readonly Waiting<Item>[], error: unknown): void {
    for (const one of [...group, ...this.#waiting.splice(0)]) one.reject(error);
  }

  /** Any other error may be about one of the group only, and is told to nobody else. */
  #isGivenUp({ since }: Waiting<Item>, error: unknown): boolean {
    const isOutage = error instanceof ServiceError && error.code === 'PERSISTENCE_UNAVAILABLE';
    // A row that another process holds is one request's; the others can be written.
    return isOutage && !isRowLocked(error) && performance.now() - since > this.#patienceMs;
  }

  #commit(items: readonly Item[]): Promise<void> {
    return persisted(() => this.#writer.transaction((trx) => this.#writeTogether(trx, items)));
  }
}
