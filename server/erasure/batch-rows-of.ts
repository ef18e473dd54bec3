import type { Knex } from 'knex';
import { isSameId, storedForms } from '../caller-id.ts';
import { isJsonObject } from '../json.ts';
import type { Batch } from '../payroll/batch.ts';
import type { Tenant } from '../store/calculations.ts';
import { type ErasableBatch, readBatches } from '../store/erasable-records.ts';
import { employeesOf, readRequest } from './erase-rows.ts';
import type { PlannedBatch, SoughtEmployee } from './erasure-plan.ts';

interface Sought {
  readonly employee: SoughtEmployee | null;
  readonly calculationIds: ReadonlySet<string>;
}

/** The rows of batches that are of the employee, whether they failed or not, or that made the calculations. */
export async function findBatchRows(
  db: Knex,
  tenant: Tenant,
  employee: SoughtEmployee | null,
  calculations: readonly { readonly id: string; readonly batch_id: string | null }[],
): Promise<{ readonly batches: readonly PlannedBatch[]; readonly employers: readonly string[] }> {
  const sought = { employee, calculationIds: new Set(calculations.map(({ id }) => id)) };
  const ids = [...new Set(calculations.map(({ batch_id }) => batch_id).filter((id) => id !== null))];
  const texts = employee === null ? [] : storedForms(employee.id).flatMap(textsOf);
  const batches: PlannedBatch[] = [];
  const employers = new Set<string>();
  for await (const batch of readBatches(db, tenant, { texts, ids })) {
    const { rows, employerId } = rowsOf(batch, sought);
    if (rows.length === 0) continue;
    batches.push({ id: batch.id, rows });
    employers.add(employerId);
  }
  return { batches, employers: [...employers] };
}

/** How a stored request names an employee. A row with a number for its id failed, and was kept all the same. */
function textsOf(id: string): readonly string[] {
  const isNumber = /^-?\d+(\.\d+)?$/.test(id);
  return [`"id":${JSON.stringify(id)}`, ...(isNumber ? [`"id":${id}`] : [])];
}

function rowsOf({ request, answer }: ErasableBatch, { employee, calculationIds }: Sought) {
  const batch: Batch = JSON.parse(answer);
  const employerId = employee?.employerId ?? batch.employer_id;
  const isTheirs = (id: string | null) =>
    employee !== null && isSameId(employerId, batch.employer_id) && id !== null && isSameId(id, employee.id);
  const sent = employeesOf(readRequest(request));
  const rows = new Set(
    batch.calculations
      .filter(({ calculation_id }) => calculationIds.has(calculation_id))
      .map(({ index }) => index),
  );
  for (const [index, row] of sent.entries()) if (isTheirs(idOf(row))) rows.add(index);
  // What the request of the batch no longer tells, where it is damaged.
  for (const { index, employee_id } of batch.failures) if (isTheirs(employee_id)) rows.add(index);
  return { rows: [...rows].sort((one, other) => one - other), employerId: batch.employer_id };
}

/** The id of a row as text, also where it was refused for its type. */
export function idOf(row: unknown): string | null {
  const id = isJsonObject(row) ? row.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
