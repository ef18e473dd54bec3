import type { Knex } from 'knex';
import { normalId } from '../caller-id.ts';
import type { SumRow } from './calculation-sums.ts';
import type { Tenant } from './calculations.ts';
import { chainOf, supersededBy } from './corrections.ts';
import { persisted } from './persistence.ts';

/** Whose payslips of which days are summed: those of some employees of one employer, in one read. */
export interface SumRange {
  readonly employerId: string;
  readonly employeeIds: readonly string[];
  /** First and last day, both counted. */
  readonly from: string;
  readonly to: string;
}

/** Reads sums and corrections of one client. */
export interface StoredSums {
  readonly read: (range: SumRange) => Promise<readonly SumRow[]>;
  /** The ids of all that are corrections of one another. */
  readonly chainOf: (id: string) => Promise<readonly string[]>;
}

export function storedSums(db: Knex, tenant: Tenant): StoredSums {
  return {
    read: (range) => readSums(db, tenant, range),
    chainOf: (id) => persisted(() => chainOf(db, tenant, id)),
  };
}

/** What histories read of the current payslips: what a later one replaces, is left out as lists leave it out. */
async function readSums(
  db: Knex,
  tenant: Tenant,
  { employerId, employeeIds, from, to }: SumRange,
): Promise<readonly SumRow[]> {
  return persisted(() =>
    db<SumRow>('calculation_sums')
      .where({
        client_id: tenant.clientId,
        environment: tenant.environment,
        employer_id: normalId(employerId),
      })
      .whereIn('employee_id', [...new Set(employeeIds.map(normalId))])
      .whereBetween('period_end', [from, to])
      .whereRaw('? IS NULL', [supersededBy(db, tenant, 'calculation_sums.calculation_id')]),
  );
}
