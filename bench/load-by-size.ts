/**
 * What every operation of the contract takes in a database of ten thousand and of two million calculations, side by side
 * and in turns, and how the database finds the rows of those that take more than twice as long.
 *
 * BENCH_SIZES=10000,2000000  BENCH_REQUESTS=100  BENCH_DATABASES=sqlite,postgres
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '../generated/rules/index.ts';
import { readDatabaseUrl } from '../server/store/database/database-target.ts';
import { isPostgres } from '../server/store/schema/dialect.ts';
import { PostgresServer } from '../test/postgres/postgres-server.ts';
import type { Operation } from '../test/server/operations.ts';
import { FILLED, fill } from './filled-database.ts';
import { quantile } from './load.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
chmodSync(folder, 0o755);
// All that is made below is in there.
process.env.TMPDIR = folder;
// The tests' own service reads it when it is loaded.
globalThis.TEST_DATABASE = 'sqlite';
const { endJobs, makeExisting, OPERATIONS, prepared } = await import('../test/server/operations.ts');
const { TestService } = await import('../test/server/test-service.ts');

const SIZES = (process.env.BENCH_SIZES ?? '10000,2000000').split(',').map(Number);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100);
const WARM_UP = 5;
/** One that takes so many times as long in the larger database is explained. */
const SLOW = 2;
/** Half a millisecond more is the machine's doing. */
const LEAST_MS = 0.5;
const ROOT = new URL('..', import.meta.url).pathname;

type Service = InstanceType<typeof TestService>;
type Existing = Awaited<ReturnType<typeof makeExisting>>;

interface Filled {
  readonly service: Service;
  readonly existing: Existing;
  readonly rows: number;
}

/** What is timed: one request, and what it needs before. */
interface Timed {
  readonly name: string;
  readonly ask: (filled: Filled, at: number) => Promise<number>;
}

const LISTS = [
  '/v1/payroll/calculations',
  `/v1/payroll/calculations?employer_id=${FILLED.employer}`,
  `/v1/payroll/calculations?employee_id=${FILLED.employee}`,
  `/v1/payroll/calculations?employer_id=${FILLED.employer}&employee_id=${FILLED.employee}`,
  '/v1/payroll/calculations?country=CO',
  '/v1/payroll/calculations?country=MX',
  '/v1/payroll/calculations?scheme=ordinario',
  '/v1/payroll/calculations?scheme=integral',
  `/v1/payroll/calculations?batch_id=${FILLED.batch}`,
  '/v1/payroll/calculations?period_start_from=2024-03-01&period_start_to=2024-03-31',
  '/v1/payroll/calculations?period_end_from=2024-03-01&period_end_to=2024-03-31',
  '/v1/payroll/calculations?period_end_from=2030-01-01',
  '/v1/payroll/calculations?current=true',
  '/v1/payroll/calculations?history=stale',
  `/v1/employers/${FILLED.employer}/employees`,
  '/v1/payroll/batches',
  '/v1/payroll/batches?country=MX',
  '/v1/payroll/batches?period_end_from=2030-01-01',
  '/v1/payroll/jobs',
  '/v1/payroll/jobs?status=failed',
  '/v1/payouts',
  '/v1/payouts?status=REJECTED',
  '/v1/payouts?created_from=2030-01-01T00:00:00Z',
];

function timed(): readonly Timed[] {
  const all: Readonly<Record<string, Operation>> = OPERATIONS;
  const operations = Object.entries(all).map(
    ([name, operation]): Timed => ({
      name,
      ask: async ({ service, existing }, at) => {
        await endJobs(service);
        const key = `load-${name.replaceAll(/[ ,]+/g, '-')}-${at}`;
        const own = await prepared(service, operation, existing, key);
        return ask(service, operation.path(own), operation.method, operation.body?.(own, key));
      },
    }),
  );
  const lists = LISTS.map((path): Timed => ({ name: path, ask: ({ service }) => ask(service, path) }));
  const middle: Timed = {
    name: '/v1/payroll/calculations?cursor=(half of all)',
    ask: ({ service, rows }) => ask(service, `/v1/payroll/calculations?cursor=${FILLED.middleOf(rows)}`),
  };
  return [...operations, ...lists, middle];
}

