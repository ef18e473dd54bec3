/**
 * Whether the memory of the service grows with what it has stored: its heap after so many calculations, each time
 * after a collection of garbage. Batches of 50, and single calculations with keys, all of different employees.
 *
 * BENCH_PAYSLIPS=200000
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Address, PROGRAMS } from './contender.ts';
import { load } from './load.ts';
import { nextBatch, nextKeyedSingle } from './requests.ts';
import { type BenchResult, compared, measured, publish } from './result.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const MOST = Number(process.env.BENCH_PAYSLIPS ?? 200_000);
const MARKS = [1000, 10_000, 50_000, 200_000].filter((mark) => mark < MOST).concat(MOST);
const ROUND_MS = 300;
const CONNECTIONS = 4;
/** What was compiled and cached later than the first thousand; not a byte for each calculation. */
const MAY_GROW = 5e6;

interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const printed = join(folder, 'service.out');
const child = start();
const { url, key } = await addressOf(child);

console.log('memory of the service after so many stored calculations, collected, in MB');
let stored = 0;
const memories: Memory[] = [];
for (const mark of MARKS) {
  while (stored < mark) {
    const kinds = [nextBatch(key, 50), nextKeyedSingle(key)];
    for (const next of kinds) stored += (await load(url, CONNECTIONS, ROUND_MS, next)).payslips;
  }
  const memory = await memoryOf(child);
  memories.push(memory);
  const { heapUsed, external, rss } = memory;
  console.log(
    `  ${String(stored).padStart(8)}  heap ${inMb(heapUsed)}  outside it ${inMb(external)}  process ${inMb(rss)}`,
  );
}
child.disconnect();
child.kill('SIGTERM');
await new Promise((resolve) => child.once('exit', resolve));
rmSync(folder, { recursive: true });
publish([resultOf(memories)]);

/** The heap after each mark, and how much larger the last is than the first. */
function resultOf(memories: readonly Memory[]): BenchResult {
  const heaps = memories.map(({ heapUsed }) => heapUsed / 1e6);
  const grown = (heaps.at(-1) ?? Number.NaN) - (heaps[0] ?? Number.NaN);
  return {
    title: `the heap after ${MOST.toLocaleString('en')} stored calculations`,
    about:
      'Batches of 50 and single calculations with keys, all of different employees; each figure is taken after a ' +
      'collection of garbage.',
    unit: 'MB',
    spread: 'the same',
    contenders: MARKS.map((mark, at) =>
      measured(`heap after ${mark.toLocaleString('en')}`, [heaps[at] ?? Number.NaN]),
    ),
    ratios: [compared('growth of the heap since the first', null, grown, { atMost: MAY_GROW / 1e6 })],
    notes: [],
  };
}

function start(): ChildProcess {
  const output = openSync(printed, 'w');
  const env = {
    ...process.env,
    DATABASE_URL: `sqlite:${join(folder, 'soak.sqlite')}`,
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  };
  const args = ['--expose-gc', '--import', './bench/heap-probe.ts', 'bin/payroll.js', 'serve'];
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', output, output, 'ipc'] });
}

async function addressOf(process: ChildProcess): Promise<Address> {
  const [service] = PROGRAMS;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && process.exitCode === null; ) {
    const address = service?.addressOf(readFileSync(printed, 'utf8')) ?? null;
    if (address !== null) return address;
    await sleep(50);
  }
  throw new Error(`the service did not start: ${readFileSync(printed, 'utf8')}`);
}

async function memoryOf(process: ChildProcess): Promise<Memory> {
  await sleep(500);
  return new Promise((resolve) => {
    process.once('message', (memory: Memory) => resolve(memory));
    process.send('now');
  });
}

function inMb(bytes: number): string {
  return (bytes / 1e6).toFixed(1).padStart(7);
}
