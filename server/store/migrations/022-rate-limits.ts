import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';

/** The buckets that processes share on PostgreSQL; on SQLite one process serves, and counts in its memory. */
export const rateLimits: Migration = {
  name: '022-rate-limits',
  up: async (db) => {
    if (!isPostgres(db)) return;
    // Not logged: nobody waits for the disk, and after a crash of the database server all buckets are full.
    await db.raw(`
      CREATE UNLOGGED TABLE rate_limits (
        name text COLLATE "C" PRIMARY KEY,
        full_at timestamptz NOT NULL,
        granted integer NOT NULL
      ) WITH (fillfactor = 50)`);
  },
};
