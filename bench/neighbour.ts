/**
 * `make neighbour`: what one client that does its worst costs another. The waits of a single, a batch of 50 and a list, alone
 * and beside each attack, the delay of the event loop and the memory of the process.
 *
 *     NEIGHBOUR_ATTACKS=turns,lists  NEIGHBOUR_MS=3000  node bench/neighbour.ts
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Answered, ATTACK_NAMES, type Target } from './attacker.ts';
import { type Address, Contender, PROGRAMS } from './contender.ts';
import { load, type PreparedRequest, quantile } from './load.ts';
import { nextBatch, nextSingle } from './requests.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const ROUND_MS = Number(process.env.NEIGHBOUR_MS ?? 4000);
const wanted = process.env.NEIGHBOUR_ATTACKS?.split(',') ?? ATTACK_NAMES.filter((name) => name !== 'nothing');

/** A key of another client of the service. */
export function secondKey(databaseUrl: string, client: string): string {
  const payroll = (...args: readonly string[]) =>
    execFileSync(process.execPath, ['bin/payroll.js', ...args, '--json'], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  payroll('clients', 'create', '--name', client);
  return JSON.parse(payroll('keys', 'create', '--client', client, '--name', 'bench')).key;
}

/** Megabytes of memory that the process has now. */
export function memoryOf({ processId }: Contender): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Milliseconds by which the event loop was late since it was asked the last time: the 99th percentile and the longest. */
export async function loopDelay(port: number): Promise<readonly [p99: number, longest: number]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const sample = (name: string) =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return [sample('p99'), sample('max')];
}

function nextList(key: string): () => PreparedRequest {
  const head = `GET /v1/payroll/calculations?limit=20 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  return () => ({ bytes: Buffer.from(head), payslips: 0 });
}

type Waits = readonly (readonly [what: string, p50: number, p99: number])[];

/** How long another client waits. */
async function waitsOf({ url, key }: Address): Promise<Waits> {
  const asked = { single: nextSingle(key), 'batch of 50': nextBatch(key, 50), list: nextList(key) };
  const waits: [string, number, number][] = [];
  for (const [what, next] of Object.entries(asked)) {
    const { latencies } = await load(url, 2, ROUND_MS, next);
    waits.push([what, quantile(latencies, 0.5), quantile(latencies, 0.99)]);
  }
  return waits;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'payroll-neighbour-'));
  const databaseUrl = process.env.NEIGHBOUR_DATABASE ?? `sqlite:${join(folder, 'payroll.sqlite')}`;
  const [service] = PROGRAMS;
  if (service === undefined) throw new Error('there is no service to measure');
  const adminPort = await freePort();
  const env = { RATE_LIMIT: '2000', ADMIN_PORT: String(adminPort) };
  const contender = await Contender.start({ ...service, env }, databaseUrl, folder);
  const { address } = contender;
  const workerData: Target = { url: address.url, key: secondKey(databaseUrl, 'attacker') };
  const attacker = new Worker(new URL('attacker.ts', import.meta.url), { workerData });
  try {
    await waitsOf(address);
    for (const name of wanted) {
      const alone = await waitsOf(address);
      await loopDelay(adminPort);
      attacker.postMessage(name);
      const beside = await waitsOf(address);
      const [p99, longest] = await loopDelay(adminPort);
      const memory = memoryOf(contender);
      const ended = once(attacker, 'message');
      attacker.postMessage(null);
      const [answered]: Answered[] = await ended;
      console.log(`\n${name}: answered ${JSON.stringify(answered)}`);
      console.log(
        `  event loop late by ${p99.toFixed(0)} ms (p99), ${longest.toFixed(0)} ms at most; ${memory} MB`,
      );
      for (const [at, [what, p50, late]] of beside.entries()) {
        const [, usual = 0, usualLate = 0] = alone[at] ?? [];
        const ratio = (late / usualLate).toFixed(1);
        console.log(
          `  ${what.padEnd(12)} p50 ${usual.toFixed(1)} then ${p50.toFixed(1)} ms, p99 ${usualLate.toFixed(1)} then ${late.toFixed(1)} ms: ${ratio} times`,
        );
      }
    }
  } finally {
    await attacker.terminate();
    await contender.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await main();
