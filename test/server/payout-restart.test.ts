import { Receiver } from '../webhooks/receiver.ts';
import { payout } from './payout-requests.ts';
import { testedDatabase } from './test-database.ts';
import { TEST_WEBHOOKS, TestService } from './test-service.ts';
import { until } from './until.ts';

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const receiver = new Receiver();
const webhooks = { ...TEST_WEBHOOKS, allowPrivate: true, developmentSecret: SECRET };
/** Takes requests and never works: what it leaves behind is what a killed process leaves behind. */
const idle = new TestService({ config: { webhooks } });
const started: TestService[] = [];

beforeAll(async () => {
  await receiver.start();
  await idle.start();
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterEach(() => Promise.all(started.splice(0).map((one) => one.stop())));
afterAll(async () => {
  await idle.stop();
  await receiver.stop();
});

/** Another process on the same database and the same time, which works. */
async function startWorker(): Promise<TestService> {
  const { database } = idle.config;
  const config = { database, webhooks, worker: 'on' } as const;
  const worker = new TestService({ config, clock: idle.clock, post: { ca: receiver.ca } });
  worker.key = idle.key;
  started.push(worker);
  return worker.start();
}

let used = 0;
async function pay(): Promise<string> {
  used += 1;
  const asked = { external_id: `restart-${used}`, notification_url: receiver.url() };
  return (await idle.call('/v1/payouts', { body: payout(asked) })).body.id;
}

const read = async (id: string) => (await idle.call(`/v1/payouts/${id}`)).body;
const deliveries = async (id: string) => {
  const { body } = await idle.call(`/v1/payouts/${id}/events`);
  return body.data.map((one: { status: string; delivery: { state: string; error: string } }) =>
    [one.status, one.delivery.state, one.delivery.error].join(' '),
  );
};
const told = () => receiver.received.map((one) => JSON.parse(one.body.toString()).data.status);

async function settled(id: string): Promise<void> {
  await until(
    async () => {
      const all = await deliveries(id);
      return all.length === 3 && all.every((one: string) => !one.includes('pending'));
    },
    () => idle.passTime(10),
  );
}

test('overdue steps are made in order on start, and what is too old to be told is skipped', async () => {
  const id = await pay();
  await idle.passTime(3_600_000);
  await startWorker();
  await settled(id);
  expect((await read(id)).status_history.map((one: { status: string }) => one.status)).toEqual([
    'PENDING',
    'PROCESSING',
    'PAID',
  ]);
  expect(await deliveries(id)).toEqual([
    'PENDING skipped too_old',
    'PROCESSING delivered ',
    'PAID delivered ',
  ]);
  expect(told()).toEqual(['PROCESSING', 'PAID']);
});

test('what was not told within five minutes is told on start', async () => {
  const id = await pay();
  await idle.passTime(4 * 60_000);
  await startWorker();
  await settled(id);
  expect(told()).toEqual(['PENDING', 'PROCESSING', 'PAID']);
});

test('whether a delivery that a killed process had begun was received is unknown, and it is never repeated', async () => {
  const id = await pay();
  const { writer } = idle.service.database;
  const { id: eventId } = await writer('payout_events').where({ payout_id: id }).first();
  const attempted_at = new Date(idle.clock.read()).toISOString();
  await writer('webhook_deliveries').where({ event_id: eventId }).update({ attempted_at });
  await startWorker();
  await until(
    async () => (await deliveries(id))[0] === 'PENDING unknown interrupted',
    () => idle.passTime(1000),
  );
  await settled(id);
  expect(told()).toEqual(['PROCESSING', 'PAID']);
});

test('several processes share the work: every step is made once and told once, in order', async () => {
  const ids = await Promise.all(Array.from({ length: 40 }, pay));
  // SQLite belongs to one process.
  const processes = testedDatabase === 'postgres' ? 3 : 1;
  await Promise.all(Array.from({ length: processes }, startWorker));
  for (const id of ids) await settled(id);
  for (const id of ids) {
    const own = receiver.received
      .map((one) => JSON.parse(one.body.toString()))
      .filter((one) => one.data.id === id);
    expect(own.map((one) => one.data.status)).toEqual(['PENDING', 'PROCESSING', 'PAID']);
    expect((await read(id)).status_history).toHaveLength(3);
  }
});

test('without a secret nothing is sent, and that is told', async () => {
  const other = new TestService({
    config: {
      database: idle.config.database,
      webhooks: { ...webhooks, developmentSecret: null },
      worker: 'on',
    },
    clock: idle.clock,
    post: { ca: receiver.ca },
  });
  other.key = idle.key;
  started.push(other);
  const id = await pay();
  await other.start();
  await until(async () => (await deliveries(id))[0] === 'PENDING failed no_secret');
  expect(told()).toEqual([]);
});
