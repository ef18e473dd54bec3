import type { Knex } from 'knex';
import { normalId } from '../caller-id.ts';
import { placeOf, type Subject } from './calculation-sums.ts';
import type { Owner } from './corrections.ts';
import { RowInsert } from './insert-rows.ts';
import { isOneOf } from './one-of.ts';

/** What a payslip with a stored history asked for, and what it found. */
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

/** One text for each employer of a client: their order is that in which they are taken. */
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

/** For queries: how often something was stored of the employer that histories read. */
export function revisionOf(db: Knex, employer: Employer): Knex.QueryBuilder {
  return db<RevisionRow>('employer_revisions').where(ownerOf(employer)).select('revision');
}

/** Counts one more. Others who store something of the employer wait for the end of this transaction. */
export async function nextRevision(trx: Knex, employer: Employer): Promise<number> {
  const [row] = await trx<RevisionRow>('employer_revisions')
    .insert({ ...ownerOf(employer), revision: 1 })
    .onConflict(['client_id', 'environment', 'employer_id'])
    .merge({ revision: trx.raw('employer_revisions.revision + 1') })
    .returning('revision');
  return row?.revision ?? 0;
}

/** The histories of the employees' payslips of that day or later. */
export async function findHistoriesFrom(
  trx: Knex,
  employer: Employer,
  employeeIds: readonly string[],
  from: string,
): Promise<readonly HistoryRow[]> {
  return trx<HistoryRow>('calculation_histories')
    .where(ownerOf(employer))
    .whereRaw(isOneOf(trx, 'employee_id'), [JSON.stringify(employeeIds)])
    .where('period_end', '>=', from);
}

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

/** Marks payslips whose history would be another by now. */
export async function markStale(trx: Knex, rows: readonly StaleRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { client_id, environment } = first;
  const ids = rows.map(({ calculation_id }) => calculation_id);
  const marked = new Set(
    await trx<StaleRow>('stale_histories')
      .where({ client_id, environment })
      .whereIn('calculation_id', ids)
      .pluck('calculation_id'),
  );
  const left = rows.filter(({ calculation_id }) => !marked.has(calculation_id));
  if (left.length > 0) await trx<StaleRow>('stale_histories').insert(left);
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
  // In the order in which they are taken by who stores.
  for (const name of [...new Set(subjects.map(employerName))].toSorted())
    await nextRevision(trx, employerOf(name));
  for (const subject of subjects) {
    const { client_id, environment, id } = subject;
    await trx<HistoryRow>('calculation_histories').where(placeOf(subject)).delete();
    await trx<StaleRow>('stale_histories').where({ client_id, environment, calculation_id: id }).delete();
  }
}
