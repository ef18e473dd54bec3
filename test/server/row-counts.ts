import type { Knex } from 'knex';
import { testedDatabase } from './test-database.ts';

/** How many rows each table has. */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts the rows of every table, and the idempotency keys that a request holds or left held. */
export async function rowCounts(db: Knex): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const table of await tables(db)) counts[table] = await count(db, `FROM ${table}`);
  counts['keys held'] = await count(db, 'FROM idempotency_keys WHERE resource_id IS NULL');
  return counts;
}

/** What became more or less, table by table. */
export async function changeOf(db: Knex, action: () => Promise<void>): Promise<RowCounts> {
  const before = await rowCounts(db);
  await action();
  const after = Object.entries(await rowCounts(db));
  const changes = after.map(([table, rows]) => [table, rows - (before[table] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, rows]) => rows !== 0));
}

async function tables(db: Knex): Promise<readonly string[]> {
  if (testedDatabase === 'sqlite') {
    const found = await db<{ type: string; name: string }>('sqlite_master').where({ type: 'table' });
    return found.map(({ name }) => name);
  }
  const found: readonly string[] = await db('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  return [...found, 'pgboss.job'];
}

async function count(db: Knex, from: string): Promise<number> {
  const [row] = await db.select(db.raw(`count(*) AS rows ${from}`));
  return Number(row.rows);
}
