import type { Migration } from '../schema/migration.ts';

/**
 * What is asked of an employee's calculations is found by `calculations_by_employee` and
 * `calculations_newest_of_employee`: a third index of the same rows cost a page of log for each of them. An index holds
 * no data, so that older processes go on working without it.
 */
export const dropUnusedIndex: Migration = {
  name: '024-drop-unused-index',
  up: async (db) => {
    await db.schema.alterTable('calculations', (table) => {
      table.dropIndex(['client_id', 'environment', 'employer_id', 'employee_id', 'period_start']);
    });
  },
};
