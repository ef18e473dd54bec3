import { setTimeout as sleep } from 'node:timers/promises';
import { digest } from '../digest.ts';
import { ServiceError } from '../service-error.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import { isLockedOut } from '../store/database/write-failures.ts';
import { type Claimed, finishKey, type KeyUse, releaseKey } from '../store/keys/idempotency-keys.ts';
import type { Commit } from './grouped-writes.ts';
import type { KeyClaims } from './key-claims.ts';

/** The result of a request, and whether this very request made it. */
export interface Made {
  readonly resourceId: string;
  readonly isReplay: boolean;
}

/** Makes the thing; `commit` runs inside the transaction that stores it, with the id of what was made. */
type Make = (commit: Commit) => Promise<string>;

/** The longest wait, as long as a statement waits for a lock. */
const PATIENCE_MS = 5000;

/** The key without one pair of surrounding quotes, or null when there is none. */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null;
  return /^"(.+)"$/.exec(header)?.[1] ?? header;
}

/**
 * Names the use of a key for what is asked; key order and white space do not matter. `sent` is the body as it was sent,
 * where something else than that is compared: keys of version 0.1.0 were compared by it.
 */
export function keyUse(
  tenant: Tenant,
  operation: string,
  key: string,
  asked: unknown,
  sent: unknown = undefined,
): KeyUse {
  const use = { tenant, operation, key, fingerprint: digest(asked) };
  return sent === undefined ? use : { ...use, formerFingerprint: digest(sent) };
}

/**
 * Makes something at most once for a key. What is made and the finished key commit together. A failure
 * releases the key. Throws `IDEMPOTENCY_KEY_IN_USE` and `IDEMPOTENCY_KEY_REUSED`.
 */
export async function makeOnce(by: KeyClaims, use: KeyUse | null, make: Make): Promise<Made> {
  if (use === null) return { resourceId: await make(async () => {}), isReplay: false };
  return by.during(use, (claimed) => makeUnderClaim(by, use, claimed, make));
}

async function makeUnderClaim(by: KeyClaims, use: KeyUse, claimed: Claimed, make: Make): Promise<Made> {
  const { token } = claimed;
  const release = () => releaseKey(by.writer, use, token).catch(() => undefined);
  const attempt = () => by.claim(use, claimed);
  const claim = await orElse(release, attempt, isPerhapsDone);
  if (claim.kind === 'finished') return { resourceId: claim.resourceId, isReplay: true };
  if (claim.kind === 'reused') throw reused();
  if (claim.kind === 'running') throw inUse(claim.forMs);
  const resourceId = await orElse(release, () =>
    make(async (trx, id) => {
      if (!(await finishKey(trx, use, token, id))) throw inUse();
    }),
  );
  return { resourceId, isReplay: false };
}

/** A claim that failed may have been made all the same, its answer lost; but not where the lock was never got. */
function isPerhapsDone(error: unknown): boolean {
  return !isLockedOut(error);
}

/** Undoes what a failed action may have done. The answer waits for that only while the database has time. */
async function orElse<T>(
  undo: () => Promise<void>,
  action: () => Promise<T>,
  isNeeded: (error: unknown) => boolean = () => true,
): Promise<T> {
  const startedAt = performance.now();
  try {
    return await action();
  } catch (error) {
    const left = PATIENCE_MS - (performance.now() - startedAt);
    if (isNeeded(error)) await atMost(left, undo());
    throw error;
  }
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const enough = new AbortController();
  const timeout = sleep(Math.max(0, milliseconds), undefined, { signal: enough.signal }).catch(
    () => undefined,
  );
  await Promise.race([work, timeout]);
  enough.abort();
}

function inUse(forMs = 1000): ServiceError {
  const message = 'The first request with this Idempotency-Key is still running.';
  return new ServiceError('IDEMPOTENCY_KEY_IN_USE', message, { retry_after_s: Math.ceil(forMs / 1000) });
}

function reused(): ServiceError {
  const message = 'This Idempotency-Key was used with another body.';
  return new ServiceError('IDEMPOTENCY_KEY_REUSED', message);
}
