import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';

/** Columns of long texts. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  calculations: ['request', 'answer'],
  batches: ['request', 'answer'],
};

/**
 * PostgreSQL compresses long texts, and by the method it does so by default takes longer than for everything
 * else about a row. Where the server was built with lz4, new rows use that; old ones stay as they are.
 */
export const textCompression: Migration = {
  name: '011-text-compression',
  up: async (db) => {
    if (!isPostgres(db) || !(await knowsLz4(db))) return;
    for (const [table, columns] of Object.entries(TEXTS)) {
      for (const column of columns) {
        await db.raw('ALTER TABLE ?? ALTER COLUMN ?? SET COMPRESSION lz4', [table, column]);
      }
    }
  },
};

async function knowsLz4(db: Knex): Promise<boolean> {
  const setting = await db('pg_settings')
    .where({ name: 'default_toast_compression' })
    .whereRaw('? = ANY (enumvals)', ['lz4'])
    .first('name');
  return setting !== undefined;
}
