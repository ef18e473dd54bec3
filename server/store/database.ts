import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';

/** One writer connection, and readers beside it; for `:memory:` both are the same connection. */
export interface Database {
  readonly writer: Knex;
  readonly reader: Knex;
  close(): Promise<void>;
}

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** `recursive_triggers` lets the immutability triggers see the DELETE inside INSERT OR REPLACE. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA recursive_triggers = ON;`;

/** Opens (and creates) the SQLite file; its folder is made when missing. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const writer = connect(file, 1, PRAGMAS);
  const reader = file === ':memory:' ? writer : connect(file, 4, `${PRAGMAS} PRAGMA query_only = ON;`);
  return {
    writer,
    reader,
    close: async () => {
      await Promise.all(reader === writer ? [writer.destroy()] : [reader.destroy(), writer.destroy()]);
    },
  };
}

function ignore(): void {}

function connect(file: string, connections: number, pragmas: string): Knex {
  return knex({
    client: 'sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    // Otherwise the message of a failed query, which is logged, holds the values: names and salaries.
    compileSqlOnError: false,
    // What it would print is thrown too, and logged where it is caught.
    log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
    acquireConnectionTimeout: 5000,
    pool: {
      min: connections === 1 ? 1 : 0,
      max: connections,
      afterCreate: (connection: SqliteConnection, done: (error: Error | null) => void) =>
        connection.exec(pragmas, done),
    },
  });
}
