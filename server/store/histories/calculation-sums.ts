import type { Knex } from 'knex';
import { clampIntoYear } from '../../../runtime/module/period.ts';
import { normalId } from '../../caller-id.ts';
import type { Amounts, CalculationSubject } from '../calculations/calculations.ts';
import { RowInsert } from '../database/insert-rows.ts';
import { packAmounts, unpackAmounts } from './packed-amounts.ts';

/** The amount of one line of one payslip, where histories of later ones find it; the lines of one share a row. */
export interface SumRow {
  readonly client_id: string;
  readonly environment: string;
  readonly employer_id: string;
  readonly employee_id: string;
  /** The last day of the period, within the year that the request names: histories go by it. */
  readonly period_end: string;
  readonly calculation_id: string;
  readonly line: string;
  /** The scheme with its country: `MX.ordinario`. */
  readonly scheme: string;
  readonly period_start: string;
  /** Exact: a decimal, or a fraction of two whole numbers. */
  readonly amount: string;
  /** The digest of the payslip. */
  readonly content_digest: string;
  /** The other employer that paid it; null where it was the employer itself. */
  readonly paid_by: string | null;
}

export type Subject = Pick<
  CalculationSubject,
  | 'id'
  | 'client_id'
  | 'environment'
  | 'employer_id'
  | 'employee_id'
  | 'country'
  | 'scheme'
  | 'year'
  | 'period_start'
  | 'period_end'
>;

/** The rows of a payslip for its amounts. */
export function sumRows(subject: Subject, amounts: Amounts, content_digest: string): readonly SumRow[] {
  const { country, period_start } = subject;
  const scheme = `${country}.${subject.scheme}`;
  const own = { ...placeOf(subject), scheme, period_start, content_digest, paid_by: null };
  return Object.entries(amounts).flatMap(([line, amount]) =>
    amount === null ? [] : [{ ...own, line, amount }],
  );
}

/**
 * The first columns of the key under which the rows of a payslip stand, in this table and in others with the same key.
 */
export function placeOf({ id, client_id, environment, employer_id, employee_id, period_end, year }: Subject) {
  return {
    client_id,
    environment,
    employer_id: normalId(employer_id),
    employee_id: normalId(employee_id),
    period_end: clampIntoYear(period_end, year),
    calculation_id: id,
  };
}

const SUMS = new RowInsert<SumRow>('calculation_sums', {
  client_id: 'text',
  environment: 'text',
  employer_id: 'text',
  employee_id: 'text',
  period_end: 'text',
  calculation_id: 'text',
  line: 'text',
  scheme: 'text',
  period_start: 'text',
  amount: 'text',
  content_digest: 'text',
  paid_by: 'text',
});

/** Writes the sums of some payslips; those of one share a row. */
export async function insertSums(trx: Knex, sums: readonly SumRow[]): Promise<void> {
  const ofPayslips = [...Map.groupBy(sums, ({ calculation_id }) => calculation_id).values()];
  const rows = ofPayslips.flatMap((lines) =>
    lines.slice(0, 1).map((first) => ({ ...first, ...packAmounts(lines) })),
  );
  await SUMS.insert(trx, rows);
}

/** Call it when the erasure of the payslips is written down. */
export async function deleteSums(trx: Knex, subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) await trx<SumRow>('calculation_sums').where(placeOf(subject)).delete();
}

/** All sums of a payslip. */
export async function findSums(db: Knex, subject: Subject): Promise<readonly SumRow[]> {
  const rows: readonly SumRow[] = await db<SumRow>('calculation_sums')
    .where(placeOf(subject))
    .orderBy('line');
  return rows.flatMap(unpackAmounts);
}
