import type { Knex } from 'knex';
import { sha256 } from '../../digest.ts';
import { ServiceError } from '../../service-error.ts';
import type { BatchRow } from '../calculations/batches.ts';
import type { CalculationColumns, CalculationRow, Tenant } from '../calculations/calculations.ts';
import { contentDigestOf } from '../calculations/recorded-digest.ts';
import { oneOf } from '../database/one-of.ts';
import { deleteSums } from '../histories/calculation-sums.ts';
import { deleteImportedSums } from '../histories/imported-payslips.ts';
import type { OpeningBalanceRow } from '../histories/opening-balances.ts';
import type { JobRow } from '../jobs/jobs.ts';
import { keepEqual } from '../lists/equal-filter.ts';
import type { DeliveryRow, EventRow } from '../payouts/payout-events.ts';
import type { HistoryRow, PayoutRow } from '../payouts/payouts.ts';
import { isPostgres } from '../schema/dialect.ts';
import { readTexts, TEXT_COLUMNS, type TextColumns } from '../texts/calculation-texts.ts';
import { ERASED_KEY } from './erasure-rows.ts';

/** The number of records, with their texts, that are in memory at a time. */
const RECORDS_AT_ONCE = 500;
/** A batch may have megabytes. */
const BATCHES_AT_ONCE = 10;

const SUMMED_COLUMNS = [
  'id',
  'client_id',
  'environment',
  'employer_id',
  'employee_id',
  'country',
  'scheme',
  'year',
  'period_start',
  'period_end',
] as const;

/** The columns of a calculation that say where its summed lines stand. */
type SummedCalculation = Pick<CalculationColumns, (typeof SUMMED_COLUMNS)[number]>;

type ErasableCalculation = Pick<CalculationColumns, 'id' | 'employer_id' | 'supersedes_id' | 'batch_id'>;

/** The columns of a calculation that remain when it is erased. */
interface DigestedCalculation extends Pick<CalculationColumns, 'id' | 'supersedes_id'> {
  readonly digest: string;
}

/** A batch with how often rows of it were erased. */
export interface ErasableBatch extends BatchRow {
  readonly revision: number;
}

interface KeyRow {
  readonly client_id: string;
  readonly environment: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly resource_id: string | null;
}

export type ErasablePayout = Pick<PayoutRow, 'id' | 'external_id' | 'status' | 'request' | 'calculation_id'>;

/** Some of the ids after the other, because their records are read with their texts. */
export async function inParts<T>(
  ids: readonly string[],
  ask: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += RECORDS_AT_ONCE)
    found.push(...(await ask(ids.slice(at, at + RECORDS_AT_ONCE))));
  return found;
}

/** An employee as records may name one; without employers that of any. */
export interface NamedEmployee {
  readonly employee_id: readonly string[];
  readonly employer_id: readonly string[] | null;
}

/** Finds the calculations of an employee; their answers are read later, one part at a time. */
export async function findCalculationsOf(
  db: Knex,
  tenant: Tenant,
  employee: NamedEmployee,
): Promise<readonly ErasableCalculation[]> {
  const all = db<CalculationRow>('calculations');
  return keepEqual(db, all, { narrow: { ...employee }, broad: owner(tenant) })
    .orderBy('id')
    .select('id', 'employer_id', 'supersedes_id', 'batch_id');
}

export function findCalculations(
  db: Knex,
  tenant: Tenant,
  ids: readonly string[],
): Promise<readonly ErasableCalculation[]> {
  return db<CalculationRow>('calculations')
    .where(owner(tenant))
    .where(oneOf(db, 'id', ids))
    .orderBy('id')
    .select('id', 'employer_id', 'supersedes_id', 'batch_id');
}

/** Opening balances go with their employee only. */
export function findOpeningBalancesOf(
  db: Knex,
  tenant: Tenant,
  employee: NamedEmployee,
): Promise<readonly Pick<OpeningBalanceRow, 'id' | 'employer_id'>[]> {
  const all = db<OpeningBalanceRow>('opening_balances');
  return keepEqual(db, all, { narrow: { ...employee }, broad: owner(tenant) })
    .orderBy('id')
    .select('id', 'employer_id');
}

