import type { Knex } from 'knex';
import { persisted } from './persistence.ts';

/** Writes of one request. May run twice: after a rollback it is tried again on its own. */
export type Work = (trx: Knex) => Promise<void>;

interface Waiting {
  readonly work: Work;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** More in one transaction gains nothing. */
const MOST = 50;

/**
 * Lets requests that write at the same time share a transaction, because the commit is what takes
 * time. Nobody is answered before the commit, and nobody fails for another's fault: a group that fails
 * is rolled back and written one by one.
 */
export class GroupCommit {
  readonly #writer: Knex;
  readonly #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(writer: Knex) {
    this.#writer = writer;
  }

  /** Resolves when the work is committed. Throws what the work throws, or `PERSISTENCE_UNAVAILABLE`. */
  write(work: Work): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, MOST));
    this.#isWriting = false;
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#commit(group.map((one) => one.work));
      for (const one of group) one.resolve();
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await this.#writeGroup([one]);
    }
  }

  #commit(works: readonly Work[]): Promise<void> {
    return persisted(() =>
      this.#writer.transaction(async (trx) => {
        for (const work of works) await work(trx);
      }),
    );
  }
}
