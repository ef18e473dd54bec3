import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';

/** The jobs of SQLite; on PostgreSQL pg-boss keeps them, in tables and a schema of its own. */
export const queue: Migration = {
  name: '003-queue',
  up: async (db) => {
    if (isPostgres(db)) return;
    await db.schema.createTable('queued_jobs', (table) => {
      table.text('id').primary();
      table.text('kind').notNullable();
      table.text('payload').notNullable();
      table.integer('attempt').notNullable();
      table.bigInteger('due_at').notNullable();
      table.text('holder');
      table.index(['kind', 'due_at']);
    });
  },
};
