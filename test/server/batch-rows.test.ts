import { batchOf, employee } from './batch-request.ts';
import { type Answer, monthOf2025, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

/** The result of the row, which stands second, between two that are in order. */
async function resultOf(row: unknown): Promise<Answer['body']> {
  const rows = [employee('first'), row, employee('last')];
  return answerOf(JSON.stringify(batchOf(rows)));
}

async function answerOf(body: string): Promise<Answer['body']> {
  const answer = await service.call('/v1/payroll/batch', { body });
  expect(answer.body).toMatchObject({ total_requested: 3, total_succeeded: 2, total_failed: 1 });
  const [before, result, after] = answer.body.results;
  expect([before.status, result.status, after.status]).toEqual(['success', 'error', 'success']);
  return result;
}

const MONTH = monthOf2025('03');

test.each([
  ['no salary', employee('x', { monthly_salary: undefined }), [], 'missing'],
  [
    'salary as text',
    employee('x', { monthly_salary: 'lots' }),
    ['monthly_salary'],
    'string_pattern_mismatch',
  ],
  ['salary of 0', employee('x', { monthly_salary: '0' }), ['monthly_salary'], 'greater_than'],
  ['negative number', employee('x', { monthly_salary: -1 }), ['monthly_salary'], 'greater_than_equal'],
  [
    'too large',
    employee('x', { overtime_amount: '999999999999.999' }),
    ['overtime_amount'],
    'less_than_equal',
  ],
  ['wrong type', employee('x', { overtime_amount: 5 }), ['overtime_amount'], 'string_type'],
  ['not an integer', employee('x', { cantidad_hijos: 1.5 }), ['cantidad_hijos'], 'int_type'],
  ['unknown field', employee('x', { salary: '1' }), ['salary'], 'extra_forbidden'],
  ['unknown field of digits', employee('x', { 7: '1' }), ['7'], 'extra_forbidden'],
  [
    'flag that is none',
    employee('x', { overrides: { aplica_auxilio_transporte: 'yes' } }),
    ['overrides', 'aplica_auxilio_transporte'],
    'bool_type',
  ],
  [
    'period without days',
    employee('x', { period_override: { ...MONTH, days: undefined } }),
    ['period_override', 'days'],
    'missing',
  ],
  [
    'period of no real date',
    employee('x', { period_override: { ...MONTH, end_date: '2025-02-30' } }),
    ['period_override', 'end_date'],
    'date_parsing',
  ],
  [
    'period turned round',
    employee('x', { period_override: { ...MONTH, end_date: '2025-02-28' } }),
    ['period_override', 'end_date'],
    'value_error',
  ],
  [
    'period of another year',
    employee('x', { period_override: { ...MONTH, start_date: '2026-03-01', end_date: '2026-03-31' } }),
    ['period_override'],
    'value_error',
  ],
])('a row with %s fails alone, and tells the place', async (_, row, place, type) => {
  const { employee_id, calculation, error } = await resultOf(row);
  expect([employee_id, calculation, error.code]).toEqual(['x', null, 'VALIDATION_ERROR']);
  expect(error.details.error_count).toBe(1);
  expect(error.details.detail).toHaveLength(1);
  expect(error.details.detail[0]).toMatchObject({ loc: ['body', 'employees', 1, ...place], type });
});

test.each([
  ['no object', 5, 'object_type', []],
  ['null', null, 'object_type', []],
  ['a list', [], 'object_type', []],
  ['no id', { monthly_salary: '1' }, 'missing', ['id']],
  ['an id that is a number', employee('', { id: 5 }), 'string_type', ['id']],
  ['an id that is too long', employee('x'.repeat(65)), 'string_too_long', ['id']],
])('a row with %s has no employee id', async (_, row, type, place) => {
  const { employee_id, error } = await resultOf(row);
  expect(employee_id).toBeNull();
  expect(error.details.detail[0]).toMatchObject({ loc: ['body', 'employees', 1, ...place], type });
});

test('all faults of a row are told, up to 100', async () => {
  const two = await resultOf({ id: 'x', monthly_salary: 'a', overtime_amount: 'b' });
  expect(two.error.details.error_count).toBe(2);
  const fields = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`f${at}`, 1]));
  const many = await resultOf({ id: 'x', ...fields });
  expect([many.error.details.error_count, many.error.details.detail.length]).toEqual([150, 100]);
});

test('an error of a row has the code that the same request alone would have', async () => {
  const weekly = { type: 'weekly', start_date: '2025-03-03', end_date: '2025-03-09', days: 7 };
  const twoMonths = { ...MONTH, start_date: '2025-12-01', end_date: '2026-01-31', days: 30 };
  const kinds = [
    [
      { period_override: weekly },
      'PERIOD_TYPE_NOT_SUPPORTED',
      { supported_period_types: ['monthly', 'biweekly'] },
    ],
    [{ period_override: twoMonths }, 'VALIDATION_ERROR', {}],
    [{ monthly_salary: '666' }, 'CALCULATION_FAILED', { reason: 'SALARY_REFUSED' }],
  ] as const;
  for (const [changes, code, details] of kinds) {
    const { employee_id, error } = await resultOf(employee('x', changes));
    expect([employee_id, error.code]).toEqual(['x', code]);
    expect(error.details).toMatchObject(details);
    expect(Object.keys(error)).toEqual(['code', 'message', 'details']);
  }
});

test.each(['1e12', '1E+400', '0.00000000001', '99999999999999999999999'])(
  'a row whose salary is the number %s fails alone',
  async (number) => {
    const text = JSON.stringify(
      batchOf([employee('first'), employee('x', { monthly_salary: 0 }), employee('l')]),
    );
    const result = await answerOf(text.replace('"monthly_salary":0', `"monthly_salary":${number}`));
    expect(result.error.details.detail[0].loc).toEqual(['body', 'employees', 1, 'monthly_salary']);
  },
);

test('a number that cannot be read fails its row where no schema looks, too', async () => {
  const row = employee('x', { overrides: { aplica_auxilio_transporte: 0 } });
  const text = JSON.stringify(batchOf([employee('first'), row, employee('last')]));
  const { error } = await answerOf(text.replace('"aplica_auxilio_transporte":0', '"unknown_flag":1e400'));
  expect(error.details.detail[0].loc.slice(0, 4)).toEqual(['body', 'employees', 1, 'overrides']);
});

test('text that is no JSON fails the request', async () => {
  const answer = await service.call('/v1/payroll/batch', { body: '{"employees":[' });
  expect([answer.status, answer.body.detail[0].type]).toEqual([422, 'json_invalid']);
});

test('a batch of which every row fails is a batch', async () => {
  const answer = await service.call('/v1/payroll/batch', { body: batchOf([{ id: 'a' }, 7]) });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ total_succeeded: 0, total_failed: 2 });
  const stored = await service.call(`/v1/payroll/batches/${answer.body.id}`);
  expect(stored.body).toMatchObject({ calculations: [], total_failed: 2 });
});
