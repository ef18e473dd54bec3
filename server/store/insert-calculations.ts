import type { Knex } from 'knex';
import { insertSums, type SumRow, sumRows } from './calculation-sums.ts';
import type { CalculationRow, NewCalculation } from './calculations.ts';
import { insertCorrection } from './corrections.ts';
import { linesOfScheme, readSummedLines } from './summed-lines.ts';

/** More rows in one statement gain nothing. */
const ROWS_AT_ONCE = 50;

/** Writes calculations, what they replace and what histories read of them; call it inside a transaction. */
export async function insertCalculations(trx: Knex, made: readonly NewCalculation[]): Promise<void> {
  if (made.length === 0) return;
  for (let at = 0; at < made.length; at += ROWS_AT_ONCE) {
    const some = made.slice(at, at + ROWS_AT_ONCE);
    await trx<CalculationRow>('calculations').insert(some.map(({ row }) => row));
  }
  for (const { row } of made) {
    const { supersedes_id, ...rest } = row;
    if (supersedes_id !== null) await insertCorrection(trx, { ...rest, supersedes_id });
  }
  await insertSums(trx, await sumRowsOf(trx, made));
}

/** The lines are asked for behind the first row, not before: see `registerLines`. */
async function sumRowsOf(trx: Knex, made: readonly NewCalculation[]): Promise<readonly SumRow[]> {
  const lines = await readSummedLines(trx);
  return made.flatMap(({ row, answer, traceText }) =>
    sumRows(row, { answer, traceText }, linesOfScheme(lines, row)),
  );
}
