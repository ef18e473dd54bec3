import type { Knex } from 'knex';
import type { Environment } from '../../environment.ts';
import { oneOf } from '../database/one-of.ts';
import { persisted } from '../database/persistence.ts';
import {
  type PackedRows,
  packedRows,
  type ReadTexts,
  readTexts,
  TEXT_COLUMNS,
  type TextColumns,
} from '../texts/calculation-texts.ts';
import { findOldTraces, inflateTrace } from '../texts/old-traces.ts';
import { supersededBy } from './corrections.ts';

/** Whose data a query may see. Every query names it. */
export interface Tenant {
  readonly clientId: string;
  readonly environment: Environment;
}

/** What a request says of its calculation. */
export interface CalculationSubject {
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
  readonly supersedes_id: string | null;
}

/** What lists, filters and look-ups need to know of a calculation. */
export interface CalculationColumns extends CalculationSubject {
  readonly net_salary: string;
  readonly batch_id: string | null;
  readonly computed_at: string;
  readonly rule_fingerprint: string;
}

export interface CalculationRow extends CalculationColumns, TextColumns {}

/** Exact amounts by line; null where the payslip has no such line. */
export type Amounts = Readonly<Record<string, string | null>>;

/** What histories keep of a calculation beside its row. */
export interface KeptForHistories {
  readonly contentDigest: string;
  /** Of the lines that were known to be read when it was made. */
  readonly amounts: Amounts;
  /** Null where no stored history was asked for. */
  readonly history: NewHistory | null;
}

/** A calculation about to be stored, as far as more than its row depends on it. */
export interface NewCalculation extends KeptForHistories {
  readonly row: CalculationSubject;
}

/** A calculation whose row is made. */
export interface PackedCalculation extends NewCalculation {
  readonly row: CalculationRow;
}

/** What a payslip took from the store. */
export interface NewHistory {
  /** The scheme with its country: `MX.ordinario`. */
  readonly scheme: string;
  readonly readings: readonly object[];
  /** Ids of what was summed. */
  readonly sources: readonly string[];
  /** The number of changes stored for the employer when the history was read; null if the read found nothing. */
  readonly revision: number | null;
}

/** A calculation of which no more than its texts is read. */
export interface PackedAnswer extends Pick<CalculationRow, 'id'>, TextColumns {}

/** What holds the bodies as they were answered; what the client does not have is left out. */
export async function findPackedAnswers(
  db: Knex,
  tenant: Tenant,
  ids: readonly string[],
): Promise<PackedRows<PackedAnswer>> {
  const rows: readonly PackedAnswer[] = await persisted(() =>
    ownCalculations(db, tenant)
      .where(oneOf(db, 'id', ids))
      .select('id', ...TEXT_COLUMNS),
  );
  return packedRows(db, rows);
}

/** The texts of a calculation, or undefined when the client has no such calculation. */
export async function findTexts(db: Knex, tenant: Tenant, id: string): Promise<ReadTexts | undefined> {
  const row: TextColumns | undefined = await persisted(() =>
    ownCalculation(db, tenant, id)
      .select(...TEXT_COLUMNS)
      .first(),
  );
  return row === undefined ? undefined : readTexts(db, row);
}

/** The trace of a calculation of before, whose texts are without it. */
export async function findOldTraceText(db: Knex, { clientId }: Tenant, id: string): Promise<string> {
  const trace = (await persisted(() => findOldTraces(db, [id]))).get(id);
  if (trace?.client_id !== clientId) throw new Error('a calculation has no stored trace');
  return inflateTrace(trace);
}

/** The facts about a calculation that a correction wants to replace. */
export interface Superseded {
  readonly employeeId: string;
  readonly employerId: string;
  readonly period: { readonly type: string; readonly start_date: string; readonly end_date: string };
  /** The calculation that has replaced it already, or null. */
  readonly supersededBy: string | null;
}

/** Reads the facts about a calculation that is about to be replaced. */
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
