import { rm } from 'node:fs/promises';
import { compiledRules } from './compiled-rules.ts';
import { calculation, TestService } from './test-service.ts';

const PATH = 'rules/co/ordinario/2025-01-01.pay';
const { module, root } = compiledRules(
  PATH,
  `scheme CO.ordinario "Ordinario"
  version  "2025.1"
  currency COP
  valid    2025-01-01 .. 2025-12-31
  periods  monthly
  days     month_of_30
  as_of    month_end
  round    half_up to 0.01 COP
  law      "Código Sustantivo del Trabajo"

param auxilio "Auxilio de transporte" : COP  by date  law "Decreto 1573 de 2024" {
  2025-01-01  200_000
  2025-06-01  ?
}
input monthly_salary "Salario" : money  in (0 COP .. 10_000_000_000 COP]  required
perception salario "Salario" = monthly_salary + auxilio  law "CST art. 127"
total      neto    "Neto"    = sum(perceptions)          as net_salary
`,
);
const service = new TestService({ modules: [module], root });
beforeAll(() => service.start());
afterAll(async () => {
  await service.stop();
  await rm(root, { recursive: true });
});

const MISSING = [{ name: 'auxilio', label: 'Auxilio de transporte', from: '2025-06-01' }];
const MESSAGE =
  'The scheme cannot calculate this period, for want of figures that are not known yet: auxilio (Auxilio de transporte) from 2025-06-01.';

function monthly(start_date: string, end_date: string): Record<string, unknown> {
  return calculation({ period: { type: 'monthly', start_date, end_date, days: 30 } });
}

test('discovery says the last day that can be calculated, and what is missing', async () => {
  const { body } = await service.call('/v1/payroll/schemes/CO');
  expect(body.schemes).toMatchObject([
    { effective_until: '2025-12-31', calculable_until: '2025-05-31', missing_figures: MISSING },
  ]);
});

test('a month before the blank is calculated', async () => {
  const body = monthly('2025-05-01', '2025-05-31');
  expect((await service.call('/v1/payroll/calculate', { body })).status).toBe(201);
});

test('a month behind the blank is refused, and the figure is named', async () => {
  const answer = await service.call('/v1/payroll/calculate', { body: monthly('2025-06-01', '2025-06-30') });
  expect([answer.status, answer.body.error]).toMatchObject([
    422,
    {
      code: 'SCHEME_NOT_EFFECTIVE',
      message: MESSAGE,
      details: { available_years: [2025], missing_figures: MISSING },
    },
  ]);
});

test('the inputs of a day behind the blank are refused in the same way', async () => {
  const { status, body } = await service.call('/v1/payroll/schemes/CO/ordinario/inputs?date=2025-06-30');
  expect([status, body.error.details]).toEqual([422, { available_years: [2025], missing_figures: MISSING }]);
});
