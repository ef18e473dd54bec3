import type { Knex } from 'knex';
import type { Amounts, CalculationRow, NewCalculation } from '../calculations/calculations.ts';
import { insertCorrection } from '../calculations/corrections.ts';
import { RowInsert, type RowValues } from '../database/insert-rows.ts';
import { oneOf } from '../database/one-of.ts';
import { readAllTexts, TEXT_COLUMNS } from '../texts/calculation-texts.ts';
import { insertSums, type SumRow, sumRows } from './calculation-sums.ts';
import { amountsOf } from './summed-amount.ts';
import { linesOfScheme, readSummedLines, type SummedLineRow } from './summed-lines.ts';

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

/** The values of the written payslips that histories read. */
interface Inserted {
  readonly sums: readonly SumRow[];
  /** True if any history reads anything at all. */
  readonly isAnythingSummed: boolean;
}

/** Prepares the values with which rows of calculations are written. */
export function calculationValues(rows: readonly CalculationRow[]): readonly RowValues[] {
  return CALCULATIONS.valuesOf(rows);
}

/**
 * Writes the rows of calculations, what they replace and what histories read of them; call it inside a transaction.
 */
export async function insertCalculations(
  trx: Knex,
  made: readonly NewCalculation[],
  rows: readonly RowValues[],
): Promise<Inserted> {
  if (made.length === 0) return { sums: [], isAnythingSummed: false };
  for (const values of rows) await CALCULATIONS.insertValues(trx, values);
  for (const { row } of made) {
    const { supersedes_id, ...rest } = row;
    if (supersedes_id !== null) await insertCorrection(trx, { ...rest, supersedes_id });
  }
  // Asked for behind the first row, not before: see `registerLines`.
  const lines = await readSummedLines(trx);
  const late = await lateAmounts(trx, made, lines);
  const sums = made.flatMap(({ row, amounts, contentDigest }) =>
    sumRows(row, pick(late.get(row.id) ?? amounts, linesOfScheme(lines, row)), contentDigest),
  );
  await insertSums(trx, sums);
  return { sums, isAnythingSummed: lines.length > 0 };
}

/** The amounts of those that were made before another process wrote down that more of their lines are read. */
async function lateAmounts(
  trx: Knex,
  made: readonly NewCalculation[],
  lines: readonly SummedLineRow[],
): Promise<ReadonlyMap<string, Amounts>> {
  const late = made.filter(({ row, amounts }) =>
    linesOfScheme(lines, row).some((line) => !Object.hasOwn(amounts, line)),
  );
  if (late.length === 0) return new Map();
  const rows = await trx<CalculationRow>('calculations')
    .where(
      oneOf(
        trx,
        'id',
        late.map(({ row }) => row.id),
      ),
    )
    .select('id', 'country', 'scheme', ...TEXT_COLUMNS);
  const read = await readAllTexts(trx, rows);
  return new Map(
    read.map(({ answer, traceText, ...row }) => {
      const amounts = amountsOf(linesOfScheme(lines, row), { answer, traceText: traceText ?? '' });
      return [row.id, amounts];
    }),
  );
}

function pick(amounts: Amounts, lines: readonly string[]): Amounts {
  return Object.fromEntries(lines.map((line) => [line, amounts[line] ?? null]));
}
