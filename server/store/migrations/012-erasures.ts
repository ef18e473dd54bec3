import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';
import { allowErasure } from './allow-erasure.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/**
 * The audit of legal erasures, whose rows never change. What is immutable stays so, but for the very records
 * that a row of `erasure_targets` names.
 */
export const erasures: Migration = {
  name: '012-erasures',
  up: async (db) => {
    await createErasures(db);
    await createTargets(db);
    await db.schema.alterTable('batches', (table) => {
      // How often rows of the batch were erased.
      table.integer('revision').notNullable().defaultTo(0);
    });
    await makeImmutable(db, 'erasures', 'id');
    await makeImmutable(db, 'erasure_targets', 'kind', 'record_id', 'revision');
    await allowErasure(db);
  },
};

async function createErasures(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('erasures', (table) => {
    text(table, 'id').primary();
    text(table, 'client_id').notNullable().references('clients.id').index();
    text(table, 'environment').notNullable();
    text(table, 'erased_at').notNullable();
    text(table, 'operator').notNullable();
    text(table, 'reason').notNullable();
    text(table, 'subject_hash').index();
    table.integer('calculations').notNullable();
    table.integer('batch_rows').notNullable();
    table.integer('payouts').notNullable();
    table.integer('events').notNullable();
    table.integer('idempotency_keys').notNullable();
    table.integer('jobs').notNullable();
    text(table, 'digest').notNullable();
  });
}

/** The erasure itself is written last, when all its targets are known: until the commit it may be missing. */
async function createTargets(db: Knex): Promise<void> {
  const text = textColumn(db);
  const type = isPostgres(db) ? 'text COLLATE "C"' : 'text';
  // The schema builder says it to PostgreSQL only.
  const deferred = (table: Knex.CreateTableBuilder, name: string, to: string) =>
    table.specificType(name, `${type} REFERENCES ${to} DEFERRABLE INITIALLY DEFERRED`);
  await db.schema.createTable('erasure_targets', (table) => {
    deferred(table, 'erasure_id', 'erasures (id)').notNullable().index();
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'environment').notNullable();
    text(table, 'kind').notNullable();
    text(table, 'record_id').notNullable();
    table.integer('revision').notNullable();
    text(table, 'digest').notNullable();
    text(table, 'left_digest');
    text(table, 'supersedes_id');
    text(table, 'external_id_hash');
    table.primary(['kind', 'record_id', 'revision']);
    table.index(['client_id', 'environment', 'supersedes_id'], 'erasure_targets_replacing', {
      predicate: db.whereNotNull('supersedes_id'),
    });
    table.index(['client_id', 'environment', 'external_id_hash'], 'erasure_targets_external_ids', {
      predicate: db.whereNotNull('external_id_hash'),
    });
  });
}
