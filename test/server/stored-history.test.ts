import { rmSync } from 'node:fs';
import { digest } from '../../server/digest.ts';
import { verifyStored } from './operator-command.ts';
import { fortnightOf2026, monthOf2026, summingRules } from './summing-rules.ts';
import { urlOf } from './test-database.ts';
import { type Answer, calculation, TestService } from './test-service.ts';
import { tinyScheme } from './tiny-scheme.ts';

const rules = summingRules();
let service: TestService;
const before = process.env.DATABASE_URL;
beforeEach(async () => {
  service = await new TestService(rules).start();
  process.env.DATABASE_URL = urlOf(service.config.database);
});
afterEach(() => service.stop());
afterAll(() => {
  rmSync(rules.root, { recursive: true });
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

const history = { source: 'stored' };

/** A month with the history that is stored. */
async function pay(month: number, salary: number | string, more: object = {}): Promise<Answer['body']> {
  const { status, body } = await service.calculate(monthOf2026(month, salary, { history, ...more }));
  expect([status, body.error?.code]).toEqual([201, undefined]);
  return body;
}

async function payBonus(day: string, more: object = {}): Promise<Answer> {
  const period = { type: 'event', start_date: day, end_date: day, days: 1 };
  const answer = await service.calculate(
    monthOf2026(1, 500, { scheme: 'aguinaldo', period, history, ...more }),
  );
  expect([answer.status, answer.body.error, answer.body.detail]).toEqual([201, undefined, undefined]);
  return answer;
}

/** The values of a history, by name. */
function valuesOf({ history: answered }: Answer['body']): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    answered.values.map(({ name, value }: { name: string; value: string | null }) => [name, value]),
  );
}

const amountOf = (body: Answer['body'], id: string) =>
  [...body.perceptions, ...body.deductions].find((line) => line.id === id).amount;

test('what was withheld in the months before is taken off, and the answer says what was summed', async () => {
  const january = await pay(1, 1000);
  const february = await pay(2, 2000);
  const march = await pay(3, 500);
  expect([january, february, march].map((body) => amountOf(body, 'impuesto'))).toEqual([
    '100.00',
    '200.00',
    '50.00',
  ]);
  expect(january.history).toMatchObject({
    values: [{ value: '0' }, { value: '0' }, { value: null }, { value: '0' }],
  });
  expect(march.history.values[0]).toEqual({
    name: 'bruto_del_anio',
    origin: 'stored',
    value: '3000',
    aggregate: 'sum',
    line: 'gross_salary',
    schemes: ['UY.mensual', 'UY.aguinaldo'],
    from: '2026-01-01',
    to: '2026-03-31',
  });
  expect(march.history.sources).toEqual(
    [january, february].map(({ id, period, summary, record, deductions }) => ({
      kind: 'calculation',
      id,
      scheme: 'UY.mensual',
      period_start: period.start_date,
      period_end: period.end_date,
      content_digest: record.content_digest,
      amounts: {
        gross_salary: summary.gross_salary,
        impuesto: deductions[0].amount,
        sueldo: summary.gross_salary,
      },
    })),
  );
  expect((await verifyStored()).findings).toEqual([]);
});

test('greatest, average, last, count, month, semester, last months and the year before', async () => {
  for (const [month, salary] of [
    [1, 100],
    [2, 900],
    [3, 200],
    [4, 100],
    [5, 50],
    [6, 50],
  ] as const)
    await pay(month, salary);
  const bonus = (await payBonus('2026-06-30')).body;
  expect(valuesOf(bonus)).toEqual({ mejor: '900', promedio: '350/3', anio_anterior: '0' });
  // Three times the average is exact: a decimal of ten digits would give 349.99 where it is rounded down.
  expect([amountOf(bonus, 'aguinaldo'), amountOf(bonus, 'tercio')]).toEqual(['450.00', '350.00']);
  const july = valuesOf((await payBonus('2026-07-15')).body);
  expect(july).toEqual({ mejor: null, promedio: '200/3', anio_anterior: '0' });
  const next = (await payBonus('2027-01-10', { year: 2027 })).body;
  expect(valuesOf(next)).toEqual({ mejor: null, promedio: null, anio_anterior: '2650' });
  expect((await verifyStored()).findings).toEqual([]);
});

test('a fortnight counts the one before it, and a bonus of the same day', async () => {
  const first = await service.calculate(fortnightOf2026(3, 1, 300, { history }));
  expect((await payBonus('2026-03-31')).status).toBe(201);
  const second = await service.calculate(fortnightOf2026(3, 2, 300, { history }));
  expect([first, second].map(({ body }) => valuesOf(body))).toEqual([
    { bruto_del_anio: '0', retenido_del_anio: '0', ultimo: null, pagos_del_mes: '0' },
    { bruto_del_anio: '450', retenido_del_anio: '30', ultimo: null, pagos_del_mes: '1' },
  ]);
});

