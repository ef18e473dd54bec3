import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';
import { keepColumns, letBatchesBeRewritten, letErasedGo, letSumsGo } from './allow-erasure.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/** What the second generation of the schema has and the first, that of 0.1.0 and 0.1.1, has not. */
export const secondGeneration: Migration = {
  name: '025-second-generation',
  up: async (db) => {
    await createGeneration(db);
    await createDictionaries(db);
    await compressCalculations(db);
    await digestBatches(db);
    await createSums(db);
    await createSummedLines(db);
    await createHistories(db);
    await createStale(db);
    await createRevisions(db);
    await createBalances(db);
  },
};

/**
 * One row with the number of the generation, which the start writes (`guardTables`). Keys move to a table of another name:
 * a process of the first generation that still runs knows no caller from then on.
 */
async function createGeneration(db: Knex): Promise<void> {
  await db.schema.createTable('schema_generation', (table) => {
    table.integer('generation').notNullable();
  });
  await db.schema.renameTable('api_keys', 'client_keys');
}

/** Texts of calculations are compressed under these: for each rule file, shape of the answer and kind of payslip one. */
async function createDictionaries(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('dictionaries', (table) => {
    // Its SHA-256.
    table.binary('fingerprint').primary();
    text(table, 'rule_fingerprint').notNullable().references('rule_sources.fingerprint');
    table.integer('schema_version').notNullable();
    text(table, 'kind').notNullable();
    table.binary('content').notNullable();
    text(table, 'stored_at').notNullable();
    table.unique(['rule_fingerprint', 'schema_version', 'kind']);
  });
  await makeImmutable(db, 'dictionaries', 'fingerprint');
}

/**
 * The request, the answer and the trace of a new calculation are one compressed text in its row. The dictionary that it
 * needs, if any, is named there, and the database refuses a row whose dictionary is not stored. Rows of the first
 * generation stay as they are, and none is looked at.
 */
async function compressCalculations(db: Knex): Promise<void> {
  const [type, reference] = isPostgres(db)
    ? ['bytea', '']
    : ['blob', 'REFERENCES dictionaries (fingerprint)'];
  await db.raw(`ALTER TABLE calculations ADD COLUMN content ${type}`);
  await db.raw(`ALTER TABLE calculations ADD COLUMN dictionary ${type} ${reference}`);
  if (isPostgres(db)) await describeColumns(db);
  await keepColumns(db);
}

/** A batch has a digest, and no longer its request; those of the first generation keep it, and have none. */
async function digestBatches(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.alterTable('batches', (table) => {
    text(table, 'digest');
  });
  await letBatchesBeRewritten(db);
}

async function describeColumns(db: Knex): Promise<void> {
  // Not valid: rows of before, which have none, are not looked at.
  await db.raw(`ALTER TABLE calculations ADD CONSTRAINT calculations_dictionary_foreign
    FOREIGN KEY (dictionary) REFERENCES dictionaries (fingerprint) NOT VALID`);
  // It is compressed already.
  await db.raw('ALTER TABLE calculations ALTER COLUMN content SET STORAGE EXTERNAL');
}

const OWNER = ['client_id', 'environment'];
const SUMS_KEY = [...OWNER, 'employer_id', 'employee_id', 'period_end', 'calculation_id', 'line'];
const HISTORIES_KEY = [...OWNER, 'employer_id', 'employee_id', 'period_end', 'calculation_id'];
const STALE_KEY = [...OWNER, 'calculation_id'];

/**
 * The amounts of payslips that the histories of later ones read, in narrow rows whose key begins with the employee: a
 * year of an employee is one range of it. Those of imported payslips stand there too, under the id of the opening balance
 * and their place in it; `paid_by` says who paid one, where that was another employer. No references: each row would look
 * up what was written with it.
 */
async function createSums(db: Knex): Promise<void> {
  const columns = [...SUMS_KEY, 'scheme', 'period_start', 'amount', 'content_digest'];
  await createNarrow(db, 'calculation_sums', SUMS_KEY, columns, ['paid_by']);
  await makeImmutable(db, 'calculation_sums', ...SUMS_KEY);
  await letSumsGo(db);
}

