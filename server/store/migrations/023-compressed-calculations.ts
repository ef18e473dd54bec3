import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';
import { keepColumns } from './allow-erasure.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/**
 * The texts of a new calculation (its request, its answer and its trace) are one compressed text in its row. The
 * dictionary that it needs is named there, and the database refuses a row whose dictionary is not stored. Rows of
 * before stay as they are.
 */
export const compressedCalculations: Migration = {
  name: '023-compressed-calculations',
  up: async (db) => {
    await createDictionaries(db);
    await addColumns(db);
    await keepColumns(db);
  },
};

/** One for each rule file and shape of the answer. */
async function createDictionaries(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('dictionaries', (table) => {
    // Its SHA-256.
    table.binary('fingerprint').primary();
    text(table, 'rule_fingerprint').notNullable().references('rule_sources.fingerprint');
    table.integer('schema_version').notNullable();
    table.binary('content').notNullable();
    text(table, 'stored_at').notNullable();
    table.unique(['rule_fingerprint', 'schema_version']);
  });
  await makeImmutable(db, 'dictionaries', 'fingerprint');
}

async function addColumns(db: Knex): Promise<void> {
  const [type, reference] = isPostgres(db)
    ? ['bytea', '']
    : ['blob', 'REFERENCES dictionaries (fingerprint)'];
  await db.raw(`ALTER TABLE calculations ADD COLUMN content ${type}`);
  await db.raw(`ALTER TABLE calculations ADD COLUMN dictionary ${type} ${reference}`);
  if (!isPostgres(db)) return;
  // Not valid: old rows, which have none, are not looked at.
  await db.raw(`ALTER TABLE calculations ADD CONSTRAINT calculations_dictionary_foreign
    FOREIGN KEY (dictionary) REFERENCES dictionaries (fingerprint) NOT VALID`);
  // It is compressed already.
  await db.raw('ALTER TABLE calculations ALTER COLUMN content SET STORAGE EXTERNAL');
}
