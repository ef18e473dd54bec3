import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';
import { letErasedGo } from './allow-erasure.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/**
 * What payslips with a stored history asked for and summed, so that whoever stores an earlier one afterwards finds those
 * that would say something else by now, and marks them.
 */
export const storedHistories: Migration = {
  name: '026-stored-histories',
  up: async (db) => {
    await createHistories(db);
    await createStale(db);
    await createRevisions(db);
    const erasable = { kind: 'calculation', column: 'calculation_id' } as const;
    await makeImmutable(db, 'calculation_histories', ...KEY);
    await letErasedGo(db, { table: 'calculation_histories', ...erasable });
    await makeImmutable(db, 'stale_histories', ...STALE_KEY);
    await letErasedGo(db, { table: 'stale_histories', ...erasable });
  },
};

const KEY = ['client_id', 'environment', 'employer_id', 'employee_id', 'period_end', 'calculation_id'];
const STALE_KEY = ['client_id', 'environment', 'calculation_id'];

async function createHistories(db: Knex): Promise<void> {
  const type = isPostgres(db) ? 'text COLLATE "C"' : 'text';
  const columns = [...KEY, 'root_id', 'scheme', 'readings', 'sources'];
  await db.raw(`
    CREATE TABLE calculation_histories (
      ${columns.map((name) => `${name} ${type} NOT NULL`).join(',\n      ')},
      PRIMARY KEY (${KEY.join(', ')})
    ) ${isPostgres(db) ? '' : 'WITHOUT ROWID'}`);
}

async function createStale(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('stale_histories', (table) => {
    for (const name of STALE_KEY) text(table, name).notNullable();
    text(table, 'batch_id');
    table.primary(STALE_KEY);
    table.index(['client_id', 'environment', 'batch_id'], 'stale_histories_of_batch', {
      predicate: db.whereNotNull('batch_id'),
    });
  });
}

/** How often something was stored of an employer that histories read. Whoever stores holds the row until the commit. */
async function createRevisions(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('employer_revisions', (table) => {
    text(table, 'client_id').notNullable();
    text(table, 'environment').notNullable();
    text(table, 'employer_id').notNullable();
    table.integer('revision').notNullable();
    table.primary(['client_id', 'environment', 'employer_id']);
  });
}
