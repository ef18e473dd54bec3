import { batch, endJobs } from './operations.ts';
import { TestService } from './test-service.ts';
import { until } from './until.ts';

const service = new TestService({ config: { worker: 'on' } });
/** Nobody works on its jobs. */
const idle = new TestService();
beforeAll(async () => {
  await service.start();
  await idle.start();
});
afterAll(async () => {
  await service.stop();
  await idle.stop();
});

const DAY_MS = 86_400_000;

async function enqueue(at: TestService, options: object = {}): Promise<string> {
  const body = batch(51, { async: true, ...options });
  return (await at.call('/v1/payroll/batch', { body })).body.job_id;
}

async function idsOf(at: TestService, query: string, key = at.key): Promise<readonly string[]> {
  const { body } = await at.call(`/v1/payroll/jobs?${query}`, { key });
  return body.data.map(({ id }: { id: string }) => id);
}

test('an item is the job without its result, and with what it is about', async () => {
  const id = await enqueue(service);
  const read = async () => (await service.call(`/v1/payroll/jobs/${id}`)).body;
  await until(async () => (await read()).status === 'completed');
  const { result, ...job } = await read();
  expect(result.total_succeeded).toBe(51);
  const { body } = await service.call('/v1/payroll/jobs');
  expect(body).toEqual({
    data: [{ ...job, country: 'CO', scheme: 'ordinario', year: 2025 }],
    has_more: false,
    next_cursor: null,
  });
});

test('jobs are found by where they stand and when they came, newest first, in pages', async () => {
  const first = await enqueue(idle);
  const between = new Date(idle.clock.read() + 500).toISOString();
  idle.clock.advance(1000);
  const second = await enqueue(idle);
  expect(await idsOf(idle, 'status=queued')).toEqual([second, first]);
  expect(await idsOf(idle, 'status=failed')).toEqual([]);
  expect(await idsOf(idle, `created_from=${between}`)).toEqual([second]);
  expect(await idsOf(idle, `created_to=${between}`)).toEqual([first]);
  expect(await idsOf(idle, 'limit=1')).toEqual([second]);
  expect(await idsOf(idle, `cursor=${second}`)).toEqual([first]);
  expect(await idsOf(idle, '', await idle.issueKey('other'))).toEqual([]);
});

test('a job is listed until it is deleted, whatever a clock says', async () => {
  await endJobs(idle);
  const ended = await idsOf(idle, 'status=failed');
  expect(ended).toHaveLength(2);
  const unfinished = await enqueue(idle);
  idle.clock.advance(40 * DAY_MS);
  expect(await idsOf(idle, '')).toEqual([unfinished, ...ended]);
});

test('times the wrong way round are refused', async () => {
  const path = '/v1/payroll/jobs?created_from=2025-02-01T00:00:00Z&created_to=2025-01-01T00:00:00Z';
  const { status, body } = await idle.call(path);
  expect([status, body.detail[0].loc]).toEqual([422, ['query', 'created_to']]);
});
