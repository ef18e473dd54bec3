import type { Knex } from 'knex';
import { ServiceError } from '../../service-error.ts';
import { isPostgres } from '../schema/dialect.ts';
import { onOneConnection } from './knex-patches.ts';
import { persisted } from './persistence.ts';

/** A list that takes longer is in the way of others. */
const LIST_LIMIT_MS = 3000;

/** Gives a query the one connection that a list is read with. */
export type OnConnection = <Query extends Knex.ChainableInterface>(query: Query) => Query;

/** Reads a list, be it with several statements, on one connection, and ends a statement that takes too long. */
export function withinLimit<Result>(
  lists: Knex,
  read: (on: OnConnection) => Promise<Result>,
  limitMs: number = LIST_LIMIT_MS,
): Promise<Result> {
  return persisted(async () => {
    try {
      return await (isPostgres(lists) ? endedByServer : endedByTimer)(lists, read, limitMs);
    } catch (error) {
      throw isOverTime(error) ? tookTooLong(error) : error;
    }
  });
}

/** PostgreSQL is told the limit for one transaction: pgbouncer may lend the session to others after it. */
function endedByServer<Result>(
  lists: Knex,
  read: (on: OnConnection) => Promise<Result>,
  limitMs: number,
): Promise<Result> {
  const inTransaction = async (trx: Knex.Transaction): Promise<Result> => {
    await trx.raw(`SET LOCAL statement_timeout = ${limitMs}`);
    return read((query) => query.transacting(trx));
  };
  return lists.transaction(inTransaction, { readOnly: true });
}

/** SQLite is interrupted, whichever of the statements it is at. */
async function endedByTimer<Result>(
  lists: Knex,
  read: (on: OnConnection) => Promise<Result>,
  limitMs: number,
): Promise<Result> {
  return onOneConnection(lists, async (connection) => {
    // Again and again: a statement that waits for its thread is not interrupted.
    const timer = setInterval(() => interrupt(connection), limitMs);
    try {
      return await read((query) => query.connection(connection));
    } finally {
      clearInterval(timer);
    }
  });
}

function interrupt(connection: unknown): void {
  const isInterruptible = typeof connection === 'object' && connection !== null && 'interrupt' in connection;
  if (isInterruptible && typeof connection.interrupt === 'function') connection.interrupt();
}

/** `SQLITE_INTERRUPT`, and the `query_canceled` of PostgreSQL. */
export function isOverTime(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'SQLITE_INTERRUPT' || code === '57014';
}

function tookTooLong(cause: unknown): ServiceError {
  const message = 'Reading the list took too long. Ask for less of it with more filters, or try again.';
  return new ServiceError('PERSISTENCE_UNAVAILABLE', message, {}, { cause });
}
