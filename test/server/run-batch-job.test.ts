import { pino } from 'pino';
import type { RuleModule } from '../../runtime/module.ts';
import { ulids } from '../../server/identifiers.ts';
import type { JobHandler, QueuedJob } from '../../server/jobs/job-queue.ts';
import { batchJobHandler } from '../../server/jobs/run-batch-job.ts';
import { RuleCatalog } from '../../server/payroll/rule-catalog.ts';
import { dictionariesFor } from '../../server/payroll/worked-payslips.ts';
import { batchOf, employee, employees } from './batch-request.ts';
import { failWrites } from './storage-fault.ts';
import { type Answer, TestService } from './test-service.ts';
import { tinyScheme } from './tiny-scheme.ts';
import { workersHere } from './workers-here.ts';

/** Takes requests only; the tests do the work of a worker. */
const service = new TestService();
beforeEach(() => service.start());
afterEach(() => service.stop());

const NEVER = new AbortController().signal;

function handler(module: RuleModule = tinyScheme().module): JobHandler {
  const { clock } = service;
  const calculator = {
    catalog: new RuleCatalog([module]),
    engineVersion: 'ab'.repeat(20),
    clock: clock.read,
    nextId: ulids(clock.read),
  };
  const { database } = service.service;
  // Not by the module of the test, which counts how often it is asked.
  const usual = { ...calculator, catalog: new RuleCatalog([tinyScheme().module]) };
  return batchJobHandler({
    database,
    calculator,
    dictionaries: dictionariesFor(database.writer, usual),
    workers: workersHere(calculator.catalog),
    log: pino({ level: 'info' }, { write: (line: string) => void service.logged.push(line) }),
  });
}

async function enqueue(rows: readonly unknown[] = employees(120), key?: string): Promise<Answer> {
  const body = batchOf(rows, { options: { async: true } });
  const queued = await service.call('/v1/payroll/batch', { body, ...(key !== undefined && { key }) });
  expect(queued.status).toBe(202);
  return queued;
}

function tryOf({ body }: Answer, attempt = 1): QueuedJob {
  return { kind: 'payroll_batch', payload: { job_id: body.job_id }, attempt };
}

async function jobOf(queued: Answer): Promise<Answer> {
  return service.call(queued.body.poll_url);
}

async function calculationsOf({ body }: Answer): Promise<number> {
  const { reader } = service.service.database;
  return (await reader('calculations').where({ batch_id: body.id }).select('id')).length;
}

/** A worker that is stopped while it is in the middle of a batch: after so many rows. */
function stoppedAfter(rows: number): { readonly module: RuleModule; readonly signal: AbortSignal } {
  const controller = new AbortController();
  const { module } = tinyScheme();
  let count = 0;
  const evaluate: RuleModule['evaluate'] = (call) => {
    count += 1;
    if (count === rows) controller.abort();
    return module.evaluate(call);
  };
  return { module: { ...module, evaluate }, signal: controller.signal };
}

test('a job that waits is queued, and tells when to look again', async () => {
  const job = await jobOf(await enqueue());
  expect(job.headers.get('Retry-After')).toBe('1');
  expect(job.body).toMatchObject({
    status: 'queued',
    total_requested: 120,
    processed: 0,
    started_at: null,
    finished_at: null,
    error: null,
    result: null,
  });
});

test('a worker that stops hands the job back; the next begins anew', async () => {
  const queued = await enqueue();
  const { module, signal } = stoppedAfter(75);
  await expect(handler(module)(tryOf(queued), signal)).rejects.toThrow();
  expect((await jobOf(queued)).body).toMatchObject({ status: 'running', processed: 50, total_succeeded: 50 });
  expect(await calculationsOf(queued)).toBe(0);
  await handler()(tryOf(queued, 2), NEVER);
  expect((await jobOf(queued)).body).toMatchObject({ status: 'completed', processed: 120 });
  expect(await calculationsOf(queued)).toBe(120);
});

test('two workers that run the same job make one batch', async () => {
  const queued = await enqueue();
  await Promise.all([handler()(tryOf(queued), NEVER), handler()(tryOf(queued, 2), NEVER)]);
  expect((await jobOf(queued)).body).toMatchObject({ status: 'completed', total_succeeded: 120 });
  expect(await calculationsOf(queued)).toBe(120);
});

test('a worker from whom the job is taken in the middle makes no second batch', async () => {
  const queued = await enqueue();
  const { module } = tinyScheme();
  let second: Promise<void> | undefined;
  const evaluate: RuleModule['evaluate'] = (call) => {
    second ??= handler()(tryOf(queued, 2), NEVER);
    return module.evaluate(call);
  };
  await handler({ ...module, evaluate })(tryOf(queued), NEVER);
  await second;
  expect((await jobOf(queued)).body).toMatchObject({ status: 'completed', total_succeeded: 120 });
  expect(await calculationsOf(queued)).toBe(120);
});

