import type { Knex } from 'knex';
import { normalId } from '../../caller-id.ts';
import type { Owner } from '../calculations/corrections.ts';
import { staleMark } from '../calculations/stale-filter.ts';
import { RowInsert } from '../database/insert-rows.ts';
import { oneOf } from '../database/one-of.ts';
import { rowsOf } from '../database/raw-rows.ts';
import { isPostgres } from '../schema/dialect.ts';
import { placeOf, type Subject } from './calculation-sums.ts';

/** The history that a payslip asked for and what the read found. */
export interface HistoryRow {
  readonly client_id: string;
  readonly environment: string;
  readonly employer_id: string;
  readonly employee_id: string;
  readonly period_end: string;
  readonly calculation_id: string;
  /** The first of the payslips that it corrects, or it itself. */
  readonly root_id: string;
  readonly scheme: string;
  /** The windows, as JSON. */
  readonly readings: string;
  /** Digest of the ids of what was summed. */
  readonly sources: string;
}

interface StaleRow {
  readonly client_id: string;
  readonly environment: string;
  readonly calculation_id: string;
  readonly batch_id: string | null;
}

interface RevisionRow {
  readonly client_id: string;
  readonly environment: string;
  readonly employer_id: string;
  readonly revision: number;
}

/** An employer of a client. */
export interface Employer {
  readonly tenant: Owner;
  readonly id: string;
}

/** One text for each employer of a client, which is JSON. */
export function employerName({
  client_id,
  environment,
  employer_id,
}: Pick<Subject, 'client_id' | 'environment' | 'employer_id'>): string {
  return JSON.stringify([client_id, environment, normalId(employer_id)]);
}

/** The employer that {@link employerName} names. */
export function employerOf(name: string): Employer {
  const [clientId, environment, id]: readonly [string, string, string] = JSON.parse(name);
  return { tenant: { clientId, environment }, id };
}

function ownerOf({ tenant, id }: Employer) {
  return { client_id: tenant.clientId, environment: tenant.environment, employer_id: normalId(id) };
}

/** SQL for the number of changes stored for an employer that histories read. */
export function revisionOf(db: Knex, employer: Employer): Knex.QueryBuilder {
  return db<RevisionRow>('employer_revisions').where(ownerOf(employer)).select('revision');
}

/**
 * Counts one more for each of the employers, by their names. Others who store something of one of them wait for the end of
 * this transaction. They are taken in one order, so that no two transactions wait for each other.
 */
export async function nextRevisions(
  trx: Knex,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const list = isPostgres(trx) ? 'jsonb_array_elements(CAST(? AS jsonb))' : 'json_each(?)';
  const rows: readonly RevisionRow[] = rowsOf(
    await trx.raw(
      `INSERT INTO employer_revisions (client_id, environment, employer_id, revision)
      SELECT one.value->>0, one.value->>1, one.value->>2, 1 FROM ${list} AS one WHERE true
      ON CONFLICT (client_id, environment, employer_id)
      DO UPDATE SET revision = employer_revisions.revision + 1
      RETURNING client_id, environment, employer_id, revision`,
      [`[${[...new Set(names)].toSorted().join()}]`],
    ),
  );
  return new Map(rows.map((row) => [employerName(row), row.revision]));
}

/** The payslips of an employee behind a day, or behind one payslip of that day. */
export interface HistoryPlace
  extends Pick<HistoryRow, 'client_id' | 'environment' | 'employer_id' | 'employee_id' | 'period_end'> {
  /** Empty before all of the day. */
  readonly calculation_id: string;
}

/** The history that a payslip asked for, without the sources that were found. */
export type AskingRow = Omit<HistoryRow, 'sources'>;

const EMPLOYEES_AT_ONCE = 100;
const HISTORIES_AT_ONCE = 500;

/** The histories behind these places that are not marked as stale, some at a time: an employee may have many. */
export async function* findUnmarked(
  trx: Knex,
  places: readonly HistoryPlace[],
): AsyncGenerator<readonly AskingRow[]> {
  for (let at = 0; at < places.length; at += EMPLOYEES_AT_ONCE) {
    const some = places.slice(at, at + EMPLOYEES_AT_ONCE);
    const rows = await nextUnmarked(trx, some);
    if (rows.length < HISTORIES_AT_ONCE) yield rows;
    else for (const place of some) yield* pagesBehind(trx, place);
  }
}

