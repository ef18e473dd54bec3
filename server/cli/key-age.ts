import type { ApiKeyRow } from '../store/keys/api-keys.ts';

/** How old a key is, and what is to be done about it. */
interface KeyAge {
  readonly state: 'active' | 'expired' | 'revoked';
  readonly age_days: number;
  /** Since it was last used, or made. */
  readonly idle_days: number;
  /** Why it should be rotated or revoked; null for a key that need not be, or can be used no more. */
  readonly advice: string | null;
}

const DAY_MS = 24 * 3_600_000;
const OLD_DAYS = 365;
const IDLE_DAYS = 90;

/** The age of a key at a moment, in whole days. */
export function ageOf(key: ApiKeyRow, now: number): KeyAge {
  const daysSince = (at: string) => Math.max(0, Math.floor((now - Date.parse(at)) / DAY_MS));
  const state = stateOf(key, now);
  const age_days = daysSince(key.created_at);
  const idle_days = daysSince(key.last_used_at ?? key.created_at);
  return { state, age_days, idle_days, advice: state === 'active' ? adviceFor(age_days, idle_days) : null };
}

function stateOf({ revoked_at, expires_at }: ApiKeyRow, now: number): KeyAge['state'] {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && Date.parse(expires_at) <= now ? 'expired' : 'active';
}

function adviceFor(ageDays: number, idleDays: number): string | null {
  if (idleDays >= IDLE_DAYS) return `revoke: not used for ${IDLE_DAYS} days`;
  return ageDays >= OLD_DAYS ? `rotate: older than ${OLD_DAYS} days` : null;
}
