import type { Knex } from 'knex';

/**
 * One step of the schema. A step that older processes can live with only adds (an index that another one can stand in
 * for may go), and they go on running while a newer one migrates. Any other step raises the number of the generation
 * in generation.ts, and the database refuses older processes from then on.
 * There are two kinds, and no migration is both:
 *
 * - `up` changes the schema inside a transaction: new tables, new columns that may be null, triggers, and indexes of
 *   tables that are made in the same step. It must be short whatever the tables hold: writers wait for it.
 * - `indexes` are built on tables that may be large, while other processes write to them:
 *
 *       export const payoutLists: Migration = {
 *         name: '015-payout-lists',
 *         indexes: [{ name: 'payouts_newest_of_status', table: 'payouts', columns: ['client_id', 'status', 'id'] }],
 *       };
 *
 *   PostgreSQL builds them CONCURRENTLY, outside a transaction; what a killed build left is dropped and built again.
 *   SQLite builds each in a transaction of its own and lets writers have their turn in between. See build-indexes.ts.
 *   Such a migration counts as done when all its indexes stand, and may be begun any number of times before. Then go
 *   those that they replace.
 */
export type Migration = SchemaMigration | IndexMigration;

interface SchemaMigration {
  readonly name: string;
  readonly up: (db: Knex) => Promise<void>;
}

export interface IndexMigration {
  readonly name: string;
  readonly indexes: readonly LargeIndex[];
  readonly replaced?: readonly string[];
}

/** An index of a table that may be large; never a unique one, whose build could fail. */
export interface LargeIndex {
  readonly name: string;
  readonly table: string;
  /** Names of columns, and expressions over them. */
  readonly columns: readonly (string | IndexedExpression)[];
  /** SQL that both engines read: the index holds only rows for which it is true. */
  readonly where?: string;
}

/** The SQL of what is indexed, in the words of the engine. */
type IndexedExpression = (db: Knex) => string;
