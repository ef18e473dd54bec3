import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateOnce } from '../server/migrate-once.ts';
import { TestService } from '../server/test-service.ts';
import { until } from '../server/until.ts';
import { createDatabase, PostgresServer } from './postgres-server.ts';

const CALCULATIONS = '/v1/payroll/calculations';

let primary: PostgresServer;
let follower: PostgresServer;
let service: TestService;
/** A session of its own on the follower. */
let session: pg.Client;

beforeAll(async () => {
  primary = await PostgresServer.start('fast');
  const template = process.env.TEST_POSTGRES_MIGRATED ?? '';
  await migrateOnce({ kind: 'postgres', url: await createDatabase(primary.url, template) });
  follower = await primary.follower();
  const url = `${primary.url}/payroll`;
  const replicaUrl = `${follower.url}/payroll`;
  service = new TestService({ config: { database: { kind: 'postgres', url }, replicaUrl } });
  await service.start();
  session = await connected(replicaUrl);
}, 120_000);
afterAll(async () => {
  await session.end().catch(() => undefined);
  await service.stop();
  await follower.stop().catch(() => undefined);
  await primary.stop();
});

/** As soon as the database is there. */
async function connected(connectionString: string): Promise<pg.Client> {
  let client = new pg.Client({ connectionString });
  await until(async () => {
    client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    return client.connect().then(
      () => true,
      () => false,
    );
  });
  return client;
}

/** How many lists and records the follower was asked for. */
async function asked(): Promise<number> {
  const { rows } = await session.query(
    "SELECT sum(seq_scan + idx_scan)::int AS scans FROM pg_stat_user_tables WHERE relname = 'calculations'",
  );
  return rows[0].scans;
}

/** The database has written all of its log, and keeps what comes now in memory until it fills a page. */
async function keepLogInMemory(): Promise<void> {
  const operator = await connected(primary.url);
  await operator.query("ALTER SYSTEM SET wal_writer_delay = '10s'");
  await operator.query('SELECT pg_reload_conf()');
  await operator.query('SELECT pg_switch_wal()');
  await operator.end();
}

async function listed(): Promise<readonly string[]> {
  const { status, body } = await service.call(CALCULATIONS);
  expect(status).toBe(200);
  return body.data.map(({ id }: { readonly id: string }) => id);
}

test('lists and records are read from the replica when it has all that the client stored', async () => {
  const { body } = await service.calculate();
  await until(async () => {
    const before = await asked();
    expect(await listed()).toEqual([body.id]);
    expect((await service.call(`${CALCULATIONS}/${body.id}`)).body).toEqual(body);
    // Statistics are told now and then.
    await sleep(300);
    return (await asked()) > before;
  });
});

test('what was stored a moment ago is found and listed, however far the replica is behind', async () => {
  await session.query('SELECT pg_wal_replay_pause()');
  await until(async () => {
    const { rows } = await session.query('SELECT pg_get_wal_replay_pause_state() AS state');
    return rows[0].state === 'paused';
  });
  const { body } = await service.calculate();
  expect((await listed())[0]).toBe(body.id);
  expect((await service.call(`${CALCULATIONS}/${body.id}`)).status).toBe(200);
  const { rows } = await session.query('SELECT count(*)::int AS known FROM calculations WHERE id = $1', [
    body.id,
  ]);
  expect(rows).toEqual([{ known: 0 }]);
  await session.query('SELECT pg_wal_replay_resume()');
  expect((await listed())[0]).toBe(body.id);
});

test('nor is it missed while the database has not written it to its log, as with synchronous_commit off', async () => {
  await keepLogInMemory();
  const { body } = await service.calculate();
  // The service looks twice a second how far the replica is.
  await sleep(1500);
  expect((await listed())[0]).toBe(body.id);
});

test('a replica that ends is done without', async () => {
  const before = await listed();
  await follower.stop();
  expect(await listed()).toEqual(before);
  expect((await service.call(`${CALCULATIONS}/${before[0]}`)).status).toBe(200);
});
