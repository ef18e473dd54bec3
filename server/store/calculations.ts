import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Knex } from 'knex';
import type { Environment } from '../environment.ts';
import { insertCorrection, supersededBy } from './corrections.ts';
import { persisted } from './persistence.ts';

const decompress = promisify(inflate);

/** Whose data a query may see. Every query names it. */
export interface Tenant {
  readonly clientId: string;
  readonly environment: Environment;
}

export interface CalculationRow {
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly country: string;
  readonly scheme: string;
  readonly year: number;
  readonly employee_id: string;
  readonly employer_id: string;
  readonly period_type: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly net_salary: string;
  readonly rule_fingerprint: string;
  readonly supersedes_id: string | null;
  readonly batch_id: string | null;
  readonly computed_at: string;
  /** The request in RFC 8785 form: with the rule source it can be calculated again. */
  readonly request: string;
  /** The body as sent, byte for byte. */
  readonly answer: string;
}

interface TraceRow {
  readonly calculation_id: string;
  readonly client_id: string;
  readonly deflated: Uint8Array;
}

/** A calculation about to be stored: its row and its deflated trace. */
export interface NewCalculation {
  readonly row: CalculationRow;
  readonly deflated: Uint8Array;
}

/** More rows in one statement gain nothing. */
const ROWS_AT_ONCE = 50;

/** The JSON text of a stored trace. */
export async function inflateTrace(deflated: Uint8Array): Promise<string> {
  return (await decompress(deflated)).toString();
}

/** Writes calculations, their traces and what they replace; call it inside a transaction. */
export async function insertCalculations(trx: Knex, made: readonly NewCalculation[]): Promise<void> {
  for (let at = 0; at < made.length; at += ROWS_AT_ONCE) {
    const some = made.slice(at, at + ROWS_AT_ONCE);
    await trx<CalculationRow>('calculations').insert(some.map(({ row }) => row));
    await trx<TraceRow>('calculation_traces').insert(
      some.map(({ row, deflated }) => ({ calculation_id: row.id, client_id: row.client_id, deflated })),
    );
  }
  for (const { row } of made) {
    const { supersedes_id, ...rest } = row;
    if (supersedes_id !== null) await insertCorrection(trx, { ...rest, supersedes_id });
  }
}

/** The bodies as they were answered, by id; what the client does not have is left out. */
export async function findAnswers(
  db: Knex,
  tenant: Tenant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await persisted(() =>
    ownCalculations(db, tenant)
      .whereIn('id', [...ids])
      .select('id', 'answer'),
  );
  return new Map(rows.map(({ id, answer }) => [id, answer]));
}

/** The body as it was answered, or undefined when the client has no such calculation. */
export async function findAnswer(db: Knex, tenant: Tenant, id: string): Promise<string | undefined> {
  const row = await persisted(() => ownCalculation(db, tenant, id).select('answer').first());
  return row?.answer;
}

/** The stored trace as JSON text. */
export async function findTraceText(db: Knex, tenant: Tenant, id: string): Promise<string | undefined> {
  const row = await persisted(() =>
    db<TraceRow>('calculation_traces').where({ calculation_id: id, client_id: tenant.clientId }).first(),
  );
  return row === undefined ? undefined : inflateTrace(row.deflated);
}

/** What is known of the calculation that another one wants to replace. */
export interface Superseded {
  readonly employeeId: string;
  readonly employerId: string;
  readonly period: { readonly type: string; readonly start_date: string; readonly end_date: string };
  /** The calculation that has replaced it already, or null. */
  readonly supersededBy: string | null;
}

/** What has to be known of a calculation that is about to be replaced. */
export async function findSuperseded(db: Knex, tenant: Tenant, id: string): Promise<Superseded | undefined> {
  const row: SupersededRow | undefined = await persisted(() =>
    ownCalculation(db, tenant, id)
      .select('employee_id', 'employer_id', 'period_type', 'period_start', 'period_end')
      .select({ superseded_by: supersededBy(db, tenant) })
      .first(),
  );
  if (row === undefined) return undefined;
  return {
    employeeId: row.employee_id,
    employerId: row.employer_id,
    period: { type: row.period_type, start_date: row.period_start, end_date: row.period_end },
    supersededBy: row.superseded_by,
  };
}

interface SupersededRow
  extends Pick<
    CalculationRow,
    'employee_id' | 'employer_id' | 'period_type' | 'period_start' | 'period_end'
  > {
  readonly superseded_by: string | null;
}

function ownCalculations(db: Knex, tenant: Tenant) {
  return db<CalculationRow>('calculations').where({
    client_id: tenant.clientId,
    environment: tenant.environment,
  });
}

function ownCalculation(db: Knex, tenant: Tenant, id: string) {
  return ownCalculations(db, tenant).where({ id });
}