test('a job that has ended is not run again', async () => {
  const queued = await enqueue();
  await handler()(tryOf(queued), NEVER);
  const before = (await jobOf(queued)).text;
  await handler()(tryOf(queued, 2), NEVER);
  expect((await jobOf(queued)).text).toBe(before);
  expect(await calculationsOf(queued)).toBe(120);
});

test('a job that is gone is done', async () => {
  const job: QueuedJob = { kind: 'payroll_batch', payload: { job_id: 'gone' }, attempt: 1 };
  await expect(handler()(job, NEVER)).resolves.toBeUndefined();
});

test.each(['calculations', 'batches'])(
  'when writing %s fails nothing remains; it is tried again, and fails after five tries',
  async (table) => {
    const queued = await enqueue(employees(60));
    const repair = await failWrites(service.service.database.writer, table, 'INSERT');
    for (const attempt of [1, 2, 3, 4]) {
      await expect(handler()(tryOf(queued, attempt), NEVER)).rejects.toThrow();
      expect((await jobOf(queued)).body).toMatchObject({ status: 'running', finished_at: null });
    }
    await handler()(tryOf(queued, 5), NEVER);
    await repair();
    const { body } = await jobOf(queued);
    expect(body).toMatchObject({
      status: 'failed',
      error: { code: 'PERSISTENCE_UNAVAILABLE' },
      result: null,
    });
    expect(await calculationsOf(queued)).toBe(0);
    expect((await service.call(`/v1/payroll/batches/${queued.body.id}`)).status).toBe(404);
  },
);

test('a batch that could not be stored at first is stored by the next try', async () => {
  const queued = await enqueue();
  const repair = await failWrites(service.service.database.writer, 'batches', 'INSERT');
  await expect(handler()(tryOf(queued), NEVER)).rejects.toThrow();
  await repair();
  await handler()(tryOf(queued, 2), NEVER);
  expect((await jobOf(queued)).body).toMatchObject({ status: 'completed', error: null });
});

test('anything unexpected fails the job, is logged, and tells nothing of the inside', async () => {
  const queued = await enqueue();
  const { module } = tinyScheme();
  const broken = {
    ...module,
    evaluate: () => {
      throw new Error('a table is missing');
    },
  };
  await handler(broken)(tryOf(queued), NEVER);
  const { body, text } = await jobOf(queued);
  expect(body).toMatchObject({ status: 'failed', error: { code: 'INTERNAL_ERROR', details: {} } });
  expect(text).not.toContain('a table is missing');
  expect(service.logged.join()).toContain('a table is missing');
});

test('of one client 20 jobs may be unfinished', async () => {
  const rows = employees(51);
  const key = await service.issueKey('busy');
  const all = await Promise.all(Array.from({ length: 20 }, () => enqueue(rows, key)));
  const body = batchOf(rows, { options: { async: true } });
  const headers = { 'Idempotency-Key': 'too-many' };
  const refused = await service.call('/v1/payroll/batch', { body, key, headers });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('1');
  expect(refused.body.error).toMatchObject({
    code: 'TOO_MANY_JOBS',
    details: { limit: 20, retry_after_s: 1 },
  });
  await enqueue(rows);
  const [first] = all;
  if (first !== undefined) await handler()(tryOf(first), NEVER);
  const allowed = await service.call('/v1/payroll/batch', { body, key, headers });
  expect(allowed.status).toBe(202);
});

test('the limit of unfinished jobs holds for requests that come at once', async () => {
  const key = await service.issueKey('eager');
  const body = batchOf(employees(51), { options: { async: true } });
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => service.call('/v1/payroll/batch', { body, key })),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
});

test.each([
  ['jobs', 'INSERT'],
  ['idempotency_keys', 'UPDATE'],
] as const)('when writing %s fails there is no job, and the key is free again', async (table, event) => {
  const { writer } = service.service.database;
  const repair = await failWrites(writer, table, event);
  const body = batchOf(employees(51), { options: { async: true } });
  const headers = { 'Idempotency-Key': `fault-${table}` };
  const before = await writer('jobs').select('id');
  const failed = await service.call('/v1/payroll/batch', { body, headers });
  await repair();
  expect([failed.status, failed.body.error.code]).toEqual([503, 'PERSISTENCE_UNAVAILABLE']);
  expect(await writer('jobs').select('id')).toEqual(before);
  expect((await service.call('/v1/payroll/batch', { body, headers })).status).toBe(202);
});

test('a job keeps nothing of the request once it has ended', async () => {
  const queued = await enqueue([...employees(60), employee('maria-gomez')]);
  await handler()(tryOf(queued), NEVER);
  const row = await service.service.database.reader('jobs').where({ id: queued.body.job_id }).first();
  expect(JSON.stringify(row)).not.toContain('maria-gomez');
});

test('a job that every worker dies of fails in the end, instead of killing workers for ever', async () => {
  const queued = await enqueue();
  await handler()(tryOf(queued, 11), NEVER);
  expect((await jobOf(queued)).body).toMatchObject({
    status: 'failed',
    error: { code: 'INTERNAL_ERROR' },
    result: null,
  });
  expect(await calculationsOf(queued)).toBe(0);
});
