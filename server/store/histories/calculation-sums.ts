import type { Knex } from 'knex';
import { clampIntoYear } from '../../../runtime/module/period.ts';
import { normalId } from '../../caller-id.ts';
import type { CalculationColumns } from '../calculations/calculations.ts';
import { contentDigestOf } from '../calculations/recorded-digest.ts';
import { RowInsert } from '../database/insert-rows.ts';
import type { CalculationTexts } from '../texts/calculation-texts.ts';
import { packAmounts, unpackAmounts } from './packed-amounts.ts';
import { summedAmount } from './summed-amount.ts';

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
  /** With its country: `MX.ordinario`. */
  readonly scheme: string;
  readonly period_start: string;
  /** Exact: a decimal, or a fraction of two whole numbers. */
  readonly amount: string;
  /** Of the payslip. */
  readonly content_digest: string;
  /** The other employer that paid it; null where it was the employer itself. */
  readonly paid_by: string | null;
}

export type Subject = Pick<
  CalculationColumns,
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

type SummedTexts = Pick<CalculationTexts, 'answer' | 'traceText'>;

/** The rows of a payslip for these of its lines; those that it does not have are left out. */
export function sumRows(
  subject: Subject,
  texts: SummedTexts,
  lines: readonly string[],
  content_digest: string = lines.length === 0 ? '' : contentDigestOf(texts.answer),
): readonly SumRow[] {
  return lines.flatMap((line) => {
    const amount = summedAmount(line, texts);
    if (amount === null) return [];
    const { country, period_start } = subject;
    const scheme = `${country}.${subject.scheme}`;
    return [{ ...placeOf(subject), line, scheme, period_start, amount, content_digest, paid_by: null }];
  });
}

/** Where the rows of a payslip stand, in this table and others whose key begins like that. */
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
