import type { Knex } from 'knex';
import type { Tenant } from '../calculations/calculations.ts';
import { persisted } from '../database/persistence.ts';

interface WebhookSecretRow {
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly sealed: string;
  readonly created_at: string;
  /** Null for the one that stays. */
  readonly expires_at: string | null;
}

/** Adds a secret; those before it end at the given time, if they do not end earlier. */
export async function replaceSecrets(db: Knex, row: WebhookSecretRow, othersEndAt: string): Promise<void> {
  await persisted(() =>
    db.transaction(async (trx) => {
      await trx<WebhookSecretRow>('webhook_secrets')
        .where({ client_id: row.client_id, environment: row.environment })
        .where((query) => query.whereNull('expires_at').orWhere('expires_at', '>', othersEndAt))
        .update({ expires_at: othersEndAt });
      await trx<WebhookSecretRow>('webhook_secrets').insert(row);
    }),
  );
}

/** The secrets in force, oldest first. */
export async function findSecrets(
  db: Knex,
  tenant: Tenant,
  now: string,
): Promise<readonly WebhookSecretRow[]> {
  return persisted(() =>
    db<WebhookSecretRow>('webhook_secrets')
      .where({ client_id: tenant.clientId, environment: tenant.environment })
      .where((query) => query.whereNull('expires_at').orWhere('expires_at', '>', now))
      .orderBy('id'),
  );
}
