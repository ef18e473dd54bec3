import type { Knex } from 'knex';
import { isPostgres } from './schema/dialect.ts';
import { waitForLock } from './wait-for-lock.ts';

/** Names the lock of PostgreSQL: another one than that of `lockStart`, which older versions wait for. */
const LOCK = 0x70617973;

/**
 * Runs work that one process at a time may do, over several transactions of the one connection of `db`. PostgreSQL
 * keeps the lock for the connection: should this process be killed, for as long as its last statement still runs in
 * the server. On SQLite every step takes the lock of all writers, and looks what is left to do.
 *
 * Who waits asks again and again: a statement that waited inside the server would be waited for by CREATE INDEX
 * CONCURRENTLY, and so by who holds the lock.
 */
export async function holdingMigrationLock<T>(
  db: Knex,
  onWait: () => void,
  work: () => Promise<T>,
): Promise<T> {
  if (!isPostgres(db)) return work();
  await waitForLock(async () => {
    const { rows } = await db.raw(`SELECT pg_try_advisory_lock(${LOCK}) AS got`);
    return rows[0].got;
  }, onWait);
  try {
    return await work();
  } finally {
    // Where the connection was lost meanwhile, the lock was too.
    await db.raw(`SELECT pg_advisory_unlock(${LOCK})`);
  }
}
