import type { Knex } from 'knex';
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

export interface StoredSource {
  readonly fingerprint: string;
  readonly path: string;
  readonly source: Uint8Array;
}

/** Whatever comes later than the last id comes after the look; null when there is no calculation. */
export async function lastCalculationId(db: Knex): Promise<string | null> {
  const row = await db<CalculationRow>('calculations').max({ id: 'id' }).first();
  return row?.id ?? null;
}

export async function countCalculations(db: Knex, selection: Selection): Promise<number> {
  const row = await selected(db, selection).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}

/** The next calculations after an id, in the order of their ids. */
export async function readCalculations(
  db: Knex,
  selection: Selection,
  after: string,
  limit: number,
): Promise<readonly StoredCalculation[]> {
  return selected(db, selection)
    .leftJoin('calculation_traces', 'calculation_traces.calculation_id', 'calculations.id')
    .where('calculations.id', '>', after)
    .orderBy('calculations.id')
    .limit(limit)
    .select('calculations.*', 'calculation_traces.deflated', {
      trace_client_id: 'calculation_traces.client_id',
    });
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

function selected(db: Knex, { clientId, since, until }: Selection) {
  const query = db('calculations').where('calculations.id', '<=', until);
  if (since !== null) query.where('calculations.id', '>=', since);
  if (clientId !== null) query.where('calculations.client_id', clientId);
  return query;
}
