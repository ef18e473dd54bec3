/**
 * What one client can do to another: single calculations of one client while another sends ten batches at once, each of
 * 500 rows with 900 fields that nobody knows (4 MB). Rounds without and with the attack take turns, so that whatever
 * else the machine does touches both. Prints the waits of the first client in each round, the ratio of the 99th
 * percentiles with its range, the longest wait, and the memory of the service.
 *
 * NEIGHBOUR_ROUNDS=5
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Target } from './attacker.ts';
import { Contender, PROGRAMS } from './contender.ts';
import { load, median, quantile } from './load.ts';
import { nextBatch, nextSingle } from './requests.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const CONNECTIONS = 4;
const ROUND_MS = 2500;
const rounds = Number(process.env.NEIGHBOUR_ROUNDS ?? 5);

/** A key of another client of the service. */
function secondKey(databaseUrl: string): string {
  const payroll = (...args: readonly string[]) =>
    execFileSync(process.execPath, ['bin/payroll.js', ...args, '--json'], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  payroll('clients', 'create', '--name', 'attacker');
  return JSON.parse(payroll('keys', 'create', '--client', 'attacker', '--name', 'bench')).key;
}

/** Megabytes of memory that the process has had at most. */
function memoryPeak({ processId }: Contender): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

function shown(latencies: readonly number[]): string {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => quantile(latencies, share).toFixed(1));
  return `p50 ${p50} ms  p99 ${p99} ms  longest ${longest} ms`;
}

/** The waits of the singles: those of the usual, and those while the attack goes on. */
async function round(singles: () => Promise<readonly number[]>, attacker: Worker) {
  const usual = await singles();
  const ended = once(attacker, 'message');
  attacker.postMessage('attack');
  const attacked = await singles();
  const [attackMs] = await ended;
  console.log(
    `usual     ${shown(usual)}\nattacked  ${shown(attacked)}  the attack ${Math.round(attackMs)} ms`,
  );
  return { ratio: quantile(attacked, 0.99) / quantile(usual, 0.99), longest: quantile(attacked, 1) };
}

const folder = mkdtempSync(join(tmpdir(), 'payroll-neighbour-'));
const databaseUrl = `sqlite:${join(folder, 'payroll.sqlite')}`;
const [program] = PROGRAMS;
if (program === undefined) throw new Error('there is no service to measure');
const contender = await Contender.start(program, databaseUrl, folder);
const { url, key } = contender.address;
const workerData: Target = { url, key: secondKey(databaseUrl) };
const attacker = new Worker(new URL('attacker.ts', import.meta.url), { workerData });
try {
  const singles = async () => (await load(url, CONNECTIONS, ROUND_MS, nextSingle(key))).latencies;
  await singles();
  await load(url, 2, ROUND_MS, nextBatch(workerData.key, 500));
  const peakBefore = memoryPeak(contender);
  const results: Awaited<ReturnType<typeof round>>[] = [];
  for (let at = 0; at < rounds; at++) results.push(await round(singles, attacker));
  const ratios = results.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  const longest = results.map(({ longest }) => longest);
  const range = [ratios.at(0), ratios.at(-1)].map((ratio) => ratio?.toFixed(2)).join('–');
  console.log(`the 99th percentile is ${median(ratios).toFixed(2)} times the usual (${range})`);
  console.log(
    `the longest wait: ${median(longest).toFixed(0)} ms, at most ${Math.max(...longest).toFixed(0)} ms`,
  );
  console.log(`memory: ${peakBefore} MB after normal batches, ${memoryPeak(contender)} MB at most`);
} finally {
  await attacker.terminate();
  await contender.stop();
  rmSync(folder, { recursive: true, force: true });
}
