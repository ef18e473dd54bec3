import type { Knex } from 'knex';
import { ERASED_ROW } from '../erasure/erased-row.ts';
import { erasureDigest } from '../erasure/erasure-digest.ts';
import { isJsonObject } from '../json.ts';
import { findStored, type StoredBatch } from '../store/audit/stored-records.ts';
import { batchDigest } from '../store/calculations/batches.ts';
import type { ErasureRow, TargetRow } from '../store/erasures/erasure-rows.ts';
import { findRevision, readTargets } from '../store/erasures/erasures.ts';
import type { Finding } from './finding.ts';
import { readStoredAnswer } from './stored-answer.ts';

/** Everything in which an erasure contradicts itself or what is stored. */
export async function checkErasure(db: Knex, erasure: ErasureRow): Promise<readonly Finding[]> {
  const targets = await readTargets(db, erasure.id);
  const { digest, ...row } = erasure;
  const computed = erasureDigest(row, targets);
  const details = [
    ...(computed === digest ? [] : [`recorded ${digest}, computed ${computed}`]),
    ...(await stillStored(db, targets)).map((name) => `${name} was erased and is still there`),
    ...(await missingBatches(db, targets)).map((id) => `batch ${id} lost rows by it and is gone`),
  ];
  return details.map((detail) => ({ kind: 'erasure', id: erasure.id, fault: 'erasure', detail }));
}

/** A batch may have changed only as erasures say. */
export async function checkRevision(db: Knex, batch: StoredBatch): Promise<readonly Finding[]> {
  const detail = await revisionFault(db, batch);
  return detail === null ? [] : [{ kind: 'batch', id: batch.id, fault: 'erasure', detail }];
}

async function revisionFault(db: Knex, batch: StoredBatch): Promise<string | null> {
  const { id, revision } = batch;
  if (revision === 0) return hasErasedRow(batch) ? 'a row is erased, and no erasure says so' : null;
  const target = await findRevision(db, id, revision);
  if (target === undefined) return `was changed ${revision} times, and no erasure says so`;
  const left = batchDigest(batch);
  return target.left_digest === left ? null : `the erasure left ${target.left_digest}, computed ${left}`;
}

function hasErasedRow({ answer }: StoredBatch): boolean {
  const failures = readStoredAnswer(answer)?.failures;
  if (!Array.isArray(failures)) return false;
  return failures
    .filter(isJsonObject)
    .some(({ error }) => isJsonObject(error) && error.code === ERASED_ROW.code);
}

async function stillStored(db: Knex, targets: readonly TargetRow[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const kind of ['calculation', 'opening_balance', 'payout'] as const) {
    const ids = targets.filter((one) => one.kind === kind).map(({ record_id }) => record_id);
    found.push(...(await findStored(db, kind, ids)).map((id) => `${kind} ${id}`));
  }
  return found;
}

async function missingBatches(db: Knex, targets: readonly TargetRow[]): Promise<readonly string[]> {
  const ids = targets.filter(({ kind }) => kind === 'batch').map(({ record_id }) => record_id);
  const there = new Set(await findStored(db, 'batch', ids));
  return ids.filter((id) => !there.has(id));
}
