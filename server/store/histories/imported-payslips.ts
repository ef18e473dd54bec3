import type { Knex } from 'knex';
import { PAYSLIP_ITSELF } from '../../../runtime/history/reading.ts';
import { clampIntoYear } from '../../../runtime/module/period.ts';
import { normalId } from '../../caller-id.ts';
import type { SumRow } from './calculation-sums.ts';
import { unpackAmounts } from './packed-amounts.ts';

/**
 * Payslips of an opening balance, among those that were calculated here: their amounts stand in `calculation_sums` under
 * the id of the opening balance and their place in it, with who paid them where that was another employer.
 */

/** The length of a record's id; a longer id belongs to an imported payslip. */
const ULID_LENGTH = 26;

/** A payslip that histories read. */
export interface PayslipSource {
  readonly kind: 'calculation' | 'opening_balance';
  /** The id of the record that holds the payslip. */
  readonly id: string;
}

/** One payslip of an opening balance, as it is stored. */
export interface ImportedPayslip {
  readonly scheme: string;
  readonly period: { readonly start_date: string; readonly end_date: string };
  /** The other employer that paid it. */
  readonly paid_by?: string;
  /** The exact amounts by line. */
  readonly amounts: Readonly<Record<string, string>>;
}

/** The fields that all payslips of an opening balance share. */
interface ImportedOwner {
  readonly id: string;
  readonly client_id: string;
  readonly environment: string;
  readonly employer_id: string;
  readonly employee_id: string;
  readonly country: string;
  readonly year: number;
}

/** Parses a key of `calculation_sums` into the payslip that it names. */
export function payslipSource(key: string): PayslipSource {
  const id = key.slice(0, ULID_LENGTH);
  return { kind: key.length === id.length ? 'calculation' : 'opening_balance', id };
}

/** SQL for the record that a key of `calculation_sums` stands for. */
export function recordOf(db: Knex, column: string): Knex.Raw<string> {
  return db.raw(`substr(??, 1, ${ULID_LENGTH})`, [column]);
}

/** The sums of all payslips of an opening balance. Each has one for itself, so that it is counted. */
export function importedRows(
  owner: ImportedOwner,
  payslips: readonly ImportedPayslip[],
  content_digest: string,
): readonly SumRow[] {
  const { id, country, year, employer_id, employee_id, client_id, environment } = owner;
  return payslips.flatMap(({ scheme, period, paid_by, amounts }, place) => {
    const row = {
      client_id,
      environment,
      employer_id: normalId(employer_id),
      employee_id: normalId(employee_id),
      period_end: clampIntoYear(period.end_date, year),
      calculation_id: `${id}/${place + 1}`,
      scheme: `${country}.${scheme}`,
      period_start: period.start_date,
      content_digest,
      paid_by: paid_by ?? null,
    };
    const lines = Object.entries({ ...amounts, [PAYSLIP_ITSELF]: '1' });
    return lines.map(([line, amount]) => ({ ...row, line, amount }));
  });
}

/** All sums of an opening balance. */
export async function findImportedSums(db: Knex, owner: ImportedOwner): Promise<readonly SumRow[]> {
  const rows: readonly SumRow[] = await importedOf(db, owner).orderBy(['calculation_id', 'line']);
  return rows.flatMap(unpackAmounts);
}

/** Call it when the erasure of the opening balance is written down. */
export async function deleteImportedSums(trx: Knex, owner: ImportedOwner): Promise<void> {
  await importedOf(trx, owner).delete();
}

/** A slash is before all digits and letters: what begins with the id and a slash lies between these two. */
function importedOf(db: Knex, { id, client_id, environment, employer_id, employee_id }: ImportedOwner) {
  return db<SumRow>('calculation_sums')
    .where({ client_id, environment, employer_id: normalId(employer_id), employee_id: normalId(employee_id) })
    .where('calculation_id', '>', `${id}/`)
    .where('calculation_id', '<', `${id}0`);
}
