import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { batchOf, employees } from '../server/batch-request.ts';
import { ensureDatabase, freshTarget, testedDatabase, urlOf } from '../server/test-database.ts';
import { ServerProcess } from './server-process.ts';

const ROWS = 300;

/** PostgreSQL is shared by servers and workers; one process has SQLite for itself, and starts again. */
const LANDSCAPE = {
  postgres: { serve: ['off', 'off'], work: ['only', 'only'], running: 3 },
  sqlite: { serve: ['on'], work: [], running: 2 },
}[testedDatabase];

const target = freshTarget();
const start = (worker: string) => new ServerProcess(urlOf(target), { WORKER: worker });
const servers = LANDSCAPE.serve.map(start);
const workers = LANDSCAPE.work.map(start);
const all = [...servers, ...workers];
const urls: string[] = [];
let authorization = '';

beforeAll(() => ensureDatabase(target));
afterAll(() => Promise.all(all.map((one) => one.end('SIGKILL'))));

/** What was answered when a batch was put in: where it is, and where its job is. */
interface Queued {
  readonly id: string;
  readonly job_id: string;
  readonly poll_url: string;
}

/** What this test reads of answers; their shape is the subject of other tests. */
interface Told extends Queued {
  readonly status: string;
  readonly calculations: readonly { readonly calculation_id: string }[];
}

async function ask(path: string, body?: object): Promise<{ readonly status: number; readonly body: Told }> {
  // In turn, so that no process is asked twice about the same thing.
  const [url = ''] = urls.splice(0, 1);
  urls.push(url);
  const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url + path, { headers, ...post });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

async function putIn(): Promise<Queued> {
  const order = batchOf(employees(ROWS), { options: { async: true } });
  const { status, body } = await ask('/v1/payroll/batch', order);
  expect(status).toBe(202);
  return body;
}

async function statusesOf(queued: readonly Queued[]): Promise<readonly string[]> {
  const answers = await Promise.all(queued.map(({ poll_url }) => ask(poll_url)));
  const statuses = answers.map(({ body }) => body.status);
  expect(statuses).not.toContain('failed');
  return statuses;
}

/** Puts batches in until so many are seen to run at once, however fast they are worked on. */
async function putInUntilRunning(count: number): Promise<readonly Queued[]> {
  const queued: Queued[] = [];
  for (; ; await sleep(20)) {
    const statuses = await statusesOf(queued);
    if (statuses.filter((status) => status === 'running').length >= count) return queued;
    // Always some more than can run.
    const unfinished = statuses.filter((status) => status !== 'completed').length;
    const wanted = Math.max(0, 2 * count - unfinished);
    queued.push(...(await Promise.all(Array.from({ length: wanted }, putIn))));
  }
}

async function untilCompleted(queued: readonly Queued[]): Promise<void> {
  while ((await statusesOf(queued)).some((status) => status !== 'completed')) await sleep(50);
}

test('what a worker leaves half done when it is killed another does: nothing is lost, nothing is doubled', async () => {
  const started = await Promise.all(all.map((one) => one.start()));
  urls.push(...started.slice(0, servers.length));
  const [, key] = /^API key: (\S+)/m.exec(servers.map((one) => one.printed).join('')) ?? [];
  authorization = `Bearer ${key}`;

  // Two at a time on each: so the one that is killed has one at least.
  const queued = await putInUntilRunning(LANDSCAPE.running);
  const [victim] = workers.length > 0 ? workers : servers;
  expect(await victim?.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
  if (workers.length === 0) urls.splice(0, 1, (await victim?.start()) ?? '');

  await untilCompleted(queued);
  for (const { id, job_id } of queued) {
    const batch = await ask(`/v1/payroll/batches/${id}`);
    expect(batch.body).toMatchObject({ job_id, total_succeeded: ROWS, total_failed: 0 });
    expect(new Set(batch.body.calculations.map(idOf)).size).toBe(ROWS);
  }
  const { reader, close } = openDatabase(target);
  const [stored] = await reader('calculations').count({ count: '*' });
  expect(Number(stored?.count)).toBe(ROWS * queued.length);
  await close();

  const survivors = all.filter((one) => one !== victim || workers.length === 0);
  const exits = await Promise.all(survivors.map((one) => one.end('SIGTERM')));
  expect(exits).toEqual(survivors.map(() => ({ code: 0, signal: null })));
});

function idOf({ calculation_id: id }: { readonly calculation_id: string }): string {
  return id;
}
