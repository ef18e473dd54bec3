import type { Knex } from 'knex';
import type { Migration } from '../schema/migration.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/** Payouts move; what has happened to them, and what was told of it, never changes. */
export const payouts: Migration = {
  name: '010-payouts',
  up: async (db) => {
    await createPayouts(db);
    await createEvents(db);
    await createSecrets(db);
    await makeImmutable(db, 'payout_history', 'id');
    await makeImmutable(db, 'payout_events', 'id');
  },
};

async function createPayouts(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('payouts', (table) => {
    text(table, 'id').primary();
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'environment').notNullable();
    text(table, 'external_id').notNullable();
    text(table, 'status').notNullable();
    text(table, 'status_code').notNullable();
    text(table, 'status_detail').notNullable();
    text(table, 'amount').notNullable();
    text(table, 'currency').notNullable();
    text(table, 'country').notNullable();
    text(table, 'payment_method_id').notNullable();
    text(table, 'calculation_id');
    text(table, 'mode').notNullable();
    table.boolean('is_mock').notNullable();
    text(table, 'request').notNullable();
    table.integer('steps').notNullable();
    table.integer('asked').notNullable();
    text(table, 'handed_over_at');
    text(table, 'created_at').notNullable();
    text(table, 'updated_at').notNullable();
    table.unique(['client_id', 'environment', 'external_id']);
    table.index(['client_id', 'environment', 'id']);
    table.index(['client_id', 'environment', 'calculation_id']);
  });
  await db.schema.createTable('payout_history', (table) => {
    text(table, 'id').primary();
    text(table, 'payout_id').notNullable().references('payouts.id');
    text(table, 'client_id').notNullable().references('clients.id');
    table.integer('step').notNullable();
    text(table, 'status').notNullable();
    text(table, 'detail').notNullable();
    text(table, 'at').notNullable();
    table.unique(['payout_id', 'step']);
  });
}

async function createEvents(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('payout_events', (table) => {
    text(table, 'id').primary();
    text(table, 'payout_id').notNullable().references('payouts.id');
    text(table, 'client_id').notNullable().references('clients.id');
    table.integer('step').notNullable();
    text(table, 'previous_status');
    text(table, 'status').notNullable();
    text(table, 'url').notNullable();
    text(table, 'body').notNullable();
    text(table, 'created_at').notNullable();
    table.unique(['payout_id', 'step']);
  });
  await db.schema.createTable('webhook_deliveries', (table) => {
    text(table, 'event_id').primary().references('payout_events.id');
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'state').notNullable();
    table.integer('http_status');
    text(table, 'error');
    text(table, 'attempted_at');
  });
}

async function createSecrets(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('webhook_secrets', (table) => {
    text(table, 'id').primary();
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'environment').notNullable();
    text(table, 'sealed').notNullable();
    text(table, 'created_at').notNullable();
    text(table, 'expires_at');
    table.index(['client_id', 'environment']);
  });
}
