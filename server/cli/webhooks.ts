import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { NextId } from '../identifiers.ts';
import { OperatorError } from '../operator-error.ts';
import type { Client } from '../store/keys/clients.ts';
import { provideFirstSecret, provideSecret } from '../webhooks/client-secrets.ts';
import { createClient, requireClient } from './clients.ts';
import { durationMs } from './duration.ts';

export interface SecretDesk {
  readonly db: Knex;
  readonly clock: Clock;
  readonly nextId: NextId;
  readonly config: Pick<Config, 'environment' | 'webhooks'>;
}

const MAX_OVERLAP_MS = 7 * 24 * 3_600_000;

/** A client with its first signing secret, which is shown once and stored encrypted. */
export async function createClientWithSecret(
  dependencies: SecretDesk,
  name: string,
): Promise<Client & { readonly webhook_secret: string }> {
  const { db, clock, nextId, config } = dependencies;
  return db.transaction(async (trx) => {
    const client = await createClient(trx, clock, nextId, name);
    const tenant = { clientId: client.id, environment: config.environment };
    const secret = await provideFirstSecret(trx, { ...config.webhooks, clock, nextId }, tenant);
    return { ...client, webhook_secret: secret };
  });
}

/** A new signing secret, shown once. The old one goes on signing as well until the overlap ends. */
export async function rotateSecret(
  dependencies: SecretDesk,
  clientName: string,
  overlap: string,
): Promise<string> {
  const { db, clock, nextId, config } = dependencies;
  const ms = durationMs(overlap);
  if (ms > MAX_OVERLAP_MS) throw new OperatorError('an overlap is at most 7d');
  const client = await requireClient(db, clientName);
  const tenant = { clientId: client.id, environment: config.environment };
  return provideSecret(db, { ...config.webhooks, clock, nextId }, tenant, ms);
}
