import type { Knex } from 'knex';
import type { DatabaseTarget } from './database-target.ts';

/**
 * SQLite has one writer connection, and readers beside it (for `:memory:` the same connection for everything).
 * PostgreSQL has one pool for both.
 */
export interface Database {
  readonly kind: DatabaseTarget['kind'];
  readonly writer: Knex;
  readonly reader: Knex;
  /** Looks up the key of each request; it waits behind no other read. */
  readonly keys: Knex;
  /** Reads lists, which may take long; it runs few at a time so that short reads find room. */
  readonly lists: Knex;
  /**
   * Runs statements that may take long, such as migrations, on one connection that waits for answers without a limit.
   */
  readonly patient: Knex;
  /** Runs work that no request waits for; on SQLite this connection never blocks the writer. */
  readonly aside: Knex;
  close(): Promise<void>;
}
