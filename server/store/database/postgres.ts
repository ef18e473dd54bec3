import knex, { type Knex } from 'knex';
import { CONNECTION_SETTINGS, namedConnection } from './connection-settings.ts';
import type { Database } from './database.ts';
import { PooledConnections } from './knex-patches.ts';
import type { Replica } from './reads.ts';

const CONNECTIONS = 10;
const LISTS = 4;

/** A statement that waits longer is a database that cannot be used now. */
const PATIENCE_MS = 5000;

const SETTINGS = `
  SET lock_timeout = ${PATIENCE_MS};
  SET idle_in_transaction_session_timeout = 60000;`;

interface PostgresConnection {
  readonly __knexUid: string;
  query(sql: string, done: (error: Error | null) => void): void;
  once(event: 'end', listener: () => void): void;
  end(): Promise<void>;
}

/**
 * Opens a pool of connections; the server and the database must exist. With `answerMs` a statement that is not
 * answered in that time fails, and its connection is given up.
 */
export function openPostgres(url: string, answerMs: number | null): Database {
  const db = connect(url, CONNECTIONS, answerMs);
  const keys = connect(url, 1, answerMs);
  const lists = connect(url, LISTS, answerMs);
  const patient = connect(url, 1, null);
  return {
    kind: 'postgres',
    writer: db,
    reader: db,
    keys,
    lists,
    patient,
    aside: db,
    close: async () => {
      await Promise.all([db, keys, lists, patient].map((one) => one.destroy()));
    },
  };
}

/** Opens pools of connections to a server that follows the one of the database. */
export function openReplica(url: string, answerMs: number | null): Replica {
  const reader = connect(url, CONNECTIONS, answerMs);
  const lists = connect(url, LISTS, answerMs);
  const close = async () => {
    await Promise.all([reader, lists].map((one) => one.destroy()));
  };
  return { reader, lists, close };
}

function connect(url: string, connections: number, answerMs: number | null): Knex {
  const pooled = new PooledConnections();
  const db = knex({
    client: 'pg',
    connection: {
      ...namedConnection(url, 'payroll'),
      connectionTimeoutMillis: Math.min(PATIENCE_MS, answerMs ?? PATIENCE_MS),
      keepAlive: true,
      ...(answerMs !== null && { query_timeout: answerMs }),
    },
    ...CONNECTION_SETTINGS,
    pool: {
      min: 0,
      max: connections,
      validate: pooled.validate,
      afterCreate: (connection: PostgresConnection, done: (error: Error | null) => void) => {
        pooled.add(connection);
        connection.query(SETTINGS, done);
      },
    },
  });
  return pooled.watch(db);
}
