/**
 * The service of this checkout against that of another one, over HTTP on databases of their own: payslips a second,
 * bytes of the database for each, the ratios of alternating rounds. The other needs its dependencies installed.
 *
 *     git worktree add --detach ../before COMMIT && make -C ../before install
 *     node bench/versions.ts ../before
 *
 * BENCH_DATABASES=sqlite,postgres  BENCH_ROUNDS=5  BENCH_ROUND_MS=2000  BENCH_SCENARIOS=single,keyed,batch50,batch500
 */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createDatabase, PostgresServer } from '../test/postgres/postgres-server.ts';
import { Contender, PROGRAMS } from './contender.ts';
import { load, median, type PreparedRequest, quantile } from './load.ts';
import { nextBatch, nextKeyedSingle, nextSingle } from './requests.ts';

interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly connections: number;
  readonly next: (key: string) => () => PreparedRequest;
}

const SCENARIOS: readonly Scenario[] = [
  { id: 'single', title: 'singles, 16 at once', connections: 16, next: nextSingle },
  { id: 'keyed', title: 'singles with a key, 16 at once', connections: 16, next: nextKeyedSingle },
  { id: 'batch50', title: 'batches of 50', connections: 1, next: (key) => nextBatch(key, 50) },
  { id: 'batch500', title: 'batches of 500', connections: 1, next: (key) => nextBatch(key, 500) },
];

const [before = ''] = process.argv.slice(2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 2000);
const WARM_UP_MS = 1500;

interface Measured {
  readonly contender: Contender;
  readonly databaseUrl: string;
  payslips: number;
}

async function run(one: Measured, scenario: Scenario, milliseconds: number) {
  const { url, key } = one.contender.address;
  const cpuBefore = one.contender.processorTime() ?? 0;
  const found = await load(url, scenario.connections, milliseconds, scenario.next(key));
  one.payslips += found.payslips;
  const processor = ((one.contender.processorTime() ?? 0) - cpuBefore) / found.payslips;
  return { rate: found.payslipsPerSecond, processor, p99: quantile(found.latencies, 0.99) };
}

type Round = Awaited<ReturnType<typeof run>>;

async function compare(ours: Measured, theirs: Measured, scenario: Scenario): Promise<void> {
  for (const one of [ours, theirs]) await run(one, scenario, WARM_UP_MS);
  const found = new Map<Measured, Round[]>([ours, theirs].map((one) => [one, []]));
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
    for (const one of order) found.get(one)?.push(await run(one, scenario, roundMs));
  }
  const [now = [], then = []] = [found.get(ours), found.get(theirs)];
  const ratio = (of: (round: Round) => number) => {
    const each = now.map((round, at) => of(round) / of(then[at] ?? round));
    return `${median(each).toFixed(2)} (${Math.min(...each).toFixed(2)}–${Math.max(...each).toFixed(2)})`;
  };
  console.log(
    `  ${scenario.title.padEnd(32)} ${whole(now.map(({ rate }) => rate))} against ${whole(then.map(({ rate }) => rate))} a second: ` +
      `${ratio(({ rate }) => rate)} times; processor time ${ratio(({ processor }) => processor)}; ` +
      `p99 ${whole(now.map(({ p99 }) => p99))} against ${whole(then.map(({ p99 }) => p99))} ms`,
  );
}

function whole(values: readonly number[]): string {
  return Math.round(median(values)).toLocaleString('en');
}

/** Bytes of the database when nobody uses it any more. */
async function bytesOf(databaseUrl: string): Promise<number> {
  if (databaseUrl.startsWith('sqlite:')) return statSync(databaseUrl.slice('sqlite:'.length)).size;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('SELECT pg_database_size(current_database()) AS bytes');
  await client.end();
  return Number(rows[0].bytes);
}

/** Releases until 0.1.1 have an entry in TypeScript. */
function argsIn(checkout: string): readonly string[] {
  const entry = ['bin/payroll.js', 'bin/payroll.ts'].find((file) => existsSync(join(checkout, file)));
  return [entry ?? 'bin/payroll.js', 'serve'];
}

async function onDatabase(kind: string, databaseOf: (name: string) => Promise<string>, folder: string) {
  console.log(`\n${kind}: this checkout against ${before}`);
  const [service] = PROGRAMS;
  if (service === undefined) throw new Error('there is no service');
  const start = async (name: string, cwd: string): Promise<Measured> => {
    const databaseUrl = await databaseOf(name);
    return {
      contender: await Contender.start({ ...service, name, args: argsIn(cwd) }, databaseUrl, folder, cwd),
      databaseUrl,
      payslips: 0,
    };
  };
  const measured: Measured[] = [];
  try {
    const ours = await start('now', resolve(import.meta.dirname, '..'));
    measured.push(ours);
    const theirs = await start('before', resolve(before));
    measured.push(theirs);
    const wanted = process.env.BENCH_SCENARIOS?.split(',') ?? SCENARIOS.map(({ id }) => id);
    for (const scenario of SCENARIOS) if (wanted.includes(scenario.id)) await compare(ours, theirs, scenario);
  } finally {
    for (const { contender } of measured) await contender.stop();
  }
  for (const { contender, databaseUrl, payslips } of measured) {
    const bytes = (await bytesOf(databaseUrl)) / payslips;
    console.log(
      `  ${contender.name.padEnd(8)} ${Math.round(bytes)} bytes of database a calculation, of ${payslips}`,
    );
  }
}

if (before === '') throw new Error('name the other checkout');
const kinds = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const server = kinds.includes('postgres') ? await PostgresServer.start('durable') : null;
try {
  const file = async (name: string) => `sqlite:${join(folder, `${name}.sqlite`)}`;
  if (kinds.includes('sqlite')) await onDatabase('SQLite', file, folder);
  if (server !== null) await onDatabase('PostgreSQL', (name) => createDatabase(server.url, name), folder);
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true });
}
