import type { Knex } from 'knex';
import type { Scope } from './calculations.ts';
import { ERASED_KEY } from './erasure-rows.ts';
import { persisted } from './persistence.ts';

/** Names one use of an `Idempotency-Key`. */
export interface KeyUse {
  readonly scope: Scope;
  readonly operation: string;
  readonly key: string;
  /** Digest of what was asked. */
  readonly fingerprint: string;
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
  /** Milliseconds; PostgreSQL answers its big integers as text. */
  readonly claimed_at: number | string;
}

export type Claim =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'finished'; readonly resourceId: string }
  | { readonly kind: 'running' }
  | { readonly kind: 'reused' };

/** A claim that no process finished or released for so long belongs to a dead one. */
const CLAIM_MS = 60_000;
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Claims the key by a unique insert, or tells what became of it. */
export async function claimKey(writer: Knex, use: KeyUse, token: string, now: number): Promise<Claim> {
  return persisted(async () => {
    const row: KeyRow = {
      ...identity(use),
      token,
      fingerprint: use.fingerprint,
      resource_id: null,
      claimed_at: now,
    };
    const inserted = await writer<KeyRow>('idempotency_keys')
      .insert(row)
      .onConflict(['client_id', 'environment', 'operation', 'key'])
      .ignore()
      .returning('token');
    if (inserted.length === 1) return { kind: 'claimed' };
    const found = await writer<KeyRow>('idempotency_keys').where(identity(use)).first();
    if (found === undefined) return { kind: 'running' };
    return isFree(found, now) ? takeOver(writer, found, row) : standing(found, use);
  });
}

/** Binds the key to what was made. False when the claim was lost meanwhile: then nothing may be kept. */
export async function finishKey(trx: Knex, use: KeyUse, token: string, resourceId: string): Promise<boolean> {
  const changed = await trx<KeyRow>('idempotency_keys')
    .where({ ...identity(use), token, resource_id: null })
    .update({ resource_id: resourceId });
  return changed === 1;
}

/** Frees the key after a failure, so that a corrected request may use it. */
export async function releaseKey(writer: Knex, use: KeyUse, token: string): Promise<void> {
  await persisted(() =>
    writer<KeyRow>('idempotency_keys')
      .where({ ...identity(use), token, resource_id: null })
      .delete(),
  );
}

function identity({ scope, operation, key }: KeyUse) {
  return { client_id: scope.clientId, environment: scope.environment, operation, key };
}

function isFree(row: KeyRow, now: number): boolean {
  return now - Number(row.claimed_at) > (row.resource_id === null ? CLAIM_MS : RETENTION_MS);
}

/** Only one of several that try gets the row, and none when its holder has finished meanwhile: the update names both. */
async function takeOver(writer: Knex, found: KeyRow, row: KeyRow): Promise<Claim> {
  const { client_id, environment, operation, key, ...mine } = row;
  const changed = await writer<KeyRow>('idempotency_keys')
    .where({ client_id, environment, operation, key, token: found.token, resource_id: found.resource_id })
    .update(mine);
  return changed === 1 ? { kind: 'claimed' } : { kind: 'running' };
}

/** A key of something erased leads there, whatever is asked: what was asked first is not known any more. */
function standing(found: KeyRow, use: KeyUse): Claim {
  const isSame = found.fingerprint === use.fingerprint || found.fingerprint === ERASED_KEY;
  if (!isSame) return { kind: 'reused' };
  return found.resource_id === null
    ? { kind: 'running' }
    : { kind: 'finished', resourceId: found.resource_id };
}
