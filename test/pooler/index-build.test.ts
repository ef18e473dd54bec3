import type { Knex } from 'knex';
import type { Database } from '../../server/store/database/database.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { MIGRATIONS, migrate } from '../../server/store/upgrade/migrations.ts';
import { createDatabase } from '../postgres/postgres-server.ts';
import { Pgbouncer } from './pgbouncer.ts';

const INDEX = { name: 'test_by_year', table: 'calculations', columns: ['client_id', 'year'] };
const SESSIONS = 3;

/** How long each session of the pool waits for a lock. */
async function patience({ writer }: Database): Promise<readonly string[]> {
  const open: Knex.Transaction[] = [];
  for (let at = 0; at < SESSIONS; at += 1) open.push(await writer.transaction());
  const read = await Promise.all(open.map((trx) => trx.raw("SELECT current_setting('lock_timeout') AS it")));
  await Promise.all(open.map((trx) => trx.commit()));
  return read.map(({ rows }) => rows[0].it);
}

let pooler: Pgbouncer | undefined;
let database: Database | undefined;
afterAll(async () => {
  await database?.close();
  await pooler?.stop();
});

test('the building of an index leaves every session behind pgbouncer as patient as it was', async () => {
  const server = process.env.TEST_POSTGRES_SERVER ?? '';
  const name = 'payroll_index_build';
  const direct = await createDatabase(server, name, process.env.TEST_POSTGRES_MIGRATED);
  const owner = openDatabase({ kind: 'postgres', url: direct });
  await owner.writer.raw(`ALTER DATABASE ${name} SET lock_timeout = '7s'`);
  await owner.close();
  // Each statement is served by another session.
  const settings = { default_pool_size: SESSIONS, server_round_robin: 1, server_idle_timeout: 600 };
  pooler = await Pgbouncer.start(server, settings);
  database = openDatabase({ kind: 'postgres', url: `${pooler.url}/${name}` });
  await patience(database);
  const newer = [...MIGRATIONS, { name: '999-test', indexes: [INDEX] }];
  expect(await migrate(database, { migrations: newer })).toEqual(['999-test']);
  expect(await patience(database)).not.toContain('0');
});
