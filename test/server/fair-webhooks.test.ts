import { createServer, type Socket } from 'node:net';
import { payout } from './payout-requests.ts';
import { PayoutWorld } from './payout-world.ts';
import { TEST_WEBHOOKS } from './test-service.ts';
import { until } from './until.ts';

const world = new PayoutWorld();
/** Takes every connection, at every address of this machine, and never says a word. */
const sockets: Socket[] = [];
const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})));
let port = 0;

beforeAll(async () => {
  const webhooks = {
    ...TEST_WEBHOOKS,
    allowPrivate: true,
    developmentSecret: world.secret,
    timeoutMs: 30_000,
  };
  await world.start({ config: { webhooks } });
  await new Promise<void>((resolve) => silent.listen(0, '0.0.0.0', resolve));
  const address = silent.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  const closed = new Promise((resolve) => silent.close(resolve));
  for (const socket of sockets) socket.destroy();
  await world.stop();
  for (const socket of sockets) socket.destroy();
  await closed;
});

test('payouts to hosts that never answer keep nobody else from being told', async () => {
  const attacker = await world.service.issueKey('attacker');
  const processing = { step_seconds: 3600 };
  for (let at = 1; at <= 60; at++) {
    const notification_url = `https://127.0.1.${at}:${port}/hook`;
    const body = payout({ external_id: `silent-${at}`, notification_url, processing });
    await world.service.call('/v1/payouts', { key: attacker, body });
  }
  const { reader } = world.service.service.database;
  await until(async () => (await reader('webhook_deliveries').whereNotNull('attempted_at')).length >= 25);
  const paid = await Promise.all(Array.from({ length: 4 }, () => world.pay({ processing })));
  for (const { body } of paid) await world.told(body.id);
  expect(paid.map(({ body }) => world.about(body.id).length)).toEqual(Array(4).fill(1));
  const attempted = await reader('webhook_deliveries')
    .where({ state: 'pending' })
    .whereNotNull('attempted_at');
  expect(attempted).toHaveLength(25);
});
