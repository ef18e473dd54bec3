import { carryOutErasure } from '../../server/erasure/carry-out-erasure.ts';
import type { ErasureRequest } from '../../server/erasure/erasure-plan.ts';
import { planErasure } from '../../server/erasure/plan-erasure.ts';
import { ulids } from '../../server/identifiers.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { employee } from './batch-request.ts';
import { ErasureWorld } from './erasure-world.ts';
import { payout } from './payout-requests.ts';
import { FAILURES, StatementFaults } from './statement-faults.ts';
import { failWrites } from './storage-fault.ts';
import { calculation } from './test-service.ts';

const world = new ErasureWorld();
beforeAll(() => world.start());
beforeEach(() => world.nextClient());
afterAll(() => world.stop());

let made = 0;

/** Something of every kind: two linked payslips with a key, a row of a batch, a payout. */
async function store(): Promise<void> {
  made += 1;
  const headers = { 'Idempotency-Key': `key-${made}` };
  const { body } = await world.service.calculate(calculation(), headers);
  await world.service.calculate(calculation({ options: { supersedes: body.id } }));
  const { employee: _, ...header } = calculation();
  const employees = [employee('emp-1'), employee('emp-2')];
  await world.service.call('/v1/payroll/batch', { body: { ...header, employees } });
  const asked = { external_id: `paid-${made}`, payroll_ref: { calculation_id: body.id } };
  await world.service.call('/v1/payouts', { body: payout({ ...asked, processing: { step_seconds: 0 } }) });
}

async function request(): Promise<ErasureRequest> {
  const client = await world.service.service.database.reader('clients').where({ name: world.client }).first();
  return {
    tenant: { clientId: client.id, environment: 'sandbox' },
    employee: { id: 'emp-1', employerId: null },
    calculationIds: [],
    payoutIds: [],
  };
}

test.each(FAILURES)('whichever statement of an erasure %s, all of it is done or nothing', async (failure) => {
  const database = openDatabase(world.service.config.database);
  const faults = new StatementFaults(database);
  const clock = world.service.clock.read;
  const means = { writer: database.writer, clock, nextId: ulids(clock), pepper: 'pepper' };
  const order = { request: await request(), operator: 'ana', reason: 'x', confirmed: null };
  await store();
  faults.count();
  await carryOutErasure(means, order);
  const { length } = faults.statements();
  await store();
  let erasures = 1;
  for (let position = 1; position <= length; position += 1) {
    const before = await world.everything();
    faults.failNext(position, failure);
    await expect(carryOutErasure(means, order)).rejects.toThrow();
    const at = `${position} of ${length}: ${faults.statements().at(-1)}`;
    if ((await world.everything()) === before) continue;
    // Only the commit can be done and yet unanswered.
    erasures += 1;
    const { findings, checked } = await world.verify();
    expect({ at, findings, erasures: checked.erasures }).toEqual({ at, findings: [], erasures });
    expect(await world.everything()).not.toContain('"emp-1"');
    await store();
  }
  expect(erasures).toBeLessThanOrEqual(2);
  faults.count();
  await carryOutErasure(means, order);
  expect((await world.verify()).findings).toEqual([]);
  await database.close();
});

test('a database that refuses is told to the operator without the values', async () => {
  await store();
  const before = await world.everything();
  const repair = await failWrites(world.service.service.database.writer, 'erasures', 'INSERT');
  const { code, err } = await world.command('--employee', 'emp-1', '--reason', 'x', '--yes');
  await repair();
  expect(code).toBe(2);
  expect(err).toContain('the database failed, and unless payroll erasures lists it nothing was erased: ');
  expect(err).not.toContain('emp-1');
  expect(await world.everything()).toBe(before);
});

test('what came between the look and the erasure is not erased unseen', async () => {
  await store();
  const { database, nextId } = world.service.service;
  const asked = await request();
  const confirmed = await planErasure(database.reader, asked);
  await world.service.calculate();
  const before = await world.everything();
  const means = { writer: database.writer, clock: world.service.clock.read, nextId, pepper: 'pepper' };
  const erasing = carryOutErasure(means, { request: asked, operator: 'ana', reason: 'x', confirmed });
  await expect(erasing).rejects.toThrow(
    'what is stored has changed meanwhile; nothing was erased, look again',
  );
  expect(await world.everything()).toBe(before);
});
