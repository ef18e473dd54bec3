import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { inlineReferences } from '../../server/http/document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { provideSecret } from '../../server/webhooks/client-secrets.ts';
import type { Received } from '../webhooks/receiver.ts';
import { contractValidator } from './contract-validator.ts';
import { payout } from './payout-requests.ts';
import { PayoutWorld } from './payout-world.ts';
import { until } from './until.ts';

const world = new PayoutWorld();
beforeAll(() => world.start());
afterAll(() => world.stop());
beforeEach(() => {
  world.receiver.answer = (response) => void response.writeHead(204).end();
});

test('a payout on the happy path is told of three times, in order', async () => {
  const { body } = await world.pay();
  await world.becomes(body.id, 'PAID');
  await world.told(body.id);
  const told = world.about(body.id);
  expect(told.map(({ previous_status, data }) => [previous_status, data.status])).toEqual([
    [null, 'PENDING'],
    ['PENDING', 'PROCESSING'],
    ['PROCESSING', 'PAID'],
  ]);
  expect(told[0]?.data).toEqual(body);
  expect(told[2]?.data).toEqual(await world.read(body.id));
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['payout.status_changed']));
  expect((await world.events(body.id)).map((one: { id: string }) => one.id)).toEqual(
    told.map(({ id }) => id),
  );
  expect((await world.events(body.id))[0]).toMatchObject({
    previous_status: null,
    status: 'PENDING',
    delivery: { state: 'delivered', http_status: 204, error: null },
  });
});

test('deliveries are counted by what became of them', async () => {
  const counted = new PayoutWorld();
  await counted.start({ config: { adminPort: 0 } });
  counted.receiver.answer = (response) =>
    void response.writeHead(counted.receiver.received.length === 1 ? 204 : 500).end();
  const { body } = await counted.pay();
  await counted.becomes(body.id, 'PAID');
  await counted.told(body.id);
  await until(async () => {
    const { text = '' } = (await counted.service.service.metrics.exposition?.()) ?? {};
    return (
      text.includes('payroll_webhook_deliveries_total{state="delivered"} 1') &&
      text.includes('payroll_webhook_deliveries_total{state="failed",error="status"} 2')
    );
  });
  await counted.stop();
});

test('an independent receiver verifies both signatures over the raw bytes', async () => {
  const { body } = await world.pay();
  await world.told(body.id);
  const received = world.receiver.received.find((one) => one.body.includes(body.id));
  if (received === undefined) throw new Error('nothing came');
  const { headers } = received;
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-service-mock': 'true',
    'user-agent': 'payroll-webhooks/1',
    'webhook-id': expect.stringMatching(/^evt_/),
  });
  expect(headers['x-service-signature']).toBe(contractSignature(received, world.secret));
  expect(headers['webhook-timestamp']).toBe(String(Math.floor(world.service.clock.read() / 1000)));
  expect(verifies(received, world.secret)).toBe(true);
});

test('what is sent is what the contract describes', async () => {
  const { body } = await world.pay({ payroll_ref: { calculation_id: 'x' }, processing: { step_seconds: 1 } });
  await world.becomes(body.id, 'PAID');
  await world.told(body.id);
  const { components } = inlineReferences(readDocument());
  const schema = Object(components).schemas.PayoutEventBody;
  const validate = contractValidator().compile(schema);
  for (const event of world.about(body.id)) expect([validate(event), validate.errors]).toEqual([true, null]);
});

test('while a rotation overlaps a receiver with either secret can verify; then only with the new', async () => {
  const client = await world.service.issueKey('rotating');
  const { writer } = world.service.service.database;
  const { id: clientId } = await writer('clients').where({ name: 'rotating' }).first();
  const { clock, config, service } = world.service;
  const options = { ...config.webhooks, developmentSecret: null, clock: clock.read, nextId: service.nextId };
  const tenant = { clientId, environment: 'sandbox' } as const;
  const old = await provideSecret(writer, options, tenant, 0);
  const now = await provideSecret(writer, options, tenant, 3_600_000);
  const sent = async () => {
    const asked = { external_id: world.nextId(), notification_url: world.receiver.url() };
    const { body } = await world.service.call('/v1/payouts', { body: payout(asked), key: client });
    await until(() => world.about(body.id).length > 0);
    const found = world.receiver.received.find((one) => one.body.includes(body.id));
    if (found === undefined) throw new Error('nothing came');
    return found;
  };
  const during = await sent();
  expect([old, now].map((secret) => verifies(during, secret))).toEqual([true, true]);
  expect(during.headers['x-service-signature']).toBe(contractSignature(during, old));
  await world.service.passTime(3_600_001);
  const after = await sent();
  expect([old, now].map((secret) => verifies(after, secret))).toEqual([false, true]);
  expect(after.headers['x-service-signature']).toBe(contractSignature(after, now));
});

