import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { digest } from '../payroll/digest.ts';
import { ServiceError } from '../service-error.ts';
import type { Scope } from '../store/calculations.ts';
import { claimKey, finishKey, type KeyUse, releaseKey } from '../store/idempotency-keys.ts';

/** What a request made, and whether this very request made it. */
export interface Made {
  readonly resourceId: string;
  readonly isReplay: boolean;
}

/** Makes the thing; `commit` runs inside the transaction that stores it, with the id of what was made. */
export type Make = (commit: Commit) => Promise<string>;
export type Commit = (trx: Knex, resourceId: string) => Promise<void>;

export interface OncePerKey {
  readonly writer: Knex;
  readonly now: () => number;
}

/** The key without one pair of surrounding quotes, or null when there is none. */
export function idempotencyKey(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null;
  return /^"(.+)"$/.exec(header)?.[1] ?? header;
}

/** Names the use of a key for a body; key order and white space of the body do not matter. */
export function keyUse(scope: Scope, operation: string, key: string, body: unknown): KeyUse {
  return { scope, operation, key, fingerprint: digest(body) };
}

/**
 * Makes something at most once for a key. What is made and the finished key commit together. A failure
 * releases the key. Throws `IDEMPOTENCY_KEY_IN_USE` and `IDEMPOTENCY_KEY_REUSED`.
 */
export async function makeOnce(by: OncePerKey, use: KeyUse | null, make: Make): Promise<Made> {
  if (use === null) return { resourceId: await make(async () => {}), isReplay: false };
  const token = randomUUID();
  const release = () => releaseKey(by.writer, use, token).catch(() => undefined);
  // A claim that failed may have been made all the same: its answer was lost.
  const claim = await orElse(release, () => claimKey(by.writer, use, token, by.now()));
  if (claim.kind === 'finished') return { resourceId: claim.resourceId, isReplay: true };
  if (claim.kind === 'reused') throw reused();
  if (claim.kind === 'running') throw inUse();
  const resourceId = await orElse(release, () =>
    make(async (trx, id) => {
      if (!(await finishKey(trx, use, token, id))) throw inUse();
    }),
  );
  return { resourceId, isReplay: false };
}

async function orElse<T>(undo: () => Promise<void>, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    await undo();
    throw error;
  }
}

function inUse(): ServiceError {
  const message = 'The first request with this Idempotency-Key is still running.';
  return new ServiceError('IDEMPOTENCY_KEY_IN_USE', message);
}

function reused(): ServiceError {
  const message = 'This Idempotency-Key was used with another body.';
  return new ServiceError('IDEMPOTENCY_KEY_REUSED', message);
}
