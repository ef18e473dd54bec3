/**
 * The service against the bare limit of its stack (`bare`), over HTTP from this process: payslips a second, every one stored durably before it is answered. The contenders take
 * turns, so that the ratios do not depend on the machine's mood.
 *
 * BENCH_DATABASES=sqlite,postgres  BENCH_SCENARIOS=single,batch50,batch500  BENCH_ROUNDS=5  BENCH_ROUND_MS=2000
 * BENCH_PROFILE=service writes a V8 profile of that contender beside its database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, PostgresServer } from '../test/postgres/postgres-server.ts';
import { Contender, PROGRAMS } from './contender.ts';
import { load, median, type PreparedRequest, quantile } from './load.ts';
import { nextBatch, nextSingle } from './requests.ts';
import {
  type BenchResult,
  type Compared,
  compared,
  figure,
  measured,
  medianRatio,
  printed,
  publish,
} from './result.ts';

interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly connections: number;
  readonly next: (key: string) => () => PreparedRequest;
  /** How many times faster bare HTTP and rows may be. */
  readonly aim?: number;
  /** Milliseconds within which 99 of 100 requests are to be answered. */
  readonly p99?: number;
}

const SCENARIOS: readonly Scenario[] = [
  {
    id: 'single',
    title: 'single calculations, concurrency 16',
    connections: 16,
    next: nextSingle,
    aim: 4,
    p99: 50,
  },
  {
    id: 'batch50',
    title: 'batches of 50, one after the other',
    connections: 1,
    next: batchOf(50),
    aim: 3,
    p99: 50,
  },
  {
    id: 'batch500',
    title: 'batches of 500, one after the other',
    connections: 1,
    next: batchOf(500),
  },
];

function batchOf(employees: number) {
  return (key: string) => nextBatch(key, employees);
}

interface Round {
  readonly payslipsPerSecond: number;
  readonly latencies: readonly number[];
  /** Microseconds for each payslip; null where unknown. */
  readonly processor: number | null;
}

const KINDS = ['sqlite', 'postgres'] as const;
type Kind = (typeof KINDS)[number];

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 2000);
const WARM_UP_MS = 1500;
const results: BenchResult[] = [];

function chosen<T>(all: readonly T[], variable: string, nameOf: (one: T) => string): readonly T[] {
  const names = process.env[variable]?.split(',');
  return names === undefined ? all : all.filter((one) => names.includes(nameOf(one)));
}

async function run(contender: Contender, scenario: Scenario, milliseconds: number): Promise<Round> {
  const { url, key } = contender.address;
  const before = contender.processorTime();
  const { payslipsPerSecond, payslips, latencies } = await load(
    url,
    scenario.connections,
    milliseconds,
    scenario.next(key),
  );
  const after = contender.processorTime();
  const processor = before === null || after === null ? null : (after - before) / payslips;
  return { payslipsPerSecond, latencies, processor };
}

async function compare(
  contenders: readonly Contender[],
  scenario: Scenario,
  database: string,
): Promise<void> {
  for (const contender of contenders) await run(contender, scenario, WARM_UP_MS);
  const found = new Map<Contender, Round[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const contender of order) found.get(contender)?.push(await run(contender, scenario, roundMs));
  }
  const byName = new Map([...found].map(([{ name }, rounded]) => [name, rounded]));
  for (const result of [throughput(byName, scenario, database), latency(byName, scenario, database)]) {
    console.log(printed(result));
    results.push(result);
  }
}

function ratesOf(rounded: readonly Round[] = []): readonly number[] {
  return rounded.map((round) => round.payslipsPerSecond);
}

function throughput(
  found: ReadonlyMap<string, readonly Round[]>,
  scenario: Scenario,
  database: string,
): BenchResult {
  const [service, bare] = PROGRAMS.map(({ name }) => ratesOf(found.get(name)));
  const ratios: Compared[] = [];
  if (service?.length && bare?.length) {
    const time = medianRatio(bare, service);
    const aim = scenario.aim === undefined ? null : { atMost: scenario.aim };
    ratios.push(compared('time of service', 'time of bare HTTP and rows', time, aim));
  }
  return {
    title: `${database}: ${scenario.title}`,
    about: 'Every payslip is stored before it is answered.',
    unit: 'payslips a second',
    spread: `slowest–fastest of ${rounds} alternating rounds`,
    contenders: [...found].map(([name, rounded]) => measured(name, ratesOf(rounded))),
    ratios,
    notes: processorNotes(found),
  };
}

function latency(
  found: ReadonlyMap<string, readonly Round[]>,
  scenario: Scenario,
  database: string,
): BenchResult {
  const contenders = [...found].map(([name, rounded]) => {
    const ascending = rounded.flatMap((round) => round.latencies).sort((a, b) => a - b);
    const [low, high] = [quantile(ascending, 0.5), quantile(ascending, 0.99)];
    return { name, median: low, low, high };
  });
  const service = contenders.find(({ name }) => name === 'service');
  const p99 =
    service === undefined || scenario.p99 === undefined
      ? []
      : [compared('service, 99 of 100 requests', null, service.high, { atMost: scenario.p99 })];
  return {
    title: `${database}: ${scenario.title}, time of a request`,
    about: 'The same rounds, from the request sent to the answer received.',
    unit: 'ms',
    spread: '50 of 100–99 of 100 requests within',
    contenders,
    ratios: p99,
    notes: [],
  };
}

/** What a payslip takes of the processor, where the kernel says it. */
function processorNotes(found: ReadonlyMap<string, readonly Round[]>): readonly string[] {
  return [...found].flatMap(([name, rounded]) => {
    const times = rounded.flatMap(({ processor }) => processor ?? []);
    return times.length === 0 ? [] : [`${name}: ${figure(median(times))} µs of processor time a payslip.`];
  });
}

async function onDatabase(kind: Kind, folder: string, postgres: PostgresServer | null): Promise<void> {
  const databaseOf = async (name: string) =>
    postgres === null ? `sqlite:${join(folder, `${name}.sqlite`)}` : createDatabase(postgres.url, name);
  console.log(`\n${kind === 'sqlite' ? 'SQLite, synchronous=FULL' : 'PostgreSQL, fsync on'}`);
  const contenders: Contender[] = [];
  try {
    for (const program of chosen(PROGRAMS, 'BENCH_CONTENDERS', ({ name }) => name)) {
      contenders.push(await Contender.start(program, await databaseOf(program.name), folder));
    }
    for (const scenario of chosen(SCENARIOS, 'BENCH_SCENARIOS', ({ id }) => id))
      await compare(contenders, scenario, kind === 'sqlite' ? 'SQLite' : 'PostgreSQL');
  } finally {
    for (const contender of contenders) await contender.stop();
  }
}

console.log(
  `payslips a second, median of ${rounds} alternating rounds of ${roundMs} ms (slowest–fastest round)`,
);
for (const kind of chosen(KINDS, 'BENCH_DATABASES', (name) => name)) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = kind === 'postgres' ? await PostgresServer.start('durable') : null;
  try {
    await onDatabase(kind, folder, postgres);
  } finally {
    await postgres?.stop();
    if (process.env.BENCH_PROFILE === undefined) rmSync(folder, { recursive: true });
    else console.log(`profile in ${folder}`);
  }
}
publish(results, false);
