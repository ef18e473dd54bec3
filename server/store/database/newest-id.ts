import type { Knex } from 'knex';
import { persisted } from './persistence.ts';

/** Tables whose ids clients see in lists, newest first. */
const LISTED = ['calculations', 'batches', 'opening_balances', 'jobs', 'payouts', 'payout_events'];
const ULID = /[0-9A-Z]{26}$/;

/** The newest ULID that is stored, without what stands before it in some ids; null when there is none. */
export async function newestId(db: Knex): Promise<string | null> {
  const newest = await persisted(() =>
    Promise.all(LISTED.map((table) => db(table).max({ id: 'id' }).first())),
  );
  const ids = newest.flatMap((row) => ULID.exec(row?.id ?? '')?.[0] ?? []);
  return ids.toSorted().at(-1) ?? null;
}
