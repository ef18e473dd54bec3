import { rmSync } from 'node:fs';
import { verifyStored } from './operator-command.ts';
import { OperatorEnvironment } from './operator-environment.ts';
import { importOf2026, monthOf2026, summingRules } from './summing-rules.ts';
import { changeRow, unprotect } from './tampering.ts';
import { type Answer, TestService } from './test-service.ts';

/** What `payroll verify` finds of opening balances that were changed behind the service. */
const rules = summingRules();
let service: TestService;
const environment = new OperatorEnvironment();
beforeEach(async () => {
  service = await new TestService(rules).start();
  environment.set(service);
});
afterEach(() => service.stop());
afterAll(() => {
  rmSync(rules.root, { recursive: true });
  environment.restore();
});

async function store(body: object): Promise<Answer['body']> {
  const { status, body: answered } = await service.call('/v1/payroll/opening-balances', { body });
  expect(status).toBe(201);
  return answered;
}

test('an opening balance never changes, and verify finds what was changed all the same', async () => {
  const { id } = await store(importOf2026([1]));
  const { writer } = service.service.database;
  await expect(writer('opening_balances').update({ year: 2025 })).rejects.toThrow('immutable');
  await expect(writer('opening_balances').delete()).rejects.toThrow('immutable');
  await expect(writer('calculation_sums').delete()).rejects.toThrow('immutable');
  const { answer } = await writer('opening_balances').first('answer');
  await changeRow(service, 'opening_balances', { answer: answer.replace('"90.00"', '"10.00"') });
  const faults = (await verifyStored()).findings.map((one) => [one.kind, one.id, one.fault]);
  expect(faults).toEqual([
    ['opening_balance', id, 'content_digest'],
    ['opening_balance', id, 'sums'],
  ]);
});

test('verify finds that a payslip left out one of those of an opening balance that it summed', async () => {
  const { id } = await store(importOf2026([1, 2]));
  await unprotect(service);
  const { writer } = service.service.database;
  const february = await writer('calculation_sums').where({ period_end: '2026-02-28' });
  await writer('calculation_sums').where({ period_end: '2026-02-28' }).delete();
  const request = monthOf2026(3, 500, { history: { source: 'stored' } });
  const { body: march } = await service.calculate(request);
  await writer('calculation_sums').insert(february);
  expect((await verifyStored()).findings).toMatchObject([{ kind: 'calculation', id: march.id }]);
  expect(march.history.values).toContainEqual(
    expect.objectContaining({ name: 'bruto_del_anio', value: '1000' }),
  );
  expect(march.history.sources).toMatchObject([{ id }]);
});

test('rows under an opening balance that are none of its payslips are found', async () => {
  const { id } = await store(importOf2026([1]));
  const { writer } = service.service.database;
  const [row] = await writer('calculation_sums').limit(1);
  await writer('calculation_sums').insert({ ...row, calculation_id: `${id}x`, line: 'impuesto' });
  expect((await verifyStored()).findings).toMatchObject([{ kind: 'opening_balance', id, fault: 'sums' }]);
});

test('imported payslips that histories of another employee would read are found', async () => {
  const { id } = await store(importOf2026([1]));
  const { writer } = service.service.database;
  const [row] = await writer('calculation_sums').limit(1);
  await writer('calculation_sums').insert({ ...row, employee_id: 'emp-9' });
  expect((await verifyStored()).findings).toMatchObject([{ kind: 'opening_balance', id, fault: 'sums' }]);
});

test('imported payslips of an opening balance that is gone are found', async () => {
  const { id } = await store(importOf2026([1]));
  await unprotect(service);
  await service.service.database.writer('opening_balances').delete();
  expect((await verifyStored()).findings).toEqual([
    { kind: 'opening_balance', id, fault: 'sums', detail: 'is summed by histories and not stored' },
  ]);
});