test.each([
  ['MOCK_REJECT_INTAKE_', 'REJECTED', ['PENDING', 'REJECTED']],
  ['MOCK_REJECT_BANK_', 'REJECTED', ['PENDING', 'PROCESSING', 'REJECTED']],
  ['MOCK_STUCK_', 'PROCESSING', ['PENDING', 'PROCESSING']],
  ['MOCK_SLOW_', 'PAID', ['PENDING', 'PROCESSING', 'PAID']],
])('%s is told of on every step until %s', async (prefix, end, path) => {
  const { body } = await world.pay({ external_id: world.nextId(prefix) });
  await world.becomes(body.id, end);
  await world.told(body.id);
  expect(world.about(body.id).map(({ data }) => data.status)).toEqual(path);
});

test('what is stuck stays so', async () => {
  const { body } = await world.pay({ external_id: world.nextId('MOCK_STUCK_') });
  await world.becomes(body.id, 'PROCESSING');
  await world.service.passTime(3_600_000);
  const other = await world.pay();
  await world.becomes(other.body.id, 'PAID');
  expect((await world.read(body.id)).status).toBe('PROCESSING');
});

test('nothing moves before its time', async () => {
  const { body } = await world.pay({ processing: { step_seconds: 100 } });
  await world.service.passTime(99_000);
  const other = await world.pay({ processing: { step_seconds: 1 } });
  await world.becomes(other.body.id, 'PROCESSING');
  const { created_at, status_history } = await world.read(body.id);
  const moved = status_history.map((one: { at: string }) => Date.parse(one.at) - Date.parse(created_at));
  expect(moved[1] ?? 100_000).toBeGreaterThanOrEqual(100_000);
});

test('a cancel is told of', async () => {
  const { body } = await world.pay();
  expect((await world.cancel(body.id)).body).toMatchObject({
    status: 'CANCELLED',
    status_code: '400',
    status_detail: 'Payout cancelled by the client.',
  });
  await world.told(body.id);
  expect(world.about(body.id).map(({ previous_status, data }) => [previous_status, data.status])).toEqual([
    [null, 'PENDING'],
    ['PENDING', 'CANCELLED'],
  ]);
});

test('without a notification_url, and with steps of no length, nobody is told', async () => {
  const silent = await world.pay({ notification_url: undefined });
  const at0 = await world.pay({ processing: { step_seconds: 0 } });
  await world.becomes(silent.body.id, 'PAID');
  expect(await world.events(silent.body.id)).toEqual([]);
  expect(await world.events(at0.body.id)).toEqual([]);
  expect([...world.about(silent.body.id), ...world.about(at0.body.id)]).toEqual([]);
});

test('a receiver that fails is never asked again, and the payout goes on', async () => {
  world.receiver.answer = (response) => void response.writeHead(500).end('private words');
  const { body } = await world.pay();
  await world.becomes(body.id, 'PAID');
  await world.told(body.id);
  const events = await world.events(body.id);
  expect(events.map((one: { delivery: object }) => one.delivery)).toEqual(
    Array(3).fill({ state: 'failed', http_status: 500, attempted_at: expect.any(String), error: 'status' }),
  );
  expect(world.about(body.id)).toHaveLength(3);
  const warnings = world.service.logged.filter((line) => line.includes('webhook not delivered'));
  expect(warnings.some((line) => line.includes(body.id))).toBe(true);
  expect(world.service.logged.join('')).not.toContain('private words');
});

test('events of one payout never overtake each other, however slow the receiver', async () => {
  let running = 0;
  let most = 0;
  world.receiver.answer = (response) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      response.writeHead(200).end();
    }, 150);
  };
  const { body } = await world.pay();
  await world.becomes(body.id, 'PAID');
  await world.told(body.id);
  expect(most).toBe(1);
  expect(world.about(body.id).map(({ data }) => data.status)).toEqual(['PENDING', 'PROCESSING', 'PAID']);
});

test('no more than four deliveries run to one host at once', async () => {
  const held: ServerResponse[] = [];
  let most = 0;
  // Nothing is answered before four have come, and a fifth has time to come as well.
  world.receiver.answer = (response) => {
    most = Math.max(most, held.push(response));
    if (held.length < 4) return;
    setTimeout(() => {
      for (const one of held.splice(0)) one.writeHead(200).end();
    }, 40);
  };
  const slow = { processing: { step_seconds: 3600 } };
  const made = await Promise.all(Array.from({ length: 20 }, () => world.pay(slow)));
  const isTold = () => made.every(({ body }) => world.about(body.id).length > 0);
  await until(isTold, () => world.service.passTime(250));
  expect(most).toBe(4);
  expect(made.map(({ body }) => world.about(body.id).length)).toEqual(Array(20).fill(1));
});

function contractSignature({ body }: Received, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** By the library, at the time of the sending: it refuses what is old. */
function verifies({ headers, body }: Received, secret: string): boolean {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const sent = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const { now } = Date;
  Date.now = () => Number(headers['webhook-timestamp']) * 1000;
  try {
    new Webhook(secret).verify(body.toString(), sent);
    return true;
  } catch {
    return false;
  } finally {
    Date.now = now;
  }
}
