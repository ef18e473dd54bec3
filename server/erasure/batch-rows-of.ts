import type { Knex } from 'knex';
import { isSameId, storedForms } from '../caller-id.ts';
import { isJsonObject } from '../json.ts';
import type { Batch } from '../payroll/batch.ts';
import type { ErrorObject } from '../payroll/error-object.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import { type ErasableBatch, readBatches } from '../store/erasures/erasable-records.ts';
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

/**
 * How a stored batch names an employee: as that of a row, in the request that version 0.1 stored, or as the input that a
 * row was refused for. A row with a number for its id failed, and the number was kept all the same.
 */
function textsOf(id: string): readonly string[] {
  const isNumber = /^-?\d+(\.\d+)?$/.test(id);
  const forms = [JSON.stringify(id), ...(isNumber ? [id] : [])];
  return ['employee_id', 'id', 'input'].flatMap((name) => forms.map((form) => `"${name}":${form}`));
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
  for (const { index, employee_id, error } of batch.failures) {
    if (isTheirs(employee_id) || refusedIds(error).some(isTheirs)) rows.add(index);
  }
  return { rows: [...rows].sort((one, other) => one - other), employerId: batch.employer_id };
}

/** Returns the employee ids that a batch refused as invalid. */
function refusedIds({ details }: ErrorObject): readonly (string | null)[] {
  const faults: readonly unknown[] = Array.isArray(details.detail) ? details.detail : [];
  return faults.filter(isJsonObject).flatMap(({ loc, input }) => {
    const isOfId = Array.isArray(loc) && loc.length === 4 && loc[1] === 'employees' && loc[3] === 'id';
    return isOfId ? [idOf({ id: input })] : [];
  });
}

/** The id of a row as text, also where it was refused for its type. */
export function idOf(row: unknown): string | null {
  const id = isJsonObject(row) ? row.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
