import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';
import { textColumn } from './text-column.ts';

/** What it takes to notice that a disk is no longer full, and on SQLite that the clock was set back. */
export const outages: Migration = {
  name: '021-outages',
  up: async (db) => {
    const text = textColumn(db);
    await db.schema.createTable('write_probes', (table) => {
      text(table, 'id').primary();
      table.binary('filler').notNullable();
    });
    if (isPostgres(db)) return;
    await db.schema.alterTable('queued_jobs', (table) => {
      table.bigInteger('set_at');
    });
  },
};
