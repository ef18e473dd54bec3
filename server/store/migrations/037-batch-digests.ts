import type { Migration } from '../schema/migration.ts';
import { letBatchesBeRewritten } from './allow-erasure.ts';
import { textColumn } from './text-column.ts';

/** The digest of a batch, which no longer stores its request; null where version 0.1 stored it. */
export const batchDigests: Migration = {
  name: '037-batch-digests',
  up: async (db) => {
    const text = textColumn(db);
    await db.schema.alterTable('batches', (table) => {
      text(table, 'digest');
    });
    await letBatchesBeRewritten(db);
  },
};
