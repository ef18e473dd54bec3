import { modules } from '../../generated/rules/index.ts';
import { calculation, TestService } from '../server/test-service.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const brazilian = modules.filter(({ manifest }) => manifest.country === 'BR');
const service = new TestService({ modules: brazilian, root: ROOT });
beforeAll(() => service.start());
afterAll(() => service.stop());

function month(text: string): object {
  const [year, number] = text.split('-').map(Number);
  const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
  return { type: 'monthly', start_date: `${text}-01`, end_date: `${text}-${last}`, days: 30 };
}

function calculate(when: string, employee: object, changes: object = {}) {
  const year = Number(when.slice(0, 4));
  const period = month(when);
  const scheme = { country: 'BR', scheme: 'clt', year, period, employee: { id: 'emp-1', ...employee } };
  return service.calculate(calculation({ ...scheme, ...changes }));
}

const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

test.each([
  [
    'low, June 2025',
    '2025-06',
    { monthly_salary: '1700', cantidad_hijos: 1, vale_transporte_amount: '176' },
    { total_perceptions: '1765.00', total_deductions: '232.23', net_salary: '1532.77' },
  ],
  [
    'middle, October 2025',
    '2025-10',
    {
      monthly_salary: '5200',
      overtime_amount: '318.18',
      num_dependentes_irrf: 1,
      vale_transporte_amount: '240',
    },
    { total_perceptions: '5518.18', total_deductions: '1218.67', net_salary: '4299.51' },
  ],
  [
    'salary and vacation, October 2026',
    '2026-10',
    { monthly_salary: '3100', ferias_amount: '3100', num_dependentes_irrf: 1 },
    { total_perceptions: '7233.33', total_deductions: '814.16', net_salary: '6419.17' },
  ],
])('worked payslip: %s', async (_name, when, employee, summary) => {
  const { body } = await calculate(when, employee);
  expect(body.summary).toMatchObject(summary);
});

test('a transport wholly paid by the employee is shown at zero for the employer', async () => {
  const { body } = await calculate('2025-10', { monthly_salary: '5200', vale_transporte_amount: '240' });
  const parts = body.employer_contributions.flatMap((table: { components: object[] }) => table.components);
  expect(parts).toContainEqual(expect.objectContaining({ id: 'vale_transporte_patronal', amount: '0.00' }));
});

test('an assessment without income leaves no base behind', async () => {
  const { body } = await calculate('2026-05', { monthly_salary: '0', ferias_amount: '6000' });
  expect(idsOf(body.deductions)).toEqual(['inss', 'inss_ferias', 'irrf', 'irrf_ferias']);
  expect(idsOf(body.taxable_bases)).toEqual(['base_inss', 'base_irrf_ferias', 'base_cpp', 'base_fgts']);
});

test.each(['2020-01', '2020-03', '2023-04', '2023-05', '2026-12'])('there are rules for %s', async (when) => {
  const { status } = await calculate(when, { monthly_salary: '3000' });
  expect(status).toBe(201);
});

test('a fortnight is refused', async () => {
  const period = { type: 'biweekly', start_date: '2026-05-01', end_date: '2026-05-15', days: 15 };
  const { body } = await calculate('2026-05', { monthly_salary: '3000' }, { period });
  expect(body.error.code).toBe('PERIOD_TYPE_NOT_SUPPORTED');
});

test('no salary, no vacation and no 13th is refused at the salary', async () => {
  const { body } = await calculate('2026-05', { monthly_salary: '0' });
  expect(body.detail).toMatchObject([{ loc: ['body', 'employee', 'monthly_salary'] }]);
});
