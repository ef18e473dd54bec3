import type { Knex } from 'knex';
import type { Migration } from '../schema/migration.ts';
import { letErasedGo, letSumsGo } from './allow-erasure.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/**
 * What was paid before the service paid it. The amounts of the imported payslips stand among those of payslips that were
 * calculated here (`calculation_sums`), under the id of the opening balance and their place in it.
 */
export const openingBalances: Migration = {
  name: '029-opening-balances',
  up: async (db) => {
    await createBalances(db);
    await makeImmutable(db, 'opening_balances', 'id');
    await letErasedGo(db, { table: 'opening_balances', kind: 'opening_balance', column: 'id' });
    await letSumsGo(db);
    await db.schema.alterTable('erasures', (table) => {
      table.integer('opening_balances').notNullable().defaultTo(0);
    });
  },
};

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
    table.index(['client_id', 'environment', 'id'], 'opening_balances_in_order');
    table.index(['client_id', 'environment', 'employer_id', 'id'], 'opening_balances_of_employer');
    table.index(['client_id', 'environment', 'employee_id', 'id'], 'opening_balances_of_employee');
  });
}
