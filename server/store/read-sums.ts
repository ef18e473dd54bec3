import type { Knex } from 'knex';
import { normalId } from '../caller-id.ts';
import type { SumRow } from './calculation-sums.ts';
import { findCorrection, type Owner, rootOf, supersededBy } from './corrections.ts';
import { type PayslipSource, payslipSource, recordOf } from './imported-payslips.ts';
import { persisted } from './persistence.ts';
import { isPostgres } from './schema/dialect.ts';
import { revisionOf } from './stored-histories.ts';

/** Whose payslips of which days are summed: those of some employees of one employer, in one read. */
export interface SumRange {
  readonly employerId: string;
  readonly employeeIds: readonly string[];
  /** First and last day, both counted. */
  readonly from: string;
  readonly to: string;
}

/** What histories read of one payslip. */
export interface SummedPayslip {
  readonly employee_id: string;
  readonly source: PayslipSource;
  /** With its country. */
  readonly scheme: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly content_digest: string;
  /** The first of the records that its own corrects; that one itself where it corrects none. */
  readonly root_id: string;
  /** By line; the empty line is the payslip itself. */
  readonly amounts: Readonly<Record<string, string>>;
}

export interface ReadSums {
  readonly payslips: readonly SummedPayslip[];
  /** How often something of the employer had been stored then; null where nothing was found. */
  readonly revision: number | null;
}

/** What one client has stored, for histories. */
export interface StoredSums {
  readonly read: (range: SumRange) => Promise<ReadSums>;
  /** The first of the payslips that are corrections of one another. */
  readonly rootOf: (id: string) => Promise<string>;
}

export function storedSums(db: Knex, tenant: Owner): StoredSums {
  return {
    read: (range) => readSums(db, tenant, range),
    rootOf: (id) => persisted(async () => (await findCorrection(db, id))?.root_id ?? id),
  };
}

/**
 * What histories read of the current payslips, from the earliest of each employee to the last: what a later one replaces,
 * is left out as lists leave it out. The database puts together what it finds of an employee: to hand over each row by itself
 * would take longer than to find it.
 */
export async function readSums(
  db: Knex,
  tenant: Owner,
  { employerId, employeeIds, from, to }: SumRange,
): Promise<ReadSums> {
  const place = ['employee_id', 'period_end', 'calculation_id'];
  const first = (column: string) => db.raw('min(??)', [column]);
  const payslips = db<SumRow>('calculation_sums')
    .where({
      client_id: tenant.clientId,
      environment: tenant.environment,
      employer_id: normalId(employerId),
    })
    .whereIn('employee_id', [...new Set(employeeIds.map(normalId))])
    .whereBetween('period_end', [from, to])
    .groupBy(place)
    .select(place)
    .select({
      scheme: first('scheme'),
      period_start: first('period_start'),
      content_digest: first('content_digest'),
      amounts: db.raw(
        isPostgres(db) ? 'json_object_agg(line, amount)::text' : 'json_group_object(line, amount)',
      ),
    });
  const record = recordOf(db, 'payslips.calculation_id');
  const current = db
    .from(payslips.as('payslips'))
    .whereRaw('? IS NULL', [supersededBy(db, tenant, record)])
    .select('payslips.*', { root_id: rootOf(db, record) });
  const rows: readonly EmployeeRow[] = await persisted(() =>
    db
      .from(current.as('current'))
      .groupBy('employee_id')
      .select('employee_id', {
        payslips: db.raw(LISTED[isPostgres(db) ? 'postgres' : 'sqlite']),
        // In the same statement: what was stored between two would be missed.
        revision: revisionOf(db, { tenant, id: employerId }),
      }),
  );
  return { payslips: rows.flatMap(payslipsOf), revision: rows[0]?.revision ?? null };
}

/** All payslips of an employee as one text. */
interface EmployeeRow {
  readonly employee_id: string;
  readonly payslips: string;
  readonly revision: number;
}

const COLUMNS = 'calculation_id, scheme, period_start, period_end, content_digest, root_id, amounts';
const ORDER = 'ORDER BY period_end, calculation_id';
const LISTED = {
  sqlite: `json_group_array(json_array(${COLUMNS}) ${ORDER})`,
  postgres: `json_agg(json_build_array(${COLUMNS}) ${ORDER})::text`,
};

function payslipsOf({ employee_id, payslips }: EmployeeRow): readonly SummedPayslip[] {
  const listed: readonly (readonly [string, string, string, string, string, string, string])[] =
    JSON.parse(payslips);
  return listed.map(
    ([calculation_id, scheme, period_start, period_end, content_digest, root_id, amounts]) => ({
      employee_id,
      source: payslipSource(calculation_id),
      scheme,
      period_start,
      period_end,
      content_digest,
      root_id,
      amounts: JSON.parse(amounts),
    }),
  );
}

/** The sums of what one employee has in these records, be they current or not. */
export async function readSumsOf(
  db: Knex,
  employee: Pick<SumRow, 'client_id' | 'environment' | 'employer_id' | 'employee_id'>,
  ids: readonly string[],
): Promise<readonly SumRow[]> {
  if (ids.length === 0) return [];
  const places = ids.map(() => '?').join(', ');
  return db<SumRow>('calculation_sums')
    .where(employee)
    .whereRaw(`? IN (${places})`, [recordOf(db, 'calculation_id'), ...ids]);
}
