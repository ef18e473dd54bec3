import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import { waitForLock } from './wait-for-lock.ts';
import { isLockedOut } from './write-failures.ts';

/** Names the lock of PostgreSQL, and marks a SQLite file as ours. */
const LOCK = 0x70617972;

/**
 * Held until the transaction ends, by one process at a time: for what every starting process would do to the
 * database. Waits as long as it takes; `onWait` is told when that is long. On SQLite the first write takes the lock,
 * so nothing may be read before.
 */
export function lockStart(trx: Knex, onWait?: () => void): Promise<void> {
  return waitForLock(() => (isPostgres(trx) ? getAdvisoryLock(trx) : getWriteLock(trx)), onWait);
}

/** Does not wait inside the server, which would give up after `lock_timeout`. */
async function getAdvisoryLock(trx: Knex): Promise<boolean> {
  const { rows } = await trx.raw(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`);
  return rows[0].got;
}

async function getWriteLock(trx: Knex): Promise<boolean> {
  try {
    await trx.raw(`PRAGMA application_id = ${LOCK}`);
    return true;
  } catch (error) {
    if (isLockedOut(error)) return false;
    throw error;
  }
}
