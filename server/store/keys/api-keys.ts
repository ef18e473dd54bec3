import type { Knex } from 'knex';
import { persisted } from '../database/persistence.ts';
import { rowsOf } from '../database/raw-rows.ts';
import { isPostgres } from '../schema/dialect.ts';
import { GENERATION, otherGeneration } from '../schema/generation.ts';

const TABLE = 'client_keys';

export interface ApiKeyRow {
  /** Public part of the key; unique. */
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly name: string;
  /** HMAC of the secret under the server pepper, hex. */
  readonly secret_hash: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
}

export async function insertApiKey(db: Knex, key: ApiKeyRow): Promise<void> {
  await persisted(() => db<ApiKeyRow>(TABLE).insert(key));
}

export async function findApiKey(db: Knex, id: string): Promise<ApiKeyRow | undefined> {
  return persisted(() => db<ApiKeyRow>(TABLE).where({ id }).first());
}

interface FoundKey extends ApiKeyRow {
  readonly generation: number;
}

/** The keys that exist among these. Every request asks, and learns with its key whether this process may still serve. */
export async function findApiKeys(db: Knex, ids: readonly string[]): Promise<readonly ApiKeyRow[]> {
  // By hand: to build it anew takes longer than to run it, and every request waits for it.
  const list = isPostgres(db)
    ? 'SELECT jsonb_array_elements_text(CAST(? AS jsonb))'
    : 'SELECT value FROM json_each(?)';
  const found = `SELECT *, (SELECT generation FROM schema_generation) AS generation FROM ${TABLE} WHERE id IN (${list})`;
  const rows: readonly FoundKey[] = await persisted(async () =>
    rowsOf<FoundKey>(await db.raw(found, [JSON.stringify(ids)])),
  );
  if (rows.some(({ generation }) => generation !== GENERATION)) throw otherGeneration();
  return rows;
}

export async function listApiKeys(db: Knex): Promise<readonly ApiKeyRow[]> {
  return persisted(() => db<ApiKeyRow>(TABLE).orderBy('created_at').orderBy('id'));
}

/** Sets the moment from which the key is refused; false when there is no such key. */
export async function revokeApiKey(db: Knex, id: string, at: string): Promise<boolean> {
  const changed = await persisted(() =>
    db<ApiKeyRow>(TABLE)
      .where({ id })
      .update({ revoked_at: db.raw('coalesce(revoked_at, ?)', [at]) }),
  );
  return changed === 1;
}

export async function expireApiKey(db: Knex, id: string, at: string): Promise<void> {
  await persisted(() => db<ApiKeyRow>(TABLE).where({ id }).update({ expires_at: at }));
}

export async function touchApiKey(db: Knex, id: string, at: string): Promise<void> {
  await persisted(() => db<ApiKeyRow>(TABLE).where({ id }).update({ last_used_at: at }));
}
