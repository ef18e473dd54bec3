import { pino } from 'pino';
import { ulids } from '../../server/identifiers.ts';
import type { JobQueue, QueuedJob } from '../../server/jobs/job-queue.ts';
import { JOB_TIMES } from '../../server/jobs/job-storage.ts';
import { type JobQueueSettings, openJobQueue, openJobStorage } from '../../server/jobs/open-job-queue.ts';
import type { Database } from '../../server/store/database/database.ts';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { migrate } from '../../server/store/upgrade/migrations.ts';
import { cutOff } from './cut-off.ts';
import { passTime } from './pass-time.ts';
import { TestClock } from './test-clock.ts';
import { ensureDatabase, freshTarget } from './test-database.ts';
import { until } from './until.ts';

const TIMES = { ...JOB_TIMES, pollMs: 20, heartbeatMs: 100, graceMs: 100 };
const LEASE_S = TIMES.leaseMs / 1000;
const target = freshTarget();
const clock = new TestClock();
let database: Database;
let queue: JobQueue;
const others: { readonly queue: JobQueue; readonly database: Database }[] = [];
/** What the handlers have been given, in order. */
let done: QueuedJob[] = [];

const settings = (of: Database): JobQueueSettings => ({
  database: of,
  target,
  clock: clock.read,
  nextId: ulids(clock.read),
  log: pino({ level: 'silent' }),
  times: TIMES,
});
const record = async (job: QueuedJob) => {
  done.push(job);
};
const forever = () => new Promise<void>(() => {});
const names = () => done.map((job) => job.payload.name);
const put = (name: string, notBefore?: number) =>
  queue.enqueue(database.writer, 'payout_transition', { name }, notBefore);
const pass = (seconds: number) => passTime(database, clock, seconds * 1000);
const secondsGoBy = () => pass(1);

/** How many seconds ago the worker of the one job that runs gave a sign of life. */
async function renewedAgo(): Promise<number> {
  if (database.kind === 'sqlite') {
    const { set_at } = await database.reader('queued_jobs').whereNotNull('holder').first();
    return (clock.read() - set_at) / 1000;
  }
  const ago = database.reader.raw('extract(epoch from now() - heartbeat_on)::float AS seconds');
  const { seconds } = await database.reader('pgboss.job').where({ state: 'active' }).first(ago);
  return seconds;
}

/** A second process, as far as the database can tell. */
async function openAnother(): Promise<JobQueue> {
  const ownDatabase = openDatabase(target);
  const another = await openJobQueue(settings(ownDatabase));
  others.push({ queue: another, database: ownDatabase });
  return another;
}

beforeAll(() => ensureDatabase(target));
beforeEach(async () => {
  done = [];
  database = openDatabase(target);
  await migrate(database);
  queue = await openJobQueue(settings(database));
});
afterEach(async () => {
  for (const other of others.splice(0)) {
    await other.queue.close();
    await other.database.close();
  }
  await queue.close();
  await database.writer.raw(
    database.kind === 'sqlite' ? 'DELETE FROM queued_jobs' : 'DELETE FROM pgboss.job',
  );
  await database.close();
});

test('a job runs once, with what was put in', async () => {
  queue.handle('payout_transition', record);
  await queue.start();
  await put('one');
  await until(() => done.length === 1);
  await put('two');
  await until(() => done.length === 2);
  expect(done).toMatchObject([
    { kind: 'payout_transition', payload: { name: 'one' }, attempt: 1 },
    { kind: 'payout_transition', payload: { name: 'two' }, attempt: 1 },
  ]);
});

