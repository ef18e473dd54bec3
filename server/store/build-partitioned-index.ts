import type { Knex } from 'knex';
import { readPartitions } from './partitions.ts';
import type { LargeIndex } from './schema/migration.ts';
import { waitForLock } from './wait-for-lock.ts';
import { isRowLocked } from './write-failures.ts';

/**
 * Builds an index of PostgreSQL, that of a table with partitions in each of them by itself: PostgreSQL can build none of such a
 * table while others write. Then they are made parts of one, in a moment in which nobody writes to the table.
 */
export async function buildOfParts(
  db: Knex,
  index: LargeIndex,
  onWait: () => void,
  build: (one: LargeIndex) => Promise<void>,
): Promise<void> {
  const parts = await partsOf(db, index);
  if (parts.length === 0) return build(index);
  if (await stands(db, index.name)) return;
  for (const part of parts) await build(part);
  await waitForLock(() => join(db, index), onWait);
}

/** The same index for each partition. */
async function partsOf(db: Knex, index: LargeIndex): Promise<readonly LargeIndex[]> {
  const partitions = await readPartitions(db, index.table);
  return partitions.map(({ name }) => ({
    ...index,
    table: name,
    name: index.name + name.slice(index.table.length),
  }));
}

async function stands(db: Knex, name: string): Promise<boolean> {
  const { rows } = await db.raw('SELECT 1 WHERE to_regclass(quote_ident(?)) IS NOT NULL', [name]);
  return rows.length > 0;
}

/** Who waits for the table keeps writers waiting: not for long, and then again. */
const PATIENCE_MS = 100;

/** False where others use the table. A partition that was made meanwhile is empty: its index takes no time. */
async function join(db: Knex, index: LargeIndex): Promise<boolean> {
  try {
    await db.transaction(async (trx) => {
      await trx.raw(`SET LOCAL lock_timeout = ${PATIENCE_MS}`);
      const [part] = await partsOf(trx, index);
      if (part === undefined || (await stands(trx, index.name))) return;
      const { rows } = await trx.raw('SELECT pg_get_indexdef(to_regclass(quote_ident(?))) AS text', [
        part.name,
      ]);
      const how = trx.raw(rows[0].text.slice(rows[0].text.indexOf(' USING ')));
      // What fits is taken as it stands in each partition.
      await trx.raw('CREATE INDEX ?? ON ?? ?', [index.name, index.table, how]);
    });
    return true;
  } catch (error) {
    if (isRowLocked(error)) return false;
    throw error;
  }
}
