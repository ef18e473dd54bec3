import type { Knex } from 'knex';
import { persisted } from '../database/persistence.ts';

/** An event about one step of a payout, sent or still to be sent. It never changes. */
export interface EventRow {
  readonly id: string;
  readonly payout_id: string;
  readonly client_id: string;
  readonly step: number;
  readonly previous_status: string | null;
  readonly status: string;
  readonly url: string;
  /** The bytes that are signed and sent. */
  readonly body: string;
  readonly created_at: string;
}

/** The state of the delivery of an event. */
export interface DeliveryRow {
  readonly event_id: string;
  readonly client_id: string;
  /** `unknown` where the process ended between the call and its answer: the receiver may have it. */
  readonly state: 'pending' | 'delivered' | 'failed' | 'skipped' | 'unknown';
  readonly http_status: number | null;
  readonly error: string | null;
  /** Set before the call, once: nothing is ever sent twice. */
  readonly attempted_at: string | null;
}

export type EventWithDelivery = EventRow & Omit<DeliveryRow, 'event_id' | 'client_id'>;

/** Writes an event that waits for its delivery. */
export async function insertEvent(trx: Knex, event: EventRow): Promise<void> {
  await trx<EventRow>('payout_events').insert(event);
  await trx<DeliveryRow>('webhook_deliveries').insert({
    event_id: event.id,
    client_id: event.client_id,
    state: 'pending',
    http_status: null,
    error: null,
    attempted_at: null,
  });
}

/** All events of a payout, oldest first. */
export async function findEvents(
  db: Knex,
  clientId: string,
  payoutId: string,
): Promise<readonly EventWithDelivery[]> {
  return persisted(() => events(db, clientId, payoutId).orderBy('step'));
}

/** The oldest event of a payout whose delivery has not ended. */
export async function findUndelivered(
  db: Knex,
  clientId: string,
  payoutId: string,
): Promise<EventWithDelivery | undefined> {
  return persisted(() => events(db, clientId, payoutId).where({ state: 'pending' }).orderBy('step').first());
}

/** Takes the right to send it; false when it was taken before. */
export async function claimDelivery(db: Knex, event: EventRow, at: string): Promise<boolean> {
  const changed = await persisted(() =>
    delivery(db, event).where({ state: 'pending' }).whereNull('attempted_at').update({ attempted_at: at }),
  );
  return changed === 1;
}

export type Ending = Pick<DeliveryRow, 'state' | 'http_status' | 'error'>;

/** Says how it ended; the first word counts, and any is better than that nobody knows. */
export async function endDelivery(db: Knex, event: EventRow, ending: Ending): Promise<void> {
  const worse: readonly DeliveryRow['state'][] =
    ending.state === 'unknown' ? ['pending'] : ['pending', 'unknown'];
  await persisted(() => delivery(db, event).whereIn('state', worse).update(ending));
}

function delivery(db: Knex, event: EventRow) {
  return db<DeliveryRow>('webhook_deliveries').where({ event_id: event.id, client_id: event.client_id });
}

function events(db: Knex, clientId: string, payoutId: string) {
  return db('payout_events')
    .join('webhook_deliveries', 'webhook_deliveries.event_id', 'payout_events.id')
    .where({ 'payout_events.client_id': clientId, payout_id: payoutId })
    .select<EventWithDelivery[]>('payout_events.*', 'state', 'http_status', 'error', 'attempted_at');
}
