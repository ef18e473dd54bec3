import type { Knex } from 'knex';
import type { Migration } from '../migration.ts';

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
  await db.schema.createTable('clients', (table) => {
    table.text('id').primary();
    table.text('name').notNullable().unique();
    table.text('created_at').notNullable();
  });
  await db.schema.createTable('api_keys', (table) => {
    table.text('id').primary();
    table.text('client_id').notNullable().references('clients.id').index();
    table.text('environment').notNullable();
    table.text('name').notNullable();
    table.text('secret_hash').notNullable();
    table.text('created_at').notNullable();
    table.text('last_used_at');
    table.text('expires_at');
    table.text('revoked_at');
  });
}

async function createRuleSources(db: Knex): Promise<void> {
  await db.schema.createTable('rule_sources', (table) => {
    table.text('fingerprint').primary();
    table.text('path').notNullable();
    table.text('country').notNullable();
    table.text('scheme').notNullable();
    table.text('dsl_version').notNullable();
    table.binary('source').notNullable();
    table.text('stored_at').notNullable();
  });
}

async function createCalculations(db: Knex): Promise<void> {
  await db.schema.createTable('calculations', (table) => {
    table.text('id').primary();
    table.text('client_id').notNullable().references('clients.id');
    table.text('environment').notNullable();
    table.text('country').notNullable();
    table.text('scheme').notNullable();
    table.integer('year').notNullable();
    table.text('employee_id').notNullable();
    table.text('employer_id').notNullable();
    table.text('period_type').notNullable();
    table.text('period_start').notNullable();
    table.text('period_end').notNullable();
    table.text('net_salary').notNullable();
    table.text('rule_fingerprint').notNullable().references('rule_sources.fingerprint');
    table.text('supersedes_id').references('calculations.id').index();
    table.text('batch_id');
    table.text('computed_at').notNullable();
    table.text('request').notNullable();
    table.text('answer').notNullable();
    table.index(['client_id', 'environment', 'employer_id', 'employee_id', 'period_start']);
  });
  await db.schema.createTable('calculation_traces', (table) => {
    table.text('calculation_id').primary().references('calculations.id');
    table.text('client_id').notNullable().references('clients.id');
    table.binary('deflated').notNullable();
  });
}

async function createIdempotencyKeys(db: Knex): Promise<void> {
  await db.schema.createTable('idempotency_keys', (table) => {
    table.text('client_id').notNullable().references('clients.id');
    table.text('environment').notNullable();
    table.text('operation').notNullable();
    table.text('key').notNullable();
    table.text('token').notNullable();
    table.text('fingerprint').notNullable();
    table.text('resource_id');
    table.bigInteger('claimed_at').notNullable();
    table.primary(['client_id', 'environment', 'operation', 'key']);
  });
}

/** Triggers that refuse to change, delete or replace a row, whoever asks. */
async function makeImmutable(db: Knex, table: string, key: string): Promise<void> {
  const refuse = `BEGIN SELECT RAISE(ABORT, '${table} are immutable'); END`;
  await db.raw(`CREATE TRIGGER ${table}_no_update BEFORE UPDATE ON ${table} ${refuse}`);
  await db.raw(`CREATE TRIGGER ${table}_no_delete BEFORE DELETE ON ${table} ${refuse}`);
  const exists = `WHEN EXISTS (SELECT 1 FROM ${table} WHERE ${key} = NEW.${key})`;
  await db.raw(`CREATE TRIGGER ${table}_no_replace BEFORE INSERT ON ${table} ${exists} ${refuse}`);
}
