import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';

/** First and last value, both inclusive; null where there is no limit. */
export interface Limits {
  readonly from: string | null;
  readonly to: string | null;
}

/** Up to this number of rows, sorting them is faster than reading the list. */
const FEW = 500;

/**
 * Keeps the rows whose column lies within limits, in a list that is read by descending id. No index is in both
 * orders: few rows are found by the column and then sorted; many are met soon in the order of the list, whose
 * index holds the column too. Which of the two it is is counted, not left to the statistics of the database.
 * `own` makes a query of the rows that the client may see; `order` is the column of the index, where that is another.
 */
export async function keepWithin(
  db: Knex,
  query: Knex.QueryBuilder,
  own: () => Knex.QueryBuilder,
  column: string,
  limits: Limits,
  order: string = column,
): Promise<void> {
  if (limits.from === null && limits.to === null) return;
  const within = (rows: Knex.QueryBuilder, value: string) => {
    if (limits.from !== null) rows.whereRaw(`${value} >= ?`, [limits.from]);
    if (limits.to !== null) rows.whereRaw(`${value} <= ?`, [limits.to]);
    return rows;
  };
  const ordered = within(own(), column).orderByRaw(`${order} DESC`);
  const ids: readonly string[] = await ordered.limit(FEW + 1).pluck('id');
  if (ids.length <= FEW) query.whereIn('id', [...ids]);
  // A sign before a column keeps SQLite from searching by its index, and from sorting what it finds there.
  else within(query, isPostgres(db) ? column : `+${column}`);
}
