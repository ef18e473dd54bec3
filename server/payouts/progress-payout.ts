import type { Knex } from 'knex';
import { timestamp } from '../clock.ts';
import type { QueuedJob } from '../jobs/job-queue.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import { persisted } from '../store/database/persistence.ts';
import { isTerminal } from '../store/payouts/payout-states.ts';
import { countQuestion, findPayout, markHandedOver, type PayoutRow } from '../store/payouts/payouts.ts';
import { movePayout } from './move-payout.ts';
import { orderOf } from './payout.ts';
import { type PayoutDependencies, payloadOf, placeOf } from './payout-dependencies.ts';
import type { Progress } from './provider.ts';

/** Puts the next question to the provider into the queue; `dueAt` in milliseconds since 1970. */
export async function askLater(
  trx: Knex,
  { queue }: PayoutDependencies,
  tenant: Tenant,
  row: Pick<PayoutRow, 'id' | 'asked'>,
  dueAt: number,
): Promise<void> {
  const payload = { ...payloadOf({ tenant, payoutId: row.id }), asked: row.asked, due_at: dueAt };
  await queue.enqueue(trx, 'payout_transition', payload, dueAt);
}

/**
 * Handles a `payout_transition`: asks the provider and applies what it says. A job that comes a second time
 * finds its question answered and does nothing. After a standstill the steps follow each other at once,
 * because each is due from the time the one before was due.
 */
export async function progressPayout(dependencies: PayoutDependencies, job: QueuedJob): Promise<void> {
  const { asked, due_at: dueAt } = job.payload;
  const { tenant, payoutId } = placeOf(job.payload);
  const row = await findPayout(dependencies.database.writer, tenant, payoutId);
  if (typeof dueAt !== 'number') throw new Error(`a job about ${payoutId} is due at no time`);
  // One that was cancelled may be erased before its timer rings.
  if (row === undefined) return;
  if (row.asked !== asked || isTerminal(row.status)) return;
  const progress = await ask(dependencies, tenant, row);
  if (progress === null) return;
  await persisted(() =>
    dependencies.database.writer.transaction((trx) => apply(trx, dependencies, tenant, row, progress, dueAt)),
  );
}

/** Null when the client has cancelled. */
async function ask(
  dependencies: PayoutDependencies,
  tenant: Tenant,
  row: PayoutRow,
): Promise<Progress | null> {
  const { provider, database, clock } = dependencies;
  if (row.status !== 'PENDING') return provider.follow(orderOf(row));
  // Before the call: from now on only the provider can say that nothing will be paid.
  const isPending = await markHandedOver(database.writer, tenant, row.id, timestamp(clock));
  return isPending ? provider.submit(orderOf(row)) : null;
}

async function apply(
  trx: Knex,
  dependencies: PayoutDependencies,
  tenant: Tenant,
  row: PayoutRow,
  { event, askAgainInMs }: Progress,
  dueAt: number,
): Promise<void> {
  const leaving = { id: row.id, status: row.status, asked: row.asked };
  if (!(await countQuestion(trx, tenant, leaving))) return;
  const now = { ...row, asked: row.asked + 1 };
  if (event !== null) {
    const { status: to, code, detail } = event;
    const moved = { ...leaving, asked: now.asked };
    await movePayout(trx, dependencies, tenant, { leaving: moved, to, by: 'provider', code, detail });
  }
  if (askAgainInMs === null) return;
  // A job is never done before it was due, unless the clock was set back since.
  const since = Math.min(dueAt, dependencies.clock());
  await askLater(trx, dependencies, tenant, now, since + askAgainInMs);
}
