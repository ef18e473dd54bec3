import type { Knex } from 'knex';
import { isConnectionLost } from './lost-connections.ts';
import { wasNotAnswered } from './silent-connections.ts';

interface PooledConnection {
  readonly __knexUid: string;
}

interface FailedStatement extends PooledConnection {
  readonly sql: string;
}

/**
 * Knex hands a connection back to the pool also when its BEGIN, COMMIT or ROLLBACK failed. A transaction may still
 * be open there, and would swallow what comes next: such a connection is closed, which rolls back. Nor is one used
 * again whose server did not answer in time: it is told to end, which may take as long. Nor one that the
 * server ends: the end itself may still be on its way.
 */
export class UnsettledConnections {
  readonly #ids = new Set<string>();

  /** For the `validate` of a pool: false once for each connection that must not be used again. */
  readonly validate = (connection: PooledConnection) => !this.#ids.delete(connection.__knexUid);

  /** A connection that is gone is not asked for any more. */
  forget({ __knexUid }: PooledConnection): void {
    this.#ids.delete(__knexUid);
  }

  watch(db: Knex): Knex {
    return db.on('query-error', (error: Error, { sql, __knexUid }: FailedStatement) => {
      const isUnsettled = /^(BEGIN|COMMIT|ROLLBACK)/.test(sql) || wasNotAnswered(error);
      if (isUnsettled || isConnectionLost(error)) this.#ids.add(__knexUid);
    });
  }
}
