import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import type { Database } from './database.ts';
import { waitForLock } from './wait-for-lock.ts';

/** Names the lock of PostgreSQL: another one than that of `lockStart`, which older versions wait for. */
const LOCK = 0x70617973;

/**
 * Runs work that one process at a time may do, over several transactions. PostgreSQL keeps the lock for a transaction
 * beside them, which reads and writes nothing: so nothing waits for it, and it has one session also where pgbouncer
 * lends each transaction another one. Should this process be killed, the lock ends with its connection. On SQLite every
 * step takes the lock of all writers, and looks what is left to do.
 *
 * Who waits asks again and again: a statement that waited inside the server would be waited for by CREATE INDEX
 * CONCURRENTLY, and so by who holds the lock.
 */
export async function holdingMigrationLock(
  { writer }: Pick<Database, 'writer'>,
  onWait: () => void,
  work: () => Promise<void>,
): Promise<void> {
  if (!isPostgres(writer)) return work();
  const workWithLock = async (trx: Knex.Transaction): Promise<boolean> => {
    const { rows } = await trx.raw(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS got`);
    if (!rows[0].got) return false;
    // The work may take hours.
    await trx.raw('SET LOCAL idle_in_transaction_session_timeout = 0');
    await work();
    return true;
  };
  await waitForLock(() => writer.transaction(workWithLock), onWait);
}
