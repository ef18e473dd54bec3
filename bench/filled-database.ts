import type { Knex } from 'knex';
import { isPostgres } from '../server/store/schema/dialect.ts';

/** Payslips of one employee, a month each; employees of one employer. */
const MONTHS = 24;
const EMPLOYEES = 1000;
const OF_A_BATCH = 50;
const ROWS_AT_ONCE = 50_000;

/** What the columns of a copy say instead of what its original says, as SQL of its number `n`. */
type Changed = Readonly<Record<string, string>>;

/** The names in what is filled. */
export const FILLED = {
  employer: 'filled-0000',
  employee: 'filled-00000000',
  /** One half of all is older. */
  middleOf: (rows: number) => String(Math.floor(rows / 2)).padStart(26, '0'),
  batch: '1'.padStart(26, '0'),
};

/**
 * Fills a database up to so many calculations, with as many batches, payouts, jobs and keys as would be beside them:
 * copies of the rows that the service stored, each with ids, an employee and a month of its own. Nobody could wait for
 * so many payslips, and what reads them takes as long as it would for others.
 */
export async function fill(db: Knex, rows: number): Promise<void> {
  const [pad, textOf] = isPostgres(db)
    ? [(value: string, width: number) => `lpad((${value})::text, ${width}, '0')`, '::text']
    : [(value: string, width: number) => `printf('%0${width}d', ${value})`, ''];
  const employees = Math.ceil(rows / MONTHS);
  const employee = `(n % ${employees})`;
  const month = `(n / ${employees})`;
  const dayOf = (day: string) =>
    `${pad(`2024 + ${month} / 12`, 4)} || '-' || ${pad(`${month} % 12 + 1`, 2)} || '-${day}'`;
  const id = pad('n', 26);
  await copyRows(db, 'batches', Math.ceil(rows / OF_A_BATCH), { id });
  await copyRows(db, 'calculations', rows, {
    id,
    employee_id: `'filled-' || ${pad(employee, 8)}`,
    employer_id: `'filled-' || ${pad(`${employee} / ${EMPLOYEES}`, 4)}`,
    period_start: dayOf('01'),
    period_end: dayOf('28'),
    batch_id: pad(`n / ${OF_A_BATCH}`, 26),
    supersedes_id: 'NULL',
  });
  await copyRows(db, 'payouts', Math.ceil(rows / 20), { id, external_id: id });
  await copyRows(db, 'jobs', Math.ceil(rows / 500), { id, batch_id: id, status: "'completed'" });
  await copyRows(db, 'idempotency_keys', Math.ceil(rows / 10), { key: `'filled-' || n${textOf}` });
  await db.raw('ANALYZE');
}

/** Copies the first row of a table so many times. */
async function copyRows(db: Knex, table: string, rows: number, changed: Changed): Promise<void> {
  const columns = Object.keys(await db(table).columnInfo());
  const values = columns.map((column) => changed[column] ?? column);
  for (let from = 1; from <= rows; from += ROWS_AT_ONCE) {
    const to = Math.min(rows, from + ROWS_AT_ONCE - 1);
    await db.raw(`
      WITH RECURSIVE counted (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM counted WHERE n < ${to})
      INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')}
      FROM counted, (SELECT * FROM ${table} ${table === 'calculations' ? 'WHERE supersedes_id IS NULL' : ''} LIMIT 1) AS original`);
  }
}
