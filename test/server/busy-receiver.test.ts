import { pino } from 'pino';
import type { JobQueue } from '../../server/jobs/job-queue.ts';
import { deliverEvents } from '../../server/webhooks/deliver-events.ts';
import { HostLimit } from '../../server/webhooks/host-limit.ts';
import { payout } from './payout-requests.ts';
import { TEST_WEBHOOKS, TestService } from './test-service.ts';

/** Nobody works on the queue: the test does. */
const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

/** How long after it looked in vain a delivery to a host without room looks again. */
async function nextLook(payoutId: string): Promise<number> {
  const { database, queue, nextId } = service.service;
  const { client_id } = await database.reader('payouts').where({ id: payoutId }).first();
  let dueAt = 0;
  const watched: JobQueue = {
    handle: queue.handle.bind(queue),
    start: queue.start.bind(queue),
    stop: queue.stop.bind(queue),
    close: queue.close.bind(queue),
    depth: queue.depth.bind(queue),
    isHealthy: queue.isHealthy.bind(queue),
    enqueue: async (_trx, _kind, _payload, notBefore = 0) => {
      dueAt = notBefore;
    },
  };
  const delivering = {
    database,
    queue: watched,
    secrets: { ...TEST_WEBHOOKS, clock: service.clock.read, nextId },
    post: { timeoutMs: 5000, allowPrivate: false },
    hosts: new HostLimit(0),
    clock: service.clock.read,
    startedAt: 0,
    log: pino({ level: 'silent' }),
    extraHeaders: {},
  };
  const payload = { client_id, environment: 'sandbox', payout_id: payoutId };
  const job = { kind: 'webhook_delivery', payload, attempt: 1 } as const;
  await deliverEvents(delivering, job, new AbortController().signal);
  return dueAt - service.clock.read();
}

test('deliveries to a host that never answers look the less often the longer they wait, and are never given up', async () => {
  const asked = payout({ notification_url: 'https://receiver.example/hook' });
  const { body } = await service.call('/v1/payouts', { body: asked });
  const waits: number[] = [];
  for (let age = 0; age < 60 * 60_000; age += waits.at(-1) ?? 0) {
    waits.push(await nextLook(body.id));
    service.clock.advance(waits.at(-1) ?? 0);
  }
  expect(waits.slice(0, 6)).toEqual([250, 250, 500, 1000, 2000, 4000]);
  expect(Math.max(...waits)).toBe(5 * 60_000);
  expect(waits.length).toBeLessThan(30);
  const { data } = (await service.call(`/v1/payouts/${body.id}/events`)).body;
  expect(data[0].delivery.state).toBe('pending');
});
