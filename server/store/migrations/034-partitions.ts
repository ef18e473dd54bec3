import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';
import type { Migration } from '../schema/migration.ts';
import { schemaName } from './allow-erasure.ts';
import { makePartitioned } from './make-partitioned.ts';

/** In the order in which a batch is stored, so that whoever stores one is waited for and not met half-way. */
const TABLES = ['calculations', 'batches', 'jobs'];

/**
 * On PostgreSQL what grows is kept in partitions by time, which their ids begin with. What is stored becomes the first
 * partition of each table as it is; those of the time to come are made by the service, here none.
 */
export const partitions: Migration = {
  name: '034-partitions',
  up: async (db) => {
    if (!isPostgres(db)) return;
    await db.raw(`LOCK TABLE ${TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    await db.raw('ALTER TABLE calculations DROP CONSTRAINT calculations_supersedes_id_foreign');
    for (const table of TABLES) await makePartitioned(db, table, 'id');
    await keepReplaced(db);
  },
};

/**
 * That what a calculation replaces is stored, in whichever partition, said by triggers in place of a reference. As that did,
 * storing locks what is replaced until the commit, and deleting looks for what was stored meanwhile. What stands in
 * `calculation_traces`, where nothing is written any more, refers to rows of the first partition.
 */
async function keepReplaced(db: Knex): Promise<void> {
  const define = async (name: string, unless: string, says: string) =>
    db.raw(`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
      SET search_path = ${await schemaName(db)}, pg_temp AS $$
      BEGIN
        ${unless}
        RAISE EXCEPTION '${says}' USING ERRCODE = 'foreign_key_violation', TABLE = 'calculations',
          CONSTRAINT = 'calculations_supersedes_id_foreign';
      END $$`);
  await define(
    'refuse_unless_replaced_is_stored',
    `PERFORM 1 FROM calculations WHERE id = NEW.supersedes_id FOR KEY SHARE;
        IF FOUND THEN RETURN NULL; END IF;`,
    'what a calculation replaces is not stored',
  );
  await define(
    'refuse_while_replacement_is_stored',
    `PERFORM 1 FROM calculations WHERE supersedes_id = OLD.id;
        IF NOT FOUND THEN RETURN NULL; END IF;`,
    'what replaces a calculation is stored',
  );
  await db.raw(`
    CREATE TRIGGER calculations_replace_stored AFTER INSERT OR UPDATE OF supersedes_id ON calculations
    FOR EACH ROW WHEN (NEW.supersedes_id IS NOT NULL) EXECUTE FUNCTION refuse_unless_replaced_is_stored()`);
  await db.raw(`
    CREATE TRIGGER calculations_not_replaced AFTER DELETE ON calculations
    FOR EACH ROW EXECUTE FUNCTION refuse_while_replacement_is_stored()`);
}
