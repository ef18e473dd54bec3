import type { Knex } from 'knex';
import type { BatchRow } from './batches.ts';
import type { CalculationRow } from './calculations.ts';

/** Which records an operator looks at, over all clients unless one is named. */
export interface Selection {
  readonly clientId: string | null;
  /** The first id, or null for all. */
  readonly since: string | null;
  /** The last id: what is stored later is not looked at. */
  readonly until: string;
}

/** A calculation with its trace; both trace columns are null when it has none. */
export interface StoredCalculation extends CalculationRow {
  readonly deflated: Uint8Array | null;
  readonly trace_client_id: string | null;
}

export type StoredBatch = BatchRow;

/** What a batch must know of a calculation that it names. */
export type BatchMember = Pick<CalculationRow, 'id' | 'employee_id' | 'request'>;

export interface StoredSource {
  readonly fingerprint: string;
  readonly path: string;
  readonly source: Uint8Array;
}

/** The greatest id so far; null in an empty table. */
export async function lastId(db: Knex, table: 'calculations' | 'batches'): Promise<string | null> {
  const row = await db<{ readonly id: string }>(table).max({ id: 'id' }).first();
  return row?.id ?? null;
}

export async function countCalculations(db: Knex, selection: Selection): Promise<number> {
  const row = await selected(db, 'calculations', selection).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** The next calculations after an id, in the order of their ids. */
export async function readCalculations(
  db: Knex,
  selection: Selection,
  after: string,
  limit: number,
): Promise<readonly StoredCalculation[]> {
  return selected(db, 'calculations', selection)
    .leftJoin('calculation_traces', 'calculation_traces.calculation_id', 'calculations.id')
    .where('calculations.id', '>', after)
    .orderBy('calculations.id')
    .limit(limit)
    .select('calculations.*', 'calculation_traces.deflated', {
      trace_client_id: 'calculation_traces.client_id',
    });
}

export async function countBatches(db: Knex, selection: Selection): Promise<number> {
  const row = await selected(db, 'batches', selection).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** The next batches after an id, in the order of their ids. */
export async function readBatches(
  db: Knex,
  selection: Selection,
  after: string,
  limit: number,
): Promise<readonly StoredBatch[]> {
  return selected(db, 'batches', selection)
    .where('batches.id', '>', after)
    .orderBy('batches.id')
    .limit(limit)
    .select('batches.*');
}

/** A batch of the client, whatever its environment. */
export async function findStoredBatch(
  db: Knex,
  id: string,
  clientId: string,
): Promise<StoredBatch | undefined> {
  return db<BatchRow>('batches').where({ id, client_id: clientId }).first();
}

/** Those of the calculations that are stored as parts of the batch. */
export async function readMembers(
  db: Knex,
  { id, client_id, environment }: StoredBatch,
  calculationIds: readonly string[],
): Promise<readonly BatchMember[]> {
  return db<CalculationRow>('calculations')
    .where({ batch_id: id, client_id, environment })
    .whereIn('id', calculationIds)
    .select('id', 'employee_id', 'request');
}

/** Fingerprints of all stored rule sources. */
export async function listFingerprints(db: Knex): Promise<readonly string[]> {
  return db<StoredSource>('rule_sources').orderBy('fingerprint').pluck('fingerprint');
}

export async function findSource(db: Knex, fingerprint: string): Promise<StoredSource | undefined> {
  return db<StoredSource>('rule_sources')
    .where({ fingerprint })
    .select('fingerprint', 'path', 'source')
    .first();
}

function selected(db: Knex, table: 'calculations' | 'batches', { clientId, since, until }: Selection) {
  const query = db(table).where(`${table}.id`, '<=', until);
  if (since !== null) query.where(`${table}.id`, '>=', since);
  if (clientId !== null) query.where(`${table}.client_id`, clientId);
  return query;
}
