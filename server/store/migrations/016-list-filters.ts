import type { IndexMigration } from '../schema/migration.ts';

const OWNER = ['client_id', 'environment'];

/**
 * An index for each filter of the list of calculations by scheme, by batch and by the end of the period: what nothing
 * matches is known at once, and no row that is left out is read.
 */
export const listFilters: IndexMigration = {
  name: '016-list-filters',
  indexes: [
    {
      name: 'calculations_newest_of_scheme',
      table: 'calculations',
      columns: [...OWNER, 'scheme', 'id', 'country', 'period_end'],
    },
    {
      name: 'calculations_of_batch',
      table: 'calculations',
      columns: [...OWNER, 'batch_id', 'id'],
      where: 'batch_id IS NOT NULL',
    },
    { name: 'calculations_by_period_end', table: 'calculations', columns: [...OWNER, 'period_end', 'id'] },
    { name: 'calculations_newest_ending', table: 'calculations', columns: [...OWNER, 'id', 'period_end'] },
  ],
};
