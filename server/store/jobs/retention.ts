import type { Knex } from 'knex';
import { persisted } from '../database/persistence.ts';

/** Deletes up to `most` idempotency keys that were first used before a day of the service; answers how many. */
export async function deleteOldKeys(writer: Knex, day: number, most: number): Promise<number> {
  const identity = ['client_id', 'environment', 'operation', 'key'];
  return persisted(() => {
    const old = writer('idempotency_keys').where('claimed_day', '<', day).select(identity).limit(most);
    // Asked again, because the key may have been taken anew meanwhile.
    return writer('idempotency_keys').whereIn(identity, old).where('claimed_day', '<', day).delete();
  });
}

/** Deletes up to `most` jobs that ended before a day of the service; what they made stays. Answers how many. */
export async function deleteOldJobs(writer: Knex, day: number, most: number): Promise<number> {
  return persisted(() => {
    const ended = writer('jobs').whereNotNull('finished_at').where('finished_day', '<', day);
    return writer('jobs').whereIn('id', ended.select('id').limit(most)).delete();
  });
}
