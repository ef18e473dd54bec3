import type { Knex } from 'knex';
import { digest } from '../digest.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { OpeningBalance } from '../payroll/opening-balance.ts';
import { findStored } from '../store/audit/stored-records.ts';
import { findCorrection } from '../store/calculations/corrections.ts';
import { findErased } from '../store/erasures/erasures.ts';
import { findImportedSums, importedRows } from '../store/histories/imported-payslips.ts';
import type { OpeningBalanceRow } from '../store/histories/opening-balances.ts';
import type { Fault, Finding } from './finding.ts';
import { firstDifference } from './first-difference.ts';
import { readStoredAnswer } from './stored-answer.ts';

type Fact = Pick<Finding, 'fault' | 'detail'>;

/** Everything about a stored opening balance that is not what it was. */
export async function checkOpeningBalance(db: Knex, row: OpeningBalanceRow): Promise<readonly Finding[]> {
  const facts = await factsOf(db, row);
  return facts.map((fact) => ({ kind: 'opening_balance', id: row.id, ...fact }));
}

async function factsOf(db: Knex, row: OpeningBalanceRow): Promise<readonly Fact[]> {
  const answer = readStoredAnswer(row.answer);
  if (answer === null || !isJsonObject(answer.record))
    return [{ fault: 'answer', detail: 'is not the text of an opening balance' }];
  const { content_digest, ...record } = answer.record;
  return [
    ...factOf(
      'content_digest',
      firstDifference(content_digest, digest({ ...answer, record }), 'content_digest'),
    ),
    ...factOf('column', firstDifference(columnsOf(row), columnsSaid(answer), 'columns')),
    ...factOf('sums', await sumsDifference(db, row)),
    ...factOf('supersession', await supersessionFault(db, row.id, record.supersedes_id)),
  ];
}

function factOf(fault: Fault, detail: string | null): readonly Fact[] {
  return detail === null ? [] : [{ fault, detail }];
}

function columnsOf({
  id,
  country,
  year,
  employer_id,
  employee_id,
  created_at,
}: OpeningBalanceRow): JsonObject {
  return { id, country, year, employer_id, employee_id, created_at };
}

function columnsSaid(answer: JsonObject): JsonObject {
  const names = ['id', 'country', 'year', 'employer_id', 'employee_id', 'created_at'];
  return Object.fromEntries(names.map((name) => [name, answer[name] ?? null]));
}

/** Returns how the stored sums differ from the imported payslips. Payslips that cannot be read are a fault, too. */
async function sumsDifference(db: Knex, row: OpeningBalanceRow): Promise<string | null> {
  const found = await findImportedSums(db, row);
  try {
    const { payslips, record }: OpeningBalance = JSON.parse(row.answer);
    return firstDifference(byKey(found), byKey(importedRows(row, payslips, record.content_digest)), 'sums');
  } catch (error) {
    if (error instanceof TypeError) return `cannot be compared: ${error.message}`;
    throw error;
  }
}

function byKey(
  rows: readonly { readonly calculation_id: string; readonly line: string }[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(rows.map((row) => [`${row.calculation_id} ${row.line}`, { ...row }]));
}

/** Checks that the replaced opening balance exists or was erased, and that the list of corrections names it. */
async function supersessionFault(db: Knex, id: string, recorded: Json | undefined): Promise<string | null> {
  const listed = (await findCorrection(db, id))?.supersedes_id ?? null;
  if (listed !== recorded) return `replaces ${recorded}, the list of corrections says ${listed}`;
  if (listed === null) return null;
  const known = [
    ...(await findStored(db, 'opening_balance', [listed])),
    ...(await findErased(db, 'opening_balance', [listed])),
  ];
  return known.length > 0 ? null : `replaces ${listed}, which is neither stored nor erased`;
}
