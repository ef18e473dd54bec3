import { calculation, TestService } from './test-service.ts';
import { tinyScheme } from './tiny-scheme.ts';

const { module, root } = tinyScheme({ country: 'MX', proration: 'native' });
const monthlyOnly = tinyScheme({ country: 'BR', scheme: 'clt', proration: null });
const service = new TestService({ modules: [module], root });
beforeAll(() => service.start());
afterAll(() => service.stop());

const WEEK = { type: 'weekly', start_date: '2025-03-22', end_date: '2025-03-28', days: 7 };
const employee = { id: 'e', monthly_salary: '30000', horas_extra_diurnas: '2' };

test('a week is computed on its days, its month on thirty with the amounts as given', async () => {
  const { body } = await service.calculate(calculation({ country: 'MX', period: WEEK, employee }));
  expect(body.summary.gross_salary).toBe('7326.09');
  expect(body.warnings).toEqual([]);
  expect(body.period_basis).toMatchObject({
    type: 'weekly',
    sequence: 4,
    periods_in_month: 4,
    factor: '0.25',
    proration: 'native',
    absorbs_residual: false,
    monthly_equivalent: { total_perceptions: '30326.09' },
  });
});

test('a fortnight may have 16 days and lie anywhere', async () => {
  const period = { type: 'biweekly', start_date: '2025-03-10', end_date: '2025-03-25', days: 16 };
  const { status, body } = await service.calculate(calculation({ country: 'MX', period, employee }));
  expect(status).toBe(201);
  expect(body.period_basis).toMatchObject({ sequence: 1, absorbs_residual: false });
});

test('a week over New Year is calculated in the year that the caller names', async () => {
  const period = { type: 'weekly', start_date: '2025-12-29', end_date: '2026-01-04', days: 7 };
  const inside = await service.calculate(calculation({ country: 'MX', period, employee, year: 2025 }));
  expect(inside.status).toBe(201);
  const outside = await service.calculate(calculation({ country: 'MX', period, employee, year: 2026 }));
  expect(outside.body.error).toMatchObject({
    code: 'SCHEME_NOT_EFFECTIVE',
    message:
      'The scheme has no rules for this period in 2026: send it with the year 2025, in which it begins or ends.',
  });
});

test.each([
  ['eight days', { end_date: '2025-03-29' }, ['body.period.end_date']],
  ['eight days counted', { days: 8 }, ['body.period.days']],
])('a week of %s is refused', async (_what, change, places) => {
  const answer = await service.calculate(
    calculation({ country: 'MX', period: { ...WEEK, ...change }, employee }),
  );
  expect(answer.body.detail.map((fault: { loc: string[] }) => fault.loc.join('.'))).toEqual(places);
});

test('a scheme that is monthly only has no proration', async () => {
  const other = await new TestService({ modules: [monthlyOnly.module], root: monthlyOnly.root }).start();
  const { body } = await other.calculate(calculation({ country: 'BR', scheme: 'clt' }));
  expect(body.period_basis.proration).toBeNull();
  await other.stop();
});
