/**
 * What a stored history costs: singles and batches of 500 with it against the same without it, in pairs; and one read of
 * the sums where two million payslips are stored.
 *
 *     node bench/history.ts
 *
 * BENCH_DATABASES=sqlite,postgres  BENCH_PAIRS=300  BENCH_BATCHES=10  BENCH_PAYSLIPS=2000000
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { issueKey } from '../server/auth/issue-key.ts';
import { createClient } from '../server/cli/clients.ts';
import { systemClock } from '../server/clock.ts';
import { ulids } from '../server/identifiers.ts';
import { type Listener, listen } from '../server/service/listener.ts';
import { openService, type Service } from '../server/service/service.ts';
import type { Tenant } from '../server/store/calculations.ts';
import { readDatabaseUrl } from '../server/store/database-target.ts';
import { packAmounts } from '../server/store/packed-amounts.ts';
import { storedSums } from '../server/store/read-sums.ts';
import { isPostgres } from '../server/store/schema/dialect.ts';
import { createDatabase, PostgresServer } from '../test/postgres/postgres-server.ts';
import { fortnightOf2026, summingRules } from '../test/server/summing-rules.ts';
import { median } from './load.ts';
import { type BenchResult, compared, measured, medianRatio, publish } from './result.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 300);
const BATCHES = Number(process.env.BENCH_BATCHES ?? 10);
const PAYSLIPS = Number(process.env.BENCH_PAYSLIPS ?? 2_000_000);
const EMPLOYEES = 500;
/** Fortnights of a year, of which one is calculated. */
const PAYSLIPS_OF_ONE = 22;
const EMPLOYER = 'acme';
const LINES = ['', 'gross_salary', 'impuesto', 'sueldo'];
const PEPPER = 'the pepper of the benchmark';

const rules = summingRules();

interface Running {
  readonly service: Service;
  readonly listener: Listener;
  readonly key: string;
  readonly tenant: Tenant;
}

async function start(url: string): Promise<Running> {
  const database = readDatabaseUrl(url);
  if (database === null) throw new Error(`${url} names no database`);
  const service = await openService({
    config: {
      host: '127.0.0.1',
      port: 0,
      database,
      replicaUrl: null,
      environment: 'sandbox',
      keyPepper: PEPPER,
      engineVersion: '0'.repeat(40),
      rateLimit: null,
      batchRateLimit: null,
      corsOrigins: [],
      trustedProxies: [],
      adminPort: null,
      traces: null,
      worker: 'off',
      payoutStepSeconds: 2,
      webhooks: {
        masterKey: new Uint8Array(32),
        developmentSecret: null,
        timeoutMs: 5000,
        allowPrivate: false,
      },
      ruleDocsUrl: null,
      logLevel: 'silent',
    },
    rules: [rules],
    log: pino({ level: 'silent' }),
  });
  const { writer } = service.database;
  const { id } = await createClient(writer, systemClock, ulids(systemClock), 'bench');
  const wanted = {
    clientId: id,
    name: 'bench',
    environment: 'sandbox',
    pepper: PEPPER,
    expiresAt: null,
  } as const;
  const { text: key } = await issueKey(writer, systemClock, wanted);
  const listener = await listen(service, '127.0.0.1', 0);
  return { service, listener, key, tenant: { clientId: id, environment: 'sandbox' } };
}

/** What one request took. */
interface Took {
  /** Milliseconds until the answer is there. */
  readonly time: number;
  /** Milliseconds of the processor in this process, all threads and the client included; SQLite works in it. */
  readonly processor: number;
}

async function ask({ listener, key }: Running, path: string, body: object): Promise<Took> {
  const text = JSON.stringify(body);
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const response = await fetch(`${listener.url}/v1/payroll/${path}`, { method: 'POST', headers, body: text });
  const answer = await response.text();
  const time = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(before);
  if (response.status !== 201 || answer.includes('"status":"error"')) throw new Error(answer.slice(0, 500));
  return { time, processor: (user + system) / 1000 };
}

const history = { source: 'stored' };
const nameOf = (at: number) => `e${String(at).padStart(8, '0')}`;

function batchOf(fortnight: number, employer: string, more: object = {}): object {
  const half = fortnight % 2 === 0 ? 1 : 2;
  const wanted = { ...more, employer: { id: employer } };
  const { employee: _, ...header } = fortnightOf2026(1 + Math.floor(fortnight / 2), half, 0, wanted);
  const employees = Array.from({ length: EMPLOYEES }, (_, at) => ({
    id: nameOf(at),
    monthly_salary: 1000 + at,
  }));
  return { ...header, employees };
}

