import { employee } from './batch-request.ts';
import { ErasureWorld } from './erasure-world.ts';
import { storeAsBefore } from './old-batch.ts';
import { calculation } from './test-service.ts';
import { until } from './until.ts';

const world = new ErasureWorld({ config: { worker: 'on' } });
beforeAll(() => world.start());
beforeEach(() => world.nextClient());
afterAll(() => world.stop());

const ERASED = {
  code: 'ERASED',
  message: 'What was here was erased because the law demands it.',
  details: {},
};

function store(employees: readonly unknown[], changes: Readonly<Record<string, unknown>> = {}, key = '') {
  const { employee: _, ...header } = calculation(changes);
  const headers: Record<string, string> = key === '' ? {} : { 'Idempotency-Key': key };
  return world.service.call('/v1/payroll/batch', { body: { ...header, employees }, headers });
}

async function stored(id: string) {
  return (await world.service.call(`/v1/payroll/batches/${id}`)).body;
}

/** Two rows of emp-1, one of which fails, between rows of others, of which one fails. */
const ROWS = [
  employee('emp-0'),
  employee('emp-1'),
  employee('emp-2', { monthly_salary: '0' }),
  employee('emp-1', { monthly_salary: 'much' }),
  employee('emp-10'),
];

test('the rows of the employee are errors of nobody, the others are as they were', async () => {
  const made = await store(ROWS, {}, 'batch');
  const before = await stored(made.body.id);
  const erased = await world.erase('--employee', 'emp-1');
  expect(erased).toMatchObject({
    calculations: [made.body.results[1].calculation.id],
    batches: [{ id: made.body.id, rows: [1, 3] }],
    erasure: { calculations: 1, batch_rows: 2 },
  });
  const left = await stored(made.body.id);
  expect(left).toEqual({
    ...before,
    total_succeeded: 2,
    total_failed: 3,
    calculations: [before.calculations[0], before.calculations[2]],
    failures: [
      { index: 1, employee_id: null, error: ERASED },
      before.failures[0],
      { index: 3, employee_id: null, error: ERASED },
    ],
  });
  const everything = await world.everything();
  expect(everything).not.toContain('emp-1"');
  expect(everything).not.toContain('much');
  expect(everything).toContain('emp-10"');
  await world.isUnknown('/v1/payroll/calculations/ID', made.body.results[1].calculation.id);
  expect((await world.verify()).findings).toEqual([]);
});

test('a retry of the batch is answered what is left of it', async () => {
  const made = await store(ROWS, {}, 'batch');
  await world.erase('--employee', 'emp-1');
  const retry = await store(ROWS, {}, 'batch');
  expect(retry.status).toBe(200);
  const row = { employee_id: null, status: 'error', calculation: null, error: ERASED };
  expect(retry.body.results).toEqual([
    made.body.results[0],
    row,
    made.body.results[2],
    row,
    made.body.results[4],
  ]);
  expect((await store([employee('emp-0')], {}, 'batch')).status).toBe(422);
});

test('a batch in which only the employee was stays, empty', async () => {
  const made = await store([employee('emp-1')]);
  await world.erase('--employee', 'emp-1');
  expect(await stored(made.body.id)).toMatchObject({
    total_requested: 1,
    total_succeeded: 0,
    total_failed: 1,
    calculations: [],
    failures: [{ index: 0, employee_id: null, error: ERASED }],
  });
});

test('one after the other leaves each revision in the audit', async () => {
  const made = await store(ROWS);
  const [first, second] = [made.body.results[0], made.body.results[4]];
  await world.erase('--calculation', first.calculation.id);
  expect((await world.verify()).findings).toEqual([]);
  await world.erase('--employee', 'emp-10');
  await world.erase('--employee', 'emp-1');
  const { findings, checked } = await world.verify();
  expect({ findings, erasures: checked.erasures }).toEqual({ findings: [], erasures: 3 });
  expect(await stored(made.body.id)).toMatchObject({ calculations: [], total_failed: 5 });
  await world.isUnknown('/v1/payroll/calculations/ID', second.calculation.id);
});

test('rows that never became a calculation are found too', async () => {
  const made = await store([employee('emp-1', { monthly_salary: '0' }), { id: 77, monthly_salary: '8' }]);
  expect((await world.erase('--employee', 'emp-1')).batches).toEqual([{ id: made.body.id, rows: [0] }]);
  expect((await world.erase('--employee', '77')).batches).toEqual([{ id: made.body.id, rows: [1] }]);
  expect(await world.everything()).not.toContain('"monthly_salary":"8"');
});

test('only the batches of the employer', async () => {
  const [acme, beta] = [await store(ROWS), await store(ROWS, { employer: { id: 'beta' } })];
  const { err } = await world.command('--employee', 'emp-1', '--dry-run');
  expect(err).toContain('name one with --employer: acme, beta');
  const erased = await world.erase('--employee', 'emp-1', '--employer', 'beta');
  expect(erased.batches).toEqual([{ id: beta.body.id, rows: [1, 3] }]);
  expect((await stored(acme.body.id)).total_succeeded).toBe(3);
});

const MANY = [...ROWS, ...Array.from({ length: 46 }, (_, at) => employee(`more-${at}`))];

