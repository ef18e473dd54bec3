import type { Knex } from 'knex';
import type { CalculationColumns, CalculationRow } from '../calculations/calculations.ts';
import { readAllTexts, readTexts, TEXT_COLUMNS } from '../texts/calculation-texts.ts';
import { findOldTraces, inflateTrace } from '../texts/old-traces.ts';

/** A calculation and the JSON text of its audit trail, whoever owns it: for operators and auditors. */
interface TracedCalculation {
  readonly row: CalculationColumns;
  readonly traceText: string;
}

/** undefined when there is no such calculation. */
export async function findTraced(db: Knex, id: string): Promise<TracedCalculation | undefined> {
  const row = await db<CalculationRow>('calculations').where({ id }).first();
  if (row === undefined) return undefined;
  const traceText = (await readTexts(db, row)).traceText ?? (await findOldTraceText(db, id));
  return traceText === null ? undefined : { row, traceText };
}

async function findOldTraceText(db: Knex, id: string): Promise<string | null> {
  const trace = (await findOldTraces(db, [id])).get(id);
  return trace === undefined ? null : inflateTrace(trace);
}

/** The requests of the last calculation of every employee of a scheme, a page at a time, in the order of ids. */
export async function readLastRequests(
  db: Knex,
  scheme: { readonly country: string; readonly scheme: string },
  after: string,
  limit: number,
): Promise<readonly { readonly id: string; readonly request: string }[]> {
  const last = db<CalculationRow>('calculations')
    .where(scheme)
    .groupBy('client_id', 'environment', 'employer_id', 'employee_id')
    .max({ id: 'id' });
  const rows = await db<CalculationRow>('calculations')
    .whereIn('id', db.from(last.as('last')).select('last.id'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id', ...TEXT_COLUMNS);
  return readAllTexts(db, rows);
}
