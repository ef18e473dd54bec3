import type { Knex } from 'knex';
import { OperatorError } from '../operator-error.ts';
import { buildIndexes } from './build-indexes.ts';
import type { Database } from './database.ts';
import { holdingMigrationLock } from './migration-lock.ts';
import { initial } from './migrations/001-initial.ts';
import { batches } from './migrations/002-batches.ts';
import { queue } from './migrations/003-queue.ts';
import { lists } from './migrations/004-lists.ts';
import { retention } from './migrations/006-retention.ts';
import { payouts } from './migrations/010-payouts.ts';
import { textCompression } from './migrations/011-text-compression.ts';
import { erasures } from './migrations/012-erasures.ts';
import { corrections } from './migrations/014-corrections.ts';
import { listFilters } from './migrations/016-list-filters.ts';
import { batchAndJobLists } from './migrations/017-batch-and-job-lists.ts';
import { fairQueue } from './migrations/018-fair-queue.ts';
import { listIndexes } from './migrations/019-list-indexes.ts';
import { claimHolders } from './migrations/020-claim-holders.ts';
import { outages } from './migrations/021-outages.ts';
import { rateLimits } from './migrations/022-rate-limits.ts';
import { compressedCalculations } from './migrations/023-compressed-calculations.ts';
import { dropUnusedIndex } from './migrations/024-drop-unused-index.ts';
import { calculationSums } from './migrations/025-calculation-sums.ts';
import { storedHistories } from './migrations/026-stored-histories.ts';
import { fewerIndexes } from './migrations/027-fewer-indexes.ts';
import { dropReplacedIndexes } from './migrations/028-drop-replaced-indexes.ts';
import { openingBalances } from './migrations/029-opening-balances.ts';
import { otherEmployers } from './migrations/030-other-employers.ts';
import { narrowerRows } from './migrations/031-narrower-rows.ts';
import { indexOfKinds } from './migrations/032-index-of-kinds.ts';
import { dropIndexesOfKinds } from './migrations/033-drop-indexes-of-kinds.ts';
import { partitions } from './migrations/034-partitions.ts';
import { serviceDays } from './migrations/035-service-days.ts';
import { indexOfDays } from './migrations/036-index-of-days.ts';
import { batchDigests } from './migrations/037-batch-digests.ts';
import { reach } from './reach.ts';
import type { IndexMigration, Migration } from './schema/migration.ts';
import { lockStart } from './start-lock.ts';

/** Exported so that a test can add some. */
export const MIGRATIONS: readonly Migration[] = [
  initial,
  batches,
  queue,
  lists,
  retention,
  payouts,
  textCompression,
  erasures,
  corrections,
  listFilters,
  batchAndJobLists,
  fairQueue,
  listIndexes,
  claimHolders,
  outages,
  rateLimits,
  compressedCalculations,
  dropUnusedIndex,
  calculationSums,
  storedHistories,
  fewerIndexes,
  dropReplacedIndexes,
  openingBalances,
  otherEmployers,
  narrowerRows,
  indexOfKinds,
  dropIndexesOfKinds,
  partitions,
  serviceDays,
  indexOfDays,
  batchDigests,
];

async function refuseDown(): Promise<never> {
  throw new Error('migrations are never undone; restore a backup instead');
}

/** What Knex asks about a list of migrations. The indexes of one that has some stand when it is run. */
function settings(migrations: readonly Migration[]): Knex.MigratorConfig {
  const upOf = (migration: Migration) => ('up' in migration ? migration.up : async () => {});
  return {
    tableName: 'schema_migrations',
    // All that is run at once is one transaction already.
    disableTransactions: true,
    migrationSource: {
      getMigrations: async () => [...migrations],
      getMigrationName: (migration: Migration) => migration.name,
      getMigration: async (migration: Migration) => ({ up: upOf(migration), down: refuseDown }),
    },
  };
}

export interface MigrateOptions {
  readonly migrations?: readonly Migration[];
  /** Called when another process keeps this one waiting for long. */
  readonly onWait?: () => void;
}

/**
 * Brings the schema up to date and answers what was done. Processes that start together wait for each other, as long
 * as it takes. What stands between two migrations that build indexes is one transaction, all of it or nothing; after
 * an interruption the next start goes on. Refuses a database that a newer version has migrated. Writes nothing when the
 * schema is up to date, so that a process starts on a full disk.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<readonly string[]> {
  const { migrations = MIGRATIONS, onWait = () => {} } = options;
  const db = database.patient;
  await reach(db);
  if (await isUpToDate(db, migrations)) return [];
  try {
    const done: string[] = [];
    await holdingMigrationLock(database, onWait, async () => {
      done.push(...(await migrateInSteps(database, migrations, onWait)));
    });
    return done;
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

/** True when exactly these migrations have been applied. A database that cannot say so is asked under the lock. */
async function isUpToDate(db: Knex, migrations: readonly Migration[]): Promise<boolean> {
  const applied = await appliedNames(db).catch(() => new Set<string>());
  return applied.size === migrations.length && migrations.every(({ name }) => applied.has(name));
}

async function migrateInSteps(
  database: Database,
  migrations: readonly Migration[],
  onWait: () => void,
): Promise<readonly string[]> {
  const done: string[] = [];
  for (let built: IndexMigration | null = null; ; ) {
    const { applied, next }: Step = await database.patient.transaction(async (trx) => {
      await lockStart(trx, onWait);
      return apply(trx, migrations, built);
    });
    done.push(...applied);
    if (next === null) return done;
    await buildIndexes(database, next.indexes, onWait);
    built = next;
  }
}

interface Step {
  readonly applied: readonly string[];
  /** Whose indexes have to be built before the rest; null when nothing is left. */
  readonly next: IndexMigration | null;
}

/** Applies what is pending up to the first migration whose indexes have yet to be built. */
async function apply(
  trx: Knex,
  migrations: readonly Migration[],
  built: IndexMigration | null,
): Promise<Step> {
  const [, pending]: [unknown, readonly Migration[]] = await trx.migrate.list(settings(migrations));
  const next = pending.find((one) => 'indexes' in one && one !== built);
  const later = next === undefined ? [] : pending.slice(pending.indexOf(next));
  const now = migrations.filter((one) => !later.includes(one));
  const [, applied]: [number, string[]] = await trx.migrate.latest(settings(now));
  return { applied, next: next !== undefined && 'indexes' in next ? next : null };
}

/** SQLite's errors carry a number, those of the network and of PostgreSQL a code. */
function isDriverError(cause: unknown): cause is { readonly message: string } {
  const isObject = typeof cause === 'object' && cause !== null && 'message' in cause;
  return isObject && ('errno' in cause || 'code' in cause);
}

/** True when every migration of this version has been applied. */
export async function isMigrated(reader: Knex): Promise<boolean> {
  const names = await appliedNames(reader);
  return MIGRATIONS.every((migration) => names.has(migration.name));
}

async function appliedNames(db: Knex): Promise<ReadonlySet<string>> {
  return new Set<string>(await db('schema_migrations').pluck('name'));
}
