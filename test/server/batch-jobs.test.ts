import { batchOf, employee, employees } from './batch-request.ts';
import { type Answer, TestService } from './test-service.ts';
import { until } from './until.ts';

/** Takes requests only: its jobs wait for the other. */
const service = new TestService();
let worker: TestService;

beforeAll(async () => {
  await service.start();
  worker = await service.beside({ worker: 'on' }).start();
});
afterAll(async () => {
  await worker.stop();
  await service.stop();
});

const ASYNC = { options: { async: true } };

function post(body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return service.call('/v1/payroll/batch', { body, headers });
}

async function ended(queued: Answer): Promise<Answer> {
  let job = await service.call(queued.body.poll_url);
  await until(async () => {
    job = await service.call(queued.body.poll_url);
    return job.body.finished_at !== null;
  });
  return job;
}

test('an asynchronous batch is answered before it is calculated', async () => {
  const answer = await post(batchOf(employees(51), ASYNC));
  expect(answer.status).toBe(202);
  expect(answer.headers.get('Location')).toBe(answer.body.poll_url);
  expect(answer.headers.get('Retry-After')).toBe('1');
  expect(answer.body).toEqual({
    id: expect.any(String),
    job_id: expect.any(String),
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    total_requested: 51,
    total_succeeded: 0,
    total_failed: 0,
    results: [],
    computed_at: null,
    status: 'queued',
    poll_url: `/v1/payroll/jobs/${answer.body.job_id}`,
  });
});

test('the job ends with the batch, which says what a synchronous one says', async () => {
  const rows = [...employees(60), { id: 'no-salary' }, { monthly_salary: '1' }, employee('emp-0')];
  const queued = await post(batchOf(rows, { options: { async: true, metadata: { run: 'a' } } }));
  const { body: job, headers } = await ended(queued);
  expect(headers.get('Retry-After')).toBeNull();
  expect(job).toMatchObject({
    id: queued.body.job_id,
    type: 'payroll_batch',
    status: 'completed',
    batch_id: queued.body.id,
    total_requested: 63,
    processed: 63,
    total_succeeded: 61,
    total_failed: 2,
    error: null,
  });
  const now = await post(batchOf(rows, { options: { metadata: { run: 'a' } } }));
  expect(withoutIds(job.result)).toEqual(withoutIds(now.body));
  expect(job.result.id).toBe(queued.body.id);
});

test('the batch of a job is stored, with its calculations', async () => {
  const queued = await post(batchOf(employees(55), ASYNC));
  expect((await service.call(`/v1/payroll/batches/${queued.body.id}`)).status).toBe(404);
  const { body: job } = await ended(queued);
  const { body: batch } = await service.call(`/v1/payroll/batches/${queued.body.id}`);
  expect(batch).toMatchObject({ total_succeeded: 55, job_id: queued.body.job_id });
  const { calculation_id } = batch.calculations[54];
  const one = await service.call(`/v1/payroll/calculations/${calculation_id}`);
  expect(one.body).toEqual(job.result.results[54].calculation);
  expect(one.body.record.batch_id).toBe(queued.body.id);
});

test('with fail_fast the job fails at the first row that fails, and there is no batch', async () => {
  const rows = [...employees(60), { id: 'no-salary' }];
  const queued = await post(batchOf(rows, { options: { async: true, fail_fast: true } }));
  const { body: job } = await ended(queued);
  expect(job).toMatchObject({
    status: 'failed',
    result: null,
    error: { code: 'BATCH_ABORTED', details: { index: 60, employee_id: 'no-salary' } },
  });
  expect((await service.call(`/v1/payroll/batches/${queued.body.id}`)).status).toBe(404);
});

test('a replay answers the job as it is now, and makes no second one', async () => {
  const body = batchOf(employees(52), ASYNC);
  const key = { 'Idempotency-Key': 'async-1' };
  const first = await post(body, key);
  await ended(first);
  const again = await post(body, key);
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
  expect(again.headers.get('Retry-After')).toBeNull();
  expect(again.body).toEqual({ ...first.body, status: 'completed', total_succeeded: 52 });
});

test('a fault of what all rows share is told at once', async () => {
  const answer = await post(batchOf(employees(51), { ...ASYNC, scheme: 'unknown' }));
  expect([answer.status, answer.body.error.code]).toEqual([404, 'SCHEME_NOT_FOUND']);
});

test("another client's job is answered like one that does not exist", async () => {
  const { body } = await post(batchOf(employees(51), ASYNC));
  const key = await service.issueKey('neighbour');
  const theirs = await service.call(`/v1/payroll/jobs/${body.job_id}`, { key });
  const unknown = await service.call('/v1/payroll/jobs/01JE5V6ZGQ0000000000000000', { key });
  expect([theirs.status, unknown.status]).toEqual([404, 404]);
  const text = ({ text: all, headers }: Answer, id: string) =>
    all.replace(headers.get('X-Request-Id') ?? '', '').replace(id, '');
  expect(text(theirs, body.job_id)).toBe(text(unknown, '01JE5V6ZGQ0000000000000000'));
  expect(theirs.body.error).toMatchObject({ code: 'JOB_NOT_FOUND', details: { job_id: body.job_id } });
});

/** The answer without what differs from one calculation to the next. */
function withoutIds(batch: Answer['body']): unknown {
  const results = batch.results.map(({ calculation, ...result }: Answer['body']) => ({
    ...result,
    calculation: calculation === null ? null : { ...calculation, id: '', record: '' },
  }));
  return { ...batch, id: '', results };
}
