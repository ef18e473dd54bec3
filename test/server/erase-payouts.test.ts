import { ErasureWorld } from './erasure-world.ts';
import { payroll } from './operator-command.ts';
import { payout } from './payout-requests.ts';
import { PayoutWorld } from './payout-world.ts';
import { urlOf } from './test-database.ts';
import { calculation } from './test-service.ts';
import { until } from './until.ts';

const world = new ErasureWorld({ config: { worker: 'on' } });
beforeAll(() => world.start());
beforeEach(() => world.nextClient());
afterAll(() => world.stop());

function pay(externalId: string, changes: object = {}, key = '') {
  const body = payout({ external_id: externalId, processing: { step_seconds: 0 }, ...changes });
  const headers: Record<string, string> = key === '' ? {} : { 'Idempotency-Key': key };
  return world.service.call('/v1/payouts', { body, headers });
}

function calculate(employee = 'emp-1') {
  const body = calculation({ employee: { id: employee, monthly_salary: '1423500' } });
  return world.service.call('/v1/payroll/calculate', { body });
}

const payrollRef = (id: string) => ({ payroll_ref: { calculation_id: id } });

async function listed(): Promise<readonly string[]> {
  return (await world.service.call('/v1/payouts')).body.data.map(({ id }: { id: string }) => id);
}

test('the payouts for an employee go with the calculations', async () => {
  const [mine, theirs] = [await calculate(), await calculate('emp-2')];
  const paid = await pay('march', { amount: '777.77', ...payrollRef(mine.body.id) });
  const other = await pay('march of another', payrollRef(theirs.body.id));
  const erased = await world.erase('--employee', 'emp-1');
  expect(erased).toMatchObject({ payouts: [{ id: paid.body.id, events: 0 }], kept_payouts: [] });
  for (const path of ['/v1/payouts/ID', '/v1/payouts/ID/events']) await world.isUnknown(path, paid.body.id);
  expect(await listed()).toEqual([other.body.id]);
  expect(await world.everything()).not.toContain('777.77');
  expect((await world.verify()).findings).toEqual([]);
});

test('a calculation that is named leaves its payouts, and says so', async () => {
  const { body } = await calculate();
  const paid = await pay('march', payrollRef(body.id));
  const { out } = await world.command('--calculation', body.id, '--dry-run');
  expect(out).toContain('Payouts for these calculations stay unless named with --payout:');
  expect((await world.erase('--calculation', body.id)).kept_payouts).toEqual([paid.body.id]);
  expect(await listed()).toEqual([paid.body.id]);
  await world.erase('--payout', paid.body.id);
  expect(await listed()).toEqual([]);
});

test('several payouts that name no calculation', async () => {
  const [one, two, kept] = [await pay('one'), await pay('two'), await pay('three')];
  const erased = await world.erase('--payout', one.body.id, '--payout', two.body.id);
  expect(erased.erasure).toMatchObject({ payouts: 2, calculations: 0, subject_hash: null });
  expect(await listed()).toEqual([kept.body.id]);
});

test('what was paid and erased is never paid again', async () => {
  const paid = await pay('march', {}, 'key');
  await world.erase('--payout', paid.body.id);
  for (const again of [
    await pay('march'),
    await pay('march', {}, 'key'),
    await pay('march', { amount: '1.00' }),
  ]) {
    expect(again.status).toBe(409);
    expect(again.body.error).toMatchObject({
      code: 'EXTERNAL_ID_CONFLICT',
      message: 'The payout with this external_id was erased; nothing was paid again.',
      details: { payout_id: paid.body.id, fields: [] },
    });
  }
  expect(await listed()).toEqual([]);
  expect((await pay('april')).status).toBe(201);
  const key = await world.service.issueKey('another payer');
  const body = payout({ external_id: 'march', processing: { step_seconds: 0 } });
  expect((await world.service.call('/v1/payouts', { body, key })).status).toBe(201);
});

test('the timer of a cancelled and erased payout rings for nothing', async () => {
  const { body } = await pay('march', { processing: { step_seconds: 60 } });
  await world.service.call(`/v1/payouts/${body.id}/cancel`, {
    method: 'POST',
    headers: { 'Idempotency-Key': 'c' },
  });
  await world.erase('--payout', body.id);
  const again = await world.service.call(`/v1/payouts/${body.id}/cancel`, {
    method: 'POST',
    headers: { 'Idempotency-Key': 'c' },
  });
  expect(again.status).toBe(404);
  await world.service.passTime(61_000);
  await until(async () => (await world.service.service.queue.depth()).payout_transition === 0);
  expect(world.service.logged.join('')).not.toContain('a job failed');
});

test('webhooks that were sent go with their payout', async () => {
  const payouts = new PayoutWorld();
  await payouts.start();
  process.env.DATABASE_URL = urlOf(payouts.service.config.database);
  const { body } = await payouts.pay();
  await payouts.becomes(body.id, 'PAID');
  await payouts.told(body.id);
  const args = ['erase', '--client', 'first', '--payout', body.id, '--reason', 'x', '--yes', '--json'];
  const { out } = await payroll(args);
  expect(JSON.parse(out).payouts).toEqual([{ id: body.id, events: 3 }]);
  const { reader } = payouts.service.service.database;
  for (const table of ['payouts', 'payout_history', 'payout_events', 'webhook_deliveries']) {
    expect(await reader(table)).toEqual([]);
  }
  await payouts.stop();
  process.env.DATABASE_URL = urlOf(world.service.config.database);
});
