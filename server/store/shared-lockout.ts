import type { Knex } from 'knex';
import { isLockedOut } from './write-failures.ts';

/** The part of Knex that lends connections. */
interface Lender {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

/**
 * Who waited for the one connection while its statement waited for the lock of SQLite in vain, waited for the same
 * lock: they are told so together. Otherwise each would begin to wait anew.
 */
export function shareLockouts(db: Knex): Knex {
  const lender: Lender = db.client;
  const acquire = lender.acquireConnection.bind(lender);
  let lockouts = 0;
  let latest: unknown;
  lender.acquireConnection = async () => {
    const before = lockouts;
    const connection = await acquire();
    if (lockouts === before) return connection;
    await lender.releaseConnection(connection);
    throw latest;
  };
  return db.on('query-error', (error: unknown) => {
    if (!isLockedOut(error)) return;
    lockouts += 1;
    latest = error;
  });
}
