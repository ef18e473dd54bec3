import { calculation, FIRST_FORTNIGHT, LAST_FORTNIGHT, monthOf2025, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

type Faults = readonly (readonly [loc: string, type: string])[];

function employee(changes: object): object {
  return calculation({ employee: { id: 'emp-1', monthly_salary: '1423500', ...changes } });
}

function period(changes: object): object {
  return calculation({ period: { ...monthOf2025('03'), ...changes } });
}

function options(changes: object): object {
  return calculation({ options: changes });
}

function without(name: string): object {
  return Object.fromEntries(Object.entries(calculation()).filter(([field]) => field !== name));
}

const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name_${at}`, value]));

const TABLE: readonly (readonly [what: string, body: object | string, faults: Faults])[] = [
  ['no country', without('country'), [['body.country', 'missing']]],
  ['no employee', without('employee'), [['body.employee', 'missing']]],
  ['no employee id', calculation({ employee: { monthly_salary: '1' } }), [['body.employee.id', 'missing']]],
  ['no employer id', calculation({ employer: {} }), [['body.employer.id', 'missing']]],
  ['a lower-case country', calculation({ country: 'co' }), [['body.country', 'string_pattern_mismatch']]],
  [
    'a scheme in capitals',
    calculation({ scheme: 'Ordinario' }),
    [['body.scheme', 'string_pattern_mismatch']],
  ],
  ['a year as text', calculation({ year: '2025' }), [['body.year', 'int_type']]],
  ['a year with a fraction', calculation({ year: 2025.5 }), [['body.year', 'int_type']]],
  ['a year too early', calculation({ year: 2019 }), [['body.year', 'greater_than_equal']]],
  ['a year too late', calculation({ year: 2031 }), [['body.year', 'less_than_equal']]],
  ['an unknown field', calculation({ tip: 1 }), [['body.tip', 'extra_forbidden']]],
  ['an unknown employee field', employee({ bonus: '1' }), [['body.employee.bonus', 'extra_forbidden']]],
  ['an unknown period field', period({ kind: 'x' }), [['body.period.kind', 'extra_forbidden']]],
  ['an unknown option', options({ verbose: true }), [['body.options.verbose', 'extra_forbidden']]],
  ['an unknown period type', period({ type: 'daily' }), [['body.period.type', 'enum']]],
  [
    'a day that does not exist',
    period({ end_date: '2025-02-30' }),
    [['body.period.end_date', 'date_parsing']],
  ],
  [
    'a date with a time',
    period({ end_date: '2025-03-31T00:00:00Z' }),
    [['body.period.end_date', 'date_parsing']],
  ],
  ['no days', period({ days: 0 }), [['body.period.days', 'greater_than_equal']]],
  ['32 days', period({ days: 32 }), [['body.period.days', 'less_than_equal']]],
  ['an end before the start', period({ end_date: '2025-02-28' }), [['body.period.end_date', 'value_error']]],
  ['two months', period({ end_date: '2025-04-30' }), [['body.period.end_date', 'value_error']]],
  ['the year of neither date', calculation({ year: 2024 }), [['body.year', 'value_error']]],
  [
    'both, at once',
    calculation({ year: 2024, period: { ...monthOf2025('03'), end_date: '2025-04-30' } }),
    [
      ['body.period.end_date', 'value_error'],
      ['body.year', 'value_error'],
    ],
  ],
  [
    'a fortnight over the middle',
    calculation({ period: { ...FIRST_FORTNIGHT, end_date: '2025-03-16' } }),
    [['body.period.end_date', 'value_error']],
  ],
  [
    'a fortnight of a month',
    calculation({ period: { ...FIRST_FORTNIGHT, end_date: '2025-03-31', days: 30 } }),
    [
      ['body.period.end_date', 'value_error'],
      ['body.period.days', 'value_error'],
      ['body.period.end_date', 'value_error'],
    ],
  ],
  ['no salary', calculation({ employee: { id: 'e' } }), [['body.employee', 'missing']]],
  ['a salary of zero', employee({ monthly_salary: '0' }), [['body.employee.monthly_salary', 'greater_than']]],
  [
    'a negative salary',
    employee({ monthly_salary: '-1' }),
    [['body.employee.monthly_salary', 'string_pattern_mismatch']],
  ],
  [
    'a negative number',
    employee({ monthly_salary: -1 }),
    [['body.employee.monthly_salary', 'greater_than_equal']],
  ],
  [
    'a salary with commas',
    employee({ monthly_salary: '1,423' }),
    [['body.employee.monthly_salary', 'string_pattern_mismatch']],
  ],
  [
    'a salary with an exponent',
    employee({ monthly_salary: '1e6' }),
    [['body.employee.monthly_salary', 'string_pattern_mismatch']],
  ],
  [
    'a salary of 11 decimals',
    employee({ monthly_salary: '1.00000000001' }),
    [['body.employee.monthly_salary', 'string_pattern_mismatch']],
  ],
  [
    'a salary that is true',
    employee({ monthly_salary: true }),
    [['body.employee.monthly_salary', 'string_type']],
  ],
  ['no salary but null', employee({ monthly_salary: null }), [['body.employee', 'missing']]],
  [
    'an amount as a number',
    employee({ commission_amount: 5 }),
    [['body.employee.commission_amount', 'string_type']],
  ],
  [
    'hours as a number',
    employee({ horas_extra_diurnas: 8 }),
    [['body.employee.horas_extra_diurnas', 'string_type']],
  ],
  [
    '745 hours',
    employee({ horas_extra_diurnas: '745' }),
    [['body.employee.horas_extra_diurnas', 'less_than_equal']],
  ],
  [
    'three decimals of hours',
    employee({ horas_extra_diurnas: '1.125' }),
    [['body.employee.horas_extra_diurnas', 'string_pattern_mismatch']],
  ],
  [
    'an amount over the most',
    employee({ commission_amount: '999999999999.999' }),
    [['body.employee.commission_amount', 'less_than_equal']],
  ],
  [
    'a rate over one',
    employee({ rat_fap_rate: '1.01' }),
    [['body.employee.rat_fap_rate', 'less_than_equal']],
  ],
  [
    'a rate over one as a number',
    employee({ risk_class_rate: 1.5 }),
    [['body.employee.risk_class_rate', 'less_than_equal']],
  ],
  [
    'a factor under one',
    employee({ factor_integracion: '0.99' }),
    [['body.employee.factor_integracion', 'greater_than_equal']],
  ],
  [
    'a number of 11 decimals',
    employee({ risk_class_rate: 0.00000000012 }),
    [['body.employee.risk_class_rate', 'string_pattern_mismatch']],
  ],
  ['31 children', employee({ cantidad_hijos: 31 }), [['body.employee.cantidad_hijos', 'less_than_equal']]],
  ['children as text', employee({ cantidad_hijos: '2' }), [['body.employee.cantidad_hijos', 'int_type']]],
  [
    'an empty id',
    employee({ id: '' }),
    [
      ['body.employee.id', 'string_too_short'],
      ['body.employee.id', 'string_pattern_mismatch'],
    ],
  ],
  ['an id of 65', employee({ id: 'x'.repeat(65) }), [['body.employee.id', 'string_too_long']]],
  ['an id with a tab', employee({ id: 'a\tb' }), [['body.employee.id', 'string_pattern_mismatch']]],
  [
    'a flag that is text',
    calculation({ overrides: { aplica_auxilio_transporte: 'yes' } }),
    [['body.overrides.aplica_auxilio_transporte', 'bool_type']],
  ],
  [
    'a flag of the employee that is a number',
    employee({ overrides: { aplica_auxilio_transporte: 1 } }),
    [['body.employee.overrides.aplica_auxilio_transporte', 'bool_type']],
  ],
  [
    'a flag name in capitals',
    calculation({ overrides: { Flag: true } }),
    [['body.overrides.Flag', 'string_pattern_mismatch']],
  ],
  ['51 flags', calculation({ overrides: many(51, true) }), [['body.overrides', 'too_long']]],
  ['overrides in a list', calculation({ overrides: [] }), [['body.overrides', 'object_type']]],
  ['a precision of 11', options({ precision: 11 }), [['body.options.precision', 'less_than_equal']]],
  ['a switch as text', options({ include_diagram: 'true' }), [['body.options.include_diagram', 'bool_type']]],
  ['an empty id to replace', options({ supersedes: '' }), [['body.options.supersedes', 'string_too_short']]],
  ['21 labels', options({ metadata: many(21, 'x') }), [['body.options.metadata', 'too_long']]],
  [
    'a label that is a number',
    options({ metadata: { '12': 3 } }),
    [['body.options.metadata.12', 'string_type']],
  ],
  [
    'a label of 501',
    options({ metadata: { a: 'x'.repeat(501) } }),
    [['body.options.metadata.a', 'string_too_long']],
  ],
  [
    'a label name of 41',
    options({ metadata: { ['n'.repeat(41)]: 'x' } }),
    [[`body.options.metadata.${'n'.repeat(41)}`, 'string_too_long']],
  ],
  [
    'an RFC that is none',
    calculation({ employer: { id: 'e', rfc: 'X' } }),
    [['body.employer.rfc', 'string_pattern_mismatch']],
  ],
  [
    'a state without country',
    calculation({ employer: { id: 'e', state: 'CMX' } }),
    [['body.employer.state', 'string_pattern_mismatch']],
  ],
  ['a list', '[]', [['body', 'object_type']]],
  ['a text', '"x"', [['body', 'object_type']]],
  ['null', 'null', [['body', 'object_type']]],
  ['nothing', ' ', [['body', 'missing']]],
  ['half a body', '{"country":', [['body', 'json_invalid']]],
  ['a NUL character', '{"country":"\\u0000"}', [['body', 'json_invalid']]],
  ['a lone surrogate', '{"country":"\\ud800"}', [['body', 'json_invalid']]],
  ['__proto__', '{"employer":{"__proto__":{}}}', [['body', 'json_invalid']]],
  ['21 levels', `{"a":${'['.repeat(20)}${']'.repeat(20)}}`, [['body', 'json_invalid']]],
];

test.each(TABLE)('%s', async (_what, body, faults) => {
  const answer = await service.calculate(body);
  expect(answer.status).toBe(422);
  expect(answer.body.error).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { error_count: faults.length },
  });
  expect(
    answer.body.detail.map((fault: { loc: string[]; type: string }) => [fault.loc.join('.'), fault.type]),
  ).toEqual(faults);
});

test.each(['1e999', `1${'0'.repeat(400)}`])('the number %s is refused as it was sent', async (number) => {
  const body = JSON.stringify(calculation()).replace('"1423500"', number);
  const answer = await service.calculate(body);
  expect(answer.body.detail).toMatchObject([
    { loc: ['body', 'employee', 'monthly_salary'], type: 'string_type', input: number.slice(0, 200) },
  ]);
});

test('a number that is too large is refused in the depth of a free field too', async () => {
  const body = JSON.stringify(calculation()).replace('"id":"acme"', '"id":"acme","extra":[{"5":1e999}]');
  const answer = await service.calculate(body);
  expect(answer.body.detail).toMatchObject([
    { loc: ['body', 'employer', 'extra', 0, '5'], type: 'value_error', input: '1e999' },
  ]);
});

test('a name that is digits stays a name', async () => {
  const answer = await service.calculate(employee({ '5': '1' }));
  expect(answer.body.detail[0].loc).toEqual(['body', 'employee', '5']);
});

test('exactly 20 levels are read', async () => {
  const body = calculation({
    employer: { id: 'acme', deep: JSON.parse(`${'['.repeat(18)}${']'.repeat(18)}`) },
  });
  expect((await service.calculate(body)).status).toBe(201);
});

test('a repeated key counts with its last value', async () => {
  const body = JSON.stringify(calculation()).replace('"country":"CO"', '"country":"XX","country":"CO"');
  expect((await service.calculate(body)).status).toBe(201);
});

test('all faults are told at once', async () => {
  const answer = await service.calculate({ country: 'co', year: 1 });
  expect(answer.body.error.details.error_count).toBe(6);
  expect(answer.body.error.message).toBe('The request has 6 faults.');
});

test('a hundred faults at most are listed, all are counted', async () => {
  const answer = await service.calculate(calculation(many(150, 1)));
  expect(answer.body.detail).toHaveLength(100);
  expect(answer.body.error.details.error_count).toBe(150);
});

test('the offending value is cut', async () => {
  const answer = await service.calculate(calculation({ country: '😀'.repeat(150) }));
  expect(answer.body.detail[0].input).toBe('😀'.repeat(100));
});

test.each([
  ['/v1/payroll/calculations/nothing', ['path', 'calculation_id'], 'string_pattern_mismatch'],
  [
    '/v1/payroll/calculations/01je5v6zgq0000000000000000',
    ['path', 'calculation_id'],
    'string_pattern_mismatch',
  ],
  ['/v1/payroll/calculations/01JE5V6ZGQ0000000000000000?include=all', ['query', 'include'], 'enum'],
  ['/v1/payroll/calculations/01JE5V6ZGQ0000000000000000?include=', ['query', 'include'], 'enum'],
  ['/v1/payroll/schemes/co', ['path', 'country'], 'string_pattern_mismatch'],
  ['/v1/payroll/schemes?country=CO', ['query', 'country'], 'extra_forbidden'],
  ['/v1/health?deep=1', ['query', 'deep'], 'extra_forbidden'],
])('%s', async (path, loc, type) => {
  const answer = await service.call(path);
  expect(answer.status).toBe(422);
  expect(answer.body.detail[0]).toMatchObject({ loc, type });
});

test('a parameter given twice is refused', async () => {
  const path = '/v1/payroll/calculations/01JE5V6ZGQ0000000000000000?include=audit_trail&include=audit_trail';
  expect((await service.call(path)).status).toBe(422);
});

describe('the domain answers in order', () => {
  test('an unknown scheme before a period that is wrong', async () => {
    const answer = await service.calculate(calculation({ scheme: 'unknown', year: 2024 }));
    expect(answer.status).toBe(404);
    expect(answer.body.error).toMatchObject({
      code: 'SCHEME_NOT_FOUND',
      details: { country: 'CO', scheme: 'unknown' },
    });
  });

  test('a period type that the scheme does not have', async () => {
    const answer = await service.calculate(period({ type: 'weekly' }));
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({
      code: 'PERIOD_TYPE_NOT_SUPPORTED',
      details: { supported_period_types: ['monthly', 'biweekly'] },
    });
  });

  test('a date without rules', async () => {
    const month = { type: 'monthly', start_date: '2026-01-01', end_date: '2026-01-31', days: 30 };
    const answer = await service.calculate(calculation({ year: 2026, period: month }));
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({
      code: 'SCHEME_NOT_EFFECTIVE',
      details: { available_years: [2025] },
    });
  });

  test('inputs out of bounds before the calculation to replace', async () => {
    const body = { ...employee({ monthly_salary: '0' }), options: { supersedes: 'nothing' } };
    expect((await service.calculate(body)).body.error.code).toBe('VALIDATION_ERROR');
  });

  test('the calculation to replace before a rule that refuses', async () => {
    const body = { ...employee({ monthly_salary: '666' }), options: { supersedes: 'nothing' } };
    expect((await service.calculate(body)).body.error.code).toBe('CALCULATION_NOT_FOUND');
  });

  test('a rule that refuses', async () => {
    const answer = await service.calculate(employee({ monthly_salary: '666' }));
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({
      code: 'CALCULATION_FAILED',
      message: 'El salario 666 no existe',
      details: { concept_id: 'monthly_salary', reason: 'SALARY_REFUSED' },
    });
    expect(answer.body).not.toHaveProperty('detail');
  });

  test('the key is checked before the body', async () => {
    const answer = await service.call('/v1/payroll/calculate', { body: 'nonsense', key: null });
    expect(answer.status).toBe(401);
  });
});

test('the last fortnight may have 16 days', async () => {
  const answer = await service.calculate(calculation({ period: { ...LAST_FORTNIGHT, days: 16 } }));
  expect(answer.status).toBe(201);
});
