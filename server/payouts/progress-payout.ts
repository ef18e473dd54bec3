import type { Knex } from 'knex';
import { timestamp } from '../clock.ts';
import type { QueuedJob } from '../jobs/job-queue.ts';
import type { Scope } from '../store/calculations.ts';
import { isTerminal } from '../store/payout-states.ts';
import { countQuestion, findPayout, markHandedOver, type PayoutRow } from '../store/payouts.ts';
import { persisted } from '../store/persistence.ts';
import { movePayout } from './move-payout.ts';
import { orderOf } from './payout.ts';
import { type PayoutDesk, payloadOf, placeOf } from './payout-desk.ts';
import type { Progress } from './provider.ts';

/** Puts the next question to the provider into the queue; `dueAt` in milliseconds since 1970. */
export async function askLater(
  trx: Knex,
  { queue }: PayoutDesk,
  scope: Scope,
  row: Pick<PayoutRow, 'id' | 'asked'>,
  dueAt: number,
): Promise<void> {
  const payload = { ...payloadOf({ scope, payoutId: row.id }), asked: row.asked, due_at: dueAt };
  await queue.enqueue(trx, 'payout_transition', payload, dueAt);
}

/**
 * Handles a `payout_transition`: asks the provider and applies what it says. A job that comes a second time
 * finds its question answered and does nothing. After a standstill the steps follow each other at once,
 * because each is due from the time the one before was due.
 */
export async function progressPayout(desk: PayoutDesk, job: QueuedJob): Promise<void> {
  const { asked, due_at: dueAt } = job.payload;
  const { scope, payoutId } = placeOf(job.payload);
  const row = await findPayout(desk.database.writer, scope, payoutId);
  if (typeof dueAt !== 'number') throw new Error(`a job about ${payoutId} is due at no time`);
  // One that was cancelled may be erased before its timer rings.
  if (row === undefined) return;
  if (row.asked !== asked || isTerminal(row.status)) return;
  const progress = await ask(desk, scope, row);
  if (progress === null) return;
  await persisted(() =>
    desk.database.writer.transaction((trx) => apply(trx, desk, scope, row, progress, dueAt)),
  );
}

/** Null when the client has cancelled. */
async function ask(desk: PayoutDesk, scope: Scope, row: PayoutRow): Promise<Progress | null> {
  const { provider, database, clock } = desk;
  if (row.status !== 'PENDING') return provider.follow(orderOf(row));
  // Before the call: from now on only the provider can say that nothing will be paid.
  const isPending = await markHandedOver(database.writer, scope, row.id, timestamp(clock));
  return isPending ? provider.submit(orderOf(row)) : null;
}

async function apply(
  trx: Knex,
  desk: PayoutDesk,
  scope: Scope,
  row: PayoutRow,
  { event, askAgainInMs }: Progress,
  dueAt: number,
): Promise<void> {
  const leaving = { id: row.id, status: row.status, asked: row.asked };
  if (!(await countQuestion(trx, scope, leaving))) return;
  const now = { ...row, asked: row.asked + 1 };
  if (event !== null) {
    const { status: to, code, detail } = event;
    const moved = { ...leaving, asked: now.asked };
    await movePayout(trx, desk, scope, { leaving: moved, to, by: 'provider', code, detail });
  }
  if (askAgainInMs === null) return;
  // A job is never done before it was due, unless the clock was set back since.
  const since = Math.min(dueAt, desk.clock());
  await askLater(trx, desk, scope, now, since + askAgainInMs);
}
