import type { Knex } from 'knex';
import { OperatorError } from '../../operator-error.ts';
import { isPostgres } from '../schema/dialect.ts';
import { GENERATION, GUARD, generationView, readGeneration, saidBy } from '../schema/generation.ts';

/**
 * Makes the database refuse writes of processes of another generation, in every table of the service and of its queue:
 * also of a process that looks at nothing, such as one of version 0.1. The triggers hold the number itself, so that
 * whoever writes while they are made is waited for, or refused. Call it inside a transaction; where all stands it does
 * nothing.
 */
export async function guardTables(trx: Knex, generation: number = GENERATION): Promise<void> {
  await requireName(trx);
  if ((await readGeneration(trx)) !== generation) {
    await trx('schema_generation').delete();
    await trx('schema_generation').insert({ generation });
  }
  await (isPostgres(trx) ? guardOnPostgres(trx, generation) : guardOnSqlite(trx, generation));
}

/** True if {@link guardTables} has nothing to do; it throws the same errors. */
export async function areGuarded(db: Knex, generation: number): Promise<boolean> {
  await requireName(db);
  if (!(await db.schema.hasTable('schema_generation')) || (await readGeneration(db)) !== generation)
    return false;
  return (await unguarded(db, generation)).length === 0;
}

/** Throws where something between this process and the database drops the name, and all writes would be refused. */
async function requireName(trx: Knex): Promise<void> {
  if (!isPostgres(trx)) return;
  const { rows } = await trx.raw("SELECT current_setting('application_name') AS name");
  if (rows[0].name.endsWith(` ${saidBy(GENERATION)}`)) return;
  throw new OperatorError(
    `the database sees this process as "${rows[0].name}", not as "… ${saidBy(GENERATION)}": what stands in between has to pass on application_name`,
  );
}

/**
 * Takes the guards of older generations away, so that a migration can write; the transaction that calls this makes those
 * of its own before it ends.
 */
export async function dropOlderGuards(trx: Knex, generation: number = GENERATION): Promise<void> {
  for (const { name, table, of } of await findGuards(trx)) {
    if (of >= generation) continue;
    await trx.raw(isPostgres(trx) ? `DROP TRIGGER ${name} ON ${table}` : `DROP TRIGGER ${name}`);
  }
}

/** Tables of the service; an operator may have others beside them. */
const TABLES = [
  'batches',
  'calculation_histories',
  'calculation_sums',
  'calculation_traces',
  'calculations',
  'client_keys',
  'clients',
  'corrections',
  'dictionaries',
  'employer_revisions',
  'erasure_targets',
  'erasures',
  'idempotency_keys',
  'jobs',
  'opening_balances',
  'payout_events',
  'payout_history',
  'payouts',
  'queued_jobs',
  'rate_limits',
  'rule_sources',
  'schema_generation',
  'service_days',
  'stale_histories',
  'summed_lines',
  'webhook_deliveries',
  'webhook_secrets',
  'write_probes',
];

/** The queue of PostgreSQL, which pg-boss makes: the jobs of another generation are not to be taken either. */
const QUEUE = ['pgboss.job', 'pgboss.job_common'];

/** Those of the tables that there are, as the engine prints their names. */
async function findTables(trx: Knex): Promise<readonly string[]> {
  if (!isPostgres(trx))
    return trx('sqlite_master').where({ type: 'table' }).whereIn('name', TABLES).pluck('name');
  const { rows }: { readonly rows: readonly { readonly name: string }[] } = await trx.raw(
    'SELECT to_regclass(name)::text AS name FROM unnest(?::text[]) AS name WHERE to_regclass(name) IS NOT NULL',
    [[...TABLES, ...QUEUE]],
  );
  return rows.map(({ name }) => name);
}

interface Guard {
  readonly name: string;
  readonly table: string;
  readonly of: number;
}

async function findGuards(trx: Knex): Promise<readonly Guard[]> {
  const tables = await findTables(trx);
  const found: readonly Omit<Guard, 'of'>[] = isPostgres(trx)
    ? await trx('pg_trigger')
        .whereRaw('tgrelid::regclass::text = ANY (?)', [[...tables]])
        .select({ name: 'tgname', table: trx.raw('tgrelid::regclass::text') })
    : await trx('sqlite_master')
        .where({ type: 'trigger' })
        .whereIn('tbl_name', tables)
        .select({ name: 'name', table: 'tbl_name' });
  return found.flatMap((one) => {
    const [, of] = /^guard_(\d+)/.exec(one.name) ?? [];
    return of === undefined ? [] : [{ ...one, of: Number(of) }];
  });
}

/** Lists the tables that lack the guard of a generation. */
async function unguarded(trx: Knex, generation: number): Promise<readonly string[]> {
  const guarded = (await findGuards(trx)).filter(({ of }) => of === generation).map(({ table }) => table);
  return (await findTables(trx)).filter((table) => !guarded.includes(table));
}

/**
 * A trigger for each statement, which calls nothing where all is right. Its error is that of a database that can only be
 * read: for that version 0.1 stops being ready.
 */
async function guardOnPostgres(trx: Knex, generation: number): Promise<void> {
  const tables = await unguarded(trx, generation);
  if (tables.length === 0) return;
  await trx.raw(`
    CREATE OR REPLACE FUNCTION refuse_other_generation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the database belongs to another schema generation than this process'
        USING ERRCODE = 'read_only_sql_transaction', CONSTRAINT = '${GUARD}';
    END $$`);
  for (const table of tables) {
    await trx.raw(`
      CREATE TRIGGER guard_${generation} BEFORE INSERT OR UPDATE OR DELETE ON ${table} FOR EACH STATEMENT
      WHEN (current_setting('application_name') NOT LIKE '% ${saidBy(generation)}')
      EXECUTE FUNCTION refuse_other_generation()`);
  }
}

/** SQLite knows triggers for rows only, and in them nothing of who writes but what its connection has made for itself. */
async function guardOnSqlite(trx: Knex, generation: number): Promise<void> {
  for (const table of await unguarded(trx, generation)) {
    for (const event of ['insert', 'update', 'delete']) {
      await trx.raw(`
        CREATE TRIGGER guard_${generation}_${table}_${event} BEFORE ${event.toUpperCase()} ON ${table}
        WHEN NOT EXISTS (SELECT 1 FROM pragma_table_list('${generationView(generation)}') WHERE schema = 'temp')
        BEGIN SELECT RAISE(ABORT, '${GUARD}'); END`);
    }
  }
}
