import type { Knex } from 'knex';
import { isPostgres } from './dialect.ts';

/** Names the lock of PostgreSQL, and marks a SQLite file as ours. */
const LOCK = 0x70617972;

/**
 * Held until the transaction ends, by one process at a time: for what every starting process would do to the
 * database. On SQLite the first write takes the lock, so nothing may be read before.
 */
export async function lockStart(trx: Knex): Promise<void> {
  await trx.raw(
    isPostgres(trx) ? `SELECT pg_advisory_xact_lock(${LOCK})` : `PRAGMA application_id = ${LOCK}`,
  );
}
