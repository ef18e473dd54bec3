import type { Knex } from 'knex';
import { type CalculationRow, inflateTrace } from './calculations.ts';

/** A calculation and the JSON text of its audit trail, whoever owns it: for operators and auditors. */
export interface TracedCalculation {
  readonly row: CalculationRow;
  readonly traceText: string;
}

/** undefined when there is no such calculation. */
export async function findTraced(db: Knex, id: string): Promise<TracedCalculation | undefined> {
  const row = await db<CalculationRow>('calculations').where({ id }).first();
  const trace = await db<{ readonly calculation_id: string; readonly deflated: Uint8Array }>(
    'calculation_traces',
  )
    .where({ calculation_id: id })
    .first();
  return row === undefined || trace === undefined
    ? undefined
    : { row, traceText: await inflateTrace(trace.deflated) };
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
  return db<CalculationRow>('calculations')
    .whereIn('id', db.from(last.as('last')).select('last.id'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id', 'request');
}
