import { PostgresServer } from './postgres-server.ts';
import { keepRunning } from './running-server.ts';

/** Jest calls this once before the tests on PostgreSQL; they find the server in the environment. */
export default async function start(): Promise<void> {
  const server = await PostgresServer.start('fast');
  keepRunning(server);
  process.env.TEST_POSTGRES_URL = server.url;
}
