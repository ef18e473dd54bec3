import type { Knex } from 'knex';
import { ServiceError } from '../service-error.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import { persisted } from '../store/database/persistence.ts';
import { findPayout, type Leaving, type PayoutRow } from '../store/payouts/payouts.ts';
import { movePayout } from './move-payout.ts';
import { orderOf } from './payout.ts';
import type { PayoutDependencies } from './payout-dependencies.ts';

type Commit = (trx: Knex, payoutId: string) => Promise<void>;

/**
 * Cancels a payout that is PENDING; one that is cancelled stays so. Against the timer the database decides.
 * Throws `PAYOUT_NOT_FOUND` and `PAYOUT_NOT_CANCELLABLE`.
 */
export async function cancelPayout(
  dependencies: PayoutDependencies,
  tenant: Tenant,
  id: string,
  commit: Commit,
): Promise<void> {
  const row = await requirePayout(dependencies, tenant, id);
  if (row.status === 'CANCELLED') return confirm(dependencies, id, commit);
  if (row.status !== 'PENDING') throw notCancellable(row);
  if (await tryToCancel(dependencies, tenant, { id, status: 'PENDING', handed_over_at: null }, commit))
    return;
  await takeBack(dependencies, tenant, id, commit);
}

/** The provider may have it already: it is cancelled only when the provider says that nothing is paid. */
async function takeBack(
  dependencies: PayoutDependencies,
  tenant: Tenant,
  id: string,
  commit: Commit,
): Promise<void> {
  const row = await requirePayout(dependencies, tenant, id);
  const isTakenBack = row.status === 'PENDING' && (await dependencies.provider.cancel(orderOf(row)));
  if (isTakenBack && (await tryToCancel(dependencies, tenant, { id, status: 'PENDING' }, commit))) return;
  const now = await requirePayout(dependencies, tenant, id);
  if (now.status !== 'CANCELLED') throw notCancellable(now);
  await confirm(dependencies, id, commit);
}

function tryToCancel(
  dependencies: PayoutDependencies,
  tenant: Tenant,
  leaving: Leaving,
  commit: Commit,
): Promise<boolean> {
  const move = {
    to: 'CANCELLED',
    by: 'client',
    code: '400',
    detail: 'Payout cancelled by the client.',
  } as const;
  return persisted(() =>
    dependencies.database.writer.transaction(async (trx) => {
      const moved = await movePayout(trx, dependencies, tenant, { leaving, ...move });
      if (moved !== undefined) await commit(trx, leaving.id);
      return moved !== undefined;
    }),
  );
}

function confirm({ database }: PayoutDependencies, id: string, commit: Commit): Promise<void> {
  return persisted(() => database.writer.transaction((trx) => commit(trx, id)));
}

/** Read where it is written, so that what was just committed is seen. */
async function requirePayout(
  { database }: PayoutDependencies,
  tenant: Tenant,
  id: string,
): Promise<PayoutRow> {
  const row = await findPayout(database.writer, tenant, id);
  if (row === undefined) throw payoutNotFound(id);
  return row;
}

export function payoutNotFound(id: string): ServiceError {
  return new ServiceError('PAYOUT_NOT_FOUND', 'There is no such payout.', { payout_id: id });
}

function notCancellable({ status }: PayoutRow): ServiceError {
  return new ServiceError('PAYOUT_NOT_CANCELLABLE', `A payout that is ${status} cannot be cancelled.`, {
    status,
  });
}
