import { digest } from '../../server/digest.ts';
import { batchOf, employee, employees } from './batch-request.ts';
import { type Answer, calculation, monthOf2025, TestService } from './test-service.ts';

const service = new TestService();
beforeAll(() => service.start());
afterAll(() => service.stop());

function post(body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return service.call('/v1/payroll/batch', { body, headers });
}

async function rows(): Promise<readonly number[]> {
  const { reader } = service.service.database;
  const tables = ['calculations', 'batches'];
  return Promise.all(tables.map(async (table) => (await reader(table).select('client_id')).length));
}

test('a batch answers every row in the order of the request, with totals', async () => {
  const answer = await post(batchOf([employee('a'), { id: 'b' }, employee('c')]));
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Location')).toBe(`/v1/payroll/batches/${answer.body.id}`);
  expect(answer.body).toMatchObject({
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    status: 'completed',
    total_requested: 3,
    total_succeeded: 2,
    total_failed: 1,
    computed_at: '2025-03-31T17:20:00.000Z',
    metadata: {},
    results: [
      { employee_id: 'a', status: 'success', error: null },
      { employee_id: 'b', status: 'error', calculation: null },
      { employee_id: 'c', status: 'success', error: null },
    ],
  });
});

test('a calculation of a batch has the amounts of a single one, and can be read by itself', async () => {
  const single = await service.calculate(calculation({ employee: employee('a') }));
  const batch = await post(batchOf([employee('a')]));
  const [{ calculation: made }] = batch.body.results;
  for (const part of ['summary', 'perceptions', 'deductions', 'employer_contributions', 'period_basis']) {
    expect(made[part]).toEqual(single.body[part]);
  }
  const read = await service.call(`/v1/payroll/calculations/${made.id}?include=audit_trail`);
  expect({ ...read.body, audit_trail: null }).toEqual(made);
  expect(read.body.audit_trail.length).toBeGreaterThan(5);
  expect(made.record.batch_id).toBe(batch.body.id);
});

test('the digest of a calculation covers the batch that it belongs to', async () => {
  const { body } = await post(batchOf([employee('a')]));
  const { audit_trail: _, record, ...content } = body.results[0].calculation;
  const { content_digest, ...rest } = record;
  expect(content_digest).toBe(digest({ ...content, record: rest }));
});

test('the stored batch has totals, the ids of the calculations and the failed rows', async () => {
  const options = { metadata: { run: 'march' } };
  const sent = await post(batchOf([employee('a'), { id: 'b' }, 7], { options }));
  const stored = await service.call(`/v1/payroll/batches/${sent.body.id}`);
  expect(stored.status).toBe(200);
  expect(stored.body).toMatchObject({
    id: sent.body.id,
    status: 'completed',
    period: monthOf2025('03'),
    employer_id: 'acme',
    total_requested: 3,
    total_succeeded: 1,
    total_failed: 2,
    metadata: { run: 'march' },
    job_id: null,
  });
  const [first, second, third] = sent.body.results;
  expect(stored.body.calculations).toEqual([
    { index: 0, employee_id: 'a', calculation_id: first.calculation.id },
  ]);
  expect(stored.body.failures).toEqual([
    { index: 1, employee_id: 'b', error: second.error },
    { index: 2, employee_id: null, error: third.error },
  ]);
});

test('the labels of the batch stand on the batch and on each of its calculations', async () => {
  const options = { metadata: { run: 'march' } };
  const { body } = await post(batchOf(employees(2), { options }));
  expect(body.metadata).toEqual({ run: 'march' });
  for (const { calculation: made } of body.results) expect(made.record.metadata).toEqual({ run: 'march' });
});

test('the options of the answer are those of each calculation', async () => {
  const options = { include_audit_trail: true, include_diagram: true, precision: 2 };
  const [{ calculation: made }] = (await post(batchOf(employees(1), { options }))).body.results;
  expect(made.audit_trail[0].result_raw).toMatch(/^\d+\.\d{2}$/);
  expect(made.diagram).toMatch(/^flowchart TD/);
});

test('period_override replaces the period of the batch whole, for its row', async () => {
  const days = { ...monthOf2025('03'), start_date: '2025-03-17', days: 15 };
  const { body } = await post(batchOf([employee('a'), employee('b', { period_override: days })]));
  const [month, half] = body.results.map((result: Answer['body']) => result.calculation);
  expect(month.period).toEqual(monthOf2025('03'));
  expect(half.period).toEqual(days);
  expect([month.summary.gross_salary, half.summary.gross_salary]).toEqual(['1423500.00', '711750.00']);
});

test('the same employee twice is calculated twice, the later ones with a warning', async () => {
  const { body } = await post(batchOf([employee('a'), employee('b'), employee('a'), employee('a')]));
  const codes = body.results.map((result: Answer['body']) =>
    result.calculation.warnings.map((warning: Answer['body']) => [warning.code, warning.field]),
  );
  const duplicate = [['DUPLICATE_EMPLOYEE_IN_BATCH', 'id']];
  expect(codes).toEqual([[], [], duplicate, duplicate]);
});

