import type { Knex } from 'knex';
import { oneOf } from '../database/one-of.ts';
import type { OnConnection } from '../database/time-limit.ts';
import type { Owner } from './corrections.ts';

/** Up to this number of marked payslips, looking each of them up is faster than reading the list. */
const FEW = 500;

/**
 * Keeps the payslips whose stored history is stale, in a list that is read by descending id. Where few are marked, they
 * are the list; of many the next are met soon in its order.
 */
export async function keepStale(
  lists: Knex,
  query: Knex.QueryBuilder,
  marked: Knex.QueryBuilder,
  cursor: string | null,
): Promise<void> {
  if (cursor !== null) marked.where('calculation_id', '<', cursor);
  const ids: readonly string[] = await marked.limit(FEW + 1).pluck('calculation_id');
  // One value for all ids: the query stands many times in a statement that asks for the newest of each period.
  if (ids.length <= FEW) query.where(oneOf(lists, 'id', ids));
  else query.whereRaw('? IS NOT NULL', [staleMark(lists)]);
}

/** For queries of `calculations`: the id of one whose history is marked as stale, or null. */
export function staleMark(db: Knex): Knex.QueryBuilder {
  const own = ['client_id', 'environment']
    .map((name) => `stale.${name} = calculations.${name}`)
    .join(' AND ');
  return db('stale_histories as stale')
    .whereRaw(own)
    .whereRaw('stale.calculation_id = calculations.id')
    .select('stale.calculation_id');
}

/** How many payslips of each batch have a stale history; batches without one are left out. */
export async function countStale(
  db: Knex,
  { clientId, environment }: Owner,
  batchIds: readonly string[],
  on: OnConnection,
): Promise<ReadonlyMap<string, number>> {
  const rows: readonly StaleCount[] = await on(
    db('stale_histories')
      .where({ client_id: clientId, environment })
      .where(oneOf(db, 'batch_id', batchIds))
      .groupBy('batch_id')
      .select({ batch_id: 'batch_id', count: db.raw('count(*)') }),
  );
  return new Map(rows.map(({ batch_id, count }) => [batch_id, Number(count)]));
}

/** PostgreSQL answers counts as text. */
interface StaleCount {
  readonly batch_id: string;
  readonly count: number | string;
}
