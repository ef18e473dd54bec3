import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { openDatabase } from '../../server/store/database/open-database.ts';
import { batchOf, employee } from '../server/batch-request.ts';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { calculation } from '../server/test-service.ts';
import { ServerProcess } from './server-process.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const target = freshTarget();
const server = new ServerProcess(urlOf(target));
afterAll(() => server.end('SIGKILL'));

async function payroll(...args: readonly string[]) {
  const env = { ...process.env, DATABASE_URL: urlOf(target), NO_COLOR: '1' };
  const running = promisify(execFile)(process.execPath, ['bin/payroll.js', ...args], { cwd: ROOT, env });
  running.child.stdin?.end();
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, err: stderr }),
  );
}

/** The compressed texts of an employee's calculations, as they lie in a file: their last bytes are of them alone. */
async function compressed(employee_id: string): Promise<readonly string[]> {
  const { reader, close } = openDatabase(target);
  const rows = await reader('calculations').where({ employee_id }).select('content');
  await close();
  return rows.map(({ content }) => content.subarray(-100).toString('latin1'));
}

/** Everything that SQLite has on the disk; PostgreSQL keeps its files to itself. */
function onDisk(): string {
  if (target.kind !== 'sqlite') return '';
  const files = [target.file, `${target.file}-wal`].filter(existsSync);
  return files.map((file) => readFileSync(file, 'latin1')).join('');
}

test('an operator erases while the service runs: it serves nothing of it, and the file holds nothing of it', async () => {
  await ensureDatabase(target);
  const url = await server.start();
  const [, key] = /API key: (\S+)/.exec(server.printed) ?? [];
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const post = async (path: string, body: object) => {
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return JSON.parse(await response.text());
  };
  const read = (path: string) => fetch(url + path, { headers });
  const person = { id: 'unmistakable-person', monthly_salary: '1423500' };
  const made = await post('/v1/payroll/calculate', calculation({ employee: person }));
  const rows = Array.from({ length: 60 }, (_, at) => employee(at === 7 ? person.id : `emp-${at}`));
  const { job_id, id } = await post('/v1/payroll/batch', batchOf(rows, { options: { async: true } }));
  for (let ended = false; !ended; ) {
    ended = JSON.parse(await (await read(`/v1/payroll/jobs/${job_id}`)).text()).finished_at !== null;
  }
  const texts = await compressed(person.id);
  expect(texts).toHaveLength(2);
  if (target.kind === 'sqlite') for (const text of [person.id, ...texts]) expect(onDisk()).toContain(text);

  const asked = ['erase', '--client', 'demo', '--employee', person.id, '--reason', 'request 7'];
  expect(await payroll(...asked)).toMatchObject({
    code: 2,
    err: 'payroll: there is nobody to ask; --yes erases without asking\n',
  });
  expect((await read(`/v1/payroll/calculations/${made.id}`)).status).toBe(200);

  const done = await payroll(...asked, '--yes');
  expect(done).toMatchObject({ code: 0 });
  expect(done.out).toContain('  Calculations, with their traces: 2');
  expect(done.out).toContain(`    ${id} row 7`);
  expect(done.err).toContain('Backups and replicas');
  expect((await read(`/v1/payroll/calculations/${made.id}`)).status).toBe(404);
  const batch = await (await read(`/v1/payroll/batches/${id}`)).text();
  expect(batch).not.toContain(person.id);
  expect(JSON.parse(batch)).toMatchObject({ total_succeeded: 59, total_failed: 1 });
  if (target.kind === 'sqlite')
    expect(done.err).toContain('The database file holds none of what was erased any more.');
  else
    expect(done.err).toContain(
      'VACUUM (FULL) calculations, calculation_traces, calculation_sums, calculation_histories, opening_balances, batches',
    );
  for (const text of [person.id, ...texts]) expect(onDisk()).not.toContain(text);

  expect((await payroll('verify')).out).toContain('and 1 erasures: everything matches.');
  // Whoever works on is paid on.
  expect(await post('/v1/payroll/calculate', calculation({ employee: person }))).toMatchObject({
    status: 'success',
  });
});
