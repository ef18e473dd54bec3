import type { Knex } from 'knex';
import { giveRights } from './schema/table-rights.ts';

/** Makes an empty table like another partition, which becomes one when it is attached, with the owner and rights of the table. */
export async function createLike(trx: Knex, table: string, like: string, name: string): Promise<void> {
  const suffix = name.slice(table.length);
  await trx.raw('CREATE TABLE ?? (LIKE ?? INCLUDING DEFAULTS INCLUDING STORAGE INCLUDING COMPRESSION)', [
    name,
    table,
  ]);
  const { rows: indexes } = await trx.raw(
    `SELECT relname AS name, indisprimary AS "isPrimary", indisunique AS "isUnique", pg_get_indexdef(indexrelid) AS text
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = ?::regclass ORDER BY relname`,
    [table],
  );
  for (const index of indexes) {
    const own = `${index.name}${suffix}`;
    const kind = trx.raw(index.isUnique ? 'UNIQUE INDEX' : 'INDEX');
    const how = trx.raw(index.text.slice(index.text.indexOf(' USING ')));
    await (index.isPrimary
      ? trx.raw('ALTER TABLE ?? ADD CONSTRAINT ?? PRIMARY KEY ?', [
          name,
          own,
          trx.raw(index.text.slice(index.text.indexOf('('))),
        ])
      : trx.raw('CREATE ? ?? ON ?? ?', [kind, own, name, how]));
  }
  await copyReferences(trx, like, name);
  await copyStatementTriggers(trx, like, name);
  await giveRights(trx, name, table);
}

async function copyReferences(trx: Knex, like: string, name: string): Promise<void> {
  const { rows } = await trx.raw(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
    WHERE conrelid = ?::regclass AND contype = 'f' ORDER BY conname`,
    [like],
  );
  for (const reference of rows) {
    const text = trx.raw(reference.text.replace(/ NOT VALID$/, ''));
    await trx.raw('ALTER TABLE ?? ADD CONSTRAINT ?? ?', [name, reference.name, text]);
  }
}

/** Those for rows come from the table. */
async function copyStatementTriggers(trx: Knex, like: string, name: string): Promise<void> {
  const { rows } = await trx.raw(
    `SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger
    WHERE tgrelid = ?::regclass AND NOT tgisinternal AND (tgtype & 1) = 0 ORDER BY tgname`,
    [like],
  );
  for (const trigger of rows) {
    const [before = '', after = ''] = trigger.text.split(/ ON \S+ (?=FOR EACH )/);
    await trx.raw('? ON ?? ?', [trx.raw(before), name, trx.raw(after)]);
  }
}
