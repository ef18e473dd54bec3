import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';

/** Adds triggers that refuse to change, delete or replace a row of the table, whoever asks. */
export async function makeImmutable(db: Knex, table: string, ...key: readonly string[]): Promise<void> {
  await (isPostgres(db) ? onPostgres(db, table) : onSqlite(db, table, key));
}

async function onSqlite(db: Knex, table: string, key: readonly string[]): Promise<void> {
  const refuse = `BEGIN SELECT RAISE(ABORT, '${table} are immutable'); END`;
  await db.raw(`CREATE TRIGGER ${table}_no_update BEFORE UPDATE ON ${table} ${refuse}`);
  await db.raw(`CREATE TRIGGER ${table}_no_delete BEFORE DELETE ON ${table} ${refuse}`);
  const isSame = key.map((column) => `${column} = NEW.${column}`).join(' AND ');
  const exists = `WHEN EXISTS (SELECT 1 FROM ${table} WHERE ${isSame})`;
  await db.raw(`CREATE TRIGGER ${table}_no_replace BEFORE INSERT ON ${table} ${exists} ${refuse}`);
}

/** PostgreSQL has no REPLACE: a conflicting insert can only fail, do nothing, or update. */
async function onPostgres(db: Knex, table: string): Promise<void> {
  await db.raw(`
    CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION '% are immutable', TG_TABLE_NAME; END $$`);
  await db.raw(`
    CREATE TRIGGER ${table}_no_change BEFORE UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`);
  await db.raw(`
    CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
}
