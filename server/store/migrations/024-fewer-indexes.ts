import type { Migration } from '../schema/migration.ts';

const OWNER = ['client_id', 'environment'];

/**
 * Four indexes of calculations that stand in for eight: the list in its order with both ends of the period; one for both
 * ends (a period has at most 31 days, so that what begins within limits ends near them); one of corrections only; and one
 * for the filters by country and by scheme. What is asked of an employee is found by `calculations_by_employee` and
 * `calculations_newest_of_employee`, without a third index of the same rows. Processes of version 0.1 go on meanwhile, and
 * read some lists in another order. Idempotency keys and ended jobs are deleted by days of the service instead of by times.
 */
export const fewerIndexes: Migration = {
  name: '024-fewer-indexes',
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
    {
      name: 'calculations_of_kind',
      table: 'calculations',
      columns: [...OWNER, 'country', 'scheme', 'id'],
    },
    { name: 'idempotency_keys_of_day', table: 'idempotency_keys', columns: ['claimed_day'] },
    { name: 'jobs_of_day', table: 'jobs', columns: ['finished_day'], where: 'finished_at IS NOT NULL' },
  ],
  replaced: [
    'calculations_newest',
    'calculations_newest_ending',
    'calculations_by_period_end',
    'calculations_of_period',
    'calculations_supersedes_id_index',
    'calculations_of_country',
    'calculations_newest_of_scheme',
    'calculations_client_id_environment_employer_id_employee_id_period_start_index',
    'idempotency_keys_claimed_at_index',
    'jobs_finished_at_index',
  ],
};