export function findOpeningBalances(
  db: Knex,
  tenant: Tenant,
  ids: readonly string[],
): Promise<readonly OpeningBalanceRow[]> {
  return db<OpeningBalanceRow>('opening_balances')
    .where(owner(tenant))
    .where(oneOf(db, 'id', ids))
    .orderBy('id');
}

/** Deletes an opening balance; the balance that it replaced stays replaced. */
export async function deleteOpeningBalance(trx: Knex, row: OpeningBalanceRow): Promise<void> {
  await deleteImportedSums(trx, row);
  await trx<OpeningBalanceRow>('opening_balances').where({ id: row.id }).delete();
}

/** The calculations with the digest that whoever keeps the payslip finds in it. */
export async function digestCalculations(
  db: Knex,
  tenant: Tenant,
  ids: readonly string[],
): Promise<readonly DigestedCalculation[]> {
  const rows = await db<CalculationRow>('calculations')
    .where(owner(tenant))
    .where(oneOf(db, 'id', ids))
    .orderBy('id')
    .select('id', 'supersedes_id', ...TEXT_COLUMNS);
  const digested: DigestedCalculation[] = [];
  for (const row of rows) {
    const { id, supersedes_id } = row;
    digested.push({ id, supersedes_id, digest: await digestOf(db, row) });
  }
  return digested;
}

/** That of the stored bytes where they cannot be read any more: what is damaged is erased all the same. */
async function digestOf(db: Knex, row: TextColumns): Promise<string> {
  try {
    return contentDigestOf((await readTexts(db, row)).answer);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    return sha256(row.content ?? row.answer);
  }
}

/** Batches of which one text holds one of the texts, and those of the ids, a few at a time. */
export async function* readBatches(
  db: Knex,
  tenant: Tenant,
  { texts, ids }: { readonly texts: readonly string[]; readonly ids: readonly string[] },
): AsyncGenerator<ErasableBatch> {
  const holding = await Promise.all(
    texts.map((text) =>
      db<ErasableBatch>('batches')
        .where(owner(tenant))
        .where((row) => {
          for (const column of ['request', 'answer']) row.orWhere((one) => holds(db, one, column, text));
        })
        .pluck('id'),
    ),
  );
  const all = [...new Set([...ids, ...holding.flat()])].sort();
  for (let at = 0; at < all.length; at += BATCHES_AT_ONCE) {
    yield* await db<ErasableBatch>('batches')
      .where(owner(tenant))
      .where(oneOf(db, 'id', all.slice(at, at + BATCHES_AT_ONCE)))
      .orderBy('id');
  }
}

/** Jobs that may still make something, and those that failed, that tell one of the texts. */
export async function findJobs(
  db: Knex,
  tenant: Tenant,
  texts: readonly string[],
): Promise<readonly Pick<JobRow, 'id' | 'finished_at' | 'request' | 'error'>[]> {
  return db<JobRow>('jobs')
    .where(owner(tenant))
    .where((row) => {
      for (const text of texts)
        for (const column of ['request', 'error']) row.orWhere((one) => holds(db, one, column, text));
    })
    .orderBy('id')
    .select('id', 'finished_at', 'request', 'error');
}

export function findPayouts(
  db: Knex,
  tenant: Tenant,
  ids: readonly string[],
): Promise<readonly ErasablePayout[]> {
  return payoutsBy(db, tenant, 'id', ids);
}

/** The payouts that say for which of the calculations they are. */
export function findPayoutsFor(
  db: Knex,
  tenant: Tenant,
  calculationIds: readonly string[],
): Promise<readonly ErasablePayout[]> {
  return payoutsBy(db, tenant, 'calculation_id', calculationIds);
}

