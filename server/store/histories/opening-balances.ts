import type { Knex } from 'knex';
import { normalId } from '../../caller-id.ts';
import type { Tenant } from '../calculations/calculations.ts';
import { insertCorrection, supersededBy } from '../calculations/corrections.ts';
import { persisted } from '../database/persistence.ts';
import { withinLimit } from '../database/time-limit.ts';
import { insertSums, type SumRow } from './calculation-sums.ts';
import { type ImportedPayslip, importedRows } from './imported-payslips.ts';

/** The payments of one employer to an employee in one year, before the service took over. */
export interface OpeningBalanceRow {
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly employer_id: string;
  readonly employee_id: string;
  readonly country: string;
  readonly year: number;
  readonly created_at: string;
  /** The body as it was answered. */
  readonly answer: string;
}

/** An opening balance about to be stored, with what stands in its answer. */
export interface NewOpeningBalance {
  readonly row: OpeningBalanceRow;
  readonly payslips: readonly ImportedPayslip[];
  readonly contentDigest: string;
  readonly supersedesId: string | null;
}

/**
 * Writes an opening balance, what it replaces and what histories read of it, which is returned; call it inside a
 * transaction.
 */
export async function insertOpeningBalance(
  trx: Knex,
  { row, payslips, contentDigest, supersedesId }: NewOpeningBalance,
): Promise<readonly SumRow[]> {
  await trx<OpeningBalanceRow>('opening_balances').insert(row);
  const { id, client_id, environment } = row;
  if (supersedesId !== null)
    await insertCorrection(trx, { id, client_id, environment, supersedes_id: supersedesId });
  const sums = importedRows(row, payslips, contentDigest);
  await insertSums(trx, sums);
  return sums;
}

/** The body as it was answered, or undefined when the client has no such opening balance. */
export async function findOpeningBalance(db: Knex, tenant: Tenant, id: string): Promise<string | undefined> {
  const row = await persisted(() => own(db, tenant).where({ id }).first('answer'));
  return row?.answer;
}

/** The facts about an opening balance that another one wants to replace. */
export interface ReplacedBalance
  extends Pick<OpeningBalanceRow, 'employer_id' | 'employee_id' | 'country' | 'year'> {
  /** The id of the opening balance that has replaced it already, or null. */
  readonly superseded_by: string | null;
}

/** Reads the facts about an opening balance that is about to be replaced. */
export async function findReplacedBalance(
  db: Knex,
  tenant: Tenant,
  id: string,
): Promise<ReplacedBalance | undefined> {
  return persisted(() =>
    own(db, tenant)
      .where({ id })
      .first('employer_id', 'employee_id', 'country', 'year', {
        superseded_by: supersededBy(db, tenant, db.ref('opening_balances.id')),
      }),
  );
}

/** The filters of a list of opening balances; each one that is not null must hold. */
interface OpeningBalanceFilter {
  readonly employerId: string | null;
  readonly employeeId: string | null;
  /** Leaves out what a later one replaces. */
  readonly onlyCurrent: boolean;
}

export interface ListedOpeningBalance extends Pick<OpeningBalanceRow, 'id' | 'answer'> {
  /** The opening balance that stands in its place, be it erased; null for one that is current. */
  readonly superseded_by: string | null;
}

/** The newest opening balances that are older than the cursor. */
export async function listOpeningBalances(
  lists: Knex,
  tenant: Tenant,
  { employerId, employeeId, onlyCurrent }: OpeningBalanceFilter,
  page: { readonly cursor: string | null; readonly limit: number },
): Promise<readonly ListedOpeningBalance[]> {
  const superseded_by = supersededBy(lists, tenant, lists.ref('opening_balances.id'));
  return withinLimit(lists, (on) => {
    const query = on(own(lists, tenant));
    if (employerId !== null) query.where({ employer_id: normalId(employerId) });
    if (employeeId !== null) query.where({ employee_id: normalId(employeeId) });
    if (onlyCurrent) query.whereRaw('? IS NULL', [superseded_by]);
    if (page.cursor !== null) query.where('id', '<', page.cursor);
    return query.orderBy('id', 'desc').limit(page.limit).select('id', 'answer', { superseded_by });
  });
}

function own(db: Knex, tenant: Tenant) {
  return db<OpeningBalanceRow>('opening_balances').where({
    client_id: tenant.clientId,
    environment: tenant.environment,
  });
}