test('what a transaction puts in and rolls back never runs', async () => {
  queue.handle('payout_transition', record);
  await queue.start();
  const refused = database.writer.transaction(async (trx) => {
    await queue.enqueue(trx, 'payout_transition', { name: 'refused' });
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  await put('marker');
  await until(() => done.length > 0);
  expect(names()).toEqual(['marker']);
  expect((await queue.depth()).payout_transition).toBe(0);
});

test('a process that works sees its own work when the transaction commits', async () => {
  const slow = await openJobQueue({ ...settings(database), times: { ...TIMES, pollMs: 3_600_000 } });
  others.push({ queue: slow, database: openDatabase(target) });
  slow.handle('payout_transition', record);
  await slow.start();
  await until(() => slow.isHealthy());
  await database.writer.transaction((trx) => slow.enqueue(trx, 'payout_transition', { name: 'own' }));
  await until(() => done.length === 1);
});

test('a failure is tried again, later', async () => {
  queue.handle('payout_transition', async (job) => {
    done.push(job);
    if (job.attempt < 3) throw new Error('not yet');
  });
  await queue.start();
  await put('stubborn');
  await until(() => done.length === 3, secondsGoBy);
  expect(done.map((job) => job.attempt)).toEqual([1, 2, 3]);
});

test('a job is not done before its time', async () => {
  queue.handle('payout_transition', record);
  await queue.start();
  await put('later', clock.read() + 5000);
  await put('now');
  await until(() => done.length === 1);
  expect(await queue.depth()).toEqual({ payroll_batch: 0, payout_transition: 0, webhook_delivery: 0 });
  await pass(3);
  await put('after three seconds');
  await until(() => done.length === 2);
  await pass(2);
  await until(() => done.length === 3);
  expect(names()).toEqual(['now', 'after three seconds', 'later']);
});

test('what a dead worker held is done by another within a minute', async () => {
  await put('orphan');
  const dead = await openJobStorage(settings(database), TIMES.leaseMs);
  expect(await dead.take('payout_transition', 10, null)).toMatchObject([{ payload: { name: 'orphan' } }]);
  queue.handle('payout_transition', record);
  await queue.start();
  await put('marker');
  await until(() => done.length === 1);
  await pass(LEASE_S - 5);
  await put('marker');
  await until(() => done.length === 2);
  expect(names()).toEqual(['marker', 'marker']);
  await pass(6);
  await until(() => done.length === 3);
  expect(done[2]).toMatchObject({ payload: { name: 'orphan' }, attempt: 2 });
  await dead.close();
});

test('a worker that lives keeps its job as long as it needs', async () => {
  const another = await openAnother();
  another.handle('payout_transition', record);
  let finish = () => {};
  queue.handle('payout_transition', (job) => {
    done.push(job);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await queue.start();
  await put('long');
  await until(() => done.length === 1);
  await another.start();
  for (let lease = 0; lease < 3; lease++) {
    await pass(LEASE_S / 2);
    await until(async () => (await renewedAgo()) < LEASE_S / 2);
  }
  finish();
  await put('next');
  await until(() => done.length === 2);
  expect(names()).toEqual(['long', 'next']);
});

test('two processes share the work, and do nothing twice', async () => {
  const taken = { here: 0, there: 0 };
  const another = await openAnother();
  const working = (place: keyof typeof taken) => async (job: QueuedJob) => {
    taken[place]++;
    // Neither does all of it before the other has come.
    await until(() => taken.here > 0 && taken.there > 0);
    done.push(job);
  };
  queue.handle('payout_transition', working('here'));
  another.handle('payout_transition', working('there'));
  await database.writer.transaction(async (trx) => {
    for (let n = 0; n < 200; n++) await queue.enqueue(trx, 'payout_transition', { name: `job ${n}` });
  });
  await Promise.all([queue.start(), another.start()]);
  await until(() => done.length >= 200);
  await until(async () => (await queue.depth()).payout_transition === 0);
  expect(new Set(names()).size).toBe(200);
  expect(done.length).toBe(200);
});

test('work of one kind does not hold up another, and only so much of a kind runs at once', async () => {
  queue.handle('payroll_batch', async (job) => {
    done.push(job);
    await forever();
  });
  queue.handle('webhook_delivery', record);
  await queue.start();
  for (let n = 0; n < 5; n++) await queue.enqueue(database.writer, 'payroll_batch', { name: 'batch' });
  await until(() => done.length === 2);
  await queue.enqueue(database.writer, 'webhook_delivery', { name: 'webhook' });
  await until(() => done.length === 3);
  expect(names()).toEqual(['batch', 'batch', 'webhook']);
  expect(await queue.depth()).toMatchObject({ payroll_batch: 3, webhook_delivery: 0 });
});

test('a client with much to be delivered leaves room for others, and takes turns with them', async () => {
  const ends: (() => void)[] = [];
  queue.handle('webhook_delivery', (job) => {
    done.push(job);
    return new Promise((resolve) => ends.push(resolve));
  });
  const deliver = (client: string, count: number) =>
    database.writer.transaction(async (trx) => {
      for (let n = 0; n < count; n++) await queue.enqueue(trx, 'webhook_delivery', { client_id: client, n });
    });
  const begun = () => done.map((job) => job.payload.client_id).join('');
  await deliver('a', 60);
  await queue.start();
  await until(() => done.length === 25);
  await deliver('c', 1);
  await until(() => done.length === 26);
  await deliver('b', 60);
  await until(() => done.length === 50);
  expect(begun()).toBe(`${'a'.repeat(25)}c${'b'.repeat(24)}`);
  await deliver('d', 3);
  for (let n = 0; n < 3; n++) {
    ends[n]?.();
    await until(() => done.length === 51 + n);
  }
  expect(begun().slice(50)).toBe('ddd');
});

test('stopping hands back what does not end, and takes nothing more', async () => {
  queue.handle('payout_transition', (job, stopping) => {
    done.push(job);
    return job.payload.name === 'deaf'
      ? forever()
      : new Promise((_, reject) => {
          stopping.addEventListener('abort', () => reject(new Error('stopped')));
        });
  });
  await queue.start();
  await put('deaf');
  await put('polite');
  await until(() => done.length === 2);
  await queue.stop();
  expect(queue.isHealthy()).toBe(false);
  const another = await openAnother();
  another.handle('payout_transition', record);
  await another.enqueue(database.writer, 'payout_transition', { name: 'new' });
  await another.start();
  await until(() => done.length === 5, secondsGoBy);
  expect(names().slice(2).sort()).toEqual(['deaf', 'new', 'polite']);
});

test('stopping waits for what ends soon', async () => {
  let hasEnded = false;
  queue.handle('payout_transition', async (job) => {
    done.push(job);
    await new Promise((resolve) => setTimeout(resolve, TIMES.graceMs / 2));
    hasEnded = true;
  });
  await queue.start();
  await put('short');
  await until(() => done.length === 1);
  await queue.stop();
  expect(hasEnded).toBe(true);
});

test('a process that does not work puts work in and counts it', async () => {
  await put('waiting');
  await put('waiting too');
  expect(await queue.depth()).toEqual({ payroll_batch: 0, payout_transition: 2, webhook_delivery: 0 });
  expect(queue.isHealthy()).toBe(false);
});

test('when the database comes back the work goes on', async () => {
  queue.handle('payout_transition', record);
  await queue.start();
  await put('before');
  await until(() => done.length === 1 && queue.isHealthy());
  const comesBack = await cutOff(target);
  await until(() => !queue.isHealthy());
  await expect(put('meanwhile')).rejects.toThrow();
  await comesBack();
  await put('after');
  await until(() => done.length === 2);
  await until(() => queue.isHealthy());
  expect(names()).toEqual(['before', 'after']);
});

test('a database is taken into use by several processes at once', async () => {
  const empty = freshTarget();
  await ensureDatabase(empty);
  const starts = Array.from({ length: 4 }, async () => {
    const ownDatabase = openDatabase(empty);
    await migrate(ownDatabase);
    const own = await openJobQueue({ ...settings(ownDatabase), target: empty });
    await own.enqueue(ownDatabase.writer, 'webhook_delivery', {});
    return { queue: own, database: ownDatabase };
  });
  const opened = await Promise.all(starts);
  others.push(...opened);
  expect((await opened[0]?.queue.depth())?.webhook_delivery).toBe(4);
});
