import type { Knex } from 'knex';
import type { CalculationRow, NewCalculation } from '../calculations/calculations.ts';
import { insertCorrection } from '../calculations/corrections.ts';
import { RowInsert } from '../database/insert-rows.ts';
import { insertSums, type SumRow, sumRows } from './calculation-sums.ts';
import { linesOfScheme, readSummedLines } from './summed-lines.ts';

const CALCULATIONS = new RowInsert<CalculationRow>('calculations', {
  id: 'text',
  client_id: 'text',
  environment: 'text',
  country: 'text',
  scheme: 'text',
  year: 'integer',
  employee_id: 'text',
  employer_id: 'text',
  period_type: 'text',
  period_start: 'text',
  period_end: 'text',
  net_salary: 'text',
  supersedes_id: 'text',
  batch_id: 'text',
  computed_at: 'text',
  rule_fingerprint: 'text',
  content: 'bytes',
  dictionary: 'bytes',
  request: 'text',
  answer: 'text',
});

/** What histories read of the payslips that were written. */
export interface Inserted {
  readonly sums: readonly SumRow[];
  /** Whether any history reads anything at all. */
  readonly isAnythingSummed: boolean;
}

/** Writes calculations, what they replace and what histories read of them; call it inside a transaction. */
export async function insertCalculations(trx: Knex, made: readonly NewCalculation[]): Promise<Inserted> {
  if (made.length === 0) return { sums: [], isAnythingSummed: false };
  await CALCULATIONS.insert(
    trx,
    made.map(({ row }) => row),
  );
  for (const { row } of made) {
    const { supersedes_id, ...rest } = row;
    if (supersedes_id !== null) await insertCorrection(trx, { ...rest, supersedes_id });
  }
  // Asked for behind the first row, not before: see `registerLines`.
  const lines = await readSummedLines(trx);
  const sums = made.flatMap(({ row, answer, traceText, contentDigest }) =>
    sumRows(row, { answer, traceText }, linesOfScheme(lines, row), contentDigest),
  );
  await insertSums(trx, sums);
  return { sums, isAnythingSummed: lines.length > 0 };
}
