import type { Knex } from 'knex';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../database/database.ts';
import { holdingMigrationLock } from '../database/migration-lock.ts';
import { reach } from '../database/reach.ts';
import { lockStart } from '../database/start-lock.ts';
import { isDeadlock } from '../database/write-failures.ts';
import { initial } from '../migrations/001-initial.ts';
import { batches } from '../migrations/002-batches.ts';
import { queue } from '../migrations/003-queue.ts';
import { lists } from '../migrations/004-lists.ts';
import { retention } from '../migrations/006-retention.ts';
import { payouts } from '../migrations/010-payouts.ts';
import { textCompression } from '../migrations/011-text-compression.ts';
import { erasures } from '../migrations/012-erasures.ts';
import { corrections } from '../migrations/014-corrections.ts';
import { listFilters } from '../migrations/016-list-filters.ts';
import { batchAndJobLists } from '../migrations/017-batch-and-job-lists.ts';
import { fairQueue } from '../migrations/018-fair-queue.ts';
import { listIndexes } from '../migrations/019-list-indexes.ts';
import { claimHolders } from '../migrations/020-claim-holders.ts';
import { outages } from '../migrations/021-outages.ts';
import { rateLimits } from '../migrations/022-rate-limits.ts';
import { serviceDays } from '../migrations/023-service-days.ts';
import { fewerIndexes } from '../migrations/024-fewer-indexes.ts';
import { secondGeneration } from '../migrations/025-second-generation.ts';
import { GENERATION, readGeneration } from '../schema/generation.ts';
import type { IndexMigration, Migration } from '../schema/migration.ts';
import { buildIndexes } from './build-indexes.ts';
import { areGuarded, dropOlderGuards, guardTables } from './guard-tables.ts';

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
  serviceDays,
  fewerIndexes,
  secondGeneration,
];

async function refuseDown(): Promise<never> {
  throw new Error('migrations are never undone; restore a backup instead');
}

const TABLE = 'schema_migrations';

/** The settings that Knex asks for a list of migrations. A migration that builds indexes has them when it runs. */
function settings(migrations: readonly Migration[]): Knex.MigratorConfig {
  const upOf = (migration: Migration) =>
    'up' in migration
      ? migration.up
      : async (db: Knex) => {
          for (const name of migration.replaced ?? []) await db.raw('DROP INDEX ??', [name]);
        };
  return {
    tableName: TABLE,
    // All that is run at once is one transaction already.
    disableTransactions: true,
    migrationSource: {
      getMigrations: async () => [...migrations],
      getMigrationName: (migration: Migration) => migration.name,
      getMigration: async (migration: Migration) => ({ up: upOf(migration), down: refuseDown }),
    },
  };
}

interface MigrateOptions {
  /** Those of another version, for tests, and its generation. */
  readonly migrations?: readonly Migration[];
  readonly generation?: number;
  /** Called when another process keeps this one waiting for long. */
  readonly onWait?: () => void;
}

/**
 * Brings the schema up to date and answers what was done. Processes that start together wait for each other, as long
 * as it takes. What stands between two migrations that build indexes is one transaction, all of it or nothing; after
 * an interruption the next start goes on. From its end on the database refuses processes of an older generation, which
 * go on while indexes are built. Throws where a newer version, or one that was never released, has migrated the database.
 * Writes nothing when all stands, so that a process starts on a full disk.
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<readonly string[]> {
  const { onWait = () => {} } = options;
  const db = database.patient;
  await reach(db);
  try {
    if (await isUpToDate(db, options)) return [];
    const done: string[] = [];
    await holdingMigrationLock(database, onWait, async () => {
      done.push(...(await migrateInSteps(database, options, onWait)));
    });
    return done;
  } catch (cause) {
    if (isDriverError(cause)) {
      throw new OperatorError(`the database cannot be used: ${cause.message}`, { cause });
    }
    throw cause;
  }
}

/** True when exactly these migrations have been applied, and the tables are guarded. */
async function isUpToDate(
  db: Knex,
  { migrations = MIGRATIONS, generation = GENERATION }: MigrateOptions,
): Promise<boolean> {
  if (!(await db.schema.hasTable(TABLE))) return false;
  const applied = await appliedNames(db);
  if (applied.size !== migrations.length || migrations.some(({ name }) => !applied.has(name))) return false;
  return areGuarded(db, generation);
}

