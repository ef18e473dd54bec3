import type { Knex } from 'knex';
import type { CalculationRow, Scope } from './calculations.ts';
import type { TargetRow } from './erasure-rows.ts';
import { persisted } from './persistence.ts';

/** Which calculations are listed; every filter that is not null must hold. */
export interface CalculationFilter {
  readonly employerId: string | null;
  readonly employeeId: string | null;
  readonly country: string | null;
  /** First and last `period_start`, both inclusive. */
  readonly periodStartFrom: string | null;
  readonly periodStartTo: string | null;
}

export interface ListedCalculation {
  readonly id: string;
  readonly employer_id: string;
  /** The body as it was answered. */
  readonly answer: string;
  /** The latest calculation that replaces this one, be it erased. */
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
  const replacing = db<CalculationRow>('calculations as later')
    .where(owner)
    .where('later.supersedes_id', db.ref('calculations.id'))
    .max('later.id');
  const erased = db<TargetRow>('erasure_targets as erased')
    .where(owner)
    .where('erased.supersedes_id', db.ref('calculations.id'))
    .max('erased.record_id');
  const query = db<CalculationRow>('calculations').where({ ...owner, ...equalities(filter) });
  if (filter.periodStartFrom !== null) query.where('period_start', '>=', filter.periodStartFrom);
  if (filter.periodStartTo !== null) query.where('period_start', '<=', filter.periodStartTo);
  if (page.cursor !== null) query.where('id', '<', page.cursor);
  const rows: readonly FoundCalculation[] = await persisted(() =>
    query
      .orderBy('id', 'desc')
      .limit(page.limit)
      .select('id', 'employer_id', 'answer', replacing.as('later'), erased.as('erased')),
  );
  return rows.map(({ later, erased, ...row }) => ({ ...row, superseded_by: latest(later, erased) }));
}

interface FoundCalculation extends Omit<ListedCalculation, 'superseded_by'> {
  readonly later: string | null;
  readonly erased: string | null;
}

/** Ids are in the order of time. */
function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

function equalities({ employerId, employeeId, country }: CalculationFilter) {
  return {
    ...(employerId !== null && { employer_id: employerId }),
    ...(employeeId !== null && { employee_id: employeeId }),
    ...(country !== null && { country }),
  };
}
