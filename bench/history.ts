/**
 * What a stored history costs: singles and batches of 500 with it against the same without it, in turns; of a law that is
 * cumulative also against the same history when the caller sends it; and one read of the sums where two million payslips
 * are stored.
 *
 *     node bench/history.ts
 *
 * BENCH_DATABASES=sqlite,postgres  BENCH_PAIRS=300  BENCH_BATCHES=10  BENCH_PAYSLIPS=2000000
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { modules } from '../generated/rules/index.ts';
import { OWN_RULES } from '../server/rules/rule-folder.ts';
import type { Tenant } from '../server/store/calculations.ts';
import { packAmounts } from '../server/store/packed-amounts.ts';
import { storedSums } from '../server/store/read-sums.ts';
import { isPostgres } from '../server/store/schema/dialect.ts';
import { createDatabase, PostgresServer } from '../test/postgres/postgres-server.ts';
import { fortnightOf2026, summingRules } from '../test/server/summing-rules.ts';
import { ClientProcess } from './history-client.ts';
import { ask, askText, type Running, start, type Took } from './history-service.ts';
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
/** Months of Argentina's year before the one that is calculated. */
const MONTHS = 11;
const ARGENTINE = 'acme-ar';

const rules = summingRules();

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

/** What is measured, by name, and which of them are compared. */
interface Comparison {
  readonly title: string;
  readonly about: string;
  readonly times: number;
  readonly contenders: Readonly<Record<string, (at: number) => Promise<Took>>>;
  readonly ratios: readonly (readonly [of: string, to: string, aim: number | null])[];
}

const [WITHOUT, STORED, SENT] = ['without', 'with history', 'sent by the caller'];

/** Times all of them in turns, forwards and backwards, and prints the ratios. */
async function compare({ title, about, times, contenders, ratios }: Comparison): Promise<void> {
  const found = new Map<string, Took[]>(Object.keys(contenders).map((name) => [name, []]));
  for (let at = -Math.ceil(times / 10); at < times; at++) {
    const turns = Object.entries(contenders);
    for (const [name, asked] of at % 2 === 0 ? turns : turns.toReversed()) {
      const took = await asked(Math.abs(at));
      if (at >= 0) found.get(name)?.push(took);
    }
  }
  const roundsOf = (name: string, of: (took: Took) => number) => (found.get(name) ?? []).map(of);
  const processor = ({ processor: ms }: Took) => ms;
  results.push({
    title,
    about,
    unit: 'ms of the processor',
    spread: `fastest–slowest of ${times} in turns`,
    contenders: [...found].map(([name]) => measured(name, roundsOf(name, processor))),
    ratios: ratios.map(([of, to, aim]) => {
      const ratio = medianRatio(roundsOf(of, processor), roundsOf(to, processor));
      return compared(of, to, ratio, aim === null ? null : { atMost: aim });
    }),
    notes: [],
  });
  for (const [what, of] of MEASURED) {
    const medians = [...found].map(([name]) => `${median(roundsOf(name, of)).toFixed(2)} ms ${name}`);
    const quotients = ratios.map(
      ([one, other]) => `${one} / ${other} ${medianRatio(roundsOf(one, of), roundsOf(other, of)).toFixed(2)}`,
    );
    console.log(`  ${title.padEnd(24)} ${what.padEnd(9)} ${medians.join(', ')}: ${quotients.join(', ')}`);
  }
}

/**
 * What histories read of the employer, for others as well: a batch that is measured is the first of its month, as a payroll
 * is. Of a second one the employees would have payslips that overlap, which are read and looked at every time.
 */
