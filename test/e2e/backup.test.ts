import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { backUp, HOW, restore } from '../postgres/database-copy.ts';
import { ensureDatabase, freshTarget, urlOf } from '../server/test-database.ts';
import { calculation } from '../server/test-service.ts';
import { until } from '../server/until.ts';
import { ServerProcess } from './server-process.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const CLIENTS = 4;

const target = freshTarget();
const server = new ServerProcess(urlOf(target), { RATE_LIMIT: 'off' });
const stopped: ServerProcess[] = [server];
afterAll(() => Promise.all(stopped.map((one) => one.end('SIGKILL'))));

/** Clients that store payslips without a pause, and what they were answered. */
class Load {
  readonly answers = new Map<string, string>();
  #isOver = false;
  #running: Promise<unknown> = Promise.resolve();

  start(url: string, headers: Readonly<Record<string, string>>): void {
    const client = async (number: number) => {
      for (let count = 0; !this.#isOver; count++) {
        const employee = { id: `${number}-${count}`, monthly_salary: '1423500' };
        const body = JSON.stringify(calculation({ employee }));
        const response = await fetch(`${url}/v1/payroll/calculate`, { method: 'POST', headers, body });
        const location = response.headers.get('Location');
        if (location !== null) this.answers.set(location, await response.text());
      }
    };
    this.#running = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }
}

test(`a backup made while payslips are stored without a pause (${HOW}) is restored: it starts, answers byte for byte and verifies`, async () => {
  await ensureDatabase(target);
  const url = await server.start();
  const [, key] = /API key: (\S+)/.exec(server.printed) ?? [];
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const load = new Load();
  load.start(url, headers);
  await until(() => load.answers.size > 50);
  const before = new Map(load.answers);
  const copy = await backUp(target);
  await load.stop();
  await server.end('SIGTERM');

  const place = await restore(copy, target);
  const second = new ServerProcess(urlOf(place));
  stopped.push(second);
  const restoredUrl = await second.start();
  for (const [path, text] of before) {
    expect(await (await fetch(restoredUrl + path, { headers })).text()).toBe(text);
  }
  const body = JSON.stringify(calculation());
  const fresh = await fetch(`${restoredUrl}/v1/payroll/calculate`, { method: 'POST', headers, body });
  expect(fresh.status).toBe(201);
  await second.end('SIGTERM');
  const env = { ...process.env, DATABASE_URL: urlOf(place) };
  const verified = await promisify(execFile)(process.execPath, ['bin/payroll.js', 'verify'], {
    cwd: ROOT,
    env,
  });
  expect(verified.stdout).toMatch(/: everything matches\.\n$/);
});
