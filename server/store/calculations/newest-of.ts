import type { Knex } from 'knex';
import type { OnConnection } from '../database/time-limit.ts';

/** A list with its conditions, of which a page is read by descending id. */
export interface PagedList {
  readonly query: Knex.QueryBuilder;
  readonly limit: number;
}

/** SQLite takes 500 parts in one statement, and each has the values of the whole list. */
const PARTS_AT_ONCE = 100;

/** The ids of the newest rows of several parts of a list, each read in the order of its own index. */
export async function newestOf(
  lists: Knex,
  on: OnConnection,
  { query, limit }: PagedList,
  parts: readonly object[],
): Promise<readonly string[]> {
  let newest: readonly string[] = [];
  for (let from = 0; from < parts.length; from += PARTS_AT_ONCE) {
    const [first, ...others] = parts
      .slice(from, from + PARTS_AT_ONCE)
      .map((part) => query.clone().where(part).orderBy('id', 'desc').limit(limit).select('id'))
      .map((page, at) => lists.from(page.as(`page_${at}`)).select('id'));
    if (first === undefined) break;
    const rows: readonly { readonly id: string }[] = await on(first.unionAll(others));
    const ids = [...newest, ...rows.map(({ id }) => id)].toSorted();
    newest = ids.toReversed().slice(0, limit);
  }
  return newest;
}
