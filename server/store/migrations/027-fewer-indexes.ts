import type { Migration } from '../schema/migration.ts';

const OWNER = ['client_id', 'environment'];

/**
 * Three indexes of calculations that stand in for six: the list in its order with both ends of the period, one for both
 * ends (a period has at most 31 days, so that what begins within limits ends near them), and one of corrections only.
 */
export const fewerIndexes: Migration = {
  name: '027-fewer-indexes',
  indexes: [
    {
      name: 'calculations_in_order',
      table: 'calculations',
      columns: [...OWNER, 'id', 'country', 'period_start', 'period_end'],
    },
    {
      name: 'calculations_by_period',
      table: 'calculations',
      columns: [...OWNER, 'period_end', 'period_start', 'id'],
    },
    {
      name: 'calculations_correcting',
      table: 'calculations',
      columns: ['supersedes_id'],
      where: 'supersedes_id IS NOT NULL',
    },
  ],
};
