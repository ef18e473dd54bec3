/**
 * What a stored calculation takes: bytes of its row and of each index, and of the log that was written for it. A payroll
 * of 2,000 employees, one month after the other: the first half in batches, the other half as singles.
 *
 * BENCH_PAYSLIPS=20000  BENCH_DATABASES=sqlite,postgres
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { modules } from '../generated/rules/index.ts';
import { ulids } from '../server/identifiers.ts';
import { calculate, NO_OTHERS } from '../server/payroll/calculate.ts';
import type { CalculationRequest } from '../server/payroll/calculation-request.ts';
import { newCalculation } from '../server/payroll/new-calculation.ts';
import { RuleCatalog } from '../server/payroll/rule-catalog.ts';
import { dictionariesFor } from '../server/payroll/worked-payslips.ts';
import type { PackedCalculation, Tenant } from '../server/store/calculations/calculations.ts';
import { openDatabase } from '../server/store/database/open-database.ts';
import { WRITING } from '../server/store/database/sqlite.ts';
import { calculationValues, insertCalculations } from '../server/store/histories/insert-calculations.ts';
import { createDatabase, PostgresServer } from '../test/postgres/postgres-server.ts';
import { prepareDatabase } from './prepared-database.ts';

const MOST = Number(process.env.BENCH_PAYSLIPS ?? 20_000);
const EMPLOYEES = 2000;
/** How many calculations share a transaction, and by how much the number of their employees leaps. */
const GROUPS = [
  { group: 50, step: 1, what: 'log, batches of 50 in the order of employees' },
  { group: 16, step: 769, what: 'log, 16 singles in any order together' },
] as const;

const calculator = {
  catalog: new RuleCatalog(modules),
  engineVersion: '0'.repeat(40),
  clock: Date.now,
  nextId: ulids(Date.now),
};

/** The request of the payslip of that number: 2,000 employees a month, in their order or one that leaps about. */
function requestOf(number: number, step: number): CalculationRequest {
  const month = String((Math.floor(number / EMPLOYEES) % 12) + 1).padStart(2, '0');
  const employee = ((number % EMPLOYEES) * step) % EMPLOYEES;
  const last = new Date(Date.UTC(2025, Number(month), 0)).getUTCDate();
  const period = {
    type: 'monthly' as const,
    start_date: `2025-${month}-01`,
    end_date: `2025-${month}-${last}`,
    days: 30,
  };
  const id = `emp-${String(employee).padStart(7, '0')}`;
  const monthly_salary = String(1_423_500 + ((employee * 7919) % 9973) * 1000);
  const hours = { horas_recargo_nocturno: String(number % 21), horas_extra_diurnas: String(number % 9) };
  return {
    country: 'CO',
    scheme: 'ordinario',
    year: 2025,
    period,
    employee: { id, monthly_salary, risk_class_rate: '0.00522', ...hours },
    employer: { id: 'acme-co' },
  };
}

/** What is measured of one engine. */
interface Engine {
  readonly name: string;
  readonly url: string;
  /** Bytes of log written since it was made. */
  readonly logged: (db: Knex) => Promise<number>;
  readonly sizes: (db: Knex) => Promise<readonly { readonly name: string; readonly bytes: number }[]>;
}

function sqlite(folder: string): Engine {
  const file = join(folder, 'rows.sqlite');
  return {
    name: 'SQLite',
    url: `sqlite:${file}`,
    logged: async () => statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0,
    sizes: (db) =>
      db.raw(`SELECT name, sum(pgsize) AS bytes FROM dbstat WHERE name IN (
        SELECT name FROM sqlite_master WHERE tbl_name = 'calculations') GROUP BY name ORDER BY bytes DESC`),
  };
}

function postgres(url: string): Engine {
  return {
    name: 'PostgreSQL',
    url,
    logged: async (db) => {
      const { rows } = await db.raw("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS bytes");
      return Number(rows[0].bytes);
    },
    sizes: async (db) => {
      await db.raw('VACUUM calculations');
      const { rows } = await db.raw(`
        SELECT 'calculations' AS name, pg_table_size('calculations') AS bytes
        UNION ALL SELECT indexrelid::regclass::text, pg_relation_size(indexrelid)
        FROM pg_index WHERE indrelid = 'calculations'::regclass ORDER BY bytes DESC`);
      return rows;
    },
  };
}

async function measure(engine: Engine): Promise<void> {
  const { target, tenant } = await prepareDatabase(engine.url);
  const { writer, close } =
    target.kind === 'sqlite' ? openWithoutCheckpoints(target.file) : openDatabase(target);
  const make = maker(writer, tenant);
  console.log(`\n${engine.name}: ${MOST} calculations`);
  let made = 0;
  for (const [at, { group, step, what }] of GROUPS.entries()) {
    const until = (MOST / GROUPS.length) * (at + 1);
    const [before, from] = [await engine.logged(writer), made];
    for (; made < until; made += group) {
      const rows = await Promise.all(Array.from({ length: group }, (_, place) => make(made + place, step)));
      await writer.transaction((trx) =>
        insertCalculations(trx, rows, calculationValues(rows.map(({ row }) => row))),
      );
    }
    const bytes = ((await engine.logged(writer)) - before) / (made - from);
    print(what, bytes);
  }
  const sizes = await engine.sizes(writer);
  for (const { name, bytes } of sizes) print(name, Number(bytes) / made);
  print('row and indexes together', sizes.reduce((sum, { bytes }) => sum + Number(bytes), 0) / made);
  await close();
}

/** The log is measured by its length, so nothing may shorten it. */
function openWithoutCheckpoints(file: string): {
  readonly writer: Knex;
  readonly close: () => Promise<void>;
} {
  const pool = {
    min: 1,
    max: 1,
    afterCreate: (connection: { exec(sql: string, done: () => void): void }, done: () => void) =>
      connection.exec(`${WRITING} PRAGMA wal_autocheckpoint = 0;`, done),
  };
  const writer = knex({ client: 'sqlite3', connection: { filename: file }, useNullAsDefault: true, pool });
  return { writer, close: () => writer.destroy() };
}

function maker(writer: Knex, tenant: Tenant): (number: number, step: number) => Promise<PackedCalculation> {
  const dictionaries = dictionariesFor(writer, calculator);
  return async (number, step) => {
    const request = requestOf(number, step);
    const calculated = await calculate(request, calculator, NO_OTHERS);
    return newCalculation(tenant, request, calculated, dictionaries);
  };
}

function print(what: string, bytes: number): void {
  console.log(`  ${what.padEnd(56)} ${bytes.toFixed(0).padStart(6)} bytes a calculation`);
}

const wanted = (process.env.BENCH_DATABASES ?? 'sqlite,postgres').split(',');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const server = wanted.includes('postgres') ? await PostgresServer.start('durable') : null;
try {
  if (wanted.includes('sqlite')) await measure(sqlite(folder));
  if (server !== null) await measure(postgres(await createDatabase(server.url, 'rows')));
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true });
}
