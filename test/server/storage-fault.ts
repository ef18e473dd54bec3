import type { Knex } from 'knex';
import type { Database } from '../../server/store/database/database.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { testedDatabase } from './test-database.ts';
import type { TestService } from './test-service.ts';

const CONNECTIONS = 10;

/** The first write takes the only lock of SQLite. Readers go on. */
const LOCK = {
  sqlite: 'DELETE FROM clients WHERE 0 = 1',
  postgres: 'LOCK TABLE calculations, clients, rule_sources, summed_lines IN EXCLUSIVE MODE',
};

/** From now on every such write to the table fails, until the answered function is called. */
export async function failWrites(
  db: Knex,
  table: string,
  event: 'INSERT' | 'UPDATE' | 'DELETE',
): Promise<() => Promise<void>> {
  if (testedDatabase === 'sqlite') {
    await db.raw(
      `CREATE TRIGGER fault BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
    );
    return async () => void (await db.raw('DROP TRIGGER fault'));
  }
  await db.raw(`
    CREATE OR REPLACE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`);
  await db.raw(`CREATE TRIGGER fault BEFORE ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION fault()`);
  return async () => void (await db.raw(`DROP TRIGGER fault ON ${table}`));
}

/**
 * Holds what every write of calculations needs, as another process could, while `meanwhile` runs. The
 * service's patience with locks is cut to a moment.
 */
export async function whileLocked(service: TestService, meanwhile: () => Promise<void>): Promise<void> {
  await cutPatience(service.service.database);
  const other = openDatabase(service.config.database);
  try {
    await other.writer.transaction(async (trx) => {
      await trx.raw(LOCK[testedDatabase]);
      await meanwhile();
    });
  } finally {
    await other.close();
  }
}

async function cutPatience({ writer }: Database): Promise<void> {
  if (testedDatabase === 'sqlite') await writer.raw('PRAGMA busy_timeout = 20');
  else await onEveryConnection(writer, "SET lock_timeout = '20ms'");
}

/** Runs the statement once on each connection of the pool: all are taken before any is given back. */
async function onEveryConnection(db: Knex, sql: string): Promise<void> {
  const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => db.transaction()));
  for (const trx of taken) {
    await trx.raw(sql);
    await trx.commit();
  }
}
