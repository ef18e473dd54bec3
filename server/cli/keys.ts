import type { Knex } from 'knex';
import { issueKey } from '../auth/issue-key.ts';
import { type Clock, timestamp } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { OperatorError } from '../operator-error.ts';
import {
  type ApiKeyRow,
  expireApiKey,
  findApiKey,
  listApiKeys,
  revokeApiKey,
} from '../store/keys/api-keys.ts';
import { listClients } from '../store/keys/clients.ts';
import { requireClient } from './clients.ts';
import { durationMs } from './duration.ts';
import { ageOf } from './key-age.ts';

export interface KeyDesk {
  readonly db: Knex;
  readonly clock: Clock;
  readonly config: Pick<Config, 'environment' | 'keyPepper'>;
}

const MAX_OVERLAP_MS = 7 * 24 * 3_600_000;

/** Issues a key for a client; the returned text is shown once and never stored. */
export async function createKey(
  { db, clock, config }: KeyDesk,
  wanted: { readonly client: string; readonly name: string; readonly expires?: string },
): Promise<string> {
  const client = await requireClient(db, wanted.client);
  const key = await issueKey(db, clock, {
    clientId: client.id,
    name: wanted.name,
    environment: config.environment,
    pepper: config.keyPepper,
    expiresAt: wanted.expires === undefined ? null : expiry(wanted.expires, clock),
  });
  return key.text;
}

/** What an operator may know of the keys, and which of them are old; nothing secret. */
export async function describeKeys({ db, clock }: KeyDesk): Promise<readonly object[]> {
  const names = new Map((await listClients(db)).map((client) => [client.id, client.name]));
  return (await listApiKeys(db)).map((key) => {
    const { secret_hash: _, client_id, id, ...rest } = key;
    return { id, client: names.get(client_id) ?? client_id, ...rest, ...ageOf(key, clock()) };
  });
}

/** A new key now; the old one expires after the overlap. */
export async function rotateKey(
  { db, clock, config }: KeyDesk,
  id: string,
  { overlap, expires }: { readonly overlap: string; readonly expires?: string },
): Promise<string> {
  const ms = durationMs(overlap);
  if (ms > MAX_OVERLAP_MS) throw new OperatorError('an overlap is at most 7d');
  const old = await requireKey(db, id);
  if (old.environment !== config.environment) {
    throw new OperatorError(`key ${id} is of ${old.environment}, and SERVICE_ENV is ${config.environment}`);
  }
  if (old.revoked_at !== null) throw new OperatorError(`key ${id} is revoked; create a new one instead`);
  const key = await issueKey(db, clock, {
    clientId: old.client_id,
    name: old.name,
    environment: config.environment,
    pepper: config.keyPepper,
    expiresAt: expires === undefined ? null : expiry(expires, clock),
  });
  const end = new Date(clock() + ms).toISOString();
  if (old.expires_at === null || end < old.expires_at) await expireApiKey(db, id, end);
  return key.text;
}

/** Refuses the key from now on. */
export async function revokeKey({ db, clock }: KeyDesk, id: string): Promise<void> {
  if (!(await revokeApiKey(db, id, timestamp(clock)))) throw noKey(id);
}

async function requireKey(db: Knex, id: string): Promise<ApiKeyRow> {
  const key = await findApiKey(db, id);
  if (key === undefined) throw noKey(id);
  return key;
}

function noKey(id: string): OperatorError {
  return new OperatorError(`there is no key ${id}; payroll keys list shows them`);
}

function expiry(text: string, clock: Clock): string {
  const time = /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new OperatorError('--expires takes a date or timestamp, for example 2026-12-31');
  if (time <= clock()) throw new OperatorError('--expires lies in the past');
  return new Date(time).toISOString();
}
