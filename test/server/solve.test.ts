import { modules } from '../../generated/rules/index.ts';
import { applicableRules, RuleCatalog } from '../../server/payroll/rule-catalog.ts';
import { solvePayroll } from '../../server/payroll/solve.ts';
import { ROOT } from '../architecture/source-files.ts';
import { rulesOf } from '../curves/small-rules.ts';
import { calculation, FIRST_FORTNIGHT, TestService } from './test-service.ts';

const service = new TestService({ modules, root: ROOT });
beforeAll(() => service.start());
afterAll(() => service.stop());

const EMPLOYEE = { id: 'emp-1', horas_extra_diurnas: '8', risk_class_rate: '0.00522' };
const NET = { field: 'net_salary', amount: '2000000' };

function solve(question: object, changes: object = {}) {
  const solving = { by: 'monthly_salary', from: 0, to: '50000000', ...question };
  const body = calculation({ employee: EMPLOYEE, solve: solving, ...changes });
  return service.call('/v1/payroll/solve', { body });
}

test.each([
  ['a month', {}],
  ['a fortnight', { period: FIRST_FORTNIGHT }],
])('what is solved of %s is what a calculation of that salary answers', async (_, changes) => {
  const { status, body } = await solve({ target: NET }, changes);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'success',
    by: 'monthly_salary',
    from: '0',
    to: '50000000',
    step: '0.01',
  });
  const [{ solutions, below, above }] = body.results;
  expect([below, above]).toEqual([null, null]);
  expect(solutions).toHaveLength(1);
  const employee = { ...EMPLOYEE, monthly_salary: solutions[0].from };
  const answered = await service.calculate(calculation({ ...changes, employee }));
  expect(answered.body.summary).toEqual(solutions[0].summary);
  expect(answered.body.summary.net_salary).toBe('2000000.00');
});

test('an amount that no salary gives is answered with its neighbours and with the curve that leaves it out', async () => {
  const [target] = [{ field: 'total_deductions', amount: '9' }];
  const { body } = await solve({ targets: [target, NET], from: '1000', step: '1' });
  const [none, found] = body.results;
  expect(none).toMatchObject({ ...target, amount: '9.00', solutions: [], below: null });
  expect(none.above).toMatchObject({ at: '1000', summary: { total_deductions: none.above.gives } });
  expect(found.solutions.length + Number(found.below !== null)).toBe(1);
  expect(body.curves.map(({ field }: { field: string }) => field)).toEqual([
    'total_deductions',
    'net_salary',
  ]);
  for (const { pieces } of body.curves) {
    expect(pieces[0]).toMatchObject({ from: '1000' });
    expect(pieces.at(-1)).toMatchObject({ to: '50000000' });
  }
});

test('nothing is stored', async () => {
  const { reader } = service.service.database;
  const before = await reader('calculations').count({ count: '*' });
  await solve({ target: NET });
  expect(await reader('calculations').count({ count: '*' })).toEqual(before);
});

test.each([
  [
    { target: { ...NET, field: 'neto' } },
    ['body', 'solve', 'target', 'field'],
    'neto is no amount of this scheme',
  ],
  [
    { targets: [NET, { ...NET, field: 'x' }] },
    ['body', 'solve', 'targets', 1, 'field'],
    'x is no amount of this scheme',
  ],
  [{ target: NET, targets: [NET] }, ['body', 'solve'], 'Either target or targets must be sent'],
  [
    { target: { ...NET, amount: '9.005' } },
    ['body', 'solve', 'target', 'amount'],
    'No payslip shows more than two decimals',
  ],
  [{ target: NET, step: 1e-12 }, ['body', 'solve', 'step'], 'the step must have at most 10 fraction digits'],
  [{}, ['body', 'solve'], 'Either target or targets must be sent'],
  [{ target: NET, from: '9', to: '1' }, ['body', 'solve', 'to'], 'the range holds no value of the input'],
  [{ target: NET, from: '-1' }, ['body', 'solve', 'from'], 'monthly_salary must be at least 0'],
  [
    { target: NET, by: 'horas_extra_diurnas', from: 0, to: '745' },
    ['body', 'solve', 'to'],
    'horas_extra_diurnas must be at most 744',
  ],
  [
    { target: NET, by: 'horas_extra_diurnas', step: '0.001' },
    ['body', 'solve', 'step'],
    'the step must have at most 2 fraction digits',
  ],
  [{ target: NET, step: '-1' }, ['body', 'solve', 'step'], 'the step must be greater than zero'],
])('%j is refused with its place', async (question, loc, msg) => {
  const { status, body } = await solve(question, { employee: { ...EMPLOYEE, monthly_salary: '2000000' } });
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc, msg }]);
});