test('what the caller sends wins, name by name', async () => {
  await pay(1, 1000);
  const employee = { id: 'emp-1', monthly_salary: 1000, history: { bruto_del_anio: '5000.50' } };
  const body = await pay(2, 1000, { employee });
  expect(body.history.values.slice(0, 2)).toMatchObject([
    { name: 'bruto_del_anio', value: '5000.5', origin: 'request' },
    { name: 'retenido_del_anio', value: '100', origin: 'stored' },
  ]);
  expect(amountOf(body, 'impuesto')).toBe('500.05');
  expect((await verifyStored()).findings).toEqual([]);
});

test('without being asked nothing is read, and the answer is what it was', async () => {
  await pay(1, 1000);
  const { body } = await service.calculate(monthOf2026(2, 2000));
  expect('history' in body).toBe(false);
  expect(amountOf(body, 'impuesto')).toBe('200.00');
});

test('a correction replaces what it corrects, and does not count it for itself', async () => {
  const january = await pay(1, 1000);
  const right = await pay(1, 3000, { options: { supersedes: january.id } });
  expect(right.history.sources).toEqual([]);
  const february = await pay(2, 100);
  expect(february.history.sources.map(({ id }: { id: string }) => id)).toEqual([right.id]);
  expect(valuesOf(february).bruto_del_anio).toBe('3000');
});

test('a correction by another scheme does not count what it replaces', async () => {
  const period = { type: 'event', start_date: '2026-03-31', end_date: '2026-03-31', days: 1 };
  const bonus = (await payBonus('2026-03-31')).body;
  const other = { period, options: { supersedes: bonus.id }, scheme: 'aguinaldo' };
  const { body } = await payBonus('2026-03-31', other);
  expect(body.history.sources).toEqual([]);
  const march = await pay(3, 10);
  expect(march.history.sources.map(({ id }: { id: string }) => id)).toEqual([body.id]);
});

test("another employee's, employer's and client's payslips are not summed", async () => {
  await pay(1, 1000);
  await pay(1, 50, { employee: { id: 'emp-2', monthly_salary: 50 } });
  await pay(1, 60, { employer: { id: 'other' } });
  const key = await service.issueKey('second');
  const body = monthOf2026(2, 10, { history });
  const second = await service.call('/v1/payroll/calculate', { body, key });
  expect(second.body.history.sources).toEqual([]);
  expect(valuesOf(await pay(2, 10)).bruto_del_anio).toBe('1000');
});

test('an id with an accent is one employee, however it is typed', async () => {
  await pay(1, 1000, { employee: { id: 'José', monthly_salary: 1000 } });
  const body = await pay(2, 10, { employee: { id: 'José', monthly_salary: 10 } });
  expect(valuesOf(body).bruto_del_anio).toBe('1000');
});

test('two current payslips of one scheme that overlap are refused with their ids', async () => {
  const made = [await pay(1, 1000), await pay(1, 1000)];
  const { status, body } = await service.calculate(monthOf2026(2, 10, { history }));
  expect([status, body.error.code, body.error.details]).toEqual([
    422,
    'HISTORY_AMBIGUOUS',
    { scheme: 'UY.mensual', calculation_ids: made.map(({ id }) => id).toSorted() },
  ]);
  // Where a request is wrong in itself, that comes first.
  const wrong = await service.calculate(monthOf2026(2, 'x', { history }));
  expect(wrong.body.error.code).toBe('VALIDATION_ERROR');
  const all = { bruto_del_anio: 0, retenido_del_anio: 0, ultimo: 0, pagos_del_mes: 0 };
  const employee = { id: 'emp-1', monthly_salary: 10, history: all };
  expect((await service.calculate(monthOf2026(2, 10, { history, employee }))).status).toBe(201);
});

test('a payslip of the same last day is not called nothing stored', async () => {
  await pay(1, 1000);
  const again = await pay(1, 1000);
  expect(again.history.statement).toBe(
    'Nothing earlier is stored of this employee at this employer from 2025-11-01 to 2026-01-31 that the rules read.',
  );
  // What ends later is not read either: the month that reads both is refused.
  const half = await service.calculate(fortnightOf2026(1, 1, 500, { history }));
  expect([half.status, half.body.history.sources]).toEqual([201, []]);
  expect((await service.calculate(monthOf2026(2, 10, { history }))).body.error.code).toBe(
    'HISTORY_AMBIGUOUS',
  );
});

test('a current payslip for days of the one that asks is refused with its id', async () => {
  const period = { ...monthOf2026(3, 0).period, end_date: '2026-03-30' };
  const mistaken = await pay(3, 1000, { period });
  const { status, body } = await service.calculate(monthOf2026(3, 10, { history }));
  expect([status, body.error.code, body.error.details]).toEqual([
    422,
    'HISTORY_AMBIGUOUS',
    { scheme: 'UY.mensual', calculation_ids: [mistaken.id] },
  ]);
});

