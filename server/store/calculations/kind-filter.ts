import type { Knex } from 'knex';
import type { OnConnection } from '../database/time-limit.ts';
import type { Tenant } from './calculations.ts';
import { newestOf, type PagedList } from './newest-of.ts';

/** A scheme of a country. */
interface Kind {
  readonly country: string;
  readonly scheme: string;
}

/**
 * Keeps the calculations of a country, or of a scheme in whatever countries, in a list that is read by descending id and has no
 * narrower condition. A client has few kinds of payslips, and an index has each in the order of ids.
 */
export async function keepKinds(
  lists: Knex,
  on: OnConnection,
  tenant: Tenant,
  { country, scheme }: { readonly country: string | null; readonly scheme: string | null },
  list: PagedList,
): Promise<void> {
  if (country === null && scheme === null) return;
  const found = await kindsOf(lists, on, tenant);
  const kinds = found.filter(
    (one) => (country === null || one.country === country) && (scheme === null || one.scheme === scheme),
  );
  list.query.whereIn('id', [...(await newestOf(lists, on, list, kinds))]);
}

/** Each found by a step of its own in the index. A country has two letters. */
async function kindsOf(
  lists: Knex,
  on: OnConnection,
  { clientId, environment }: Tenant,
): Promise<readonly Kind[]> {
  const own = `SELECT country || scheme FROM calculations WHERE client_id = ? AND environment = ?`;
  const first = 'ORDER BY country, scheme LIMIT 1';
  const owner = [clientId, environment];
  const rows: readonly { readonly kind: string }[] = await on(
    lists
      .withRecursive(
        'kinds',
        lists.raw(
          `SELECT (${own} ${first}) AS kind UNION ALL
          SELECT COALESCE(
            (${own} AND country = substr(kind, 1, 2) AND scheme > substr(kind, 3) ${first}),
            (${own} AND country > substr(kind, 1, 2) ${first})
          ) FROM kinds WHERE kind IS NOT NULL`,
          [...owner, ...owner, ...owner],
        ),
      )
      .from('kinds')
      .whereNotNull('kind')
      .select('kind'),
  );
  return rows.map(({ kind }) => ({ country: kind.slice(0, 2), scheme: kind.slice(2) }));
}