test('an input that cannot move is answered with those that can', async () => {
  const { body } = await solve({ target: NET, by: 'monthly_salry' });
  expect(body.detail).toMatchObject([{ loc: ['body', 'solve', 'by'] }]);
  expect(body.detail[0].msg).toContain('monthly_salary');
});

test('what is wrong with the employee is told as for a calculation', async () => {
  const employee = { id: 'emp-1', risk_class_rate: '0.9' };
  const { status, body } = await solve({ target: NET }, { employee });
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([
    { loc: ['body', 'employee', 'risk_class_rate'], type: 'less_than_equal' },
  ]);
});

test.each([
  ['hours', { by: 'horas_extra_nocturnas', from: undefined, to: undefined }, '0.01'],
  ['rates', { by: 'risk_class_rate', from: undefined, to: undefined }, '0.0001'],
])('%s are looked for as salaries are', async (_, question, step) => {
  const employee = {
    ...EMPLOYEE,
    monthly_salary: '2500000',
    horas_extra_nocturnas: '7.5',
    risk_class_rate: '0.0052',
  };
  const calculated = await service.calculate(calculation({ employee }));
  const target = { field: 'employer_total_cost', amount: calculated.body.summary.employer_total_cost };
  const { status, body } = await solve({ ...question, target }, { employee });
  expect(status).toBe(200);
  expect(body.step).toBe(step);
  const sent = employee[question.by as keyof typeof employee];
  const within = ({ from, to }: { from: string; to: string }) => +from <= +sent && +sent <= +to;
  expect(body.results[0].solutions.filter(within)).toHaveLength(1);
});

const REQUEST = {
  country: 'CO',
  scheme: 'prueba',
  year: 2025,
  period: { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 },
  employee: { id: 'emp-1' },
  employer: { id: 'acme' },
} as const;

test('a curve of many pieces and many solutions leave turns to other requests', async () => {
  const rules = rulesOf(
    'let par "Par" = if is_multiple(monthly_salary, 0.02 COP) then 1 COP else 2 COP\ndeduction cuota "Cuota" = par  law "Ley 1"',
  );
  const target = { field: 'cuota', amount: '1' };
  const asked = { by: 'monthly_salary', from: '0.01', to: '2', targets: [target, target] };
  const request = { ...REQUEST, solve: asked };
  let turns = 0;
  const text = await solvePayroll(
    { request, rules: applicableRules(request, new RuleCatalog([rules])), earlier: null },
    { clock: () => 0, nextId: () => '1' },
    async () => {
      turns += 1;
    },
  );
  const { results } = JSON.parse(text);
  expect(results[0].solutions).toHaveLength(100);
  expect(turns).toBeGreaterThan(2 * 100);
});

test('an input that another one stands for is refused, and the other named', async () => {
  const employee = { ...EMPLOYEE, monthly_salary: '3000000' };
  const asked = { by: 'daily_salary', from: 0, to: '1000000', target: NET };
  const { status, body } = await solve(asked, { employee });
  expect([status, body.error.code, body.error.details]).toEqual([
    422,
    'SOLVE_INPUT_IDLE',
    { by: 'daily_salary', input: 'monthly_salary' },
  ]);
  const alone = await solve(asked);
  expect([alone.status, alone.body.results[0].solutions.length]).toEqual([200, 1]);
  const monthly = await solve({ target: NET }, { employee: { ...EMPLOYEE, daily_salary: '100000' } });
  expect(monthly.status).toBe(200);
});
