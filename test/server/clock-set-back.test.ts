import { PayoutWorld } from './payout-world.ts';
import { calculation, TestService } from './test-service.ts';

const HOUR_MS = 3_600_000;

test('a payout moves on when the clock is set back by an hour, before it is handed over and after', async () => {
  const world = new PayoutWorld();
  await world.start();
  const { id } = (await world.pay()).body;
  world.service.clock.advance(-HOUR_MS);
  await world.becomes(id, 'PROCESSING');
  world.service.clock.advance(-HOUR_MS);
  await world.becomes(id, 'PAID');
  await world.told(id);
  const events: readonly { readonly status: string }[] = await world.events(id);
  expect(events.map(({ status }) => status)).toEqual(['PENDING', 'PROCESSING', 'PAID']);
  expect(world.receiver.received).toHaveLength(3);
  await world.stop();
});

test('what a killed process left to do is done by one that starts with a clock an hour behind', async () => {
  const world = new PayoutWorld();
  await world.start({ config: { worker: 'off' } });
  const { id } = (await world.pay()).body;
  world.service.clock.advance(-HOUR_MS);
  const worker = await world.service.beside({ worker: 'on' }).start();
  await world.becomes(id, 'PAID');
  await worker.stop();
  await world.stop();
});

test('what is stored after the clock was set back comes after what was stored before, also after a restart', async () => {
  const service = await new TestService().start();
  const made: string[] = [];
  const store = async (supersedes: string | null) => {
    made.unshift((await service.calculate(calculation({ options: { supersedes } }))).body.id);
  };
  await store(null);
  service.clock.advance(-HOUR_MS);
  await store(made[0] ?? null);
  await service.stop();
  await service.start();
  await store(made[0] ?? null);
  const { data } = (await service.call('/v1/payroll/calculations')).body;
  expect(data).toMatchObject([
    { id: made[0], superseded_by: null },
    { id: made[1], superseded_by: made[0] },
    { id: made[2] },
  ]);
  const next = await service.call(`/v1/payroll/calculations?limit=1&cursor=${made[0]}`);
  expect(next.body.data).toMatchObject([{ id: made[1] }]);
  await service.stop();
});
