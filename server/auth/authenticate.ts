import { timingSafeEqual } from 'node:crypto';
import { type Clock, timestamp } from '../clock.ts';
import type { Environment } from '../environment.ts';
import { ServiceError } from '../service-error.ts';
import type { ApiKeyRow } from '../store/keys/api-keys.ts';
import type { FindKey } from '../store/keys/shared-key-lookup.ts';
import { hashSecret, parseApiKey } from './api-key.ts';

/** On whose behalf a request runs. All data is scoped to `clientId`. */
export interface Caller {
  readonly clientId: string;
  readonly keyId: string;
}

type Reason = 'missing' | 'malformed' | 'unknown' | 'revoked' | 'expired' | 'wrong_environment';

const MESSAGE: Readonly<Record<Reason, string>> = {
  missing: 'Send an API key: `Authorization: Bearer payk_…`.',
  malformed: 'The Authorization header does not hold a well-formed API key.',
  unknown: 'The API key is not known.',
  revoked: 'The API key was revoked.',
  expired: 'The API key has expired.',
  wrong_environment: 'The API key belongs to another environment.',
};

export interface Authenticator {
  readonly findKey: FindKey;
  readonly environment: Environment;
  readonly pepper: string;
  readonly clock: Clock;
}

/** The caller behind an Authorization header. Throws `UNAUTHORIZED`, or 503 when the database is down. */
export async function authenticate(header: string | undefined, by: Authenticator): Promise<Caller> {
  if (header === undefined || header === '') throw refused('missing');
  const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  const key = token === undefined ? null : parseApiKey(token);
  if (key === null) throw refused('malformed');
  if (key.environment !== by.environment) throw refused('wrong_environment');
  const row = await by.findKey(key.id);
  const secretMatches = matches(hashSecret(key.secret, by.pepper), row?.secret_hash);
  if (row === undefined || !secretMatches || row.environment !== key.environment) throw refused('unknown');
  return usable(row, timestamp(by.clock));
}

function usable(row: ApiKeyRow, now: string): Caller {
  // Whenever that was: the clock of the operator who revoked it may be ahead of this one.
  if (row.revoked_at !== null) throw refused('revoked');
  if (row.expires_at !== null && row.expires_at <= now) throw refused('expired');
  return { clientId: row.client_id, keyId: row.id };
}

/** Constant time, also when there is nothing to compare with. */
function matches(hash: string, stored: string | undefined): boolean {
  const left = Buffer.from(hash);
  const right = Buffer.from(stored ?? '0'.repeat(hash.length));
  return timingSafeEqual(left, right) && stored !== undefined;
}

function refused(reason: Reason): ServiceError {
  return new ServiceError('UNAUTHORIZED', MESSAGE[reason], { reason });
}