async function* pagesBehind(trx: Knex, first: HistoryPlace): AsyncGenerator<readonly AskingRow[]> {
  for (let place: HistoryPlace | undefined = first; place !== undefined; ) {
    const rows: readonly AskingRow[] = await nextUnmarked(trx, [place]);
    yield rows;
    place = rows.length < HISTORIES_AT_ONCE ? undefined : rows.at(-1);
  }
}

/** Reads the next payslips that are not marked yet; rows of a single place come in the order of the key. */
async function nextUnmarked(trx: Knex, places: readonly HistoryPlace[]): Promise<readonly AskingRow[]> {
  const list = isPostgres(trx) ? 'jsonb_array_elements(CAST(? AS jsonb))' : 'json_each(?)';
  const keys = places.map((one) => PLACE.map((column) => one[column]));
  return rowsOf(
    await trx.raw(
      `SELECT ${ASKING.map((column) => `own.${column}`).join(', ')}
      FROM ${list} AS place CROSS JOIN calculation_histories AS own
      WHERE ${OWNER.map((column, at) => `own.${column} = place.value->>${at}`).join(' AND ')}
        AND (own.period_end, own.calculation_id) > (place.value->>4, place.value->>5)
        AND NOT EXISTS (
          SELECT 1 FROM stale_histories AS stale
          WHERE stale.client_id = own.client_id AND stale.environment = own.environment
            AND stale.calculation_id = own.calculation_id)
      ORDER BY own.period_end, own.calculation_id LIMIT ${HISTORIES_AT_ONCE}`,
      [JSON.stringify(keys)],
    ),
  );
}

const OWNER = ['client_id', 'environment', 'employer_id', 'employee_id'] as const;
const PLACE = [...OWNER, 'period_end', 'calculation_id'] as const;
const ASKING = [...PLACE, 'root_id', 'scheme', 'readings'] as const;

export function findHistory(db: Knex, subject: Subject): Promise<HistoryRow | undefined> {
  return db<HistoryRow>('calculation_histories').where(placeOf(subject)).first();
}

const HISTORIES = new RowInsert<HistoryRow>('calculation_histories', {
  client_id: 'text',
  environment: 'text',
  employer_id: 'text',
  employee_id: 'text',
  period_end: 'text',
  calculation_id: 'text',
  root_id: 'text',
  scheme: 'text',
  readings: 'text',
  sources: 'text',
});

export async function insertHistories(trx: Knex, rows: readonly HistoryRow[]): Promise<void> {
  await HISTORIES.insert(trx, rows);
}

/** Marks payslips whose history would be another by now, where they are not marked. */
export async function markStale(trx: Knex, calculationIds: readonly string[]): Promise<void> {
  if (calculationIds.length === 0) return;
  await trx.raw(
    `INSERT INTO stale_histories (client_id, environment, calculation_id, batch_id)
    SELECT client_id, environment, id, batch_id FROM calculations WHERE ? AND ? IS NULL`,
    [oneOf(trx, 'id', calculationIds), staleMark(trx)],
  );
}

export async function isMarkedStale(db: Knex, { client_id, environment, id }: Subject): Promise<boolean> {
  const row = await db<StaleRow>('stale_histories')
    .where({ client_id, environment, calculation_id: id })
    .first();
  return row !== undefined;
}

/**
 * Call it when the erasure of all the payslips is written down and they are gone. Whoever stores something of their
 * employers may be marking them as stale, and is waited for: later ones do not find them any more.
 */
export async function deleteHistories(trx: Knex, subjects: readonly Subject[]): Promise<void> {
  await nextRevisions(trx, subjects.map(employerName));
  for (const subject of subjects) {
    const { client_id, environment, id } = subject;
    await trx<HistoryRow>('calculation_histories').where(placeOf(subject)).delete();
    await trx<StaleRow>('stale_histories').where({ client_id, environment, calculation_id: id }).delete();
  }
}
