import type { Knex } from 'knex';
import { storedForms } from '../../caller-id.ts';
import { withinLimit } from '../database/time-limit.ts';
import { keepEqual } from '../lists/equal-filter.ts';
import type { Limits } from '../lists/range-filter.ts';
import { type PackedRows, packedRows, TEXT_COLUMNS, type TextColumns } from '../texts/calculation-texts.ts';
import type { CalculationRow, Tenant } from './calculations.ts';
import { supersededBy } from './corrections.ts';
import { keepKinds } from './kind-filter.ts';
import { isLimited, keepPeriods } from './period-filter.ts';
import { keepStale, staleMark } from './stale-filter.ts';

/** Which calculations are listed; every filter that is not null must hold. */
export interface CalculationFilter {
  readonly employerId: string | null;
  readonly employeeId: string | null;
  readonly country: string | null;
  readonly scheme: string | null;
  readonly batchId: string | null;
  readonly periodStart: Limits;
  readonly periodEnd: Limits;
  /** Leaves out what a later calculation replaces. */
  readonly onlyCurrent: boolean;
  /** Leaves out what was calculated without a stored history, or with one that still holds. */
  readonly onlyStale: boolean;
}

/** A calculation in a list, whose answer is still packed. */
export interface ListedCalculation extends TextColumns {
  readonly id: string;
  readonly employer_id: string;
  /** The calculation that stands in its place, be it erased; null for one that is current. */
  readonly superseded_by: string | null;
  /** Its own id where its stored history is stale, or null. */
  readonly stale_mark: string | null;
}

/** The newest calculations that are older than the cursor. `lists` is the pool for what may take long. */
export async function listCalculations(
  lists: Knex,
  tenant: Tenant,
  filter: CalculationFilter,
  page: { readonly cursor: string | null; readonly limit: number },
): Promise<PackedRows<ListedCalculation>> {
  const owner = { client_id: tenant.clientId, environment: tenant.environment };
  const rows: readonly ListedCalculation[] = await withinLimit(lists, async (on) => {
    const own = () => on(lists<CalculationRow>('calculations').where(owner));
    const periods = { start: filter.periodStart, end: filter.periodEnd };
    const isNarrow = [filter.employerId, filter.employeeId, filter.batchId].some((one) => one !== null);
    const kinds = { country: filter.country, scheme: filter.scheme };
    const isByKind = !isNarrow && !isLimited(periods);
    const query = keepEqual(lists, own(), { narrow: narrowOf(filter), broad: isByKind ? {} : kinds });
    if (filter.onlyCurrent) query.whereRaw('? IS NULL', [supersededBy(lists, tenant)]);
    if (filter.onlyStale) {
      const marked = on(lists('stale_histories').where(owner).orderBy('calculation_id', 'desc'));
      await keepStale(lists, query, marked, page.cursor);
    }
    if (page.cursor !== null) query.where('id', '<', page.cursor);
    if (isByKind) await keepKinds(lists, on, tenant, kinds, { query, limit: page.limit });
    await keepPeriods(lists, on, tenant, periods, { query, limit: page.limit, isNarrow });
    return query
      .orderBy('id', 'desc')
      .limit(page.limit)
      .select('id', 'employer_id', ...TEXT_COLUMNS, {
        superseded_by: supersededBy(lists, tenant),
        stale_mark: staleMark(lists),
      });
  });
  return packedRows(lists, rows);
}

function narrowOf({ employerId, employeeId, batchId }: CalculationFilter) {
  return {
    employer_id: employerId === null ? null : storedForms(employerId),
    employee_id: employeeId === null ? null : storedForms(employeeId),
    batch_id: batchId === null ? null : [batchId],
  };
}
