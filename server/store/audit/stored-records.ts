import type { Knex } from 'knex';
import { ServiceError } from '../../service-error.ts';
import type { BatchRow } from '../calculations/batches.ts';
import type { CalculationColumns, CalculationRow } from '../calculations/calculations.ts';
import { oneOf } from '../database/one-of.ts';
import type { ErasureRow, TargetKind } from '../erasures/erasure-rows.ts';
import type { OpeningBalanceRow } from '../histories/opening-balances.ts';
import {
  type CalculationTexts,
  readTexts,
  TEXT_COLUMNS,
  type TextColumns,
} from '../texts/calculation-texts.ts';
import { findOldTraces, type OldTrace } from '../texts/old-traces.ts';

/** Which records an operator looks at, over all clients unless one is named. */
export interface Selection {
  readonly clientId: string | null;
  /** The first id, or null for all. */
  readonly since: string | null;
  /** The last id: what is stored later is not looked at. */
  readonly until: string;
}

/** A calculation with the trace that versions of before kept in another table; null when there is none. */
export interface StoredCalculation extends CalculationRow {
  /** As its dictionary says; rows of before say it themselves. */
  readonly rule_fingerprint: string;
  readonly oldTrace: OldTrace | null;
}

export interface StoredBatch extends BatchRow {
  /** How often rows of it were erased. */
  readonly revision: number;
}

/** What a batch must know of a calculation that it names. */
export type BatchMember = Pick<CalculationColumns, 'id' | 'employee_id'> & Pick<CalculationTexts, 'request'>;

interface StoredSource {
  readonly fingerprint: string;
  readonly path: string;
  readonly source: Uint8Array;
}

/** The greatest id so far; null in an empty table. */
export async function lastId(
  db: Knex,
  table: 'calculations' | 'opening_balances' | 'batches' | 'erasures',
): Promise<string | null> {
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
  const rows: readonly Omit<StoredCalculation, 'oldTrace'>[] = await selected(db, 'calculations', selection)
    .where('calculations.id', '>', after)
    .orderBy('calculations.id')
    .limit(limit)
    .select('calculations.*');
  const old = rows.filter(({ content }) => content === null).map(({ id }) => id);
  const traces = await findOldTraces(db, old);
  return rows.map((row) => ({ ...row, oldTrace: traces.get(row.id) ?? null }));
}

export async function countOpeningBalances(db: Knex, selection: Selection): Promise<number> {
  const row = await selected(db, 'opening_balances', selection).count({ count: '*' }).first();
  return Number(row?.count ?? 0);
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
  return db<StoredBatch>('batches').where({ id, client_id: clientId }).first();
}

/** Those of the calculations that are stored as parts of the batch; the request of one that cannot be read is empty. */
export async function readMembers(
  db: Knex,
  { id, client_id, environment }: StoredBatch,
  calculationIds: readonly string[],
): Promise<readonly BatchMember[]> {
  const rows = await db<CalculationRow>('calculations')
    .where({ batch_id: id, client_id, environment })
    .where(oneOf(db, 'id', calculationIds))
    .select('id', 'employee_id', ...TEXT_COLUMNS);
  return Promise.all(rows.map((row) => memberOf(db, row)));
}

async function memberOf(
  db: Knex,
  row: Pick<CalculationRow, 'id' | 'employee_id' | keyof TextColumns>,
): Promise<BatchMember> {
  const { id, employee_id } = row;
  const request = await readTexts(db, row).then(
    (texts) => texts.request,
    (error: unknown) => {
      if (error instanceof ServiceError) throw error;
      return '';
    },
  );
  return { id, employee_id, request };
}

/** Whether something is stored under the id of a calculation. */
export async function isStored(db: Knex, calculationId: string): Promise<boolean> {
  const row = await db<CalculationRow>('calculations').where({ id: calculationId }).first('id');
  return row !== undefined;
}

/** Where something of a record is kept, by the column of its id. */
const PLACES: Readonly<Record<TargetKind, Readonly<Record<string, string>>>> = {
  calculation: {
    calculations: 'id',
    calculation_traces: 'calculation_id',
    calculation_sums: 'calculation_id',
  },
  // Its sums without it are found as those that strayed.
  opening_balance: { opening_balances: 'id' },
  payout: { payouts: 'id', payout_history: 'payout_id', payout_events: 'payout_id' },
  batch: { batches: 'id' },
};

/** Those of the records of which something is stored. */
export async function findStored(
  db: Knex,
  kind: TargetKind,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const [table, column] of Object.entries(PLACES[kind])) {
    const some: readonly string[] = await db(table)
      .where(oneOf(db, column, ids))
      .pluck(column);
    for (const id of some) found.add(id);
  }
  return [...found].sort();
}

/** The next opening balances after an id, in the order of their ids. */
export async function readOpeningBalances(
  db: Knex,
  selection: Selection,
  after: string,
  limit: number,
): Promise<readonly OpeningBalanceRow[]> {
  return selected(db, 'opening_balances', selection)
    .where('opening_balances.id', '>', after)
    .orderBy('opening_balances.id')
    .limit(limit)
    .select('opening_balances.*');
}

/** The next erasures after an id, in the order of their ids. */
export async function readErasures(
  db: Knex,
  { clientId, since, until }: Selection,
  after: string,
  limit: number,
): Promise<readonly ErasureRow[]> {
  const query = db<ErasureRow>('erasures')
    .where('id', '>', after)
    .where('id', '<=', until)
    .orderBy('id')
    .limit(limit);
  if (since !== null) query.where('id', '>=', since);
  if (clientId !== null) query.where({ client_id: clientId });
  return query;
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

function selected(
  db: Knex,
  table: 'calculations' | 'opening_balances' | 'batches',
  { clientId, since, until }: Selection,
) {
  const query = db(table).where(`${table}.id`, '<=', until);
  if (since !== null) query.where(`${table}.id`, '>=', since);
  if (clientId !== null) query.where(`${table}.client_id`, clientId);
  return query;
}