/** SQLite keeps the rows in the order of their key, and nothing beside them. */
async function createNarrow(
  db: Knex,
  table: string,
  key: readonly string[],
  columns: readonly string[],
  optional: readonly string[] = [],
): Promise<void> {
  const type = isPostgres(db) ? 'text COLLATE "C"' : 'text';
  const described = [
    ...columns.map((name) => `${name} ${type} NOT NULL`),
    ...optional.map((name) => `${name} ${type}`),
  ];
  await db.raw(`
    CREATE TABLE ${table} (
      ${described.join(',\n      ')},
      PRIMARY KEY (${key.join(', ')})
    ) ${isPostgres(db) ? '' : 'WITHOUT ROWID'}`);
}

/**
 * Which lines have rows: in every payslip that is stored later, and in those of before up to where filling them in has
 * come. The lines that one process needs, all others fill from then on.
 */
async function createSummedLines(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('summed_lines', (table) => {
    text(table, 'country').notNullable();
    text(table, 'scheme').notNullable();
    text(table, 'line').notNullable();
    text(table, 'since').notNullable();
    // The client, the environment and the calculation up to which older payslips have their rows.
    text(table, 'filled_client').notNullable();
    text(table, 'filled_environment').notNullable();
    text(table, 'filled_id').notNullable();
    text(table, 'filled_at');
    table.primary(['country', 'scheme', 'line']);
  });
}

/**
 * What payslips with a stored history asked for and summed, so that whoever stores an earlier one afterwards finds those
 * that would say something else by now, and marks them.
 */
async function createHistories(db: Knex): Promise<void> {
  const columns = [...HISTORIES_KEY, 'root_id', 'scheme', 'readings', 'sources'];
  await createNarrow(db, 'calculation_histories', HISTORIES_KEY, columns);
  await makeImmutable(db, 'calculation_histories', ...HISTORIES_KEY);
  await letErasedGo(db, { table: 'calculation_histories', kind: 'calculation', column: 'calculation_id' });
}

async function createStale(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('stale_histories', (table) => {
    for (const name of STALE_KEY) text(table, name).notNullable();
    text(table, 'batch_id');
    table.primary(STALE_KEY);
    table.index([...OWNER, 'batch_id'], 'stale_histories_of_batch', {
      predicate: db.whereNotNull('batch_id'),
    });
  });
  await makeImmutable(db, 'stale_histories', ...STALE_KEY);
  await letErasedGo(db, { table: 'stale_histories', kind: 'calculation', column: 'calculation_id' });
}

/** How often something was stored of an employer that histories read. Whoever stores holds the row until the commit. */
async function createRevisions(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('employer_revisions', (table) => {
    text(table, 'client_id').notNullable();
    text(table, 'environment').notNullable();
    text(table, 'employer_id').notNullable();
    table.integer('revision').notNullable();
    table.primary([...OWNER, 'employer_id']);
  });
}

/** What was paid before the service paid it. */
async function createBalances(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('opening_balances', (table) => {
    text(table, 'id').primary();
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'environment').notNullable();
    text(table, 'employer_id').notNullable();
    text(table, 'employee_id').notNullable();
    text(table, 'country').notNullable();
    table.integer('year').notNullable();
    text(table, 'created_at').notNullable();
    text(table, 'answer').notNullable();
    table.index([...OWNER, 'id'], 'opening_balances_in_order');
    table.index([...OWNER, 'employer_id', 'id'], 'opening_balances_of_employer');
    table.index([...OWNER, 'employee_id', 'id'], 'opening_balances_of_employee');
  });
  await makeImmutable(db, 'opening_balances', 'id');
  await letErasedGo(db, { table: 'opening_balances', kind: 'opening_balance', column: 'id' });
  await db.schema.alterTable('erasures', (table) => {
    table.integer('opening_balances').notNullable().defaultTo(0);
  });
}