async function ended(job: string): Promise<void> {
  await until(async () => (await world.service.call(`/v1/payroll/jobs/${job}`)).body.finished_at !== null);
}

test('a job tells what is left of its batch', async () => {
  const queued = await store(MANY, { options: { async: true } }, 'job');
  await ended(queued.body.job_id);
  await world.erase('--employee', 'emp-1');
  const { body } = await world.service.call(`/v1/payroll/jobs/${queued.body.job_id}`);
  const counts = { total_requested: 51, processed: 51, total_succeeded: 48, total_failed: 3 };
  expect(body).toMatchObject({ status: 'completed', ...counts });
  expect(body.result).toMatchObject({ total_succeeded: 48, total_failed: 3 });
  expect(body.result.results[3]).toMatchObject({ employee_id: null, error: ERASED });
  const replay = await store(MANY, { options: { async: true } }, 'job');
  expect(replay.body).toMatchObject({ total_succeeded: 48, total_failed: 3 });
  expect(await world.everything()).not.toContain('emp-1"');
  expect((await world.verify()).findings).toEqual([]);
});

test('the error of a job that the employee ended forgets the employee', async () => {
  const rows = [...MANY.slice(4), employee('emp-1', { monthly_salary: 'much' })];
  const queued = await store([...rows, ...MANY.slice(0, 3)], { options: { async: true, fail_fast: true } });
  await ended(queued.body.job_id);
  const path = `/v1/payroll/jobs/${queued.body.job_id}`;
  expect((await world.service.call(path)).body.error.details).toMatchObject({ employee_id: 'emp-1' });
  expect(await world.erase('--employee', 'emp-1')).toMatchObject({ jobs: [queued.body.job_id] });
  const { body } = await world.service.call(path);
  expect(body).toMatchObject({ status: 'failed', error: { code: 'BATCH_ABORTED' } });
  expect(body.error.details).toEqual({ index: 47, employee_id: null, error: ERASED });
  expect(await world.everything()).not.toContain('much');
});

/** Runs `meanwhile` once, when the first statement that has `sql` was answered and nobody has seen it yet. */
function afterStatement(sql: string, meanwhile: () => Promise<unknown>): void {
  const { client } = world.service.service.database.reader;
  const query = client.query;
  client.query = async (...call: readonly [unknown, { readonly sql?: string }]) => {
    const answer = await query.apply(client, call);
    if (call[1].sql?.includes(sql) !== true) return answer;
    client.query = query;
    await meanwhile();
    return answer;
  };
}

test('a job that is read while its calculations are erased answers what is left', async () => {
  const queued = await store(MANY, { options: { async: true } });
  await ended(queued.body.job_id);
  let erased = 0;
  afterStatement('batches', async () => {
    erased = (await world.erase('--employee', 'emp-1')).calculations.length;
  });
  const { status, body: job } = await world.service.call(`/v1/payroll/jobs/${queued.body.job_id}`);
  expect(erased).toBe(1);
  expect(status).toBe(200);
  expect(job.result).toMatchObject({ total_succeeded: 48, total_failed: 3 });
  expect(job.result.results[1]).toMatchObject({ calculation: null, error: { code: 'ERASED' } });
});

test('a batch stores no request: nobody stands there but by the id of a row', async () => {
  const queued = await store(MANY, { options: { async: true } });
  await ended(queued.body.job_id);
  await store(ROWS);
  const { reader } = world.service.service.database;
  const { id: client_id } = await reader('clients').where({ name: world.client }).first();
  const kept = [await reader('batches').where({ client_id }), await reader('jobs').where({ client_id })];
  expect(kept.map((rows) => rows.length)).toEqual([2, 1]);
  expect(JSON.stringify(kept)).not.toContain('monthly_salary\\":');
  expect((await world.verify()).findings).toEqual([]);
});

test('a batch that version 0.1 stored forgets the rows of the employee in its request too', async () => {
  const made = await store(ROWS);
  const { employee: _, ...header } = calculation();
  await storeAsBefore(world.service, made.body.id, { ...header, employees: ROWS });
  expect((await world.verify()).findings).toEqual([]);
  expect((await world.erase('--employee', 'emp-1')).batches).toEqual([{ id: made.body.id, rows: [1, 3] }]);
  const everything = await world.everything();
  expect(everything).not.toContain('emp-1\\"');
  expect(everything).not.toContain('much');
  expect(everything).toContain('emp-10\\",\\"monthly_salary');
  expect((await world.verify()).findings).toEqual([]);
});

test('a batch whose request is damaged is erased by what its answer names, and the request goes', async () => {
  const made = await store(ROWS);
  const { writer } = world.service.service.database;
  const { employee: _, ...header } = calculation();
  await storeAsBefore(world.service, made.body.id, { ...header, employees: ROWS });
  const { request } = await writer('batches').where({ id: made.body.id }).first();
  await writer('batches')
    .where({ id: made.body.id })
    .update({ request: request.slice(0, -5) });
  expect((await world.erase('--employee', 'emp-1')).batches).toEqual([{ id: made.body.id, rows: [1, 3] }]);
  const left = await stored(made.body.id);
  expect(left.calculations.map(({ index }: { readonly index: number }) => index)).toEqual([0, 4]);
  expect(await world.everything()).not.toContain('emp-1"');
});
