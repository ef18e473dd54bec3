import type { ValidateFunction } from 'ajv';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { BatchEmployee, BatchRow } from '../payroll/batch-request.ts';
import { MOST_FAULTS } from '../service-error.ts';
import type { BodyPieces } from './body-pieces.ts';
import { type FoundFaults, faultsOf } from './faults.ts';
import type { RowSpan } from './json-scan.ts';
import { parsePart, plainJson, unreadableNumbers } from './json-text.ts';
import { normalBody } from './normal-body.ts';
import { rowsContract } from './row-by-row.ts';
import { schemaValidator } from './schema-validator.ts';
import { shortRow } from './short-row.ts';
import { textOf } from './utf-8.ts';

/** What the contract says of one row. */
export interface RowRules {
  readonly isEmployee: ValidateFunction<BatchEmployee>;
  readonly knownFields: ReadonlySet<string>;
  readonly schema: JsonObject;
}

/** The list whose rows are looked at one by one. */
export interface RowsList {
  readonly field: string;
  readonly mostRows: number;
  /** Compiled when first asked for. */
  rules(): RowRules;
}

/** A row that was looked at. */
export interface ReadRow {
  readonly row: BatchRow;
  /** All that was sent; undefined where not all of it was read. */
  readonly sent: Json | undefined;
}

/** As much as one calculation may have. */
const LONGEST_ROW = 65_536;
/** Of a character in UTF-8; what takes four is two characters. */
const MOST_BYTES = 3;
/** More values than all fields of a row have together. */
const MOST_VALUES = 300;
/** A row of more values is read without most of the fields that nobody knows. */
const MANY_VALUES = 100;
/** Beside the first fault of each row, so many are told of all rows of a batch together. */
const MOST_FURTHER_FAULTS = 500;
const LONGEST_ID = 64;

/** The rows of a batch in the contract, which comes without references. */
export function batchRows(contract: JsonObject): RowsList {
  const { field, mostRows, row } = rowsContract(contract, 'calculateBatch');
  let rules: RowRules | null = null;
  return {
    field,
    mostRows,
    rules: () => {
      rules ??= rowRules(row);
      return rules;
    },
  };
}

function rowRules(row: JsonObject): RowRules {
  const fields = isJsonObject(row.properties) ? Object.keys(row.properties) : [];
  const isEmployee = schemaValidator().compile<BatchEmployee>(row);
  return { isEmployee, knownFields: new Set(fields), schema: row };
}

/** Looks at the rows of one batch, one after the other. However bad they are, little is told and kept of them. */
export class BatchRowReader {
  readonly #rules: RowRules;
  #furtherFaults = MOST_FURTHER_FAULTS;

  constructor(rules: RowRules) {
    this.#rules = rules;
  }

  /** The row that lies there. Throws when it is no JSON. */
  read(body: BodyPieces, { start, end, values }: RowSpan, index: number): ReadRow {
    const isRead = end - start <= LONGEST_ROW * MOST_BYTES;
    const text = isRead ? textOf(body.slice(start, end)) : '';
    if (!isRead || text.length > LONGEST_ROW) return unread(index, 'characters', LONGEST_ROW);
    const room = Math.min(MOST_FAULTS, 1 + this.#furtherFaults);
    const short = values > MANY_VALUES ? shortRow(text, this.#rules.knownFields, room) : null;
    if ((short?.values ?? values) > MOST_VALUES) return unread(index, 'values', MOST_VALUES);
    const sent = parsePart(short?.text ?? text);
    const value = normalBody(sent, this.#rules.schema);
    const left = short?.left ?? 0;
    const { isEmployee } = this.#rules;
    const place = ['body', 'employees', index];
    if (!isEmployee(value)) {
      const errors = isEmployee.errors ?? [];
      const found = faultsOf(errors, room, `/requestBody/employees/${index}`);
      const isIdBad = errors.some(({ instancePath }) => instancePath === '/id');
      return this.#refuse(value, isIdBad, found, left);
    }
    const faults = unreadableNumbers(value, place);
    if (faults.length === 0) return { row: { kind: 'accepted', sent: value }, sent: plainJson(sent) };
    return this.#refuse(value, false, { faults: faults.slice(0, room), count: faults.length }, left);
  }

  #refuse(value: unknown, isIdBad: boolean, { faults, count }: FoundFaults, left: number): ReadRow {
    this.#furtherFaults -= faults.length - 1;
    const plain = plainJson(value);
    const id = isJsonObject(plain) ? plain.id : undefined;
    const employeeId = isIdBad || typeof id !== 'string' ? null : id;
    const row: BatchRow = {
      kind: 'refused',
      sent: keptOf(id),
      employeeId,
      faults,
      faultCount: count + left,
    };
    return { row, sent: left > 0 ? undefined : plain };
  }
}

/** By which an erasure finds the row in the order of an unfinished job; a number is refused, and kept all the same. */
function keptOf(id: Json | undefined): JsonObject {
  const isId = typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_ID);
  return isId ? { id } : {};
}

function unread(index: number, what: 'characters' | 'values', limit: number): ReadRow {
  const fault = {
    loc: ['body', 'employees', index],
    msg: `Must have at most ${limit} ${what}`,
    type: 'too_long',
    ctx: { limit },
  } as const;
  const row: BatchRow = { kind: 'refused', sent: {}, employeeId: null, faults: [fault], faultCount: 1 };
  return { row, sent: undefined };
}
