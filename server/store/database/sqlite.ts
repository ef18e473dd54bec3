import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import { OperatorError } from '../../operator-error.ts';
import { SAY_GENERATION } from '../schema/generation.ts';
import { Checkpoints } from './checkpoints.ts';
import { CONNECTION_SETTINGS } from './connection-settings.ts';
import type { Database } from './database.ts';
import {
  PooledConnections,
  reuseStatements,
  type StatementConnection,
  shareLockouts,
} from './knex-patches.ts';

interface SqliteConnection extends StatementConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/**
 * Only a new file takes the page size: with pages of 8 KB the log would be half as long again.
 * `recursive_triggers` lets the immutability triggers see the DELETE inside INSERT OR REPLACE.
 * A commit copies the log into the file only when it has become four times as long as SQLite would let it: until
 * then {@link Checkpoints} does.
 */
const PRAGMAS = `
  PRAGMA page_size = 4096;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = 4000;
  PRAGMA recursive_triggers = ON;`;

/** The statements that each writing connection begins with. */
export const WRITING = `${PRAGMAS} ${SAY_GENERATION}`;
const READ_ONLY = `${PRAGMAS} PRAGMA query_only = ON;`;

const READERS = 4;
/** Every statement that runs takes one of the few threads of the process: lists leave some to the others. */
const LISTS = 2;

/** Opens (and creates) the SQLite file; its folder is made when missing. */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') makeFolderOf(file);
  const writer = shareLockouts(connect(file, 1, WRITING));
  if (file === ':memory:')
    return {
      kind: 'sqlite',
      writer,
      reader: writer,
      keys: writer,
      lists: writer,
      patient: writer,
      aside: writer,
      close: () => writer.destroy(),
    };
  const reader = connect(file, READERS, READ_ONLY);
  const keys = connect(file, 1, READ_ONLY);
  const lists = connect(file, LISTS, READ_ONLY);
  const aside = connect(file, 1, WRITING);
  const checkpoints = new Checkpoints(aside);
  checkpoints.follow(writer);
  return {
    kind: 'sqlite',
    writer,
    reader,
    keys,
    lists,
    patient: writer,
    aside,
    close: async () => {
      await checkpoints.close();
      await Promise.all([reader, keys, lists, aside, writer].map((db) => db.destroy()));
    },
  };
}

function connect(file: string, connections: number, pragmas: string): Knex {
  const pooled = new PooledConnections();
  const db = knex({
    client: 'sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    ...CONNECTION_SETTINGS,
    pool: {
      min: connections === 1 ? 1 : 0,
      max: connections,
      // A database in memory is gone with its connection.
      ...(file !== ':memory:' && { validate: pooled.validate }),
      afterCreate: (connection: SqliteConnection, done: (error: Error | null) => void) => {
        reuseStatements(connection);
        connection.exec(pragmas, done);
      },
    },
  });
  return pooled.watch(db);
}

/**
 * Makes the folder of a file, and those above it. One at a time: `mkdir` of Node.js never ends when it is asked for
 * several and the system says that there is no such place, as in /proc.
 */
function makeFolderOf(file: string): void {
  try {
    makeFolder(dirname(file));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`the folder of the database cannot be made: ${reason}`, { cause });
  }
}

function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
