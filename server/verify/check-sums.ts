import type { Knex } from 'knex';
import { findSums, sumRows } from '../store/calculation-sums.ts';
import type { CalculationTexts } from '../store/calculation-texts.ts';
import { payslipSource, recordOf } from '../store/imported-payslips.ts';
import type { StoredCalculation } from '../store/stored-records.ts';
import { linesOfScheme, type SummedLineRow } from '../store/summed-lines.ts';
import type { Finding } from './finding.ts';
import { firstDifference } from './first-difference.ts';

/** How what histories read of a payslip differs from the payslip; null when it does not. */
export async function sumsDifference(
  db: Knex,
  lines: readonly SummedLineRow[],
  row: StoredCalculation,
  texts: Pick<CalculationTexts, 'answer' | 'traceText'>,
): Promise<string | null> {
  const found = await findSums(db, row);
  const filled = lines.filter(({ filled_at }) => filled_at !== null);
  const named = new Set([...linesOfScheme(filled, row), ...found.map(({ line }) => line)]);
  const said = sumRows(row, texts, [...named].toSorted());
  return firstDifference(byLine(found), byLine(said), 'sums');
}

function byLine(rows: readonly { readonly line: string }[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(rows.map((row) => [row.line, { ...row }]));
}

/** Rows of what is not there would be summed all the same. */
export async function strayedSums(db: Knex, clientId: string | null): Promise<readonly Finding[]> {
  const ofSameClient = (table: string, id: string | Knex.Raw) =>
    db.raw('?? = ?? AND ?? = sums.client_id AND ?? = sums.environment', [
      `${table}.id`,
      id,
      `${table}.client_id`,
      `${table}.environment`,
    ]);
  const strayed = db('calculation_sums as sums')
    .leftJoin('calculations', (join) => join.on(ofSameClient('calculations', 'sums.calculation_id')))
    .leftJoin('opening_balances', (join) =>
      join.on(ofSameClient('opening_balances', recordOf(db, 'sums.calculation_id'))),
    )
    .whereNull('calculations.id')
    .where((query) =>
      query.whereNull('opening_balances.id').orWhereNot('sums.calculation_id', 'like', `${'_'.repeat(26)}/%`),
    )
    .distinct('sums.calculation_id as key')
    .orderBy('key');
  if (clientId !== null) strayed.where('sums.client_id', clientId);
  const rows: readonly { readonly key: string }[] = await strayed;
  const detail = 'is summed by histories and not stored';
  const sources = new Map(rows.map(({ key }) => payslipSource(key)).map((source) => [source.id, source]));
  return [...sources.values()].map(({ kind, id }) => ({ kind, id, fault: 'sums', detail }));
}
