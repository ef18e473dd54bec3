import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import type { NextId } from '../identifiers.ts';
import { seal, unseal } from '../secrets/secret-box.ts';
import { newSigningSecret } from '../secrets/signing-secret.ts';
import type { Scope } from '../store/calculations.ts';
import { findSecrets, replaceSecrets } from '../store/webhook-secrets.ts';

/** Keeps the signing secrets of the clients, encrypted. */
export interface SecretKeeping {
  readonly masterKey: Uint8Array;
  /** In development: what new clients get, and what signs for clients without one. */
  readonly developmentSecret: string | null;
  readonly clock: Clock;
  readonly nextId: NextId;
}

/** Gives the client a new secret and answers it; those before it end after the overlap. */
export async function provideSecret(
  db: Knex,
  keeping: SecretKeeping,
  scope: Scope,
  overlapMs: number,
  secret: string = newSigningSecret(),
): Promise<string> {
  const { masterKey, clock, nextId } = keeping;
  const now = clock();
  const row = {
    id: nextId(),
    client_id: scope.clientId,
    environment: scope.environment,
    sealed: seal(masterKey, ownerOf(scope), secret),
    created_at: new Date(now).toISOString(),
    expires_at: null,
  };
  await replaceSecrets(db, row, new Date(now + overlapMs).toISOString());
  return secret;
}

/** The first secret of a client. */
export function provideFirstSecret(db: Knex, keeping: SecretKeeping, scope: Scope): Promise<string> {
  return provideSecret(db, keeping, scope, 0, keeping.developmentSecret ?? undefined);
}

/** The secrets that sign now, oldest first; none when the client has none. */
export async function secretsOf(db: Knex, keeping: SecretKeeping, scope: Scope): Promise<readonly string[]> {
  const rows = await findSecrets(db, scope, new Date(keeping.clock()).toISOString());
  const own = rows.map((row) => unseal(keeping.masterKey, ownerOf(scope), row.sealed));
  return own.length > 0 || keeping.developmentSecret === null ? own : [keeping.developmentSecret];
}

function ownerOf({ clientId, environment }: Scope): string {
  return `${clientId}/${environment}`;
}
