import { isPostgres } from '../../server/store/schema/dialect.ts';
import { calculation, FIRST_FORTNIGHT, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

const SCENARIOS = [
  { label: 'Hoy', daily_salary: '47450' },
  { label: 'Aumento', daily_salary: '60000' },
];

/** A request that is in order; its employee has no salary. */
function simulation(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const employee = { id: 'emp-1', horas_extra_diurnas: '8' };
  return calculation({ employee, simulation: { scenarios: SCENARIOS }, ...changes });
}

function scenarios(...given: readonly object[]): Record<string, unknown> {
  return { simulation: { scenarios: given.map((one) => ({ label: 'x', daily_salary: '50000', ...one })) } };
}

function simulate(body: object = simulation(), headers: Readonly<Record<string, string>> = {}) {
  return service.call('/v1/payroll/simulate', { body, headers });
}

async function results(changes: Readonly<Record<string, unknown>>) {
  return (await simulate(simulation(changes))).body.results;
}

test('a simulation says what it is, and of which rules', async () => {
  const { status, body } = await simulate();
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9A-Z]{26}$/),
    status: 'success',
    is_simulation: true,
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    results: [expect.objectContaining({ label: 'Hoy' }), expect.objectContaining({ label: 'Aumento' })],
    dsl_version: '2025.1',
    computed_at: '2025-03-31T17:20:00.000Z',
  });
});

test.each([
  ['a month', {}],
  ['a fortnight', { period: FIRST_FORTNIGHT }],
])('every result has the figures of the calculation of %s with that salary', async (_, changes) => {
  for (const result of await results(changes)) {
    const { label: _label, daily_salary, ...parameters } = result;
    const employee = { id: 'emp-1', horas_extra_diurnas: '8', daily_salary };
    expect((await service.calculate(calculation({ ...changes, employee }))).body).toMatchObject(parameters);
  }
});

test('the salary of the scenario replaces both of the employee', async () => {
  const employee = { id: 'emp-1', monthly_salary: '1', daily_salary: '2' };
  const [result] = await results({ employee, ...scenarios({ daily_salary: '50000' }) });
  expect(result.summary.gross_salary).toBe('1500000.00');
});

test.each([
  ['50000', '50000.00'],
  ['50000.1', '50000.10'],
  ['050000.1000', '50000.10'],
  ['47450.1234567', '47450.1234567'],
  [50000, '50000.00'],
  [0.1, '0.10'],
])('daily salary %j is echoed as %s', async (daily_salary, echoed) => {
  const [result] = await results(scenarios({ daily_salary }));
  expect(result.daily_salary).toBe(echoed);
});

test('labels may repeat, and results keep the order of the scenarios', async () => {
  const found = await results(scenarios({ daily_salary: '3' }, { daily_salary: '1' }, { daily_salary: '2' }));
  expect(found.map((one: { daily_salary: string }) => one.daily_salary)).toEqual(['3.00', '1.00', '2.00']);
});

test('twenty scenarios are accepted', async () => {
  expect(await results(scenarios(...Array(20).fill({})))).toHaveLength(20);
});

test('all options but supersedes are accepted, and change nothing', async () => {
  const options = {
    include_audit_trail: true,
    include_diagram: true,
    precision: 0,
    metadata: { a: 'b' },
    async: true,
    fail_fast: true,
  };
  expect(await results({ options })).toEqual(await results({}));
});

