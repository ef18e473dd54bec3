import { readFileSync, rmSync } from 'node:fs';
import { compiledRules } from './compiled-rules.ts';
import { LIQUIDACION } from './liquidacion.ts';
import { calculation, TestService } from './test-service.ts';

const { module, root } = compiledRules('rules/co/liquidacion/2026-01-01.pay', LIQUIDACION);
const service = new TestService({ modules: [module], root });
beforeAll(() => service.start());
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true });
});

function termination(hire_date: string, end_date: string, more: object = {}) {
  const period = { type: 'event', start_date: `${end_date.slice(0, 8)}01`, end_date, days: 30, ...more };
  const employee = { id: 'e', monthly_salary: '3600000', inputs: { hire_date } };
  return service.calculate(calculation({ scheme: 'liquidacion', year: 2026, period, employee }));
}

test('a termination is computed on its date, from facts that only this scheme reads', async () => {
  const { status, body } = await termination('2025-03-01', '2026-03-01');
  expect(status).toBe(201);
  expect(body.perceptions.map((line: { id: string; amount: string }) => [line.id, line.amount])).toEqual([
    ['cesantias', '610000.00'],
    ['intereses', '12403.33'],
    ['indemnizacion', '3606666.67'],
  ]);
  expect(body.warnings).toEqual([]);
  expect(body.period_basis).toMatchObject({
    type: 'event',
    sequence: 1,
    periods_in_month: 1,
    factor: '1',
    proration: null,
    monthly_equivalent: { net_salary: body.summary.net_salary },
  });
});

test('the day before the anniversary nothing is added to the first year', async () => {
  const { body } = await termination('2025-03-01', '2026-02-28');
  expect(body.perceptions[2]).toMatchObject({ id: 'indemnizacion', amount: '3600000.00' });
});

test('its dates lie in one month, and no other period is offered', async () => {
  const long = await termination('2025-03-01', '2026-03-01', { start_date: '2026-02-01' });
  expect(long.body.detail).toMatchObject([
    { loc: ['body', 'period', 'end_date'], msg: 'The period of an event lies inside one calendar month' },
  ]);
  const monthly = await termination('2025-03-01', '2026-03-31', { type: 'monthly' });
  expect(monthly.body.error).toMatchObject({
    code: 'PERIOD_TYPE_NOT_SUPPORTED',
    details: { supported_period_types: ['event'] },
  });
});

test('what is stored is read and verified again', async () => {
  const { body } = await termination('2024-02-29', '2026-05-31');
  const stored = await service.call(`/v1/payroll/calculations/${body.id}`);
  expect(stored.body).toEqual(body);
});

test('the rules are those of the language reference', () => {
  expect(readFileSync(new URL('../../dsl/README.md', import.meta.url), 'utf8')).toContain(LIQUIDACION);
});
