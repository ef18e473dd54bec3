import type { Migration } from '../schema/migration.ts';
import { textColumn } from './text-column.ts';

/** Which process claimed an idempotency key; null where a version before this one did. */
export const claimHolders: Migration = {
  name: '020-claim-holders',
  up: async (db) => {
    const text = textColumn(db);
    await db.schema.alterTable('idempotency_keys', (table) => {
      text(table, 'holder');
    });
  },
};
