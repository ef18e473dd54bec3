import type { Knex } from 'knex';
import { type Clock, timestamp } from '../clock.ts';
import { touchApiKey } from '../store/keys/api-keys.ts';
import type { Caller } from './authenticate.ts';

const EVERY_MS = 60_000;

/** Notes when a key was last used, at most once a minute for each key and beside the request. */
export function keyUsage(aside: Knex, clock: Clock): (caller: Caller) => void {
  const noted = new Map<string, number>();
  return ({ keyId }) => {
    const now = clock();
    if (now - (noted.get(keyId) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
    noted.set(keyId, now);
    // The request does not wait for this, and a database that is down is noticed elsewhere.
    touchApiKey(aside, keyId, timestamp(clock)).catch(() => noted.delete(keyId));
  };
}
