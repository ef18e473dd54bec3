import type { Knex } from 'knex';
import type { Tenant } from '../calculations/calculations.ts';
import { oneOf } from '../database/one-of.ts';
import { persisted } from '../database/persistence.ts';
import type { ErasureRow, TargetKind, TargetRow } from './erasure-rows.ts';

/** More rows have more values than a statement of SQLite takes. */
const ROWS_AT_ONCE = 100;

/** Writes down what is about to be erased; call it inside the transaction that erases. */
export async function insertTargets(trx: Knex, rows: readonly TargetRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await trx<TargetRow>('erasure_targets').insert(rows.slice(at, at + ROWS_AT_ONCE));
  }
}

/** Writes the erasure when all its targets are written. */
export async function insertErasure(trx: Knex, row: ErasureRow): Promise<void> {
  await trx<ErasureRow>('erasures').insert(row);
}

/** The erasures of one client, or of all, and of one employee, or of all; oldest first. */
export async function listErasures(
  db: Knex,
  { client_id, subject_hash }: { readonly client_id?: string; readonly subject_hash?: readonly string[] },
): Promise<readonly ErasureRow[]> {
  const query = db<ErasureRow>('erasures').orderBy('id');
  if (client_id !== undefined) query.where({ client_id });
  if (subject_hash !== undefined) query.whereIn('subject_hash', [...subject_hash]);
  return query;
}

/** Reads the records that an erasure named, in a fixed order. */
export async function readTargets(db: Knex, erasureId: string): Promise<readonly TargetRow[]> {
  return db<TargetRow>('erasure_targets')
    .where({ erasure_id: erasureId })
    .orderBy(['kind', 'record_id', 'revision']);
}

/** Those of the records that were erased. */
export async function findErased(
  db: Knex,
  kind: Exclude<TargetKind, 'batch'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  return db<TargetRow>('erasure_targets')
    .where({ kind })
    .where(oneOf(db, 'record_id', ids))
    .orderBy('record_id')
    .pluck('record_id');
}

/** Finds the recorded change that gave a batch this revision. */
export async function findRevision(
  db: Knex,
  batchId: string,
  revision: number,
): Promise<TargetRow | undefined> {
  return db<TargetRow>('erasure_targets').where({ kind: 'batch', record_id: batchId, revision }).first();
}

/** The erased payout that had this `external_id`, or undefined. */
export async function findErasedPayout(
  db: Knex,
  tenant: Tenant,
  externalIdHash: string,
): Promise<string | undefined> {
  const row = await persisted(() =>
    db<TargetRow>('erasure_targets')
      .where({
        client_id: tenant.clientId,
        environment: tenant.environment,
        external_id_hash: externalIdHash,
      })
      .first('record_id'),
  );
  return row?.record_id;
}
