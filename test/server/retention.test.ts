import { pino } from 'pino';
import { RetentionSweep } from '../../server/jobs/retention-sweep.ts';
import { calculation, TestService } from './test-service.ts';

const DAY_MS = 24 * 3_600_000;
const service = new TestService({ config: { worker: 'off' } });
beforeAll(() => service.start());
afterAll(() => service.stop());

function sweep() {
  const settings = {
    database: service.service.database,
    clock: service.clock.read,
    log: pino({ level: 'silent' }),
  };
  return new RetentionSweep(settings).sweep();
}

const writer = () => service.service.database.writer;

async function use(key: string): Promise<number> {
  return (await service.calculate(calculation(), { 'Idempotency-Key': key })).status;
}

/** A job of the test's client that ended so many days ago; null for one that runs. */
async function insertJob(id: string, daysAgo: number | null): Promise<void> {
  const { id: client_id } = await writer()('clients').first('id');
  const at = (days: number) => new Date(service.clock.read() - days * DAY_MS).toISOString();
  await writer()('jobs').insert({
    id,
    client_id,
    environment: 'sandbox',
    type: 'payroll_batch',
    status: daysAgo === null ? 'running' : 'completed',
    batch_id: id,
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    total_requested: 1,
    processed: 0,
    total_succeeded: 0,
    total_failed: 0,
    created_at: at(90),
    finished_at: daysAgo === null ? null : at(daysAgo),
  });
}

test('an idempotency key is forgotten 30 days after its first use, what it made is not', async () => {
  const made = await service.calculate(calculation(), { 'Idempotency-Key': 'old' });
  service.clock.advance(29 * DAY_MS);
  expect(await use('young')).toBe(201);
  expect(await sweep()).toEqual({ keys: 0, jobs: 0 });
  expect(await use('old')).toBe(200);
  service.clock.advance(DAY_MS + 1);
  expect(await sweep()).toEqual({ keys: 1, jobs: 0 });
  expect(await use('young')).toBe(200);
  expect(await use('old')).toBe(201);
  expect((await service.call(`/v1/payroll/calculations/${made.body.id}`)).text).toBe(made.text);
});

test('a job is forgotten 30 days after its end, one that runs never', async () => {
  await insertJob('ended-long-ago', 31);
  await insertJob('ended-lately', 29);
  await insertJob('running', null);
  expect((await sweep()).jobs).toBe(1);
  expect(await writer()('jobs').orderBy('id').pluck('id')).toEqual(['ended-lately', 'running']);
});

test('many are deleted in several statements', async () => {
  const { client_id, environment, operation, ...rest } = await writer()('idempotency_keys').first();
  const rows = Array.from({ length: 1200 }, (_, at) => ({
    ...rest,
    client_id,
    environment,
    operation,
    key: `many-${at}`,
    claimed_at: 0,
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
  service.clock.advance(31 * DAY_MS);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const sweeper = new RetentionSweep({ database: service.service.database, clock: service.clock.read, log });
  sweeper.start();
  await sweeper.stop();
  expect(lines.join()).toContain('deleted what is older than 30 days');
});

test('a sweep that fails is told and changes nothing else', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const broken = await new TestService().start();
  const { database } = broken.service;
  await database.writer.destroy();
  const sweeper = new RetentionSweep({ database, clock: service.clock.read, log });
  sweeper.start();
  await sweeper.stop();
  expect(lines.join()).toContain('could not be deleted');
  await broken.stop();
});

test('a job whose time is over is not found, though nothing has swept it away', async () => {
  const [over, running] = ['01JE5V6ZGQ0000000000000000', '01JE5V6ZGQ0000000000000001'];
  await insertJob(over, 30.001);
  await insertJob(running, null);
  expect((await service.call(`/v1/payroll/jobs/${over}`)).body.error.code).toBe('JOB_NOT_FOUND');
  expect((await service.call(`/v1/payroll/jobs/${running}`)).status).toBe(200);
});
