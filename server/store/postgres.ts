import knex from 'knex';
import { CONNECTION_SETTINGS } from './connection-settings.ts';
import type { Database } from './database.ts';
import { UnsettledConnections } from './unsettled-connections.ts';

const CONNECTIONS = 10;

/** A statement that waits longer is a database that cannot be used now. */
const PATIENCE_MS = 5000;

const SETTINGS = `
  SET lock_timeout = ${PATIENCE_MS};
  SET idle_in_transaction_session_timeout = 60000;`;

interface PostgresConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

/** Opens a pool of connections; the server and the database must exist. */
export function openPostgres(url: string): Database {
  const unsettled = new UnsettledConnections();
  const db = knex({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'payroll',
      connectionTimeoutMillis: PATIENCE_MS,
      keepAlive: true,
    },
    ...CONNECTION_SETTINGS,
    pool: {
      min: 0,
      max: CONNECTIONS,
      validate: unsettled.validate,
      afterCreate: (connection: PostgresConnection, done: (error: Error | null) => void) =>
        connection.query(SETTINGS, done),
    },
  });
  unsettled.watch(db);
  return { kind: 'postgres', writer: db, reader: db, close: () => db.destroy() };
}
