import type { Knex } from 'knex';
import { isSameId, storedForms } from '../caller-id.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import type { BatchOrder } from '../payroll/batch-request.ts';
import type { Tenant } from '../store/calculations/calculations.ts';
import { findJobs } from '../store/erasures/erasable-records.ts';
import { idOf } from './batch-rows-of.ts';
import { ERASED_ROW } from './erased-row.ts';
import type { SoughtEmployee } from './erasure-plan.ts';

/** Jobs that have to do with an employee. */
interface TellingJobs {
  /** They ended with an error that names the employee. */
  readonly failed: readonly string[];
  /** They have yet to calculate the employee. */
  readonly unfinished: readonly string[];
  /** Employers of those that are unfinished. */
  readonly employers: readonly string[];
}

/** Jobs of batches that are unfinished or failed; what the others made is found in their batches. */
export async function findTellingJobs(
  db: Knex,
  tenant: Tenant,
  employee: SoughtEmployee | null,
): Promise<TellingJobs> {
  if (employee === null) return { failed: [], unfinished: [], employers: [] };
  const texts = storedForms(employee.id).map((id) => JSON.stringify(id).slice(1, -1));
  const jobs = await findJobs(db, tenant, texts);
  const failed = jobs.filter(({ error }) => error !== null && names(error, employee.id));
  const waiting = jobs.flatMap(({ id, request }) => {
    const employerId = request === null ? null : employerOf(request, employee);
    return employerId === null ? [] : [{ id, employerId }];
  });
  return {
    failed: failed.map(({ id }) => id),
    unfinished: waiting.map(({ id }) => id),
    employers: waiting.map(({ employerId }) => employerId),
  };
}

/** The error of a job without the employee whose row ended it. */
export function withoutEmployee(error: string): string {
  const { details, ...rest } = objectOf(JSON.parse(error));
  const { index = null } = objectOf(details);
  return JSON.stringify({ ...rest, details: { index, employee_id: null, error: ERASED_ROW } });
}

function names(error: string, employeeId: string): boolean {
  return isId(objectOf(objectOf(JSON.parse(error)).details).employee_id, employeeId);
}

/** The employer of an order with a row of the employee, or null. */
function employerOf(request: string, { id, employerId }: SoughtEmployee): string | null {
  const order: BatchOrder = JSON.parse(request);
  const employer = order.header.employer.id;
  const isTheirs = isSameId(employerId ?? employer, employer);
  return isTheirs && order.rows.some(({ sent }) => isId(idOf(sent), id)) ? employer : null;
}

function isId(value: unknown, id: string): boolean {
  return typeof value === 'string' && isSameId(value, id);
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
