import type { Knex } from 'knex';
import type { Database } from '../../server/store/database/database.ts';
import { testedDatabase } from './test-database.ts';

const TABLES = ['calculations', 'idempotency_keys', 'write_probes'];
const NO_LIMIT = 1_073_741_823;

/**
 * From now on the database can grow no more, until the answered function is called: SQLite by a limit of its own; on
 * PostgreSQL, whose disk is not ours, inserts fail with what it says of a full one.
 */
export async function fillDisk(database: Database): Promise<() => Promise<void>> {
  return testedDatabase === 'sqlite' ? limitPages(database) : refuseInserts(database.writer);
}

/** On every connection that is lent: one that failed may be closed and another opened. */
async function limitPages({ writer }: Database): Promise<() => Promise<void>> {
  let most = 1;
  const acquire = writer.client.acquireConnection.bind(writer.client);
  writer.client.acquireConnection = async () => {
    const connection = await acquire();
    await new Promise((resolve) => connection.exec(`PRAGMA max_page_count = ${most}`, resolve));
    return connection;
  };
  return async () => {
    most = NO_LIMIT;
  };
}

async function refuseInserts(db: Knex): Promise<() => Promise<void>> {
  await db.raw(`
    CREATE OR REPLACE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
  for (const table of TABLES) {
    await db.raw(
      `CREATE TRIGGER disk_full BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION disk_full()`,
    );
  }
  return async () => {
    for (const table of TABLES) await db.raw(`DROP TRIGGER disk_full ON ${table}`);
  };
}
