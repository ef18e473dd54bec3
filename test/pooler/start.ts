import startPostgres from '../postgres/start.ts';
import { Pgbouncer } from './pgbouncer.ts';
import { keepRunning } from './running-pooler.ts';

/** Jest calls this once: the tests find pgbouncer where they look for the server. The schema was made past it. */
export default async function start(): Promise<void> {
  await startPostgres();
  process.env.TEST_POSTGRES_SERVER = process.env.TEST_POSTGRES_URL ?? '';
  const pooler = await Pgbouncer.start(process.env.TEST_POSTGRES_SERVER);
  keepRunning(pooler);
  process.env.TEST_POSTGRES_URL = pooler.url;
}
