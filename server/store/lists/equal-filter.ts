import type { Knex } from 'knex';
import { isPostgres } from '../schema/dialect.ts';

/** Values by column, of which one must be there; null where nothing is asked. */
type AnyOf = Readonly<Record<string, readonly string[] | null>>;
type Exactly = Readonly<Record<string, string | null>>;

/**
 * Keeps the rows that have the values. `narrow` columns are met by few rows, `broad` ones by many: where both are asked,
 * a sign before the broad column keeps SQLite, which does not know that, from searching by its index.
 */
export function keepEqual<Query extends Knex.QueryBuilder>(
  db: Knex,
  query: Query,
  { narrow, broad }: { readonly narrow: AnyOf; readonly broad: Exactly },
): Query {
  let isNarrow = false;
  for (const [column, values] of Object.entries(narrow)) {
    if (values === null) continue;
    isNarrow = true;
    query.whereIn(column, [...values]);
  }
  for (const [column, value] of Object.entries(broad)) {
    if (value !== null) query.whereRaw(isNarrow && !isPostgres(db) ? '+?? = ?' : '?? = ?', [column, value]);
  }
  return query;
}
