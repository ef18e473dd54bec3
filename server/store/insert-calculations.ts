import type { Knex } from 'knex';
import { insertSums, type SumRow, sumRows } from './calculation-sums.ts';
import type { CalculationRow, NewCalculation } from './calculations.ts';
import { insertCorrection } from './corrections.ts';
import { linesOfScheme, readSummedLines } from './summed-lines.ts';

/** More rows in one statement gain nothing. */
const ROWS_AT_ONCE = 50;

/** What histories read of the payslips that were written. */
export interface Inserted {
  readonly sums: readonly SumRow[];
  /** Whether any history reads anything at all. */
  readonly isAnythingSummed: boolean;
}

/** Writes calculations, what they replace and what histories read of them; call it inside a transaction. */
export async function insertCalculations(trx: Knex, made: readonly NewCalculation[]): Promise<Inserted> {
  if (made.length === 0) return { sums: [], isAnythingSummed: false };
  for (let at = 0; at < made.length; at += ROWS_AT_ONCE) {
    const some = made.slice(at, at + ROWS_AT_ONCE);
    await trx<CalculationRow>('calculations').insert(some.map(({ row }) => row));
  }
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
