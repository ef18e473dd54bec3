import type { Knex } from 'knex';
import { sha256 } from '../../digest.ts';
import { persisted } from '../database/persistence.ts';
import { withinLimit } from '../database/time-limit.ts';
import { keepWithin, type Limits } from '../lists/range-filter.ts';
import { type BatchField, batchField, batchWithoutRows } from '../schema/batch-fields.ts';
import type { Tenant } from './calculations.ts';
import { countStale } from './stale-filter.ts';

export interface BatchRow {
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly computed_at: string;
  /** Empty. Version 0.1 stored the request here in RFC 8785 form. */
  readonly request: string;
  /** The batch as it is answered: totals, ids of its calculations, failed rows. */
  readonly answer: string;
  /** Of both texts, see {@link batchDigest}; null where version 0.1 stored the batch. */
  readonly digest: string | null;
}

/** The digest of what a batch says. */
export function batchDigest({ request, answer }: Pick<BatchRow, 'request' | 'answer'>): string {
  return sha256(`${request}\n${answer}`);
}

/** Call it inside the transaction that writes the batch's calculations. */
export async function insertBatch(trx: Knex, row: BatchRow): Promise<void> {
  await trx<BatchRow>('batches').insert(row);
}

/** The batch as it is answered, or undefined when the client has no such batch. */
export async function findBatch(db: Knex, tenant: Tenant, id: string): Promise<string | undefined> {
  const row = await persisted(() => ownBatches(db, tenant).where({ id }).select('answer').first());
  return row?.answer;
}

/** Which batches are listed; every filter that is not null must hold. */
export interface BatchFilter extends Readonly<Record<Exclude<BatchField, 'period_end'>, string | null>> {
  readonly periodEnd: Limits;
}

export interface ListedBatch {
  /** JSON text without its rows. */
  readonly summary: string;
  /** How many of its payslips have a stored history that is stale. */
  readonly staleHistories: number;
}

/** The newest batches that are older than the cursor. */
export async function listBatches(
  lists: Knex,
  tenant: Tenant,
  { periodEnd, ...equal }: BatchFilter,
  page: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly ListedBatch[]> {
  return withinLimit(lists, async (on) => {
    const own = () => on(ownBatches(lists, tenant));
    const query = own();
    for (const field of ['employer_id', 'country', 'scheme'] as const) {
      const wanted = equal[field];
      if (wanted !== null) query.whereRaw(`${batchField(lists, field)} = ?`, [wanted]);
    }
    if (page.cursor !== null) query.where('id', '<', page.cursor);
    await keepWithin(lists, query, own, batchField(lists, 'period_end'), periodEnd);
    const rows: readonly { readonly id: string; readonly summary: string }[] = await query
      .orderBy('id', 'desc')
      .limit(page.limit)
      .select('id', lists.raw(`${batchWithoutRows(lists)} AS summary`));
    const ids = rows.map(({ id }) => id);
    const stale = await countStale(lists, tenant, ids, on);
    return rows.map(({ id, summary }) => ({ summary, staleHistories: stale.get(id) ?? 0 }));
  });
}

function ownBatches(db: Knex, tenant: Tenant) {
  return db<BatchRow>('batches').where({ client_id: tenant.clientId, environment: tenant.environment });
}
