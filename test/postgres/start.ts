import { migrateOnce } from '../server/migrate-once.ts';
import { createDatabase, PostgresServer } from './postgres-server.ts';
import { keepRunning } from './running-server.ts';

/** Jest calls this once before the tests on PostgreSQL; they find the server and a migrated database in the environment. */
export default async function start(): Promise<void> {
  const server = await PostgresServer.start('fast');
  keepRunning(server);
  process.env.TEST_POSTGRES_URL = server.url;
  const name = 'payroll_migrated';
  await migrateOnce({ kind: 'postgres', url: await createDatabase(server.url, name) });
  process.env.TEST_POSTGRES_MIGRATED = name;
}
