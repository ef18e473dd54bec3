import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from '../database/database.ts';
import { onOneConnection } from '../database/knex-patches.ts';
import { lockStart } from '../database/start-lock.ts';
import { waitForLock } from '../database/wait-for-lock.ts';
import { isRowLocked } from '../database/write-failures.ts';
import { isPostgres } from '../schema/dialect.ts';
import type { LargeIndex } from '../schema/migration.ts';

/** Writers that wait for the lock of SQLite look for it every 100 ms. */
const TURN_MS = 300;
const QUICK_MS = 50;

/**
 * Builds indexes while other processes write to their tables. Outside a transaction; one that stands is left alone.
 *
 * PostgreSQL stops no writer. SQLite can build an index only in one statement that holds the lock of all writers:
 * those of a large table wait, and are told to try again after 5 seconds; readers go on. So that the time is short,
 * the table is read into the memory of the operating system before, when nobody waits yet.
 */
export async function buildIndexes(
  database: Database,
  indexes: readonly LargeIndex[],
  onWait: () => void,
): Promise<void> {
  const { patient } = database;
  for (const index of indexes) {
    await (isPostgres(patient) ? buildPatiently(patient, index, onWait) : buildInTurn(database, index));
  }
}

/**
 * Waits for the transactions of others, and nobody waits for it: so there is no hurry. It is no transaction, and a setting
 * for it would be one of the session: where pgbouncer lends the session to others after each statement, it is left as it is,
 * and what waited for too long is begun again.
 */
async function buildPatiently(db: Knex, index: LargeIndex, onWait: () => void): Promise<void> {
  if (await isLent(db)) return waitForLock(() => buildInTime(db, index), onWait);
  const { rows } = await db.raw("SELECT current_setting('lock_timeout') AS patience");
  await db.raw('SET lock_timeout = 0');
  try {
    await buildConcurrently(db, index);
  } finally {
    await db.raw("SELECT set_config('lock_timeout', ?, false)", [rows[0].patience]);
  }
}

/** A pooler in between tells the client another process than the one that serves it. */
async function isLent(db: Knex): Promise<boolean> {
  return onOneConnection(db, async (connection) => {
    const { rows } = await db.raw('SELECT pg_backend_pid() AS process').connection(connection);
    const isTold = typeof connection === 'object' && connection !== null && 'processID' in connection;
    return !isTold || rows[0].process !== connection.processID;
  });
}

/** False where `lock_timeout` ended it. */
async function buildInTime(db: Knex, index: LargeIndex): Promise<boolean> {
  try {
    await buildConcurrently(db, index);
    return true;
  } catch (error) {
    if (isRowLocked(error)) return false;
    throw error;
  }
}

async function buildConcurrently(db: Knex, index: LargeIndex): Promise<void> {
  if (await isInvalid(db, index.name)) await db.raw('DROP INDEX CONCURRENTLY ??', [index.name]);
  await create(db, index, 'CONCURRENTLY');
}

/** True of an index whose build was killed or lost its connection. */
async function isInvalid(db: Knex, name: string): Promise<boolean> {
  const { rows } = await db.raw(
    'SELECT 1 FROM pg_index WHERE indexrelid = to_regclass(quote_ident(?)) AND NOT indisvalid',
    [name],
  );
  return rows.length > 0;
}

async function buildInTurn({ patient, reader }: Database, index: LargeIndex): Promise<void> {
  if ((await patient('sqlite_master').where({ type: 'index', name: index.name }).first()) !== undefined)
    return;
  await reader.raw('SELECT count(*) FROM ?? NOT INDEXED', [index.table]);
  const heldMs = await patient.transaction(async (trx) => {
    await lockStart(trx);
    const startedAt = performance.now();
    await create(trx, index);
    return performance.now() - startedAt;
  });
  // Nobody has waited for the index of a small table.
  if (heldMs > QUICK_MS) await sleep(TURN_MS);
}

/** In a transaction, or with CONCURRENTLY outside of one. */
async function create(db: Knex, { name, table, columns, where }: LargeIndex, how = ''): Promise<void> {
  const places = columns.map((column) => (typeof column === 'string' ? '??' : column(db))).join(', ');
  const named = columns.filter((column) => typeof column === 'string');
  const only = where === undefined ? '' : `WHERE ${where}`;
  await db.raw(`CREATE INDEX ${how} IF NOT EXISTS ?? ON ?? (${places}) ${only}`, [name, table, ...named]);
}
