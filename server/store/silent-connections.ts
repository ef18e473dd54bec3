import type { Knex } from 'knex';

interface Connection {
  readonly __knexUid: string;
  once(event: 'end', listener: () => void): void;
  end(): Promise<void>;
}

/** How the driver says that `query_timeout` has passed. */
const NO_ANSWER = 'Query read timeout';

export function wasNotAnswered(error: Error): boolean {
  return error.message.endsWith(NO_ANSWER);
}

/**
 * Ends connections on which a statement was not answered in time. The driver only gives up the statement: whatever
 * comes next on the connection, the ROLLBACK first of all, would wait behind it. The server rolls back when it
 * learns of the end, or when it has heard nothing for a while.
 */
export class SilentConnections {
  readonly #open = new Map<string, Connection>();

  add(connection: Connection): void {
    this.#open.set(connection.__knexUid, connection);
    connection.once('end', () => this.#open.delete(connection.__knexUid));
  }

  watch(db: Knex): Knex {
    return db.on('query-error', (error: Error, { __knexUid }: { readonly __knexUid: string }) => {
      if (wasNotAnswered(error)) void this.#open.get(__knexUid)?.end();
    });
  }
}
