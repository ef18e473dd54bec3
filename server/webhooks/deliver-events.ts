import type { Logger } from 'pino';
import { type Clock, timestamp } from '../clock.ts';
import type { JobQueue, QueuedJob } from '../jobs/job-queue.ts';
import { hostOf } from '../payouts/notification-url.ts';
import { type PayoutPlace, payloadOf, placeOf } from '../payouts/payout-dependencies.ts';
import type { Database } from '../store/database/database.ts';
import { persisted } from '../store/database/persistence.ts';
import {
  claimDelivery,
  type Ending,
  type EventRow,
  type EventWithDelivery,
  endDelivery,
  findUndelivered,
} from '../store/payouts/payout-events.ts';
import { type SecretKeeping, secretsOf } from './client-secrets.ts';
import { guardedPost, type PostSettings } from './guarded-post.ts';
import type { HostLimit } from './host-limit.ts';
import { signatureHeaders } from './signature.ts';

interface Delivering {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly secrets: SecretKeeping;
  readonly post: PostSettings;
  readonly hosts: HostLimit;
  readonly clock: Clock;
  /** Answers when this process began to deliver. */
  readonly startedAt: Clock;
  readonly log: Logger;
  /** Told of every event that has come to an end. */
  readonly onEnd: (ending: Ending) => void;
  /** Sent while the provider is a mock. */
  readonly extraHeaders: Readonly<Record<string, string>>;
}

/**
 * What was so old when the process began is of no use any more. Since then it only waits for its turn, and that is
 * nobody's fault whose event it is.
 */
const FRESH_MS = 5 * 60_000;
/** Beyond its timeout, so long may the end of an attempt take to be stored. */
const MARGIN_MS = 10_000;

/**
 * Handles a `webhook_delivery`: sends what has not been sent about one payout, oldest first, one after the
 * other. At most once: an event is marked before the call, and a marked event is never sent again.
 */
export async function deliverEvents(
  delivering: Delivering,
  job: QueuedJob,
  stopping: AbortSignal,
): Promise<void> {
  const place = placeOf(job.payload);
  const { database } = delivering;
  for (;;) {
    if (stopping.aborted) throw new Error('stopping before all events were sent');
    const event = await findUndelivered(database.reader, place.tenant.clientId, place.payoutId);
    if (event === undefined) return;
    const lookAgainAt = await advance(delivering, place, event, stopping);
    if (lookAgainAt !== null) return lookAgain(delivering, place, lookAgainAt);
  }
}

/** Brings one event to its end. Answers when to look again, if that cannot be done now. */
async function advance(
  delivering: Delivering,
  place: PayoutPlace,
  event: EventWithDelivery,
  stopping: AbortSignal,
): Promise<number | null> {
  const { clock, post, startedAt } = delivering;
  if (event.attempted_at !== null) {
    const overAt = Date.parse(event.attempted_at) + post.timeoutMs + MARGIN_MS;
    if (clock() < overAt) return overAt;
    await end(delivering, event, { state: 'unknown', http_status: null, error: 'interrupted' });
    return null;
  }
  if (startedAt() - Date.parse(event.created_at) > FRESH_MS) {
    await end(delivering, event, { state: 'skipped', http_status: null, error: 'too_old' });
    return null;
  }
  await attempt(delivering, place, event, stopping);
  return null;
}

async function attempt(
  delivering: Delivering,
  place: PayoutPlace,
  event: EventRow,
  stopping: AbortSignal,
): Promise<void> {
  const { database, hosts, clock } = delivering;
  const host = hostOf(new URL(event.url));
  await hosts.enter(host, stopping);
  try {
    const headers = await headersFor(delivering, place, event);
    const isMine = await claimDelivery(database.writer, event, timestamp(clock));
    if (isMine) await end(delivering, event, await send(delivering, event, headers));
  } finally {
    hosts.leave(host);
  }
}

/** Null when there is nothing to sign with. Read before the event is marked: a failure here costs nothing. */
async function headersFor(
  { database, secrets, clock, extraHeaders }: Delivering,
  { tenant }: PayoutPlace,
  { id, body }: EventRow,
): Promise<Record<string, string> | null> {
  const [oldest, ...others] = await secretsOf(database.reader, secrets, tenant);
  if (oldest === undefined) return null;
  const sentAt = Math.floor(clock() / 1000);
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'payroll-webhooks/1',
    ...extraHeaders,
    ...signatureHeaders({ id, body: Buffer.from(body), sentAt, secrets: [oldest, ...others] }),
  };
}

async function send(
  { post }: Delivering,
  { url, body }: EventRow,
  headers: Record<string, string> | null,
): Promise<Ending> {
  if (headers === null) return { state: 'failed', http_status: null, error: 'no_secret' };
  const { httpStatus, failure } = await guardedPost({ url, headers, body: Buffer.from(body) }, post);
  const state = failure === null ? 'delivered' : 'failed';
  return { state, http_status: httpStatus, error: failure };
}

async function end({ database, log, onEnd }: Delivering, event: EventRow, ending: Ending): Promise<void> {
  await endDelivery(database.writer, event, ending);
  onEnd(ending);
  const { state, error, http_status } = ending;
  if (state !== 'failed' && state !== 'unknown') return;
  const message = state === 'failed' ? 'webhook not delivered' : 'webhook perhaps not delivered';
  log.warn({ event_id: event.id, payout_id: event.payout_id, error, http_status }, message);
}

function lookAgain({ database, queue }: Delivering, place: PayoutPlace, at: number): Promise<void> {
  return persisted(() =>
    database.writer.transaction((trx) => queue.enqueue(trx, 'webhook_delivery', payloadOf(place), at)),
  );
}
