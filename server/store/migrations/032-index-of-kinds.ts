import type { Migration } from '../schema/migration.ts';

/** One index for both filters by country and by scheme. */
export const indexOfKinds: Migration = {
  name: '032-index-of-kinds',
  indexes: [
    {
      name: 'calculations_of_kind',
      table: 'calculations',
      columns: ['client_id', 'environment', 'country', 'scheme', 'id'],
    },
  ],
};
