import type { Knex } from 'knex';
import type { OnConnection } from './time-limit.ts';

/** A list with its conditions, of which a page is read by descending id. */
export interface PagedList {
  readonly query: Knex.QueryBuilder;
  readonly limit: number;
}

/** The ids of the newest rows of several parts of a list, each read in the order of its own index. */
export async function newestOf(
  lists: Knex,
  on: OnConnection,
  { query, limit }: PagedList,
  parts: readonly object[],
): Promise<readonly string[]> {
  const pages = parts
    .map((part) => query.clone().where(part).orderBy('id', 'desc').limit(limit).select('id'))
    .map((page, at) => lists.from(page.as(`page_${at}`)).select('id'));
  const [first, ...others] = pages;
  if (first === undefined) return [];
  const rows: readonly { readonly id: string }[] = await on(first.unionAll(others));
  const ids = rows.map(({ id }) => id).toSorted();
  return ids.toReversed().slice(0, limit);
}
