import type { Knex } from 'knex';
import { giveRights } from '../schema/table-rights.ts';

/**
 * Makes a table of PostgreSQL one of partitions by ranges of a column, and what it was their first: no row is moved or looked
 * at, since a range without ends holds every row. Name, columns, indexes, triggers and rights are those of before; references
 * to other tables stay with the first partition, and whoever makes the next gives it the same.
 */
export async function makePartitioned(db: Knex, table: string, key: string): Promise<void> {
  const first = `${table}_first`;
  await db.raw('ALTER TABLE ?? RENAME TO ??', [table, first]);
  await db.raw(
    `CREATE TABLE ?? (LIKE ?? INCLUDING DEFAULTS INCLUDING STORAGE INCLUDING COMPRESSION) PARTITION BY RANGE (??)`,
    [table, first, key],
  );
  await giveRights(db, table, first);
  await giveIndexes(db, table, first);
  await giveTriggers(db, table, first);
  await db.raw('ALTER TABLE ?? ATTACH PARTITION ?? FOR VALUES FROM (MINVALUE) TO (MAXVALUE)', [table, first]);
}

/** Those of the first partition become parts of these: nothing is built. */
async function giveIndexes(db: Knex, table: string, first: string): Promise<void> {
  const { rows } = await db.raw(
    `SELECT relname AS name, indisprimary AS "isPrimary", indisunique AS "isUnique", pg_get_indexdef(indexrelid) AS text
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = ?::regclass AND indisvalid ORDER BY relname`,
    [first],
  );
  for (const { name, isPrimary, isUnique, text } of rows) {
    await db.raw('ALTER INDEX ?? RENAME TO ??', [name, `${name}_first`]);
    const how = db.raw(text.slice(text.indexOf(' USING ')));
    const kind = db.raw(isUnique ? 'UNIQUE INDEX' : 'INDEX');
    if (!isPrimary) await db.raw('CREATE ? ?? ON ?? ?', [kind, name, table, how]);
    else {
      const columns = db.raw(text.slice(text.indexOf('(')));
      await db.raw('ALTER TABLE ?? ADD CONSTRAINT ?? PRIMARY KEY ?', [table, name, columns]);
    }
  }
}

/** Partitions take triggers for rows from their table; each keeps those for statements, which somebody may send to it alone. */
async function giveTriggers(db: Knex, table: string, first: string): Promise<void> {
  const { rows } = await db.raw(
    `SELECT tgname AS name, (tgtype & 1) = 1 AS "isForRows", pg_get_triggerdef(oid) AS text
    FROM pg_trigger WHERE tgrelid = ?::regclass AND NOT tgisinternal ORDER BY tgname`,
    [first],
  );
  for (const { name, isForRows, text } of rows) {
    if (isForRows) await db.raw('DROP TRIGGER ?? ON ??', [name, first]);
    const [before = '', after = ''] = text.split(/ ON \S+ (?=FOR EACH )/);
    await db.raw('? ON ?? ?', [db.raw(before), table, db.raw(after)]);
  }
}
