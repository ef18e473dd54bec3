import type { Migration } from '../schema/migration.ts';

const REPLACED = [
  'calculations_newest',
  'calculations_newest_ending',
  'calculations_by_period_end',
  'calculations_of_period',
  'calculations_supersedes_id_index',
];

/**
 * What those of the migration before stand in for. An index holds no data: older processes go on working, and read some
 * lists in another order until they end.
 */
export const dropReplacedIndexes: Migration = {
  name: '028-drop-replaced-indexes',
  up: async (db) => {
    for (const name of REPLACED) await db.raw(`DROP INDEX ??`, [name]);
  },
};
