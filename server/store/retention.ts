import type { Knex } from 'knex';
import { persisted } from './persistence.ts';

/** Deletes up to `most` idempotency keys that were first used before a time in milliseconds; answers how many. */
export async function deleteOldKeys(writer: Knex, before: number, most: number): Promise<number> {
  const identity = ['client_id', 'environment', 'operation', 'key'];
  return persisted(() => {
    const old = writer('idempotency_keys').where('claimed_at', '<', before).select(identity).limit(most);
    // Asked again, because the key may have been taken anew meanwhile.
    return writer('idempotency_keys').whereIn(identity, old).where('claimed_at', '<', before).delete();
  });
}

/** Deletes up to `most` jobs that ended before a timestamp; what they made stays. Answers how many. */
export async function deleteOldJobs(writer: Knex, before: string, most: number): Promise<number> {
  return persisted(() => {
    const old = writer('jobs').where('finished_at', '<', before).select('id').limit(most);
    return writer('jobs').whereIn('id', old).delete();
  });
}