test('500 rows are one batch, and 501 are none', async () => {
  const [before = 0] = await rows();
  const answer = await post(batchOf(employees(500)));
  expect(answer.body).toMatchObject({ total_requested: 500, total_succeeded: 500, total_failed: 0 });
  expect(answer.body.results[499].employee_id).toBe('emp-499');
  expect((await rows())[0]).toBe(before + 500);
  const tooMany = await post(batchOf(employees(501)));
  expect(tooMany.status).toBe(422);
  expect(tooMany.body.detail[0]).toMatchObject({ loc: ['body', 'employees'], type: 'too_long' });
});

test('other requests are answered while a large batch runs', async () => {
  let hasEnded = false;
  let answered = 0;
  const batch = post(batchOf(employees(500))).finally(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    await service.call('/v1/payroll/schemes');
    if (!hasEnded) answered += 1;
  }
  expect((await batch).body).toMatchObject({ total_succeeded: 500 });
  expect(answered).toBeGreaterThan(1);
});

test('with async and up to 50 employees the batch is calculated at once', async () => {
  expect((await post(batchOf(employees(50), { options: { async: true } }))).status).toBe(201);
});

test('a body of more than 4 MiB is refused', async () => {
  const answer = await post(batchOf([employee('x'.repeat(4 * 1024 * 1024))]));
  expect(answer.status).toBe(413);
  expect(answer.body.error.details).toEqual({ limit_bytes: 4_194_304 });
});

test.each([
  ['unknown scheme', { scheme: 'unknown' }, 404, 'SCHEME_NOT_FOUND'],
  [
    'period type',
    { period: { ...monthOf2025('03'), type: 'weekly', end_date: '2025-03-07', days: 7 } },
    422,
    'PERIOD_TYPE_NOT_SUPPORTED',
  ],
  ['dates', { period: { ...monthOf2025('03'), end_date: '2025-02-01' } }, 422, 'VALIDATION_ERROR'],
  ['year', { year: 2026 }, 422, 'VALIDATION_ERROR'],
  [
    'no rules for the date',
    { year: 2024, period: { ...monthOf2025('03'), start_date: '2024-03-01', end_date: '2024-03-31' } },
    422,
    'SCHEME_NOT_EFFECTIVE',
  ],
  ['employer', { employer: {} }, 422, 'VALIDATION_ERROR'],
  ['no rows', { employees: [] }, 422, 'VALIDATION_ERROR'],
  ['rows that are no list', { employees: {} }, 422, 'VALIDATION_ERROR'],
  ['overrides of all rows', { overrides: { a: true } }, 422, 'VALIDATION_ERROR'],
  ['supersedes', { options: { supersedes: '01JE5V6ZGQ0000000000000000' } }, 422, 'VALIDATION_ERROR'],
])('a fault of what all rows share fails the request: %s', async (_, changes, status, code) => {
  const before = await rows();
  const answer = await post(batchOf(employees(2), changes));
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  expect(await rows()).toEqual(before);
});

test('a batch may say that it replaces nothing', async () => {
  expect((await post(batchOf(employees(1), { options: { supersedes: null } }))).status).toBe(201);
});

test('with fail_fast the first row that fails aborts the batch, and nothing is stored', async () => {
  const before = await rows();
  const sent = [employee('a'), { id: 'b' }, { id: 'c' }];
  const answer = await post(batchOf(sent, { options: { fail_fast: true } }));
  expect(answer.status).toBe(422);
  expect(answer.body.error).toMatchObject({
    code: 'BATCH_ABORTED',
    details: { index: 1, employee_id: 'b', error: { code: 'VALIDATION_ERROR' } },
  });
  expect(answer.body.detail).toBeUndefined();
  expect(await rows()).toEqual(before);
});

test('with fail_fast a batch without a failed row is stored', async () => {
  const answer = await post(batchOf(employees(12), { options: { fail_fast: true } }));
  expect(answer.body).toMatchObject({ total_succeeded: 12, total_failed: 0 });
});

test('a stored batch can neither be changed nor deleted', async () => {
  const { writer } = service.service.database;
  await post(batchOf(employees(1)));
  await expect(writer('batches').update({ answer: '{}' })).rejects.toThrow(/immutable/);
  await expect(writer('batches').delete()).rejects.toThrow(/immutable/);
});

test("another client's batch is answered like one that does not exist", async () => {
  const { body } = await post(batchOf(employees(1)));
  const key = await service.issueKey('neighbour');
  const theirs = await service.call(`/v1/payroll/batches/${body.id}`, { key });
  const unknown = await service.call('/v1/payroll/batches/01JE5V6ZGQ0000000000000000', { key });
  expect([theirs.status, unknown.status]).toEqual([404, 404]);
  const text = ({ text: all, headers }: Answer, id: string) =>
    all.replace(headers.get('X-Request-Id') ?? '', '').replace(id, '');
  expect(text(theirs, body.id)).toBe(text(unknown, '01JE5V6ZGQ0000000000000000'));
  expect(theirs.body.error).toMatchObject({ code: 'BATCH_NOT_FOUND', details: { batch_id: body.id } });
});

test('a batch id that is none is refused', async () => {
  const answer = await service.call('/v1/payroll/batches/unknown');
  expect(answer.status).toBe(422);
  expect(answer.body.detail[0].loc).toEqual(['path', 'batch_id']);
});
