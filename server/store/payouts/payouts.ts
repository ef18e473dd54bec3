import type { Knex } from 'knex';
import type { Tenant } from '../calculations/calculations.ts';
import { oneOf } from '../database/one-of.ts';
import { persisted } from '../database/persistence.ts';
import { withinLimit } from '../database/time-limit.ts';
import { keepEqual } from '../lists/equal-filter.ts';
import { keepWithin, type Limits } from '../lists/range-filter.ts';
import type { PayoutCountry, PayoutStatus } from './payout-states.ts';

export interface PayoutRow {
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly external_id: string;
  readonly status: PayoutStatus;
  readonly status_code: string;
  readonly status_detail: string;
  readonly amount: string;
  readonly currency: string;
  readonly country: PayoutCountry;
  readonly payment_method_id: string;
  /** The calculation that `payroll_ref` names; it is never looked up. */
  readonly calculation_id: string | null;
  readonly mode: string;
  /** SQLite answers 1 and 0. */
  readonly is_mock: boolean | number;
  /** The request in RFC 8785 form. */
  readonly request: string;
  /** The number of entries in its history. */
  readonly steps: number;
  /** The number of questions asked of the provider; a job uses it to know if its question is still open. */
  readonly asked: number;
  /** The time from which the provider may have the payout. */
  readonly handed_over_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface HistoryRow {
  readonly id: string;
  readonly payout_id: string;
  readonly client_id: string;
  readonly step: number;
  readonly status: PayoutStatus;
  readonly detail: string;
  readonly at: string;
}

/** Writes a payout unless the client has one of that `external_id`; true when it was written. */
export async function insertPayout(trx: Knex, row: PayoutRow): Promise<boolean> {
  const inserted = await trx<PayoutRow>('payouts')
    .insert(row)
    .onConflict(['client_id', 'environment', 'external_id'])
    .ignore()
    .returning('id');
  return inserted.length === 1;
}

export async function insertHistory(trx: Knex, row: HistoryRow): Promise<void> {
  await trx<HistoryRow>('payout_history').insert(row);
}

export async function findPayout(db: Knex, tenant: Tenant, id: string): Promise<PayoutRow | undefined> {
  return persisted(() => ownPayouts(db, tenant).where({ id }).first());
}

export async function findByExternalId(
  db: Knex,
  tenant: Tenant,
  externalId: string,
): Promise<PayoutRow | undefined> {
  return persisted(() => ownPayouts(db, tenant).where({ external_id: externalId }).first());
}

/** Reads the history of some payouts, oldest first. */
export async function findHistory(
  db: Knex,
  tenant: Tenant,
  payoutIds: readonly string[],
): Promise<readonly HistoryRow[]> {
  return persisted(() =>
    db<HistoryRow>('payout_history')
      .where({ client_id: tenant.clientId })
      .where(oneOf(db, 'payout_id', payoutIds))
      .orderBy(['payout_id', 'step']),
  );
}

/** The state that a change leaves: it happens only while all of this is still so. */
export interface Leaving {
  readonly id: string;
  readonly status: PayoutStatus;
  readonly asked?: number;
  readonly handed_over_at?: null;
}

type Arriving = Pick<PayoutRow, 'status' | 'status_code' | 'status_detail' | 'updated_at'>;

/** Moves a payout; undefined when somebody else was first. */
export async function changeStatus(
  trx: Knex,
  tenant: Tenant,
  leaving: Leaving,
  arriving: Arriving,
): Promise<PayoutRow | undefined> {
  const [row] = await ownPayouts(trx, tenant)
    .where(leaving)
    .update({ ...arriving, steps: trx.raw('steps + 1') })
    .returning('*');
  return row;
}

/** Counts that the provider was asked; false when somebody else asked first, or the payout has moved. */
export async function countQuestion(trx: Knex, tenant: Tenant, leaving: Leaving): Promise<boolean> {
  const changed = await ownPayouts(trx, tenant)
    .where(leaving)
    .update({ asked: trx.raw('asked + 1') });
  return changed === 1;
}

/** Records that the provider may have the payout from now on; returns false if it is no longer PENDING. */
export async function markHandedOver(db: Knex, tenant: Tenant, id: string, at: string): Promise<boolean> {
  const changed = await persisted(() =>
    ownPayouts(db, tenant)
      .where({ id, status: 'PENDING' })
      .update({ handed_over_at: db.raw('COALESCE(handed_over_at, ?)', [at]) }),
  );
  return changed === 1;
}

/** The filters of a list of payouts; each one that is not null must hold. */
export interface PayoutFilter {
  readonly status: string | null;
  readonly country: string | null;
  readonly externalId: string | null;
  readonly calculationId: string | null;
  readonly created: Limits;
}

/** The newest payouts that are older than the cursor. `lists` is the pool for what may take long. */
export async function listPayouts(
  lists: Knex,
  tenant: Tenant,
  filter: PayoutFilter,
  page: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly PayoutRow[]> {
  return withinLimit(lists, async (on) => {
    const own = () => on(ownPayouts(lists, tenant));
    const query = keepEqual(lists, own(), equalities(filter));
    if (page.cursor !== null) query.where('id', '<', page.cursor);
    await keepWithin(lists, query, own, 'created_at', filter.created);
    return query.orderBy('id', 'desc').limit(page.limit).select('*');
  });
}

/** The index of the states holds the countries too. */
function equalities({ status, country, externalId, calculationId }: PayoutFilter) {
  const isAboutFew = externalId !== null || calculationId !== null;
  return {
    narrow: {
      external_id: listed(externalId),
      calculation_id: listed(calculationId),
      status: isAboutFew ? null : listed(status),
    },
    broad: { status: isAboutFew ? status : null, country },
  };
}

function listed(value: string | null): readonly string[] | null {
  return value === null ? null : [value];
}

function ownPayouts(db: Knex, tenant: Tenant) {
  return db<PayoutRow>('payouts').where({ client_id: tenant.clientId, environment: tenant.environment });
}
