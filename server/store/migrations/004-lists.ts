import type { Migration } from '../schema/migration.ts';

/**
 * An index for each order in which calculations are read. Country and period come last, so that rows a
 * filter leaves out are skipped in the index and their long answers are never touched.
 */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  calculations_newest: ['id', 'country', 'period_start'],
  calculations_newest_of_employer: ['employer_id', 'id', 'country', 'period_start'],
  calculations_newest_of_employee: ['employee_id', 'id', 'country', 'period_start'],
  calculations_by_employee: ['employer_id', 'employee_id', 'id', 'country', 'period_start'],
};

/** What the lists of calculations and employees need. */
export const lists: Migration = {
  name: '004-lists',
  up: async (db) => {
    for (const [name, columns] of Object.entries(ORDERS)) {
      await db.schema.alterTable('calculations', (table) => {
        table.index(['client_id', 'environment', ...columns], name);
      });
    }
    await db.schema.alterTable('calculations', (table) => {
      // Without the owner's columns in front SQLite would rather read all of the owner's calculations.
      table.index(['client_id', 'environment', 'supersedes_id', 'id'], 'calculations_replacing', {
        predicate: db.whereNotNull('supersedes_id'),
      });
    });
  },
};
