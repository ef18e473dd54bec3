import type { Migration } from '../schema/migration.ts';

const OWNER = ['client_id', 'environment'];

/** For the filters of lists of which an owner may have many rows and few, or none, that match. */
export const listIndexes: Migration = {
  name: '019-list-indexes',
  indexes: [
    {
      name: 'calculations_of_country',
      table: 'calculations',
      columns: [...OWNER, 'country', 'id', 'period_start'],
    },
    {
      name: 'calculations_of_period',
      table: 'calculations',
      columns: [...OWNER, 'period_start', 'id'],
    },
    {
      name: 'payouts_of_status',
      table: 'payouts',
      columns: [...OWNER, 'status', 'id', 'country', 'created_at'],
    },
    { name: 'payouts_of_country', table: 'payouts', columns: [...OWNER, 'country', 'id', 'created_at'] },
    {
      name: 'payouts_of_calculation',
      table: 'payouts',
      columns: [...OWNER, 'calculation_id', 'id', 'created_at'],
    },
    { name: 'payouts_newest_created', table: 'payouts', columns: [...OWNER, 'id', 'created_at'] },
    { name: 'payouts_of_time', table: 'payouts', columns: [...OWNER, 'created_at', 'id'] },
  ],
};
