/**
 * What one client can do to another: single calculations of one client while another sends ten batches at once, each of
 * 500 rows with 900 fields that nobody knows (4 MB). Prints the usual 99th percentile of the first client and that
 * under attack, the longest wait, and the memory of the service after normal batches and after the attack.
 *
 * NEIGHBOUR_ROUND_MS=5000
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contender, PROGRAMS } from './contender.ts';
import { load, quantile } from './load.ts';
import { nextBatch, nextSingle } from './requests.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const CONNECTIONS = 4;
const ATTACKS = 10;
const roundMs = Number(process.env.NEIGHBOUR_ROUND_MS ?? 5000);

function attackBody(): string {
  const fields = Array.from({ length: 900 }, (_, at) => `"f${at}":1`).join(',');
  const rows = Array.from({ length: 500 }, (_, at) => `{"id":"e${at}",${fields}}`);
  const period = { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 };
  const shared = { country: 'CO', scheme: 'ordinario', year: 2025, period, employer: { id: 'attacker' } };
  return `${JSON.stringify(shared).slice(0, -1)},"employees":[${rows.join(',')}]}`;
}

/** A key of another client of the service. */
function secondKey(databaseUrl: string): string {
  const payroll = (...args: readonly string[]) =>
    execFileSync(process.execPath, ['bin/payroll.ts', ...args, '--json'], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  payroll('clients', 'create', '--name', 'attacker');
  return JSON.parse(payroll('keys', 'create', '--client', 'attacker', '--name', 'bench')).key;
}

/** The most memory that the process has had so far, in MB; what it has now where `field` says so. */
function memory(contender: Contender, field: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${contender.processId}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

async function attack(url: string, key: string, body: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}/v1/payroll/batch`, { method: 'POST', headers, body });
  const { length } = await answer.text();
  if (answer.status !== 201) throw new Error(`the attack was answered ${answer.status}`);
  if (length > 400_000) throw new Error(`the attack was answered with ${length} characters`);
}

function print(what: string, latencies: readonly number[], contender: Contender): void {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => quantile(latencies, share).toFixed(1));
  const [now, most] = [memory(contender, 'VmRSS'), memory(contender, 'VmHWM')];
  console.log(
    `${what.padEnd(28)} p50 ${p50} ms  p99 ${p99} ms  longest ${longest} ms  ${now} MB, at most ${most} MB`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'payroll-neighbour-'));
const databaseUrl = `sqlite:${join(folder, 'payroll.sqlite')}`;
const [program] = PROGRAMS;
if (program === undefined) throw new Error('there is no service to measure');
const contender = await Contender.start(program, databaseUrl, folder);
try {
  const { url, key } = contender.address;
  const other = secondKey(databaseUrl);
  const body = attackBody();
  const singles = () => load(url, CONNECTIONS, roundMs, nextSingle(key));
  await singles();
  await load(url, 2, roundMs, nextBatch(other, 500));
  const usual = (await singles()).latencies;
  print('usual', usual, contender);
  const attacks = Array.from({ length: ATTACKS }, () => attack(url, other, body));
  const [attacked] = await Promise.all([singles(), ...attacks]);
  print(`with ${ATTACKS} batches of faults`, attacked.latencies, contender);
  const ratio = quantile(attacked.latencies, 0.99) / quantile(usual, 0.99);
  console.log(`the 99th percentile is ${ratio.toFixed(2)} times the usual`);
} finally {
  await contender.stop();
  rmSync(folder, { recursive: true, force: true });
}
