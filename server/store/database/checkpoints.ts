import type { Knex } from 'knex';

/** The pause between checkpoints; at full load some megabytes are written in that time. */
const EVERY_MS = 250;

/**
 * Copies what is committed from the write-ahead log of SQLite into its file, beside the connection that writes. SQLite
 * itself does so within a commit whenever the log is long, and lets that one request wait for all the others.
 */
export class Checkpoints {
  readonly #connection: Knex;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();

  constructor(connection: Knex) {
    this.#connection = connection;
  }

  /** Runs checkpoints after writes of this connection from now on. */
  follow(writer: Knex): void {
    writer.on('query', () => {
      this.#timer ??= setTimeout(() => this.#begin(), EVERY_MS).unref();
    });
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }

  #begin(): void {
    this.#timer = null;
    this.#running = this.#checkpoint();
  }

  /** Waits for nobody. What it cannot copy now, the next one will, or a commit when the log has become long. */
  async #checkpoint(): Promise<void> {
    try {
      await this.#connection.raw('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // A database that cannot be written tells the requests that write.
    }
  }
}
