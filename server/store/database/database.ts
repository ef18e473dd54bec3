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
  /** For the key of every request, which waits behind no other read. */
  readonly keys: Knex;
  /** For lists, which may take long: few at a time, so that what takes little finds room. */
  readonly lists: Knex;
  /** For what may take long, such as migrations: one connection, which waits for its answers without a limit. */
  readonly patient: Knex;
  /** For what no request waits for: on SQLite a connection that keeps the writer from nobody. */
  readonly aside: Knex;
  close(): Promise<void>;
}
