import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';

/** Whose a job is, so that clients take turns. pg-boss knows groups of its own; a queue is never long. */
export const fairQueue: Migration = {
  name: '018-fair-queue',
  up: async (db) => {
    if (isPostgres(db)) return;
    await db.schema.alterTable('queued_jobs', (table) => {
      // Empty for jobs that a process of the version before puts in meanwhile.
      table.text('client_id').notNullable().defaultTo('');
    });
    await db.raw(`UPDATE queued_jobs SET client_id = COALESCE(json_extract(payload, '$.client_id'), '')`);
    await db.schema.alterTable('queued_jobs', (table) => {
      table.index(['kind', 'client_id', 'due_at', 'id'], 'queued_jobs_of_client');
      table.index(['kind', 'client_id', 'due_at'], 'queued_jobs_held', {
        predicate: db.whereNotNull('holder'),
      });
    });
  },
};
