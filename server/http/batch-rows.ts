import type { ValidateFunction } from 'ajv';
import type { JsonObject } from '../json.ts';
import type { BatchEmployee, BatchRow } from '../payroll/batch-request.ts';
import type { Fault } from '../service-error.ts';
import { faultsOf } from './faults.ts';
import { plainJson, unreadableNumbers } from './json-text.ts';
import { rowSchema } from './row-by-row.ts';
import { schemaValidator } from './schema-validator.ts';

/** Looks at the rows of a batch one by one. */
export type ReadRows = (employees: readonly unknown[]) => readonly BatchRow[];

/** Reads rows by the schema of a row in the contract, which comes without references. */
export function rowReader(contract: JsonObject): ReadRows {
  const schema = rowSchema(contract, 'calculateBatch');
  const isEmployee = schemaValidator().compile<BatchEmployee>(schema);
  return (employees) => employees.map((row, index) => readRow(row, index, isEmployee));
}

function readRow(row: unknown, index: number, isEmployee: ValidateFunction<BatchEmployee>): BatchRow {
  if (!isEmployee(row)) return refused(row, schemaFaults(isEmployee, index));
  const faults = unreadableNumbers(row, ['body', 'employees', index]);
  return faults.length === 0 ? { kind: 'accepted', sent: row } : refused(row, faults);
}

/** The errors of a row as the validator of the whole body would have told them. */
function schemaFaults({ errors }: ValidateFunction, index: number): readonly Fault[] {
  const place = `/requestBody/employees/${index}`;
  return faultsOf((errors ?? []).map((error) => ({ ...error, instancePath: place + error.instancePath })));
}

function refused(row: unknown, faults: readonly Fault[]): BatchRow {
  return { kind: 'refused', sent: plainJson(row), employeeId: employeeIdOf(row, faults), faults };
}

/** The id of the row, unless the id itself is at fault. */
function employeeIdOf(row: unknown, faults: readonly Fault[]): string | null {
  const isBad = faults.some(({ loc }) => loc.length === 4 && loc[3] === 'id');
  if (isBad || typeof row !== 'object' || row === null || !('id' in row)) return null;
  return typeof row.id === 'string' ? row.id : null;
}
