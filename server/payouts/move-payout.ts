import type { Knex } from 'knex';
import { timestamp } from '../clock.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import { insertEvent } from '../store/payouts/payout-events.ts';
import { isLegal, type Mover, type PayoutStatus } from '../store/payouts/payout-states.ts';
import {
  changeStatus,
  findHistory,
  insertHistory,
  type Leaving,
  type PayoutRow,
} from '../store/payouts/payouts.ts';
import { orderOf, payoutOf, requestOf } from './payout.ts';
import { type PayoutDependencies, payloadOf } from './payout-dependencies.ts';

interface Move {
  readonly leaving: Leaving;
  readonly to: PayoutStatus;
  readonly by: Mover;
  readonly code: string;
  readonly detail: string;
}

/**
 * One transition with its history entry and its event, inside a transaction. Undefined when the payout is no
 * longer in the state that the move leaves: somebody else was first. Throws for a move that is not legal.
 */
export async function movePayout(
  trx: Knex,
  dependencies: PayoutDependencies,
  tenant: Tenant,
  move: Move,
): Promise<PayoutRow | undefined> {
  const { leaving, to, by, code, detail } = move;
  if (!isLegal(leaving.status, to, by)) throw new Error(`a payout cannot go from ${leaving.status} to ${to}`);
  const arriving = {
    status: to,
    status_code: code,
    status_detail: detail,
    updated_at: timestamp(dependencies.clock),
  };
  const row = await changeStatus(trx, tenant, leaving, arriving);
  if (row !== undefined) await recordStep(trx, dependencies, tenant, row, leaving.status);
  return row;
}

/** The history entry of the state that a payout has come to, and the event that tells of it. */
export async function recordStep(
  trx: Knex,
  dependencies: PayoutDependencies,
  tenant: Tenant,
  row: PayoutRow,
  previous: PayoutStatus | null,
): Promise<void> {
  await insertHistory(trx, {
    id: dependencies.nextId(),
    payout_id: row.id,
    client_id: row.client_id,
    step: row.steps,
    status: row.status,
    detail: row.status_detail,
    at: row.updated_at,
  });
  const { notification_url: url } = requestOf(row);
  if (url === undefined || !dependencies.provider.announces(orderOf(row))) return;
  await announce(trx, dependencies, tenant, row, previous, url);
}

/** The bytes of the event are made here, once. */
async function announce(
  trx: Knex,
  dependencies: PayoutDependencies,
  tenant: Tenant,
  row: PayoutRow,
  previous: PayoutStatus | null,
  url: string,
): Promise<void> {
  const id = `evt_${dependencies.nextId()}`;
  const created_at = row.updated_at;
  const data = payoutOf(row, await findHistory(trx, tenant, [row.id]));
  const body = { type: 'payout.status_changed', id, created_at, previous_status: previous, data };
  await insertEvent(trx, {
    id,
    payout_id: row.id,
    client_id: row.client_id,
    step: row.steps,
    previous_status: previous,
    status: row.status,
    url,
    body: JSON.stringify(body),
    created_at,
  });
  await dependencies.queue.enqueue(trx, 'webhook_delivery', payloadOf({ tenant, payoutId: row.id }));
}