describe('overrides', () => {
  const flag = 'aplica_auxilio_transporte';

  test.each([
    ['of the scenario win', { overrides: { [flag]: 'x' } }, { overrides: { [flag]: true } }, null],
    ['of the employee serve otherwise', { overrides: { [flag]: 'x' } }, {}, ['employee', 'overrides']],
    [
      'of the scenario are found there',
      { overrides: { [flag]: true } },
      { overrides: { [flag]: 'x' } },
      ['simulation', 'scenarios', 0, 'overrides'],
    ],
  ])('%s', async (_, employee, scenario, place) => {
    const { body } = await simulate(
      simulation({ employee: { id: 'emp-1', ...employee }, ...scenarios(scenario) }),
    );
    if (place === null) expect(body.is_simulation).toBe(true);
    else expect(body.detail).toMatchObject([{ loc: ['body', ...place, flag], type: 'bool_type' }]);
  });

  test('one scenario may switch what another does not', async () => {
    const employee = { id: 'emp-1', overrides: { [flag]: true } };
    const answer = await simulate(
      simulation({ employee, ...scenarios({}, { overrides: { [flag]: false } }) }),
    );
    expect(answer.status).toBe(200);
  });
});

describe('leaves no trace', () => {
  async function tableNames(): Promise<readonly string[]> {
    const { reader } = service.service.database;
    if (!isPostgres(reader)) return reader('sqlite_master').where({ type: 'table' }).pluck('name');
    const tables = await reader('pg_tables').whereNotIn('schemaname', ['pg_catalog', 'information_schema']);
    return tables.map(({ schemaname, tablename }) => `${schemaname}.${tablename}`);
  }

  async function rowCounts(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const table of await tableNames()) {
      const row = await service.service.database.reader(table).count({ count: '*' }).first();
      counts[table] = Number(row?.count);
    }
    return counts;
  }

  test('in the tables, in the lists or in the log', async () => {
    const before = await rowCounts();
    expect(Object.keys(before).length).toBeGreaterThan(5);
    const employee = { id: 'secret-employee' };
    const employer = { id: 'secret-employer' };
    const labelled = scenarios({ label: 'secret-label', daily_salary: '98765.4321' });
    const body = simulation({ employee, employer, ...labelled });
    expect((await simulate(body, { 'Idempotency-Key': 'secret-key' })).status).toBe(200);
    expect((await simulate({ ...body, year: 'secret-year' })).status).toBe(422);
    expect(await rowCounts()).toEqual(before);
    expect((await service.call('/v1/employers/secret-employer/employees')).body.data).toEqual([]);
    const log = service.logged.join('');
    expect(log).toContain('simulatePayroll');
    expect(log).not.toMatch(/secret-|98765/);
  });

  test('its id is no calculation', async () => {
    const { body } = await simulate();
    expect((await service.call(`/v1/payroll/calculations/${body.id}`)).status).toBe(404);
  });

  test('an Idempotency-Key has no effect, whatever it is', async () => {
    const headers = { 'Idempotency-Key': 'same' };
    const first = await simulate(simulation(), headers);
    const second = await simulate(simulation(scenarios({})), headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.id).not.toBe(first.body.id);
    expect(second.headers.get('Idempotent-Replayed')).toBeNull();
    expect((await simulate(simulation(), { 'Idempotency-Key': 'x'.repeat(300) })).status).toBe(200);
  });
});