/** Milliseconds until the answer is there. */
async function ask(service: Service, path: string, method = 'GET', body?: object): Promise<number> {
  const headers = { Authorization: `Bearer ${service.key}`, 'Content-Type': 'application/json' };
  const startedAt = performance.now();
  const response = await fetch(service.url + path, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  const took = performance.now() - startedAt;
  if (response.status >= 300) throw new Error(`${path}: ${text}`);
  return took;
}

async function open(url: string, rows: number): Promise<Filled> {
  const database = readDatabaseUrl(url);
  if (database === null) throw new Error(`${url} names no database`);
  const service = new TestService({ config: { database }, modules, root: ROOT });
  await service.start();
  const existing = await makeExisting(service, 'ordinario');
  const startedAt = performance.now();
  await fill(service.service.database.patient, rows);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`  filled with ${rows.toLocaleString('en')} calculations in ${seconds} s`);
  return { service, existing, rows };
}

async function compare(one: Timed, filled: readonly Filled[]): Promise<void> {
  const found = new Map<Filled, number[]>(filled.map((each) => [each, []]));
  for (let at = -WARM_UP; at < REQUESTS; at++) {
    for (const each of at % 2 === 0 ? filled : filled.toReversed()) {
      const took = await one.ask(each, at);
      if (at >= 0) found.get(each)?.push(took);
    }
  }
  const sorted = filled.map((each) => (found.get(each) ?? []).toSorted((a, b) => a - b));
  const cells = sorted.map((times) =>
    [0.5, 0.99].map((share) => quantile(times, share).toFixed(2).padStart(8)).join(' '),
  );
  const [small = 0, large = 0] = sorted.map((times) => quantile(times, 0.5));
  const isSlow = large > SLOW * small && large - small > LEAST_MS;
  const ratio = (large / small).toFixed(2).padStart(7);
  console.log(`  ${one.name.padEnd(84)} ${cells.join('  ')} ${ratio}${isSlow ? '  SLOW' : ''}`);
  const largest = filled.at(-1);
  if (isSlow && largest !== undefined) await explain(one, largest);
}

interface Asked {
  readonly sql: string;
  readonly bindings: readonly Knexed[];
}
type Knexed = string | number | null;

/** How the database finds what the operation reads. */
async function explain(one: Timed, filled: Filled): Promise<void> {
  const { reader, lists, writer } = filled.service.service.database;
  const asked: Asked[] = [];
  const note = (query: Asked) => {
    if (/^select/i.test(query.sql)) asked.push(query);
  };
  const pools = [...new Set([reader, lists, writer])];
  for (const pool of pools) pool.on('query', note);
  await one.ask(filled, REQUESTS);
  for (const pool of pools) pool.off('query', note);
  for (const { sql, bindings } of asked) {
    console.log(`    ${sql}`);
    const plan = isPostgres(reader)
      ? (await reader.raw(`EXPLAIN (ANALYZE, BUFFERS) ${sql.replace(/\$\d+/g, '?')}`, [...bindings])).rows
      : await reader.raw(`EXPLAIN QUERY PLAN ${sql}`, [...bindings]);
    for (const step of plan) console.log(`      ${step['QUERY PLAN'] ?? step.detail}`);
  }
}

async function measure(title: string, urlOf: (rows: number) => Promise<string>): Promise<void> {
  console.log(`\n${title}`);
  const filled: Filled[] = [];
  try {
    for (const rows of SIZES) filled.push(await open(await urlOf(rows), rows));
    const sizes = SIZES.map((rows) => `p50 and p99 at ${rows.toLocaleString('en')}`).join(', ');
    console.log(`  ms of ${REQUESTS} requests each: ${sizes}, and how many times the first the last p50 is`);
    for (const one of timed()) await compare(one, filled);
  } finally {
    for (const { service } of filled) await service.stop();
  }
}

const wanted = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',');
const server = wanted.includes('postgres') ? await PostgresServer.start('durable') : null;
try {
  if (wanted.includes('sqlite'))
    await measure('SQLite', async (rows) => `sqlite:${join(folder, `${rows}.sqlite`)}`);
  if (server !== null) await measure('PostgreSQL', async (rows) => `${server.url}/load_${rows}`);
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true });
}
