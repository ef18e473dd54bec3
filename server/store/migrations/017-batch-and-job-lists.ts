import type { Knex } from 'knex';
import { type BatchField, batchField } from '../schema/batch-fields.ts';
import type { IndexMigration, LargeIndex } from '../schema/migration.ts';

const OWNER = ['client_id', 'environment'];
const NEWEST_OF: readonly BatchField[] = ['employer_id', 'country', 'scheme'];

/** What the lists of batches and of jobs need: the order of each list, and an index for each filter. */
export const batchAndJobLists: IndexMigration = {
  name: '017-batch-and-job-lists',
  indexes: [
    { name: 'batches_newest', table: 'batches', columns: [...OWNER, 'id', fieldOf('period_end')] },
    { name: 'batches_by_period_end', table: 'batches', columns: [...OWNER, fieldOf('period_end'), 'id'] },
    ...NEWEST_OF.map(
      (field): LargeIndex => ({
        name: `batches_newest_of_${field}`,
        table: 'batches',
        columns: [...OWNER, fieldOf(field), 'id'],
      }),
    ),
    { name: 'jobs_newest', table: 'jobs', columns: [...OWNER, 'id', 'created_at'] },
    { name: 'jobs_newest_of_status', table: 'jobs', columns: [...OWNER, 'status', 'id'] },
    { name: 'jobs_by_creation', table: 'jobs', columns: [...OWNER, 'created_at', 'id'] },
  ],
};

function fieldOf(field: BatchField) {
  return (db: Knex) => batchField(db, field);
}