test('a batch reads the history of all its rows at once, and fails the row whose history is ambiguous', async () => {
  await pay(1, 1000);
  await pay(1, 70, { employee: { id: 'emp-2', monthly_salary: 70 } });
  await pay(1, 70, { employee: { id: 'emp-2', monthly_salary: 70 } });
  const { employee: _, ...header } = monthOf2026(2, 0, { history });
  const employees = ['emp-1', 'emp-2', 'emp-3'].map((id) => ({ id, monthly_salary: 10 }));
  const asked: string[] = [];
  const { reader } = service.service.database;
  const note = ({ sql }: { sql: string }) => void (/from ["`]calculation_sums/.test(sql) && asked.push(sql));
  reader.on('query', note);
  const { body } = await service.call('/v1/payroll/batch', { body: { ...header, employees } });
  reader.off('query', note);
  expect(asked).toHaveLength(1);
  const [first, second, third] = body.results;
  expect(valuesOf(first.calculation).bruto_del_anio).toBe('1000');
  expect(second.error.code).toBe('HISTORY_AMBIGUOUS');
  expect(valuesOf(third.calculation).bruto_del_anio).toBe('0');
  expect((await verifyStored()).findings).toEqual([]);
});

test('rows of a batch for other periods read the history of their own', async () => {
  await pay(1, 1000);
  await pay(2, 100);
  const { employee: _, ...header } = monthOf2026(2, 0, { history });
  const employees = [
    { id: 'emp-1', monthly_salary: 10, period_override: monthOf2026(4, 0).period },
    { id: 'emp-9', monthly_salary: 10 },
  ];
  const { body } = await service.call('/v1/payroll/batch', { body: { ...header, employees } });
  expect(valuesOf(body.results[0].calculation)).toMatchObject({ bruto_del_anio: '1100', ultimo: '100' });
});

test('a simulation is told the history that a payslip would be calculated with', async () => {
  await pay(1, 1000);
  const { employee: _, ...header } = monthOf2026(2, 0, { history });
  const scenarios = [30, 60].map((daily_salary) => ({ label: `${daily_salary}`, daily_salary }));
  const asked = { ...header, employee: { id: 'emp-1' }, simulation: { scenarios } };
  const { status, body } = await service.call('/v1/payroll/simulate', { body: asked });
  expect(body.warnings).toBeUndefined();
  expect(status).toBe(200);
  expect(valuesOf(body)).toMatchObject({ bruto_del_anio: '1000', retenido_del_anio: '100' });
});

test('a retry is answered what was answered first, whatever was stored meanwhile', async () => {
  const body = monthOf2026(2, 10, { history });
  const headers = { 'Idempotency-Key': 'once' };
  const first = await service.calculate(body, headers);
  await pay(1, 1000);
  const again = await service.calculate(body, headers);
  expect([again.status, again.text]).toEqual([200, first.text]);
});

test('the digest of the content covers the history', async () => {
  await pay(1, 1000);
  const february = await pay(2, 10);
  const { content_digest, ...record } = february.record;
  const { audit_trail: _, ...content } = february;
  expect(digest({ ...content, record })).toBe(content_digest);
  expect(digest({ ...content, history: { ...content.history, sources: [] }, record })).not.toBe(
    content_digest,
  );
});

test('stored history that is asked of rules that read none is verified as nothing', async () => {
  const { module, root } = tinyScheme();
  const manifest = { ...module.manifest, histories: [] };
  const plain = await new TestService({ modules: [{ ...module, manifest }], root }).start();
  process.env.DATABASE_URL = urlOf(plain.config.database);
  const { status, body } = await plain.calculate(calculation({ history }));
  expect([status, body.history.values]).toEqual([201, []]);
  const { findings } = await verifyStored();
  expect(findings.filter(({ fault }: { fault: string }) => fault === 'history')).toEqual([]);
  await plain.stop();
});

describe('a scheme whose history nobody gave', () => {
  const NOT_GIVEN = { code: 'HISTORY_NOT_GIVEN', field: 'employee.history', severity: 'warning' };
  const day = { type: 'event', start_date: '2026-06-20', end_date: '2026-06-20', days: 1 };
  const bonus = (more: object) => monthOf2026(6, 500, { scheme: 'aguinaldo', period: day, ...more });
  const told = ({ warnings = [] }: Answer['body']) =>
    warnings.filter(({ code }: { code: string }) => code === NOT_GIVEN.code);

  test('is warned of, and its record verifies', async () => {
    const { status, body } = await service.calculate(bonus({}));
    expect([status, told(body)]).toEqual([201, [expect.objectContaining(NOT_GIVEN)]]);
    expect((await verifyStored()).findings).toEqual([]);
  });

  test('is not where the store was asked, or a zero was sent', async () => {
    const asked = await service.calculate(bonus({ history }));
    const employee = { id: 'emp-1', monthly_salary: 500, history: { promedio: 0 } };
    const sent = await service.calculate(bonus({ employee }));
    expect([asked.status, told(asked.body), sent.status, told(sent.body)]).toEqual([201, [], 201, []]);
  });

  test('is warned of in a simulation too', async () => {
    const { employee: _, ...request } = monthOf2026(6, 500);
    const simulation = { scenarios: [{ label: 'a', daily_salary: 50 }] };
    const body = { ...request, simulation, employee: { id: 'emp-1' } };
    const answer = await service.call('/v1/payroll/simulate', { body });
    expect([answer.status, told(answer.body)]).toEqual([200, [expect.objectContaining(NOT_GIVEN)]]);
  });
});
