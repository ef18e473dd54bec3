import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import { readConfig } from '../config/config.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../store/database/database.ts';
import type { DatabaseTarget } from '../store/database/database-target.ts';

/** Opens the database of the configuration to read what it holds; makes none, and changes none. */
export async function withStored<T>(read: (reader: Knex) => Promise<T>): Promise<T> {
  return withStoredDatabase(({ reader }) => read(reader));
}

/** The same for what an operator may change in it. */
export async function withStoredDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  return withDatabaseAsItIs(async (database) => {
    await requireSchema(database.reader);
    return work(database);
  });
}

/** The same whatever version has migrated it. */
export async function withDatabaseAsItIs<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openStored(readConfig(process.env).database);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** What opens databases is loaded when one is opened: `payroll --help` opens none. */
async function openStored(target: DatabaseTarget): Promise<Database> {
  if (target.kind === 'sqlite' && !existsSync(target.file)) {
    throw new OperatorError(`there is no database ${target.file}`);
  }
  const { openDatabase } = await import('../store/database/open-database.ts');
  return openDatabase(target);
}

async function requireSchema(reader: Knex): Promise<void> {
  const { isMigrated } = await import('../store/upgrade/migrations.ts');
  const isCurrent = await isMigrated(reader).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorError(`the database cannot be used: ${reason}`, { cause });
  });
  if (!isCurrent) throw new OperatorError('the schema is not up to date; payroll db migrate brings it there');
}
