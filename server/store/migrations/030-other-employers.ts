import type { Migration } from '../schema/migration.ts';
import { textColumn } from './text-column.ts';

/** Who paid an imported payslip, where that was another employer: histories keep the two apart. */
export const otherEmployers: Migration = {
  name: '030-other-employers',
  up: async (db) => {
    const text = textColumn(db);
    await db.schema.alterTable('calculation_sums', (table) => {
      text(table, 'paid_by');
    });
  },
};