function singleOf(at: number, more: object = {}): object {
  const employee = { id: nameOf(at % EMPLOYEES), monthly_salary: 1000 };
  return fortnightOf2026(12, 1, 0, { employee, ...more });
}

const MEASURED = [
  ['time', ({ time }: Took) => time],
  ['processor', ({ processor }: Took) => processor],
] as const;

const results: BenchResult[] = [];

/** Times both in pairs, in turns, and prints the ratio. */
async function compare(
  title: string,
  aim: number,
  pairs: number,
  plain: (at: number) => Promise<Took>,
  withHistory: (at: number) => Promise<Took>,
): Promise<void> {
  const found: (readonly [Took, Took])[] = [];
  for (let at = -Math.ceil(pairs / 10); at < pairs; at++) {
    const isPlainFirst = at % 2 === 0;
    const before = isPlainFirst ? await plain(Math.abs(at)) : null;
    const other = await withHistory(Math.abs(at));
    const one = before ?? (await plain(Math.abs(at)));
    if (at >= 0) found.push([one, other]);
  }
  const [without, added] = [found.map(([one]) => one.processor), found.map(([, other]) => other.processor)];
  results.push({
    title,
    about: '22 payslips of a year stand behind each employee; a batch is the first of its month.',
    unit: 'ms of the processor',
    spread: `fastest–slowest of ${pairs} pairs in turns`,
    contenders: [measured('with history', added), measured('without', without)],
    ratios: [compared('with history', 'without', medianRatio(added, without), { atMost: aim })],
    notes: [],
  });
  for (const [what, of] of MEASURED) {
    const [one, other] = [median(found.map(([a]) => of(a))), median(found.map(([, b]) => of(b)))];
    const ratio = median(found.map(([a, b]) => of(b) / of(a)));
    console.log(
      `  ${title.padEnd(24)} ${what.padEnd(9)} ${one.toFixed(2)} ms without, ${other.toFixed(2)} ms with: ${ratio.toFixed(2)} times (median of ${pairs} pairs)`,
    );
  }
}

/**
 * What histories read of the employer, for others as well: a batch that is measured is the first of its month, as a payroll
 * is. Of a second one the employees would have payslips that overlap, which are read and looked at every time.
 */
async function copySums(writer: Knex, employers: readonly string[]): Promise<void> {
  const columns = Object.keys(await writer('calculation_sums').columnInfo());
  for (const [at, employer] of employers.entries()) {
    const copied = columns.map((name) => {
      if (name === 'employer_id') return writer.raw('?', [employer]);
      // Other ids, of the same length: all that was measured before is less.
      if (name === 'calculation_id')
        return writer.raw("'Z' || ? || substr(calculation_id, 5)", [String(at).padStart(3, '0')]);
      return writer.ref(name);
    });
    await writer(writer.raw('calculation_sums (??)', [columns])).insert(
      writer('calculation_sums').where({ employer_id: EMPLOYER }).select(copied),
    );
  }
  const [{ employer_id: _, ...revision }] = await writer('employer_revisions').where({
    employer_id: EMPLOYER,
  });
  await writer.batchInsert(
    'employer_revisions',
    employers.map((employer_id) => ({ ...revision, employer_id })),
  );
}

/** Rows as if so many payslips of other employees had been stored. */
async function fill(writer: Knex, { clientId }: Tenant): Promise<void> {
  const employees = Math.ceil(PAYSLIPS / PAYSLIPS_OF_ONE);
  const digest = `sha256:${'0'.repeat(64)}`;
  const isServer = isPostgres(writer);
  const series = (name: string, to: number) =>
    isServer
      ? `generate_series(0, ${to - 1}) AS ${name} (n)`
      : `(WITH RECURSIVE s (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM s WHERE n < ${to - 1}) SELECT n FROM s) AS ${name}`;
  const padded = (value: string, digits: number) =>
    isServer ? `lpad((${value})::text, ${digits}, '0')` : `printf('%0${digits}d', ${value})`;
  if (isServer) await writer.raw('ALTER TABLE calculation_sums DISABLE TRIGGER ALL');
  else await writer.raw('DROP TRIGGER calculation_sums_no_replace');
  const { line, amount } = packAmounts(LINES.map((one) => ({ line: one, amount: '1000.00' })));
  const month = isServer ? 'p.n / 2 + 1' : 'p.n / 2 + 1';
  const day = `CASE p.n % 2 WHEN 0 THEN '15' ELSE '28' END`;
  await writer.raw(`
    INSERT INTO calculation_sums (client_id, environment, employer_id, employee_id, period_end, calculation_id, line,
      scheme, period_start, amount, content_digest)
    SELECT '${clientId}', 'sandbox', 'acme', 'x' || ${padded('e.n', 8)}, '2026-' || ${padded(month, 2)} || '-' || ${day},
      ${padded('e.n * 100 + p.n', 26)}, '${line}', 'UY.mensual',
      '2026-' || ${padded(month, 2)} || '-' || CASE p.n % 2 WHEN 0 THEN '01' ELSE '16' END, '${amount}', '${digest}'
    FROM ${series('e', employees)} CROSS JOIN ${series('p', PAYSLIPS_OF_ONE)} `);
  await writer.raw('ANALYZE calculation_sums');
}

