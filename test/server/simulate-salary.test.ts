import { rmSync } from 'node:fs';
import { URUGUAY } from '../workbench/cli/uruguay.ts';
import { compiledRules } from './compiled-rules.ts';
import { calculation, TestService } from './test-service.ts';

const BONUS = `scheme UY.premio "Premio"
  version  "2026.1"
  currency UYU
  valid    2026-01-01 .. 2026-12-31
  periods  event
  days     as_given
  as_of    period_end
  round    half_up to 0.01 UYU
  law      "Convenio"

input premio_base "Premio" : money  in [0 UYU .. 1_000_000 UYU]  required  law "Convenio"
perception premio "Premio" = premio_base  law "Convenio"  convention "sin marcas"
total pagado "Pagado" = sum(perceptions)  as total_perceptions
total neto "Neto" = pagado  as net_salary
`;
const monthly = compiledRules('rules/uy/general/2026-01-01.pay', URUGUAY);
const bonus = compiledRules('rules/uy/premio/2026-01-01.pay', BONUS);
const service = new TestService({ modules: [monthly.module], root: monthly.root });
const bonuses = new TestService({ modules: [bonus.module], root: bonus.root });
beforeAll(async () => {
  await service.start();
  await bonuses.start();
});
afterAll(async () => {
  await service.stop();
  await bonuses.stop();
  for (const { root } of [monthly, bonus]) rmSync(root, { recursive: true });
});

const COMMON = { country: 'UY', year: 2026 };
const MONTH = {
  ...COMMON,
  scheme: 'general',
  period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 31 },
};
const EVENT = {
  ...COMMON,
  scheme: 'premio',
  period: { type: 'event', start_date: '2026-03-01', end_date: '2026-03-31', days: 31 },
};
const INPUTS = { sistema: 'afap', horas_25: 8, comision_afap: '0.0147', ingreso: '2020-02-29' };

function scenarios(...given: readonly object[]) {
  return { simulation: { scenarios: given.map((one, at) => ({ label: `caso ${at}`, ...one })) } };
}

function simulate(at: TestService, request: Parameters<typeof calculation>[0]) {
  return at.call('/v1/payroll/simulate', { body: calculation(request) });
}

test('a scheme that reads a monthly salary alone is compared by it, and pays what a calculation pays', async () => {
  const employee = { id: 'p1', inputs: INPUTS };
  const compared = scenarios({ monthly_salary: '50000' }, { monthly_salary: 61_000.5 });
  const { status, body } = await simulate(service, { ...MONTH, employee, ...compared });
  expect(status).toBe(200);
  expect(body.results.map(({ monthly_salary }: { monthly_salary: string }) => monthly_salary)).toEqual([
    '50000.00',
    '61000.50',
  ]);
  const paid = await service.calculate(
    calculation({ ...MONTH, employee: { ...employee, monthly_salary: '61000.5' } }),
  );
  expect(body.results[1].summary).toEqual(paid.body.summary);
  expect(body.results[1]).not.toHaveProperty('daily_salary');
});

test('the salary that the scheme reads is asked for, and another told by its name', async () => {
  const employee = { id: 'p1', monthly_salary: '50000', inputs: INPUTS };
  const { body } = await simulate(service, { ...MONTH, employee, ...scenarios({ daily_salary: '80' }) });
  const place = ['body', 'simulation', 'scenarios', 0];
  expect(body.detail).toMatchObject([
    { loc: [...place, 'daily_salary'], type: 'extra_forbidden', ctx: { suggestion: 'monthly_salary' } },
    { loc: [...place, 'monthly_salary'], type: 'missing' },
  ]);
  const low = await simulate(service, { ...MONTH, employee, ...scenarios({ monthly_salary: '9000000000' }) });
  expect(low.body.detail).toMatchObject([{ loc: [...place, 'monthly_salary'], type: 'less_than_equal' }]);
});

test('a scheme that reads no salary is compared by its own inputs', async () => {
  const compared = scenarios({ inputs: { premio_base: '100' } }, { inputs: { premio_base: '200' } });
  const { status, body } = await simulate(bonuses, { ...EVENT, employee: { id: 'p1' }, ...compared });
  expect(status).toBe(200);
  const nets = body.results.map(({ summary }: { summary: { net_salary: string } }) => summary.net_salary);
  expect(nets).toEqual(['100.00', '200.00']);
  const salary = await simulate(bonuses, {
    ...EVENT,
    employee: { id: 'p1', inputs: { premio_base: '1' } },
    ...scenarios({ monthly_salary: '5' }),
  });
  expect(salary.body.detail).toMatchObject([
    { loc: ['body', 'simulation', 'scenarios', 0, 'monthly_salary'], type: 'extra_forbidden' },
  ]);
});
