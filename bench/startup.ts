/**
 * How soon the service is ready after its start, on a database that exists: the median of several starts, beside
 * those of a Node.js that does nothing, because a loaded machine starts everything later.
 *
 * BENCH_STARTS=10  BENCH_DATABASES=sqlite,postgres
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSocket } from '../server/http/open-socket.ts';
import { createDatabase, PostgresServer } from '../test/postgres/postgres-server.ts';
import { type BenchResult, compared, measured, publish } from './result.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const STARTS = Number(process.env.BENCH_STARTS ?? 10);
const AIM_MS = 600;
const POLL_MS = 5;
const GIVE_UP_MS = 60_000;

/** Milliseconds until a Node.js that does nothing has ended. */
async function nothing(): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return performance.now() - startedAt;
}

/** Milliseconds until the service says that it is ready; then it is stopped. */
async function ready(databaseUrl: string): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), LOG_LEVEL: 'warn' };
  const startedAt = performance.now();
  const child = spawn('bin/payroll', ['serve'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - startedAt > GIVE_UP_MS)
      throw new Error('it did not start');
    await sleep(POLL_MS);
  }
  const took = performance.now() - startedAt;
  child.kill('SIGTERM');
  await ended;
  return took;
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/v1/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const url = await openSocket(server, '127.0.0.1', 0);
  await new Promise((resolve) => server.close(resolve));
  return Number(new URL(url).port);
}

async function measure(name: string, databaseUrl: string): Promise<BenchResult> {
  // The first start makes the database.
  await ready(databaseUrl);
  const services: number[] = [];
  const empty: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    empty.push(await nothing());
    services.push(await ready(databaseUrl));
  }
  const service = measured('service, until it is ready', services);
  return {
    title: `the service on ${name}`,
    about:
      'From the start of the process until `/v1/health/ready` answers 200, on a database that exists; beside it a ' +
      'Node.js that does nothing, since a loaded machine starts everything later.',
    unit: 'ms',
    spread: `fastest–slowest of ${STARTS}`,
    contenders: [service, measured('node -e 0', empty)],
    ratios: [compared(service.name, null, service.median, { atMost: AIM_MS })],
    notes: [],
  };
}

const results: BenchResult[] = [];
const kinds = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',');
if (kinds.includes('sqlite')) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  results.push(await measure('SQLite', `sqlite:${join(folder, 'start.sqlite')}`));
  rmSync(folder, { recursive: true });
}
if (kinds.includes('postgres')) {
  const server = await PostgresServer.start('durable');
  try {
    results.push(await measure('PostgreSQL', await createDatabase(server.url, 'start')));
  } finally {
    await server.stop();
  }
}
publish(results);