async function timeReads({ service, tenant }: Running): Promise<void> {
  const { reader } = service.database;
  const stored = storedSums(reader, tenant);
  const employees = Math.ceil(PAYSLIPS / PAYSLIPS_OF_ONE);
  const idOf = () => `x${String(Math.floor(Math.random() * employees)).padStart(8, '0')}`;
  const range = { employerId: 'acme', from: '2026-01-01', to: '2026-12-15' };
  for (const [count, times] of [
    [1, 300],
    [500, 10],
  ] as const) {
    const took: number[] = [];
    for (let at = 0; at < times; at++) {
      const employeeIds = [...new Set(Array.from({ length: count }, idOf))];
      const startedAt = performance.now();
      const { payslipsOf } = await stored.read({ ...range, employeeIds });
      const found = employeeIds.flatMap(payslipsOf).length;
      took.push(performance.now() - startedAt);
      if (found < employeeIds.length * PAYSLIPS_OF_ONE) throw new Error(`${found} payslips`);
    }
    console.log(
      `  read of ${String(count).padStart(3)} employees: ${median(took).toFixed(2)} ms (median of ${times})`,
    );
  }
  await explain(reader, stored, { ...range, employeeIds: [idOf()] });
}

async function explain(
  reader: Knex,
  stored: ReturnType<typeof storedSums>,
  range: Parameters<ReturnType<typeof storedSums>['read']>[0],
): Promise<void> {
  const seen: { sql: string; bindings: readonly string[] }[] = [];
  const note = (query: { sql: string; bindings: readonly string[] }) => void seen.push(query);
  reader.on('query', note);
  await stored.read(range);
  reader.off('query', note);
  const [{ sql, bindings } = { sql: '', bindings: [] }] = seen;
  if (isPostgres(reader)) {
    const { rows } = await reader.raw(`EXPLAIN (ANALYZE, BUFFERS) ${sql.replace(/\$\d+/g, '?')}`, [
      ...bindings,
    ]);
    for (const row of rows) console.log(`    ${row['QUERY PLAN']}`);
  } else {
    const steps: readonly { detail: string }[] = await reader.raw(`EXPLAIN QUERY PLAN ${sql}`, [...bindings]);
    for (const { detail } of steps) console.log(`    ${detail}`);
  }
}

async function measure(name: string, url: string): Promise<void> {
  console.log(`\n${name}: ${PAYSLIPS_OF_ONE} payslips of each of ${EMPLOYEES} employees`);
  const running = await start(url);
  try {
    for (let fortnight = 0; fortnight < PAYSLIPS_OF_ONE; fortnight++)
      await ask(running, 'batch', batchOf(fortnight, EMPLOYER));
    const single = (more: object) => (at: number) => ask(running, 'calculate', singleOf(at, more));
    const others = Array.from(
      { length: 2 * (BATCHES + Math.ceil(BATCHES / 10)) },
      (_, at) => `employer-${at}`,
    );
    await copySums(running.service.database.patient, others);
    const batch = (more: object) => () =>
      ask(running, 'batch', batchOf(PAYSLIPS_OF_ONE, others.pop() ?? EMPLOYER, more));
    await compare(`${name}: a single`, 1.3, PAIRS, single({}), single({ history }));
    await compare(`${name}: a batch of 500`, 1.2, BATCHES, batch({}), batch({ history }));
    await fill(running.service.database.patient, running.tenant);
    console.log(
      `  with the sums of ${PAYSLIPS.toLocaleString('en')} payslips more, ${LINES.length} lines each:`,
    );
    await timeReads(running);
    await compare(
      `${name}: a single beside ${PAYSLIPS.toLocaleString('en')} payslips`,
      1.3,
      PAIRS,
      single({}),
      single({ history }),
    );
  } finally {
    await running.listener.stop();
  }
}

const databases = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const server = databases.includes('postgres') ? await PostgresServer.start('durable') : null;
try {
  if (databases.includes('sqlite')) await measure('SQLite', `sqlite:${join(folder, 'history.sqlite')}`);
  if (server !== null) await measure('PostgreSQL', await createDatabase(server.url, 'history'));
} finally {
  await server?.stop();
  for (const one of [folder, rules.root]) rmSync(one, { recursive: true });
}
publish(results);
