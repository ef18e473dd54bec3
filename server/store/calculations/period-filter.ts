import type { Knex } from 'knex';
import { dateOfDay, dayNumber } from '../../../runtime/module/day-number.ts';
import type { OnConnection } from '../database/time-limit.ts';
import { keepWithin, type Limits } from '../lists/range-filter.ts';
import type { Tenant } from './calculations.ts';
import { newestOf, type PagedList } from './newest-of.ts';

/** The limits of both ends of a period. */
interface PeriodLimits {
  readonly start: Limits;
  readonly end: Limits;
}

/** A period that payslips of the client have. */
interface FoundPeriod {
  readonly period_start: string;
  readonly period_end: string;
}

/** No period lies in two months but those of at most 16 days. */
const LONGEST_DAYS = 31;
/** A year of weeks and a month of days; where there are more, the list is read for them. */
const MOST_PERIODS = 83;

/** A list of calculations with all its other conditions. */
interface PeriodList extends PagedList {
  /** Few rows meet its other conditions. */
  readonly isNarrow: boolean;
}

/** True if the query limits the periods at all. */
export function isLimited({ start, end }: PeriodLimits): boolean {
  return [start.from, start.to, end.from, end.to].some((date) => date !== null);
}

/** Keeps the calculations whose periods lie within limits, in a list that is read by descending id. */
export async function keepPeriods(
  lists: Knex,
  on: OnConnection,
  tenant: Tenant,
  limits: PeriodLimits,
  list: PeriodList,
): Promise<void> {
  const { start, end } = limits;
  if (!isLimited(limits)) return;
  const ids = list.isNarrow ? null : await newestOfPeriods(lists, on, tenant, limits, list);
  if (ids !== null) {
    list.query.whereIn('id', [...ids]);
    return;
  }
  const owner = { client_id: tenant.clientId, environment: tenant.environment };
  const own = () => on(lists('calculations').where(owner));
  await keepWithin(lists, list.query, () => endingNear(own(), start), 'period_start', start, 'period_end');
  await keepWithin(lists, list.query, own, 'period_end', end);
}

/** Limits the end of a period near its beginning, so that one index serves both ends. */
function endingNear(rows: Knex.QueryBuilder, { from, to }: Limits): Knex.QueryBuilder {
  if (from !== null) rows.where('period_end', '>=', from);
  if (to !== null) rows.where('period_end', '<=', latestEndOf(to));
  return rows;
}

function latestEndOf(start: string): string {
  return dateOfDay(dayNumber(start) + LONGEST_DAYS - 1);
}

/**
 * The newest payslips whose periods lie within limits, or null where these are too many periods: a month that is long
 * past lies deep in the list, and is read by the index of periods instead, each in the order of its ids.
 */
async function newestOfPeriods(
  lists: Knex,
  on: OnConnection,
  tenant: Tenant,
  limits: PeriodLimits,
  wanted: PeriodList,
): Promise<readonly string[] | null> {
  const periods = await periodsWithin(lists, on, tenant, limits);
  if (periods.length > MOST_PERIODS) return null;
  const { from, to } = limits.start;
  const wantedPeriods = periods.filter(
    ({ period_start: start }) => (from === null || start >= from) && (to === null || start <= to),
  );
  return newestOf(lists, on, wanted, wantedPeriods);
}

/** One more than the most at most, each found by a step of its own in the index: latest first. */
async function periodsWithin(
  lists: Knex,
  on: OnConnection,
  { clientId, environment }: Tenant,
  { start, end }: PeriodLimits,
): Promise<readonly FoundPeriod[]> {
  const from = later(start.from, end.from) ?? '';
  const latestEnd = start.to === null ? null : latestEndOf(start.to);
  const to = [latestEnd, end.to].filter((date) => date !== null).toSorted()[0] ?? '9999-12-31';
  const own = 'SELECT period_end || period_start FROM calculations WHERE client_id = ? AND environment = ?';
  const last = 'ORDER BY period_end DESC, period_start DESC LIMIT 1';
  const owner = [clientId, environment];
  const rows: readonly { readonly period: string }[] = await on(
    lists
      .withRecursive(
        'periods',
        // SQLite would read all of one period to find the one before it, were both ends compared together.
        lists.raw(
          `SELECT (${own} AND period_end >= ? AND period_end <= ? ${last}) AS period UNION ALL
          SELECT COALESCE(
            (${own} AND period_end = substr(period, 1, 10) AND period_start < substr(period, 11) ${last}),
            (${own} AND period_end >= ? AND period_end < substr(period, 1, 10) ${last})
          ) FROM periods WHERE period IS NOT NULL`,
          [...owner, from, to, ...owner, ...owner, from],
        ),
      )
      .from('periods')
      .whereNotNull('period')
      .limit(MOST_PERIODS + 1)
      .select('period'),
  );
  return rows.map(({ period }) => ({ period_end: period.slice(0, 10), period_start: period.slice(10) }));
}

function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}
