import type { Migration } from '../schema/migration.ts';

/** What the sweep of old keys and jobs looks for. */
export const retention: Migration = {
  name: '006-retention',
  up: async (db) => {
    await db.schema.alterTable('idempotency_keys', (table) => table.index(['claimed_at']));
    await db.schema.alterTable('jobs', (table) => table.index(['finished_at']));
  },
};
