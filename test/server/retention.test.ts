import { pino } from 'pino';
import { RetentionSweep } from '../../server/jobs/retention-sweep.ts';
import type { Database } from '../../server/store/database/database.ts';
import { countToday } from '../../server/store/jobs/service-days.ts';
import { calculation, TestService } from './test-service.ts';
import { until } from './until.ts';

const DAY_MS = 24 * 3_600_000;
const service = new TestService({ config: { worker: 'off' } });
beforeAll(() => service.start());
afterAll(() => service.stop());

function sweeper(log = pino({ level: 'silent' }), database: Database = service.service.database) {
  return new RetentionSweep({ database, clock: service.clock.read, log });
}

const sweep = () => sweeper().sweep();
const writer = () => service.service.database.writer;

async function use(key: string): Promise<number> {
  return (await service.calculate(calculation(), { 'Idempotency-Key': key })).status;
}

/** The service runs for so many days. */
async function run(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    service.clock.advance(DAY_MS);
    await countToday(writer(), service.clock.read);
  }
}

async function insertJob(id: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const { id: client_id } = await writer()('clients').first('id');
  const at = new Date(service.clock.read()).toISOString();
  await writer()('jobs').insert({
    id,
    client_id,
    environment: 'sandbox',
    type: 'payroll_batch',
    status: 'completed',
    batch_id: id,
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    total_requested: 1,
    processed: 0,
    total_succeeded: 0,
    total_failed: 0,
    created_at: at,
    finished_at: at,
    ...changes,
  });
}

test('an idempotency key is forgotten 30 days after its first use, what it made is not', async () => {
  await sweep();
  const made = await service.calculate(calculation(), { 'Idempotency-Key': 'old' });
  await run(29);
  expect(await use('young')).toBe(201);
  await run(1);
  expect(await sweep()).toEqual({ keys: 0, jobs: 0 });
  expect(await use('old')).toBe(200);
  await run(1);
  expect(await sweep()).toEqual({ keys: 1, jobs: 0 });
  expect(await use('young')).toBe(200);
  expect(await use('old')).toBe(201);
  expect((await service.call(`/v1/payroll/calculations/${made.body.id}`)).text).toBe(made.text);
});

test.each([31, 200, 4000])('a clock that leaps by %i days makes no used key new', async (days) => {
  const key = `before a leap of ${days}`.replaceAll(' ', '-');
  const other = new TestService({ config: { ...service.config, worker: 'off' }, clock: service.clock });
  expect(await use(key)).toBe(201);
  service.clock.advance(days * DAY_MS);
  expect((await sweep()).keys).toBe(0);
  expect(await use(key)).toBe(200);
  // Another process that starts with this clock knows no better.
  other.key = service.key;
  await other.start();
  await sweeper(pino({ level: 'silent' }), other.service.database).sweep();
  expect((await other.calculate(calculation(), { 'Idempotency-Key': key })).status).toBe(200);
  await other.stop();
  service.clock.advance(-days * DAY_MS);
  await run(29);
  expect(await use(key)).toBe(200);
  await run(3);
  await sweep();
  expect(await use(key)).toBe(201);
});

test('a key that was used while the clock was behind by years is kept when the clock is right again', async () => {
  service.clock.advance(-4000 * DAY_MS);
  expect(await use('behind')).toBe(201);
  service.clock.advance(4000 * DAY_MS);
  await sweep();
  expect(await use('behind')).toBe(200);
});

test('a job is forgotten 30 days after its end, one that runs never, whatever a clock says', async () => {
  const [ended, running] = ['01JE5V6ZGQ0000000000000000', '01JE5V6ZGQ0000000000000001'];
  const day = (await writer()('service_days').max({ number: 'number' }).first())?.number;
  await insertJob(ended, { finished_day: day, status: 'failed' });
  await insertJob(running, { status: 'running', finished_at: null });
  service.clock.advance(40 * DAY_MS);
  expect((await sweep()).jobs).toBe(0);
  expect((await service.call(`/v1/payroll/jobs/${ended}`)).status).toBe(200);
  await run(30);
  expect((await sweep()).jobs).toBe(1);
  expect((await service.call(`/v1/payroll/jobs/${ended}`)).body.error.code).toBe('JOB_NOT_FOUND');
  expect((await service.call(`/v1/payroll/jobs/${running}`)).status).toBe(200);
});

test('many are deleted in several statements', async () => {
  await use('one-of-many');
  const { client_id, environment, operation, ...rest } = await writer()('idempotency_keys').first();
  const rows = Array.from({ length: 1200 }, (_, at) => ({
    ...rest,
    client_id,
    environment,
    operation,
    key: `many-${at}`,
    claimed_day: 0,
  }));
  await writer().batchInsert('idempotency_keys', rows, 100);
  let statements = 0;
  writer().on('query', ({ sql }: { readonly sql: string }) => {
    if (/^delete from .idempotency_keys/.test(sql)) statements++;
  });
  expect((await sweep()).keys).toBe(1200);
  expect(statements).toBe(3);
});

test('a worker sweeps when it starts, and stops at once', async () => {
  await run(31);
  const lines: string[] = [];
  const worker = sweeper(pino({}, { write: (line: string) => void lines.push(line) }));
  worker.start();
  await until(async () => lines.join().includes('deleted what is older than 30 days'));
  await worker.stop();
});

test('a sweep that fails is told and changes nothing else', async () => {
  const lines: string[] = [];
  const broken = await new TestService().start();
  const { database } = broken.service;
  await database.writer.destroy();
  const worker = sweeper(pino({}, { write: (line: string) => void lines.push(line) }), database);
  worker.start();
  await worker.stop();
  expect(lines.join()).toContain('could not be deleted');
  await broken.stop();
});

test('without a clock of its own the database says what day it is', async () => {
  const fresh = await new TestService().start();
  await countToday(fresh.service.database.writer, null);
  const { day } = await fresh.service.database.writer('service_days').first();
  expect(Math.abs(Date.parse(day) - Date.now())).toBeLessThan(2 * DAY_MS);
  await fresh.stop();
});
