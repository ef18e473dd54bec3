import { valuesByName } from '../../runtime/module/own-value.ts';
import { overridesOf } from '../../runtime/request/sent-request.ts';

/** One row of a population: somebody who is paid. */
export interface Person {
  /** Number of the row in the file: 1 for the first one, the header of a CSV file counted. */
  readonly line: number;
  /** The name of the person in reports: the `id` that was sent, else the row. */
  readonly id: string;
  /** Fields of the contract's employee, as sent. */
  readonly employee: Readonly<Record<string, unknown>>;
  /** `employee.inputs`: what the scheme reads beside the contract's fields. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** `employee.history`: what earlier payslips come to. */
  readonly history: Readonly<Record<string, unknown>>;
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** A row that is no person. */
interface BrokenRow {
  readonly line: number;
  readonly reason: string;
}

export type PopulationRow =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'broken'; readonly row: BrokenRow };

type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An employee, or a calculation request around one, as a line of NDJSON. */
export function personOfJson(text: string, line: number): PopulationRow {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    return broken(line, `not JSON: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
  if (!isObject(value)) return broken(line, 'not a JSON object');
  const employee = isObject(value.employee) ? value.employee : value;
  const { overrides: own, inputs, history, ...fields } = employee;
  const request = employee !== value && isObject(value.overrides) ? value.overrides : {};
  const sent = { employee: isObject(own) ? { overrides: own } : {}, overrides: request };
  return person(line, {
    employee: fields,
    inputs: isObject(inputs) ? inputs : {},
    history: isObject(history) ? history : {},
    overrides: overridesOf(sent),
  });
}

/**
 * A row of a CSV file under its header, null when its quotes are wrong; a column `overrides.NAME` is a flag, one
 * `inputs.NAME` an input of the scheme's own, one `history.NAME` what earlier payslips come to. Empty cells are not sent, and columns without a name are not read.
 */
export function personOfCells(
  header: readonly string[],
  cells: readonly string[] | null,
  line: number,
): PopulationRow {
  if (cells === null) return broken(line, 'has text behind a closing quote');
  if (cells.length !== header.length) {
    return broken(line, `has ${cells.length} cells under ${header.length} columns`);
  }
  const sent = {
    employee: valuesByName<unknown>(),
    inputs: valuesByName<unknown>(),
    history: valuesByName<unknown>(),
    overrides: valuesByName<unknown>(),
  };
  for (const [at, name] of header.entries()) {
    const cell = cells[at] ?? '';
    if (cell === '' || name === '') continue;
    if (name.startsWith('overrides.')) sent.overrides[name.slice('overrides.'.length)] = flagOf(cell);
    else if (name.startsWith('inputs.')) sent.inputs[name.slice('inputs.'.length)] = inputOf(cell);
    else if (name.startsWith('history.')) sent.history[name.slice('history.'.length)] = cell;
    else sent.employee[name] = cell;
  }
  return person(line, sent);
}

/** Yes and no are no words of a choice, so that they need no other sign of their type; 1 and 0 are numbers. */
function inputOf(cell: string): boolean | string {
  return /^[10]$/.test(cell) ? cell : flagOf(cell);
}

function flagOf(cell: string): boolean | string {
  if (/^(true|yes|1)$/i.test(cell)) return true;
  return /^(false|no|0)$/i.test(cell) ? false : cell;
}

function person(line: number, sent: Omit<Person, 'line' | 'id'>): PopulationRow {
  const { id } = sent.employee;
  return { kind: 'person', person: { line, id: typeof id === 'string' ? id : `line ${line}`, ...sent } };
}

function broken(line: number, reason: string): PopulationRow {
  return { kind: 'broken', row: { line, reason } };
}
