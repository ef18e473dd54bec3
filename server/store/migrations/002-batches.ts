import type { Knex } from 'knex';
import type { Migration } from '../schema/migration.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/** Batches never change once written; the jobs that make them do. */
export const batches: Migration = {
  name: '002-batches',
  up: async (db) => {
    await createBatches(db);
    await createJobs(db);
    await makeImmutable(db, 'batches', 'id');
  },
};

async function createBatches(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('batches', (table) => {
    text(table, 'id').primary();
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'environment').notNullable();
    text(table, 'computed_at').notNullable();
    text(table, 'request').notNullable();
    text(table, 'answer').notNullable();
  });
}

/** A job names the batch that it will make. */
async function createJobs(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('jobs', (table) => {
    text(table, 'id').primary();
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'environment').notNullable();
    text(table, 'type').notNullable();
    text(table, 'status').notNullable();
    text(table, 'batch_id').notNullable();
    text(table, 'country').notNullable();
    text(table, 'scheme').notNullable();
    table.integer('year').notNullable();
    table.integer('total_requested').notNullable();
    table.integer('processed').notNullable();
    table.integer('total_succeeded').notNullable();
    table.integer('total_failed').notNullable();
    text(table, 'created_at').notNullable();
    text(table, 'started_at');
    text(table, 'finished_at');
    text(table, 'error');
    text(table, 'request');
    text(table, 'token');
    table.index(['client_id', 'environment', 'finished_at']);
  });
}