function payoutsBy(
  db: Knex,
  tenant: Tenant,
  column: 'id' | 'calculation_id',
  values: readonly string[],
): Promise<readonly ErasablePayout[]> {
  return db<PayoutRow>('payouts')
    .where(owner(tenant))
    .where(oneOf(db, column, values))
    .orderBy('id')
    .select('id', 'external_id', 'status', 'request', 'calculation_id');
}

/** The events of payouts, and how far they were told. */
export function findEventStates(
  db: Knex,
  { clientId }: Tenant,
  payoutIds: readonly string[],
): Promise<readonly { readonly payout_id: string; readonly state: DeliveryRow['state'] }[]> {
  return db('payout_events')
    .join('webhook_deliveries', 'webhook_deliveries.event_id', 'payout_events.id')
    .where({ 'payout_events.client_id': clientId })
    .where(oneOf(db, 'payout_id', payoutIds))
    .select('payout_id', 'state');
}

/** Counts the idempotency keys that lead to one of the records. */
export async function countKeys(db: Knex, tenant: Tenant, recordIds: readonly string[]): Promise<number> {
  const found = await db<KeyRow>('idempotency_keys')
    .where(owner(tenant))
    .where(oneOf(db, 'resource_id', recordIds))
    .count({ count: '*' })
    .first();
  return Number(found?.count ?? 0);
}

/** The keys stay bound, so that a retry makes nothing anew; what was asked with them is forgotten. */
export async function forgetRequests(trx: Knex, tenant: Tenant, recordIds: readonly string[]): Promise<void> {
  await trx<KeyRow>('idempotency_keys')
    .where(owner(tenant))
    .where(oneOf(trx, 'resource_id', recordIds))
    .update({ fingerprint: ERASED_KEY });
}

/** Those that replaced one of them stay, and forget which. */
export async function deleteCalculations(
  trx: Knex,
  ids: readonly string[],
): Promise<readonly SummedCalculation[]> {
  const rows: readonly SummedCalculation[] = await trx<CalculationRow>('calculations')
    .where(oneOf(trx, 'id', ids))
    .select(SUMMED_COLUMNS);
  await deleteSums(trx, rows);
  await trx<CalculationRow>('calculations')
    .where(oneOf(trx, 'supersedes_id', ids))
    .update({ supersedes_id: null });
  await trx('calculation_traces')
    .where(oneOf(trx, 'calculation_id', ids))
    .delete();
  await trx<CalculationRow>('calculations')
    .where(oneOf(trx, 'id', ids))
    .delete();
  return rows;
}

export async function deletePayouts(trx: Knex, ids: readonly string[]): Promise<void> {
  const events = trx<EventRow>('payout_events').where(oneOf(trx, 'payout_id', ids));
  await trx('webhook_deliveries').whereIn('event_id', events.clone().select('id')).delete();
  await events.delete();
  await trx<HistoryRow>('payout_history')
    .where(oneOf(trx, 'payout_id', ids))
    .delete();
  await trx<PayoutRow>('payouts')
    .where(oneOf(trx, 'id', ids))
    .delete();
}

/** A batch with its next revision; the job that made it counts as the batch does. */
export async function rewriteBatch(
  trx: Knex,
  { id, request, answer, digest, revision }: ErasableBatch,
  counts: { readonly total_succeeded: number; readonly total_failed: number },
): Promise<void> {
  await trx<ErasableBatch>('batches').where({ id }).update({ request, answer, digest, revision });
  await trx<JobRow>('jobs').where({ batch_id: id, status: 'completed' }).update(counts);
}

export async function readJobError(db: Knex, id: string): Promise<string | null> {
  const row = await db<JobRow>('jobs').where({ id }).first('error');
  return row?.error ?? null;
}

export async function rewriteJobError(trx: Knex, id: string, error: string): Promise<void> {
  await trx<JobRow>('jobs').where({ id }).update({ error });
}

function owner({ clientId, environment }: Tenant) {
  return { client_id: clientId, environment };
}

function holds(db: Knex, query: Knex.QueryBuilder, column: string, text: string): void {
  query.whereRaw(isPostgres(db) ? 'strpos(??, ?) > 0' : 'instr(??, ?) > 0', [column, text]);
}
