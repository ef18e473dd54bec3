import type { Knex } from 'knex';
import { clampIntoYear } from '../../../runtime/module/period.ts';
import { normalId } from '../../caller-id.ts';
import { recordOf } from '../histories/imported-payslips.ts';

/** Where histories look for the sums of a payslip. */
interface Place {
  readonly employer_id: string;
  readonly employee_id: string;
  /** Only of what was calculated here: an opening balance holds payslips of many days. */
  readonly period_end: string | null;
}

/** Sums in a place where no payslip put them. */
interface StrayedSum {
  /** As `calculation_id` names the payslip. */
  readonly key: string;
  readonly sums: Place;
  /** Where those of the record stand; null where none of that client is stored. */
  readonly record: Place | null;
}

/** Each kind of record with the columns that say where its sums stand. */
interface FoundSums extends Omit<Place, 'period_end'> {
  readonly key: string;
  readonly sums_end: string;
  readonly employer: string | null;
  readonly employee: string | null;
  readonly period_end: string | null;
  readonly year: number | null;
}

/**
 * The database leaves out what stands where the columns of its record say; of the others ids in another form of Unicode,
 * and weeks over the end of a year, are in their place.
 */
export async function findStrayedSums(db: Knex, clientId: string | null): Promise<readonly StrayedSum[]> {
  const rows: readonly FoundSums[] = await candidates(db, clientId);
  return rows.map(strayedOf).filter(({ sums, record }) => JSON.stringify(sums) !== JSON.stringify(record));
}

function candidates(db: Knex, clientId: string | null) {
  const either = (column: string) =>
    db.raw('COALESCE(??, ??)', [`calculations.${column}`, `opening_balances.${column}`]);
  const ofSameClient = (table: string, id: string | Knex.Raw) =>
    db.raw('?? = ?? AND ?? = sums.client_id AND ?? = sums.environment', [
      `${table}.id`,
      id,
      `${table}.client_id`,
      `${table}.environment`,
    ]);
  const found = db('calculation_sums as sums')
    .leftJoin('calculations', (join) => join.on(ofSameClient('calculations', 'sums.calculation_id')))
    .leftJoin('opening_balances', (join) =>
      join
        .on(ofSameClient('opening_balances', recordOf(db, 'sums.calculation_id')))
        .andOn(db.raw('sums.calculation_id LIKE ?', [`${'_'.repeat(26)}/%`])),
    )
    .whereRaw(
      `(COALESCE(calculations.id, opening_balances.id) IS NULL
        OR ? <> sums.employer_id OR ? <> sums.employee_id OR calculations.period_end <> sums.period_end)`,
      [either('employer_id'), either('employee_id')],
    )
    .select('sums.employer_id', 'sums.employee_id', {
      key: 'sums.calculation_id',
      sums_end: 'sums.period_end',
      employer: either('employer_id'),
      employee: either('employee_id'),
      period_end: 'calculations.period_end',
      year: 'calculations.year',
    })
    .orderBy('key');
  return clientId === null ? found : found.where('sums.client_id', clientId);
}

function strayedOf({ key, employer_id, employee_id, sums_end, ...record }: FoundSums): StrayedSum {
  const { employer, employee, period_end, year } = record;
  const isDated = period_end !== null && year !== null;
  return {
    key,
    sums: { employer_id, employee_id, period_end: isDated ? sums_end : null },
    record:
      employer === null || employee === null
        ? null
        : {
            employer_id: normalId(employer),
            employee_id: normalId(employee),
            period_end: isDated ? clampIntoYear(period_end, year) : null,
          },
  };
}
