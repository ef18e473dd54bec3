import type { Knex } from 'knex';
import type { Tenant } from '../calculations/calculations.ts';
import { persisted } from '../database/persistence.ts';
import { ERASED_KEY } from '../erasures/erasure-rows.ts';
import { newestDay } from '../jobs/service-days.ts';

/** Names one use of an `Idempotency-Key`. */
export interface KeyUse {
  readonly tenant: Tenant;
  readonly operation: string;
  readonly key: string;
  /** Digest of what was asked. */
  readonly fingerprint: string;
  /** The same as version 0.1.0 took it; its keys are still in use. */
  readonly formerFingerprint?: string;
}

interface KeyRow {
  readonly client_id: string;
  readonly environment: string;
  readonly operation: string;
  readonly key: string;
  /** Held by the request that is running; only its holder may finish or release the key. */
  readonly token: string;
  readonly fingerprint: string;
  /** Null while the first request runs. */
  readonly resource_id: string | null;
  /**
   * The time at which the key was claimed, or its claim last renewed, in milliseconds. PostgreSQL answers big integers
   * as text.
   */
  readonly claimed_at: number | string;
  /** Names the process that claimed it; null where version 0.1.0 did. */
  readonly holder: string | null;
  /** The number of the day of service on which the key was claimed; keys age by days on which the service ran. */
  readonly claimed_day: number;
}

/** A claim, as the request that makes it writes it. */
export type Claimed = Pick<KeyRow, 'token' | 'holder'>;

/** The known state of the request that claimed a key. Requests of other processes are often unknown. */
export type FateOf = (claimed: Claimed) => 'running' | 'ended' | 'unknown';

export type Claim =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'finished'; readonly resourceId: string }
  /** The key is in use for this time at most, unless its request renews the claim; then it is free. */
  | { readonly kind: 'running'; readonly forMs: number }
  | { readonly kind: 'reused' };

/** A claim that is neither finished, released nor renewed for so long belongs to a dead process. */
const LEASE_MS = 5000;
/** The same of version 0.1.0, which renews nothing. */
const UNRENEWED_LEASE_MS = 60_000;
/** The time to wait for a running request of unknown duration. */
const SOON_MS = 1000;

/** A claim that is about to be made. */
export interface PendingClaim {
  readonly use: KeyUse;
  readonly claimed: Claimed;
  readonly fateOf: FateOf;
  readonly now: number;
  /** Told what became of it, again when the transaction is tried again. */
  readonly settle: (claim: Claim) => void;
}

/**
 * Claims keys by a unique insert, or tells what became of them; call it inside a transaction. They are claimed in one
 * order by every process, so that no two wait for each other.
 */
export async function claimKeys(trx: Knex, pending: readonly PendingClaim[]): Promise<void> {
  if (pending.length === 0) return;
  const claims = pending.toSorted((one, other) => (nameOf(one.use) < nameOf(other.use) ? -1 : 1));
  const inserted = await trx<KeyRow>('idempotency_keys')
    .insert(claims.map((claim) => rowOf(trx, claim)))
    .onConflict(['client_id', 'environment', 'operation', 'key'])
    .ignore()
    .returning('token');
  const tokens = new Set(inserted.map(({ token }) => token));
  for (const claim of claims) {
    claim.settle(tokens.has(claim.claimed.token) ? { kind: 'claimed' } : await becameOf(trx, claim));
  }
}

function nameOf({ tenant, operation, key }: KeyUse): string {
  return [tenant.clientId, tenant.environment, operation, key].join(' ');
}

function rowOf(db: Knex, { use, claimed, now }: PendingClaim) {
  const { fingerprint } = use;
  const day = newestDay(db);
  return { ...identity(use), ...claimed, fingerprint, resource_id: null, claimed_at: now, claimed_day: day };
}

async function becameOf(trx: Knex, claim: PendingClaim): Promise<Claim> {
  const { use, claimed, fateOf, now } = claim;
  const found = await trx<KeyRow>('idempotency_keys').where(identity(use)).first();
  if (found === undefined) return { kind: 'running', forMs: SOON_MS };
  // The commit that made it was not answered, and the transaction is tried again.
  if (found.token === claimed.token && found.resource_id === null) return { kind: 'claimed' };
  const forMs = heldForMs(found, fateOf, now);
  return forMs === 0 ? takeOver(trx, found, claim) : stateOf(found, use, forMs);
}

/** Says that the claim is still worked on. */
export async function renewKey(writer: Knex, use: KeyUse, token: string, now: number): Promise<void> {
  await persisted(() => claim(writer, use, token).update({ claimed_at: now }));
}

/** Binds the key to what was made. False when the claim was lost meanwhile: then nothing may be kept. */
export async function finishKey(trx: Knex, use: KeyUse, token: string, resourceId: string): Promise<boolean> {
  return (await claim(trx, use, token).update({ resource_id: resourceId })) === 1;
}

/** Frees the key after a failure, so that a corrected request may use it. */
export async function releaseKey(writer: Knex, use: KeyUse, token: string): Promise<void> {
  await persisted(() => claim(writer, use, token).delete());
}

/** The key as long as this claim of it is neither finished nor lost. */
function claim(db: Knex, use: KeyUse, token: string) {
  return db<KeyRow>('idempotency_keys').where({ ...identity(use), token, resource_id: null });
}

function identity({ tenant, operation, key }: KeyUse) {
  return { client_id: tenant.clientId, environment: tenant.environment, operation, key };
}

/** How long the claim holds if nobody gives a sign of life; 0 when it is free. A finished key is held until it is deleted. */
function heldForMs(found: KeyRow, fateOf: FateOf, now: number): number {
  if (found.resource_id !== null) return Number.POSITIVE_INFINITY;
  const leftOf = (lease: number) => Math.max(0, Number(found.claimed_at) + lease - now);
  const fate = fateOf(found);
  if (fate !== 'unknown') return fate === 'running' ? SOON_MS : 0;
  const lease = found.holder === null ? UNRENEWED_LEASE_MS : LEASE_MS;
  // Later than it can have been given: the clock was set back, and who lives renews it.
  return leftOf(lease) > 2 * lease ? 0 : leftOf(lease);
}

/** Only one of several that try gets the row, and none when its holder has finished meanwhile: the update names both. */
async function takeOver(writer: Knex, found: KeyRow, claim: PendingClaim): Promise<Claim> {
  const { client_id, environment, operation, key, ...mine } = rowOf(writer, claim);
  const changed = await writer<KeyRow>('idempotency_keys')
    .where({ client_id, environment, operation, key, token: found.token, resource_id: found.resource_id })
    .update(mine);
  return changed === 1 ? { kind: 'claimed' } : { kind: 'running', forMs: SOON_MS };
}

/** A key of something erased leads there, whatever is asked: what was asked first is not known any more. */
function stateOf(found: KeyRow, use: KeyUse, forMs: number): Claim {
  const same = [use.fingerprint, use.formerFingerprint, ERASED_KEY];
  if (!same.includes(found.fingerprint)) return { kind: 'reused' };
  return found.resource_id === null
    ? { kind: 'running', forMs }
    : { kind: 'finished', resourceId: found.resource_id };
}
