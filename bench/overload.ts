/**
 * `make overload`: three times the singles that the process carries, of four clients. What succeeds and how late, what is
 * refused and how fast, memory, and how soon the full speed is back.
 *
 *     OVERLOAD_MS=10000  node bench/overload.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Contender, PROGRAMS } from './contender.ts';
import { load, quantile } from './load.ts';
import { memoryOf, secondKey } from './neighbour.ts';
import { nextSingle, singleBody } from './requests.ts';

const ROUND_MS = Number(process.env.OVERLOAD_MS ?? 8000);

interface Answer {
  readonly status: number;
  readonly milliseconds: number;
}

function ask(url: string, key: string): Promise<Answer> {
  const startedAt = performance.now();
  const body = JSON.stringify(singleBody());
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, milliseconds: performance.now() - startedAt });
    const sending = request(`${url}/v1/payroll/calculate`, { method: 'POST', headers }, (response) => {
      response.resume().once('close', () => end(response.statusCode ?? 0));
    });
    sending.once('error', () => end(0)).end(body);
  });
}

function shown(name: string, answers: readonly Answer[]): string {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0));
  return `  ${name.padEnd(10)} ${String(answers.length).padStart(6)}  p50 ${p50} ms  p99 ${p99} ms`;
}

const folder = mkdtempSync(join(tmpdir(), 'payroll-overload-'));
const databaseUrl = `sqlite:${join(folder, 'payroll.sqlite')}`;
const [service] = PROGRAMS;
if (service === undefined) throw new Error('there is no service to measure');
const contender = await Contender.start(service, databaseUrl, folder);
try {
  const { url, key } = contender.address;
  const keys = [key, ...['b', 'c', 'd'].map((client) => secondKey(databaseUrl, client))];
  await load(url, 16, 2000, nextSingle(key));
  const { payslipsPerSecond } = await load(url, 16, 3000, nextSingle(key));
  console.log(
    `the process carries ${payslipsPerSecond.toFixed(0)} singles a second; it is asked for three times as many`,
  );
  const asked: Promise<Answer>[] = [];
  const startedAt = performance.now();
  let memory = 0;
  while (performance.now() - startedAt < ROUND_MS) {
    const due = (3 * payslipsPerSecond * (performance.now() - startedAt)) / 1000;
    while (asked.length < due) asked.push(ask(url, keys[asked.length % keys.length] ?? key));
    memory = Math.max(memory, memoryOf(contender));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const answers = await Promise.all(asked);
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  for (const [status, of] of [...byStatus].toSorted(([a], [b]) => a - b))
    console.log(shown(status === 0 ? 'cut off' : String(status), of));
  console.log(`  ${memory} MB at most`);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = await load(url, 16, 3000, nextSingle(key));
  console.log(`  two seconds later: ${after.payslipsPerSecond.toFixed(0)} a second`);
} finally {
  await contender.stop();
  rmSync(folder, { recursive: true, force: true });
}
