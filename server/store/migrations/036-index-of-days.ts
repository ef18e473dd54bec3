import type { IndexMigration } from '../schema/migration.ts';

/** What the sweep of old keys and jobs looks for. */
export const indexOfDays: IndexMigration = {
  name: '036-index-of-days',
  indexes: [
    { name: 'idempotency_keys_of_day', table: 'idempotency_keys', columns: ['claimed_day'] },
    { name: 'jobs_of_day', table: 'jobs', columns: ['finished_day'], where: 'finished_at IS NOT NULL' },
  ],
};