describe('refused', () => {
  const at = (index: number) => ['body', 'simulation', 'scenarios', index];

  test.each<[string, object, readonly (string | number)[], string]>([
    ['no salary', scenarios({ daily_salary: undefined }), [...at(0), 'daily_salary'], 'missing'],
    ['a salary of 0', scenarios({}, { daily_salary: '0' }), [...at(1), 'daily_salary'], 'greater_than'],
    [
      'a salary of 0 as a number',
      scenarios({ daily_salary: 0.0 }),
      [...at(0), 'daily_salary'],
      'greater_than',
    ],
    [
      'a negative salary',
      scenarios({ daily_salary: '-1' }),
      [...at(0), 'daily_salary'],
      'string_pattern_mismatch',
    ],
    [
      'a salary in words',
      scenarios({ daily_salary: 'much' }),
      [...at(0), 'daily_salary'],
      'string_pattern_mismatch',
    ],
    ['a salary of null', scenarios({ daily_salary: null }), [...at(0), 'daily_salary'], 'missing'],
    ['an endless salary', scenarios({ daily_salary: 1e12 }), [...at(0), 'daily_salary'], 'less_than_equal'],
    ['no label', scenarios({ label: undefined }), [...at(0), 'label'], 'missing'],
    ['an empty label', scenarios({ label: '' }), [...at(0), 'label'], 'string_too_short'],
    ['a long label', scenarios({ label: 'x'.repeat(101) }), [...at(0), 'label'], 'string_too_long'],
    ['an unknown field', scenarios({ monthly_salary: '1' }), [...at(0), 'monthly_salary'], 'extra_forbidden'],
    ['no scenarios', scenarios(), ['body', 'simulation', 'scenarios'], 'too_short'],
    ['21 scenarios', scenarios(...Array(21).fill({})), ['body', 'simulation', 'scenarios'], 'too_long'],
    ['no simulation', { simulation: undefined }, ['body', 'simulation'], 'missing'],
    ['overrides of the request', { overrides: {} }, ['body', 'overrides'], 'extra_forbidden'],
    ['supersedes', { options: { supersedes: 'x' } }, ['body', 'options', 'supersedes'], 'value_error'],
    [
      'hours of no month',
      { employee: { id: 'e', horas_extra_diurnas: '745' } },
      ['body', 'employee', 'horas_extra_diurnas'],
      'less_than_equal',
    ],
    ['a year of another period', { year: 2024 }, ['body', 'year'], 'value_error'],
  ])('%s', async (_, changes, loc, type) => {
    const { status, body } = await simulate(simulation({ ...changes }));
    expect(status).toBe(422);
    expect(body.error.code).toBe('VALIDATION_ERROR');
    expect(body.detail).toEqual([expect.objectContaining({ loc, type })]);
  });

  test('all faults of all scenarios are told, those of the employee once', async () => {
    const overrides = { aplica_auxilio_transporte: 1 };
    const employee = { id: 'e', horas_extra_diurnas: '745' };
    const { body } = await simulate(simulation({ employee, ...scenarios({ overrides }, {}, { overrides }) }));
    expect(body.detail.map(({ loc }: { loc: unknown[] }) => loc.slice(1))).toEqual([
      ['employee', 'horas_extra_diurnas'],
      ['simulation', 'scenarios', 0, 'overrides', 'aplica_auxilio_transporte'],
      ['simulation', 'scenarios', 2, 'overrides', 'aplica_auxilio_transporte'],
    ]);
    expect(body.error.details.error_count).toBe(3);
  });

  test('a scenario that a rule refuses is named', async () => {
    const { status, body } = await simulate(simulation(scenarios({}, { daily_salary: '22.2' })));
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'CALCULATION_FAILED',
      details: { concept_id: 'daily_salary', reason: 'SALARY_REFUSED', loc: at(1) },
    });
  });

  test.each([
    ['SCHEME_NOT_FOUND', 404, { scheme: 'nothing' }],
    ['PERIOD_TYPE_NOT_SUPPORTED', 422, { period: { ...FIRST_FORTNIGHT, type: 'weekly' } }],
    [
      'SCHEME_NOT_EFFECTIVE',
      422,
      {
        year: 2026,
        period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31', days: 30 },
      },
    ],
  ])('%s', async (code, status, changes) => {
    const answer = await simulate(simulation(changes));
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  test('a body over 256 KiB; one of 200 KiB is in order', async () => {
    const padded = (kibibytes: number) => JSON.stringify(simulation()).padEnd(kibibytes * 1024);
    const post = (body: string) => service.call('/v1/payroll/simulate', { body });
    expect((await post(padded(200))).status).toBe(200);
    const answer = await post(padded(257));
    expect(answer.body.error).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details: { limit_bytes: 262144 } });
  });

  test('without a key', async () => {
    expect((await service.call('/v1/payroll/simulate', { body: simulation(), key: null })).status).toBe(401);
  });
});
