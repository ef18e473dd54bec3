import pg from 'pg';
import sqlite3 from 'sqlite3';
import type { Tenant } from '../../server/store/calculations.ts';
import { namedConnection } from '../../server/store/connection-settings.ts';
import type { DatabaseTarget } from '../../server/store/database-target.ts';
import { SAY_GENERATION } from '../../server/store/schema/generation.ts';
import { rule } from '../payslip.ts';
import type { Payslip } from './payslip-text.ts';

/** A batch as it is stored, beside its payslips. */
export interface StoredBatch {
  readonly id: string;
  readonly computedAt: string;
  readonly request: string;
  readonly answer: string;
}

export interface Store {
  /** Resolves when everything is on the disk. */
  write(payslips: readonly Payslip[], batch: StoredBatch | null): Promise<void>;
}

interface Waiting {
  readonly payslips: readonly Payslip[];
  readonly batch: StoredBatch | null;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

type Value = string | number | null | Uint8Array;

interface Statement {
  readonly sql: string;
  readonly values: Value[];
}

const CALCULATION = [
  'id, client_id, environment, country, scheme, year, employee_id, employer_id, period_type, period_start',
  'period_end, net_salary, rule_fingerprint, computed_at, batch_id, request, answer',
].join(', ');
const ROWS_AT_ONCE = 50;

export async function openStore(target: DatabaseTarget, tenant: Tenant): Promise<Store> {
  const begin = target.kind === 'sqlite' ? await openSqlite(target.file) : await openPostgres(target.url);
  return groupCommit(begin, tenant);
}

/** Runs statements one after the other in one transaction. */
type Transaction = (statements: readonly Statement[]) => Promise<void>;

/** Whatever waits when a transaction ends shares the next one. */
function groupCommit(commit: Transaction, tenant: Tenant): Store {
  let waiting: Waiting[] = [];
  let isWriting = false;
  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await commit(statementsOf(group, tenant));
        for (const one of group) one.resolve();
      } catch (error) {
        for (const one of group) one.reject(error);
      }
    }
    isWriting = false;
  };
  return {
    write: (payslips, batch) =>
      new Promise((resolve, reject) => {
        waiting.push({ payslips, batch, resolve, reject });
        if (!isWriting) void writeAll();
      }),
  };
}

function statementsOf(group: readonly Waiting[], tenant: Tenant): readonly Statement[] {
  const rows = group.flatMap(({ payslips, batch }) =>
    payslips.map((payslip) => ({ payslip, batchId: batch?.id ?? null })),
  );
  const statements: Statement[] = [];
  for (const { batch } of group) if (batch !== null) statements.push(insertBatch(batch, tenant));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    statements.push({
      sql: `INSERT INTO calculations (${CALCULATION}) VALUES ${places(some.length, 17)}`,
      values: some.flatMap(({ payslip, batchId }) => calculationValues(payslip, batchId, tenant)),
    });
    statements.push({
      sql: `INSERT INTO calculation_traces (calculation_id, client_id, deflated) VALUES ${places(some.length, 3)}`,
      values: some.flatMap(({ payslip }) => [payslip.id, tenant.clientId, payslip.deflated]),
    });
  }
  return statements;
}

function insertBatch({ id, computedAt, request, answer }: StoredBatch, tenant: Tenant): Statement {
  return {
    sql: `INSERT INTO batches (id, client_id, environment, computed_at, request, answer) VALUES ${places(1, 6)}`,
    values: [id, tenant.clientId, tenant.environment, computedAt, request, answer],
  };
}

function calculationValues(payslip: Payslip, batchId: string | null, tenant: Tenant): readonly Value[] {
  const { question, employee } = payslip;
  const { period, employer } = question;
  return [
    payslip.id,
    tenant.clientId,
    tenant.environment,
    question.country,
    question.scheme,
    question.year,
    employee.id,
    employer.id,
    period.type,
    period.start_date,
    period.end_date,
    payslip.net,
    rule.manifest.fingerprint,
    payslip.computedAt,
    batchId,
    JSON.stringify({ ...question, employee }),
    payslip.answer,
  ];
}

const known = new Map<string, string>();

/** `($1,$2),($3,$4)`: numbered places, which both engines understand. */
function places(rows: number, columns: number): string {
  const name = `${rows} ${columns}`;
  let text = known.get(name);
  if (text === undefined) {
    const row = (at: number) =>
      Array.from({ length: columns }, (_, i) => `$${at * columns + i + 1}`).join(',');
    text = Array.from({ length: rows }, (_, at) => `(${row(at)})`).join(',');
    known.set(name, text);
  }
  return text;
}

/** WAL with `synchronous=FULL`, as the service has it. */
async function openSqlite(file: string): Promise<Transaction> {
  const db = new sqlite3.Database(file);
  const run = (sql: string, values: readonly Value[] = []) =>
    new Promise<void>((resolve, reject) => {
      db.run(sql, values, (error) => (error === null ? resolve() : reject(error)));
    });
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'recursive_triggers = ON',
  ])
    await run(`PRAGMA ${pragma}`);
  await run(SAY_GENERATION);
  return async (statements) => {
    await run('BEGIN');
    for (const { sql, values } of statements) await run(sql, values);
    await run('COMMIT');
  };
}

async function openPostgres(url: string): Promise<Transaction> {
  const client = new pg.Client(namedConnection(url, 'floor'));
  await client.connect();
  // Queued together: the driver sends the next one when the last is done, without coming back here.
  return async (statements) => {
    await Promise.all([
      client.query('BEGIN'),
      ...statements.map(({ sql, values }) => client.query(sql, values)),
      client.query('COMMIT'),
    ]);
  };
}
