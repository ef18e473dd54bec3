import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';

/**
 * A calculation need not name its rules: its dictionary does, in a third of the bytes. Rows of before and older processes
 * name them as ever. Only what the schema says is changed, and no row is looked at.
 */
export const narrowerRows: Migration = {
  name: '031-narrower-rows',
  up: (db) =>
    isPostgres(db)
      ? db.raw('ALTER TABLE calculations ALTER COLUMN rule_fingerprint DROP NOT NULL')
      : forgetNotNull(db),
};

/** The way that the documentation of SQLite gives for taking NOT NULL away: the text of the table is all that changes. */
async function forgetNotNull(db: Knex): Promise<void> {
  const [{ schema_version }]: readonly [{ readonly schema_version: number }] =
    await db.raw('PRAGMA schema_version');
  await db.raw('PRAGMA writable_schema = ON');
  try {
    await db('sqlite_master')
      .where({ type: 'table', name: 'calculations' })
      .update({
        sql: db.raw('replace(sql, ?, ?)', ['`rule_fingerprint` text not null', '`rule_fingerprint` text']),
      });
    // Whoever has read the text of the table reads it again.
    await db.raw(`PRAGMA schema_version = ${schema_version + 1}`);
  } finally {
    await db.raw('PRAGMA writable_schema = OFF');
  }
}
