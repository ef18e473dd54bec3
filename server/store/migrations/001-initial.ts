import type { Knex } from 'knex';
import type { Migration } from '../schema/migration.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/** Tables whose rows never change once written. */
const IMMUTABLE = [
  { table: 'calculations', key: 'id' },
  { table: 'calculation_traces', key: 'calculation_id' },
  { table: 'rule_sources', key: 'fingerprint' },
];

/** Money is TEXT: a decimal column would be a float on SQLite. */
export const initial: Migration = {
  name: '001-initial',
  up: async (db) => {
    await createClients(db);
    await createRuleSources(db);
    await createCalculations(db);
    await createIdempotencyKeys(db);
    for (const { table, key } of IMMUTABLE) await makeImmutable(db, table, key);
  },
};

async function createClients(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('clients', (table) => {
    text(table, 'id').primary();
    text(table, 'name').notNullable().unique();
    text(table, 'created_at').notNullable();
  });
  await db.schema.createTable('api_keys', (table) => {
    text(table, 'id').primary();
    text(table, 'client_id').notNullable().references('clients.id').index();
    text(table, 'environment').notNullable();
    text(table, 'name').notNullable();
    text(table, 'secret_hash').notNullable();
    text(table, 'created_at').notNullable();
    text(table, 'last_used_at');
    text(table, 'expires_at');
    text(table, 'revoked_at');
  });
}

async function createRuleSources(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('rule_sources', (table) => {
    text(table, 'fingerprint').primary();
    text(table, 'path').notNullable();
    text(table, 'country').notNullable();
    text(table, 'scheme').notNullable();
    text(table, 'dsl_version').notNullable();
    table.binary('source').notNullable();
    text(table, 'stored_at').notNullable();
  });
}

async function createCalculations(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('calculations', (table) => {
    text(table, 'id').primary();
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'environment').notNullable();
    text(table, 'country').notNullable();
    text(table, 'scheme').notNullable();
    table.integer('year').notNullable();
    text(table, 'employee_id').notNullable();
    text(table, 'employer_id').notNullable();
    text(table, 'period_type').notNullable();
    text(table, 'period_start').notNullable();
    text(table, 'period_end').notNullable();
    text(table, 'net_salary').notNullable();
    text(table, 'rule_fingerprint').notNullable().references('rule_sources.fingerprint');
    text(table, 'supersedes_id').references('calculations.id').index();
    text(table, 'batch_id');
    text(table, 'computed_at').notNullable();
    text(table, 'request').notNullable();
    text(table, 'answer').notNullable();
    table.index(['client_id', 'environment', 'employer_id', 'employee_id', 'period_start']);
  });
  await db.schema.createTable('calculation_traces', (table) => {
    text(table, 'calculation_id').primary().references('calculations.id');
    text(table, 'client_id').notNullable().references('clients.id');
    table.binary('deflated').notNullable();
  });
}

async function createIdempotencyKeys(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('idempotency_keys', (table) => {
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'environment').notNullable();
    text(table, 'operation').notNullable();
    text(table, 'key').notNullable();
    text(table, 'token').notNullable();
    text(table, 'fingerprint').notNullable();
    text(table, 'resource_id');
    table.bigInteger('claimed_at').notNullable();
    table.primary(['client_id', 'environment', 'operation', 'key']);
  });
}
