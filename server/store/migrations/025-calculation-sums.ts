import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';
import { letErasedGo } from './allow-erasure.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/**
 * The amounts of payslips that the histories of later ones read, in narrow rows whose key begins with the employee: a
 * year of an employee is one range of it. No references: each row would look up what was written with it.
 */
export const calculationSums: Migration = {
  name: '025-calculation-sums',
  up: async (db) => {
    await createSums(db);
    await createSummedLines(db);
    await makeImmutable(db, 'calculation_sums', ...KEY);
    await letErasedGo(db, { table: 'calculation_sums', kind: 'calculation', column: 'calculation_id' });
  },
};

const KEY = [
  'client_id',
  'environment',
  'employer_id',
  'employee_id',
  'period_end',
  'calculation_id',
  'line',
];

/** SQLite keeps the rows in the order of their key, and nothing beside them. */
async function createSums(db: Knex): Promise<void> {
  const type = isPostgres(db) ? 'text COLLATE "C"' : 'text';
  const columns = [...KEY, 'scheme', 'period_start', 'amount', 'content_digest'];
  await db.raw(`
    CREATE TABLE calculation_sums (
      ${columns.map((name) => `${name} ${type} NOT NULL`).join(',\n      ')},
      PRIMARY KEY (${KEY.join(', ')})
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
