import { employees } from './batch-request.ts';
import { ErasureWorld } from './erasure-world.ts';
import { payout } from './payout-requests.ts';
import { calculation } from './test-service.ts';

/** Nobody works on the queue, so that everything stays unfinished. */
const world = new ErasureWorld({ config: { worker: 'off' } });
beforeAll(() => world.start());
beforeEach(() => world.nextClient());
afterAll(() => world.stop());

test('an employee whom a job has yet to calculate is not erased before', async () => {
  const { employee: _, ...header } = calculation({ options: { async: true } });
  const body = { ...header, employees: employees(51) };
  const queued = await world.service.call('/v1/payroll/batch', { body });
  const { code, err } = await world.command('--employee', 'emp-50', '--reason', 'x', '--yes');
  expect(code).toBe(2);
  expect(err).toContain(
    `job ${queued.body.job_id} has yet to calculate the employee: wait until it has ended`,
  );
  expect((await world.command('--employee', 'emp-5', '--employer', 'beta', '--dry-run')).err).toContain(
    'has nothing of employee emp-5',
  );
});

test('a payout on its way keeps everything of its employee', async () => {
  const made = await world.service.calculate();
  const ref = { payroll_ref: { calculation_id: made.body.id }, processing: { step_seconds: 60 } };
  const paid = await world.service.call('/v1/payouts', {
    body: payout({ external_id: 'on its way', ...ref }),
  });
  const before = await world.everything();
  for (const args of [
    ['--employee', 'emp-1'],
    ['--payout', paid.body.id],
  ]) {
    const { code, err } = await world.command(...args, '--reason', 'x', '--yes');
    expect(code).toBe(2);
    expect(err).toContain(`payout ${paid.body.id} is PENDING: wait until it has ended, or cancel it`);
  }
  const { out, err } = await world.command('--employee', 'emp-1', '--dry-run');
  expect(out).toContain(paid.body.id);
  expect(err).toContain('this cannot be erased now');
  expect(await world.everything()).toBe(before);
});

test('a payout that ended and whose webhooks wait is not erased before they are sent', async () => {
  const notification_url = 'https://example.com/hook';
  const body = payout({ external_id: 'to be told', notification_url, processing: { step_seconds: 60 } });
  const { id } = (await world.service.call('/v1/payouts', { body })).body;
  await world.service.call(`/v1/payouts/${id}/cancel`, { method: 'POST' });
  const { err } = await world.command('--payout', id, '--reason', 'x', '--yes');
  expect(err).toContain(`payout ${id} has webhooks that are not sent yet`);
});
