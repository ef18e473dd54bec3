import type { Knex } from 'knex';
import type { Migration } from '../schema/migration.ts';
import { makeImmutable } from './immutable.ts';
import { textColumn } from './text-column.ts';

/** Which calculation replaces which, so that of several corrections of one payslip only one is current. */
export const corrections: Migration = {
  name: '014-corrections',
  up: async (db) => {
    await createCorrections(db);
    await listOldCorrections(db);
    await makeImmutable(db, 'corrections', 'calculation_id');
  },
};

/** No references: a row outlives an erasure, which it tells nothing of but ids. */
async function createCorrections(db: Knex): Promise<void> {
  const text = textColumn(db);
  await db.schema.createTable('corrections', (table) => {
    text(table, 'calculation_id').primary();
    text(table, 'client_id').notNullable().references('clients.id');
    text(table, 'environment').notNullable();
    text(table, 'supersedes_id').notNullable();
    text(table, 'root_id').notNullable();
    table.integer('position').notNullable();
    const owner = ['client_id', 'environment'];
    table.index([...owner, 'supersedes_id', 'position', 'calculation_id'], 'corrections_of_one');
    table.index([...owner, 'root_id', 'position', 'calculation_id'], 'corrections_of_a_chain');
  });
}

/** Until now ids gave the order; those of erased corrections stand in the audit. */
async function listOldCorrections(db: Knex): Promise<void> {
  await db.raw(`
    INSERT INTO corrections (calculation_id, client_id, environment, supersedes_id, root_id, position)
    WITH RECURSIVE links (id, client_id, environment, supersedes_id) AS (
      SELECT id, client_id, environment, supersedes_id FROM calculations WHERE supersedes_id IS NOT NULL
      UNION
      SELECT record_id, client_id, environment, supersedes_id FROM erasure_targets
      WHERE kind = 'calculation' AND supersedes_id IS NOT NULL
    ), chains (id, client_id, environment, supersedes_id, root_id) AS (
      SELECT links.*, links.supersedes_id FROM links
      WHERE NOT EXISTS (SELECT 1 FROM links AS before WHERE before.id = links.supersedes_id)
      UNION ALL
      SELECT links.*, chains.root_id FROM links JOIN chains ON links.supersedes_id = chains.id
    )
    SELECT id, client_id, environment, supersedes_id, root_id,
      ROW_NUMBER() OVER (PARTITION BY root_id ORDER BY id) FROM chains`);
}
