import type { Knex } from 'knex';
import { type Clock, timestamp } from '../clock.ts';
import type { Environment } from '../environment.ts';
import { insertApiKey } from '../store/keys/api-keys.ts';
import { hashSecret, makeApiKey, printApiKey } from './api-key.ts';

interface NewKey {
  readonly clientId: string;
  readonly name: string;
  readonly environment: Environment;
  readonly pepper: string;
  /** Timestamp, or null for a key that does not expire. */
  readonly expiresAt: string | null;
}

/** Makes and stores a key. The returned text is the only copy of its secret. */
export async function issueKey(
  writer: Knex,
  clock: Clock,
  wanted: NewKey,
): Promise<{ readonly id: string; readonly text: string }> {
  const key = makeApiKey(wanted.environment);
  await insertApiKey(writer, {
    id: key.id,
    client_id: wanted.clientId,
    environment: wanted.environment,
    name: wanted.name,
    secret_hash: hashSecret(key.secret, wanted.pepper),
    created_at: timestamp(clock),
    last_used_at: null,
    expires_at: wanted.expiresAt,
    revoked_at: null,
  });
  return { id: key.id, text: printApiKey(key) };
}
