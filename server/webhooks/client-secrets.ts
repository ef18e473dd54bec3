import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import type { NextId } from '../identifiers.ts';
import { seal, unseal } from '../secrets/secret-box.ts';
import { newSigningSecret } from '../secrets/signing-secret.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import { findSecrets, replaceSecrets } from '../store/payouts/webhook-secrets.ts';

/** Keeps the signing secrets of the clients, encrypted. */
export interface SecretKeeping {
  readonly masterKey: Uint8Array;
  /** The development secret: new clients get it, and it signs for clients without one. */
  readonly developmentSecret: string | null;
  readonly clock: Clock;
  readonly nextId: NextId;
}

/** Gives the client a new secret and answers it; those before it end after the overlap. */
export async function provideSecret(
  db: Knex,
  options: SecretKeeping,
  tenant: Tenant,
  overlapMs: number,
  secret: string = newSigningSecret(),
): Promise<string> {
  const { masterKey, clock, nextId } = options;
  const now = clock();
  const row = {
    id: nextId(),
    client_id: tenant.clientId,
    environment: tenant.environment,
    sealed: seal(masterKey, ownerOf(tenant), secret),
    created_at: new Date(now).toISOString(),
    expires_at: null,
  };
  await replaceSecrets(db, row, new Date(now + overlapMs).toISOString());
  return secret;
}

/** The first secret of a client. */
export function provideFirstSecret(db: Knex, options: SecretKeeping, tenant: Tenant): Promise<string> {
  return provideSecret(db, options, tenant, 0, options.developmentSecret ?? undefined);
}

/** The secrets that sign now, oldest first; none when the client has none. */
export async function secretsOf(
  db: Knex,
  options: SecretKeeping,
  tenant: Tenant,
): Promise<readonly string[]> {
  const rows = await findSecrets(db, tenant, new Date(options.clock()).toISOString());
  const own = rows.map((row) => unseal(options.masterKey, ownerOf(tenant), row.sealed));
  return own.length > 0 || options.developmentSecret === null ? own : [options.developmentSecret];
}

function ownerOf({ clientId, environment }: Tenant): string {
  return `${clientId}/${environment}`;
}
