import type { Knex } from 'knex';
import { OperatorError } from '../operator-error.ts';
import type { Migration } from './migration.ts';
import { initial } from './migrations/001-initial.ts';
import { batches } from './migrations/002-batches.ts';
import { queue } from './migrations/003-queue.ts';
import { lists } from './migrations/004-lists.ts';
import { retention } from './migrations/006-retention.ts';
import { payouts } from './migrations/010-payouts.ts';
import { textCompression } from './migrations/011-text-compression.ts';
import { erasures } from './migrations/012-erasures.ts';
import { corrections } from './migrations/014-corrections.ts';
import { reach } from './reach.ts';
import { lockStart } from './start-lock.ts';

const MIGRATIONS: readonly Migration[] = [
  initial,
  batches,
  queue,
  lists,
  retention,
  payouts,
  textCompression,
  erasures,
  corrections,
];

const SOURCE: Knex.MigratorConfig = {
  tableName: 'schema_migrations',
  // All of it is one transaction already.
  disableTransactions: true,
  migrationSource: {
    getMigrations: async () => [...MIGRATIONS],
    getMigrationName: (migration: Migration) => migration.name,
    getMigration: async (migration: Migration) => ({ up: migration.up, down: refuseDown }),
  },
};

async function refuseDown(): Promise<never> {
  throw new Error('migrations are never undone; restore a backup instead');
}

/**
 * Brings the schema up to date, all of it or nothing; processes that start together wait for each other.
 * Refuses a database that a newer version has migrated.
 */
export async function migrate(writer: Knex): Promise<readonly string[]> {
  await reach(writer);
  try {
    return await writer.transaction(async (trx) => {
      await lockStart(trx);
      const [, applied]: [number, string[]] = await trx.migrate.latest(SOURCE);
      return applied;
    });
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('migration directory is corrupt')) {
      throw new OperatorError('the database was migrated by a newer version of this service', { cause });
    }
    if (isDriverError(cause)) {
      throw new OperatorError(`the database cannot be used: ${cause.message}`, { cause });
    }
    throw cause;
  }
}

/** SQLite's errors carry a number, those of the network and of PostgreSQL a code. */
function isDriverError(cause: unknown): cause is { readonly message: string } {
  const isObject = typeof cause === 'object' && cause !== null && 'message' in cause;
  return isObject && ('errno' in cause || 'code' in cause);
}

/** True when every migration of this version has been applied. */
export async function isMigrated(reader: Knex): Promise<boolean> {
  const applied = await reader<{ name: string }>('schema_migrations').select('name');
  const names = new Set(applied.map((row) => row.name));
  return MIGRATIONS.every((migration) => names.has(migration.name));
}
