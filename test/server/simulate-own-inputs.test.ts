import { rmSync } from 'node:fs';
import { URUGUAY } from '../workbench/cli/uruguay.ts';
import { compiledRules } from './compiled-rules.ts';
import { calculation, TestService } from './test-service.ts';

const DAILY =
  'input daily_salary "Jornal" : money  in (0 UYU .. 30_000 UYU]  required unless monthly_salary\n';
const RULES = URUGUAY.replace(/(input monthly_salary .*)required\n/, `$1default 30 * daily_salary\n${DAILY}`);
const { module, root } = compiledRules('rules/uy/general/2026-01-01.pay', RULES);
const service = new TestService({ modules: [module], root });
beforeAll(() => service.start());
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true });
});

const INPUTS = { sistema: 'afap', horas_25: 8, comision_afap: '0.0147', ingreso: '2020-02-29' };
const COMMON = {
  country: 'UY',
  scheme: 'general',
  year: 2026,
  period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 31 },
};

function simulate(inputs: object, ...scenarios: readonly object[]) {
  const given = scenarios.map((one, at) => ({ label: `caso ${at}`, daily_salary: '80', ...one }));
  const body = calculation({ ...COMMON, employee: { id: 'p1', inputs }, simulation: { scenarios: given } });
  return service.call('/v1/payroll/simulate', { body });
}

async function paid(inputs: object) {
  const employee = { id: 'p1', daily_salary: '80', inputs };
  return (await service.calculate(calculation({ ...COMMON, employee }))).body.summary;
}

test("a scenario changes the scheme's own inputs name by name, and pays what a calculation with them pays", async () => {
  const changed = { horas_25: 0, sistema: 'bps' };
  const { status, body } = await simulate(INPUTS, {}, { inputs: changed }, { inputs: { horas_25: null } });
  expect(status).toBe(200);
  const [asSent, other, unchanged] = body.results;
  expect(asSent.summary).toEqual(await paid(INPUTS));
  expect(other.summary).toEqual(await paid({ ...INPUTS, ...changed }));
  expect(other.summary).not.toEqual(asSent.summary);
  expect(unchanged.summary).toEqual(asSent.summary);
});

test('a fault of what a scenario sends is told there, with the name that is meant; one of the employee once', async () => {
  const own = { inputs: { tiene_hjos: true } };
  const misspelt = await simulate(INPUTS, {}, own);
  expect(misspelt.status).toBe(422);
  expect(misspelt.body.detail).toMatchObject([
    {
      loc: ['body', 'simulation', 'scenarios', 1, 'inputs', 'tiene_hjos'],
      type: 'extra_forbidden',
      ctx: { suggestion: 'tiene_hijos' },
    },
  ]);
  const late = { ...INPUTS, ingreso: 'ayer' };
  const bad = await simulate(
    late,
    { inputs: { horas_25: '900' } },
    { inputs: { ingreso: '2020-01-01' } },
    {},
  );
  expect(bad.body.detail).toMatchObject([
    { loc: ['body', 'simulation', 'scenarios', 0, 'inputs', 'horas_25'], type: 'less_than_equal' },
    { loc: ['body', 'employee', 'inputs', 'ingreso'], type: 'value_error' },
  ]);
});
