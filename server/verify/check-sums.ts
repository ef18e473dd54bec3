import type { Knex } from 'knex';
import type { StoredCalculation } from '../store/audit/stored-records.ts';
import { findStrayedSums } from '../store/audit/strayed-sums.ts';
import { contentDigestOf } from '../store/calculations/recorded-digest.ts';
import { findSums, sumRows } from '../store/histories/calculation-sums.ts';
import { payslipSource } from '../store/histories/imported-payslips.ts';
import { amountsOf } from '../store/histories/summed-amount.ts';
import { linesOfScheme, type SummedLineRow } from '../store/histories/summed-lines.ts';
import type { CalculationTexts } from '../store/texts/calculation-texts.ts';
import type { Finding } from './finding.ts';
import { firstDifference } from './first-difference.ts';

/** Returns how the stored sums differ from the payslip; null if they agree. */
export async function sumsDifference(
  db: Knex,
  lines: readonly SummedLineRow[],
  row: StoredCalculation,
  texts: Pick<CalculationTexts, 'answer' | 'traceText'>,
): Promise<string | null> {
  const found = await findSums(db, row);
  const filled = lines.filter(({ filled_at }) => filled_at !== null);
  const named = new Set([...linesOfScheme(filled, row), ...found.map(({ line }) => line)]);
  const said = sumRows(row, amountsOf([...named].toSorted(), texts), contentDigestOf(texts.answer));
  return firstDifference(byLine(found), byLine(said), 'sums');
}

function byLine(rows: readonly { readonly line: string }[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(rows.map((row) => [row.line, { ...row }]));
}

/** Rows of what is not there, and rows in the place of another employee or another day, are summed all the same. */
export async function strayedSums(db: Knex, clientId: string | null): Promise<readonly Finding[]> {
  const strayed = await findStrayedSums(db, clientId);
  const missing = 'is summed by histories and not stored';
  const findings = strayed.map(({ key, sums, record }) => {
    const detail =
      record === null ? missing : `is summed elsewhere: ${firstDifference(sums, record, 'place')}`;
    return { ...payslipSource(key), fault: 'sums', detail } as const;
  });
  return [...new Map(findings.map((one) => [JSON.stringify([one.id, one.detail]), one])).values()];
}