async function migrateInSteps(
  database: Database,
  { migrations = MIGRATIONS, generation = GENERATION }: MigrateOptions,
  onWait: () => void,
): Promise<readonly string[]> {
  const done: string[] = [];
  for (let built: IndexMigration | null = null; ; ) {
    const { applied, next }: Step = await despiteDeadlocks(() =>
      database.patient.transaction(async (trx) => {
        await lockStart(trx, onWait);
        await refuseUnknown(trx, migrations);
        await refuseLater(trx, generation);
        return apply(trx, { migrations, built, generation });
      }),
    );
    done.push(...applied);
    if (next === null) return done;
    await buildIndexes(database, next.indexes, onWait);
    built = next;
  }
}

/** Others write meanwhile: who has what this waits for, may wait for what this has, and then it is begun again. */
async function despiteDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
}

/** Throws where the database has a migration that is not among these. */
async function refuseUnknown(trx: Knex, migrations: readonly Migration[]): Promise<void> {
  if (!(await trx.schema.hasTable(TABLE))) return;
  const applied: readonly string[] = await trx(TABLE).orderBy('id').pluck('name');
  const unknown = applied.filter((name) => migrations.every((one) => one.name !== name));
  if (unknown.length === 0) return;
  const isWhole = migrations.every(({ name }) => applied.includes(name));
  const by = isWhole ? 'a newer version of this service' : 'a version that was never released';
  const way = isWhole ? 'run that version' : 'restore a backup of a released version';
  throw new OperatorError(
    `the database was migrated by ${by}: it has ${unknown.join(', ')}, and the last that this version knows is ${migrations.at(-1)?.name}; ${way}`,
  );
}

/** Throws where the database belongs to a later generation. */
async function refuseLater(trx: Knex, generation: number): Promise<void> {
  if (!(await trx.schema.hasTable('schema_generation'))) return;
  const found = await readGeneration(trx);
  if (found === undefined || found <= generation) return;
  throw new OperatorError(
    `the database is of schema generation ${found}, and this version of ${generation}; run a newer version`,
  );
}

interface Step {
  readonly applied: readonly string[];
  /** Whose indexes have to be built before the rest; null when nothing is left. */
  readonly next: IndexMigration | null;
}

interface Wanted {
  readonly migrations: readonly Migration[];
  readonly built: IndexMigration | null;
  readonly generation: number;
}

/**
 * Applies what is pending up to the first migration whose indexes have yet to be built. With the last of them the database
 * comes to belong to the generation: until then processes of the one before go on.
 */
async function apply(trx: Knex, { migrations, built, generation }: Wanted): Promise<Step> {
  const [, pending]: [unknown, readonly Migration[]] = await trx.migrate.list(settings(migrations));
  const isUnbuilt = (one: Migration): one is IndexMigration => 'indexes' in one && one !== built;
  const next = pending.find(isUnbuilt) ?? null;
  const later = next === null ? [] : pending.slice(pending.indexOf(next));
  const now = settings(migrations.filter((one) => !later.includes(one)));
  if (next === null) await dropOlderGuards(trx, generation);
  const [, applied]: [number, string[]] = await trx.migrate.latest(now);
  if (next === null) await guardTables(trx, generation);
  return { applied, next };
}

/** SQLite's errors carry a number, those of the network and of PostgreSQL a code. */
function isDriverError(cause: unknown): cause is { readonly message: string } {
  const isObject = typeof cause === 'object' && cause !== null && 'message' in cause;
  return isObject && ('errno' in cause || 'code' in cause);
}

/** True when every migration of this version has been applied, and the database is of no later generation. */
export async function isMigrated(reader: Knex): Promise<boolean> {
  const names = await appliedNames(reader);
  if (!MIGRATIONS.every((migration) => names.has(migration.name))) return false;
  return (await readGeneration(reader)) === GENERATION;
}

async function appliedNames(db: Knex): Promise<ReadonlySet<string>> {
  return new Set<string>(await db(TABLE).pluck('name'));
}