async function copySums(writer: Knex, from: string, employers: readonly string[]): Promise<void> {
  const columns = Object.keys(await writer('calculation_sums').columnInfo());
  for (const [at, employer] of employers.entries()) {
    const copied = columns.map((name) => {
      if (name === 'employer_id') return writer.raw('?', [employer]);
      // Other ids, of the same length: all that was measured before is less.
      if (name === 'calculation_id')
        return writer.raw("'7' || ? || substr(calculation_id, 5)", [String(at).padStart(3, '0')]);
      return writer.ref(name);
    });
    await writer(writer.raw('calculation_sums (??)', [columns])).insert(
      writer('calculation_sums').where({ employer_id: from }).select(copied),
    );
  }
  const [{ employer_id: _, ...revision }] = await writer('employer_revisions').where({
    employer_id: from,
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

/** A batch that is measured is the first of its month, so that each is of an employer of its own. */
async function employersLike(running: Running, employer: string, contenders: number): Promise<string[]> {
  const rounds = BATCHES + Math.ceil(BATCHES / 10);
  const others = Array.from({ length: contenders * rounds }, (_, at) => `${employer}-${at}`);
  await copySums(running.service.database.patient, employer, others);
  return others;
}

async function compareSingles(running: Running, title: string): Promise<void> {
  const single = (more: object) => (at: number) => ask(running, 'calculate', singleOf(at, more));
  await compare({
    title,
    about: '22 payslips of a year stand behind each employee.',
    times: PAIRS,
    contenders: { [STORED]: single({ history }), [WITHOUT]: single({}) },
    ratios: [[STORED, WITHOUT, 1.3]],
  });
}

async function compareBatches(running: Running, name: string): Promise<void> {
  const others = await employersLike(running, EMPLOYER, 2);
  const batch = (more: object) => () =>
    ask(running, 'batch', batchOf(PAYSLIPS_OF_ONE, others.pop() ?? EMPLOYER, more));
  await compare({
    title: `${name}: a batch of 500`,
    about:
      '22 payslips of a year stand behind each employee; a batch is the first of its month. The rules are the smallest: five lines.',
    times: BATCHES,
    contenders: { [STORED]: batch({ history }), [WITHOUT]: batch({}) },
    ratios: [[STORED, WITHOUT, 1.2]],
  });
}

/** A month of Argentina's `general`, whose tax is cumulative where it has a history, however that came. */
function argentineBatch(
  month: number,
  employer: string,
  more: object = {},
  sent: readonly object[] = [],
): object {
  const day = (of: number) => `2026-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
  const last = new Date(Date.UTC(2026, month, 0)).getUTCDate();
  return {
    country: 'AR',
    scheme: 'general',
    year: 2026,
    period: { type: 'monthly', start_date: day(1), end_date: day(last), days: 30 },
    employees: Array.from({ length: EMPLOYEES }, (_, at) => ({
      id: nameOf(at),
      monthly_salary: String(3_000_000 + 10_000 * at),
      ...sent[at],
    })),
    employer: { id: employer },
    ...more,
  };
}

interface ShownHistory {
  readonly results: readonly {
    readonly calculation: {
      readonly history: { readonly values: readonly { readonly name: string; readonly value: string }[] };
    };
  }[];
}

/** What a batch with stored history was calculated with, for each employee as somebody would send it. */
function sentAs(answer: string): readonly object[] {
  const { results: rows }: ShownHistory = JSON.parse(answer);
  return rows.map(({ calculation }) => ({
    history: Object.fromEntries(calculation.history.values.map(({ name, value }) => [name, value])),
  }));
}

async function compareArgentine(running: Running, name: string): Promise<void> {
  for (let month = 1; month <= MONTHS; month++)
    await ask(running, 'batch', argentineBatch(month, ARGENTINE, { history }));
  const others = await employersLike(running, ARGENTINE, 3);
  const sent = sentAs(await askText(running, 'batch', argentineBatch(MONTHS + 1, ARGENTINE, { history })));
  const batch = (more: object, rows: readonly object[]) => () =>
    ask(running, 'batch', argentineBatch(MONTHS + 1, others.pop() ?? ARGENTINE, more, rows));
  await compare({
    title: `${name}: a batch of 500 of Argentina's general`,
    about:
      '11 months stand behind each employee. Without a history the tax is that of the month; with one it is cumulative, the same where the caller sends it: what that costs is the law, the rest is the store.',
    times: BATCHES,
    contenders: { [STORED]: batch({ history }, []), [SENT]: batch({}, sent), [WITHOUT]: batch({}, []) },
    ratios: [
      [STORED, SENT, 1.2],
      [SENT, WITHOUT, null],
      [STORED, WITHOUT, null],
    ],
  });
}

async function measure(name: string, url: string): Promise<void> {
  console.log(`\n${name}: ${PAYSLIPS_OF_ONE} payslips of each of ${EMPLOYEES} employees`);
  const client = new ClientProcess();
  const running = await start(url, [rules, { root: OWN_RULES ?? '.', modules }], client);
  try {
    for (let fortnight = 0; fortnight < PAYSLIPS_OF_ONE; fortnight++)
      await ask(running, 'batch', batchOf(fortnight, EMPLOYER));
    await compareSingles(running, `${name}: a single`);
    await compareBatches(running, name);
    await compareArgentine(running, name);
    await fill(running.service.database.patient, running.tenant);
    const stored = PAYSLIPS.toLocaleString('en');
    console.log(`  with the sums of ${stored} payslips more, ${LINES.length} lines each:`);
    await timeReads(running);
    await compareSingles(running, `${name}: a single beside ${stored} payslips`);
  } finally {
    client.close();
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
