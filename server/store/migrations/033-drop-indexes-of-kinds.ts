import type { Migration } from '../schema/migration.ts';

/**
 * What that of the migration before stands in for. An index holds no data: older processes go on working, and read some lists
 * in another order until they end.
 */
export const dropIndexesOfKinds: Migration = {
  name: '033-drop-indexes-of-kinds',
  up: async (db) => {
    for (const name of ['calculations_of_country', 'calculations_newest_of_scheme'])
      await db.raw('DROP INDEX ??', [name]);
  },
};
