import type { Knex } from 'knex';
import { storedForms } from '../caller-id.ts';
import type { CalculationRow, Scope } from './calculations.ts';
import { supersededBy } from './corrections.ts';
import { persisted } from './persistence.ts';
import { keepWithin, type Limits } from './range-filter.ts';

/** Which calculations are listed; every filter that is not null must hold. */
export interface CalculationFilter {
  readonly employerId: string | null;
  readonly employeeId: string | null;
  readonly country: string | null;
  readonly scheme: string | null;
  readonly batchId: string | null;
  /** First and last `period_start`, both inclusive. */
  readonly periodStartFrom: string | null;
  readonly periodStartTo: string | null;
  readonly periodEnd: Limits;
  /** Leaves out what a later calculation replaces. */
  readonly onlyCurrent: boolean;
}

export interface ListedCalculation {
  readonly id: string;
  readonly employer_id: string;
  /** The body as it was answered. */
  readonly answer: string;
  /** The calculation that stands in its place, be it erased; null for one that is current. */
  readonly superseded_by: string | null;
}

/** The newest calculations that are older than the cursor. */
export async function listCalculations(
  db: Knex,
  scope: Scope,
  filter: CalculationFilter,
  page: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly ListedCalculation[]> {
  const owner = { client_id: scope.clientId, environment: scope.environment };
  const own = () => db<CalculationRow>('calculations').where(owner);
  const query = own().where(equalities(filter));
  if (filter.employerId !== null) query.whereIn('employer_id', storedForms(filter.employerId));
  if (filter.employeeId !== null) query.whereIn('employee_id', storedForms(filter.employeeId));
  if (filter.periodStartFrom !== null) query.where('period_start', '>=', filter.periodStartFrom);
  if (filter.periodStartTo !== null) query.where('period_start', '<=', filter.periodStartTo);
  if (filter.onlyCurrent) query.whereRaw('? IS NULL', [supersededBy(db, scope)]);
  if (page.cursor !== null) query.where('id', '<', page.cursor);
  return persisted(async () => {
    await keepWithin(db, query, own, 'period_end', filter.periodEnd);
    return query
      .orderBy('id', 'desc')
      .limit(page.limit)
      .select('id', 'employer_id', 'answer', { superseded_by: supersededBy(db, scope) });
  });
}

function equalities({ country, scheme, batchId }: CalculationFilter) {
  return {
    ...(country !== null && { country }),
    ...(scheme !== null && { scheme }),
    ...(batchId !== null && { batch_id: batchId }),
  };
}
