import { openDatabase } from '../../server/store/open-database.ts';
import { batchOf, employees } from '../server/batch-request.ts';
import { ensureDatabase, freshTarget, testedDatabase, urlOf } from '../server/test-database.ts';
import { ServerProcess } from './server-process.ts';

const ROWS = 300;
const MOST_MS_AFTER_DEATH = 90_000;

/** PostgreSQL is shared by servers and workers; one process has SQLite for itself, and starts again. */
const LANDSCAPE = {
  postgres: { serve: ['off', 'off'], work: ['only', 'only'], batches: 10, running: 3 },
  sqlite: { serve: ['on'], work: [], batches: 6, running: 2 },
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

/** What this test reads of answers; their shape is the subject of other tests. */
interface Told {
  readonly id: string;
  readonly job_id: string;
  readonly poll_url: string;
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

/** Asks about every job again and again, until the answers are as wished. */
async function poll(jobs: readonly string[], isSo: (statuses: readonly string[]) => boolean): Promise<void> {
  for (const deadline = Date.now() + MOST_MS_AFTER_DEATH; Date.now() < deadline; ) {
    const answers = await Promise.all(jobs.map((job) => ask(job)));
    const statuses = answers.map(({ body }) => body.status);
    if (isSo(statuses)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the jobs never came so far');
}

test('what a worker leaves half done when it is killed another does: nothing is lost, nothing is doubled', async () => {
  const started = await Promise.all(all.map((one) => one.start()));
  urls.push(...started.slice(0, servers.length));
  const [, key] = /^API key: (\S+)/m.exec(servers.map((one) => one.printed).join('')) ?? [];
  authorization = `Bearer ${key}`;

  const order = batchOf(employees(ROWS), { options: { async: true } });
  const queued = await Promise.all(
    Array.from({ length: LANDSCAPE.batches }, () => ask('/v1/payroll/batch', order)),
  );
  expect(queued.map(({ status }) => status)).toEqual(queued.map(() => 202));
  const jobs = queued.map(({ body }) => body.poll_url);

  // Two at a time on each: so the one that is killed has one at least.
  await poll(
    jobs,
    (statuses) => statuses.filter((status) => status === 'running').length >= LANDSCAPE.running,
  );
  const [victim] = workers.length > 0 ? workers : servers;
  expect(await victim?.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
  const diedAt = Date.now();
  if (workers.length === 0) urls.splice(0, 1, (await victim?.start()) ?? '');

  await poll(jobs, (statuses) => statuses.every((status) => status === 'completed'));
  expect(Date.now() - diedAt).toBeLessThan(MOST_MS_AFTER_DEATH);
  for (const { body } of queued) {
    const batch = await ask(`/v1/payroll/batches/${body.id}`);
    expect(batch.body).toMatchObject({ job_id: body.job_id, total_succeeded: ROWS, total_failed: 0 });
    expect(new Set(batch.body.calculations.map(idOf)).size).toBe(ROWS);
  }
  const { reader, close } = openDatabase(target);
  const [stored] = await reader('calculations').count({ count: '*' });
  expect(Number(stored?.count)).toBe(ROWS * LANDSCAPE.batches);
  await close();

  const survivors = all.filter((one) => one !== victim || workers.length === 0);
  const exits = await Promise.all(survivors.map((one) => one.end('SIGTERM')));
  expect(exits).toEqual(survivors.map(() => ({ code: 0, signal: null })));
}, 180_000);

function idOf({ calculation_id: id }: { readonly calculation_id: string }): string {
  return id;
}
