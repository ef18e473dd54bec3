import type { ValidateFunction } from 'ajv';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { BatchEmployee, RefusedRow, SentRow } from '../payroll/batch-request.ts';
import { FurtherFaults } from '../payroll/further-faults.ts';
import { type Fault, MOST_FAULTS } from '../service-error.ts';
import { type FoundFaults, faultsOf } from './faults.ts';
import { plainJson, unreadableNumbers } from './json-body.ts';
import { normalBody } from './normal-body.ts';
import type { RowsContract } from './row-by-row.ts';
import { schemaValidator } from './schema-validator.ts';

/** The schema of one row in the contract. */
interface RowRules {
  readonly isEmployee: ValidateFunction<BatchEmployee>;
  readonly knownFields: ReadonlySet<string>;
  readonly schema: JsonObject;
}

/** The list whose rows are looked at one by one. */
export interface RowsList {
  readonly field: string;
  readonly mostRows: number;
  /** The schema of the whole body, without references. */
  readonly body: JsonObject;
  /** Compiled when first asked for. */
  rules(): RowRules;
}

/** A row that was looked at. */
interface ReadRow {
  readonly row: SentRow;
  /** All that was sent; undefined where not all of it was looked at. */
  readonly sent: Json | undefined;
}

/** The largest size of a row, which is that of a single calculation. */
const LONGEST_ROW = 65_536;
/** More values than all fields of a row have together. */
const MOST_VALUES = 300;
/** A row of more fields is looked at without most of those that nobody knows. */
const MANY_FIELDS = 100;
const LONGEST_ID = 64;

/** The list of rows that the contract describes. */
export function rowsList({ field, mostRows, row, body }: RowsContract): RowsList {
  let rules: RowRules | null = null;
  return {
    field,
    mostRows,
    body,
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
  readonly #further = new FurtherFaults();

  constructor(rules: RowRules) {
    this.#rules = rules;
  }

  /** The row as it was sent, whose text has so many characters. */
  read(whole: unknown, length: number, index: number): ReadRow {
    if (length > LONGEST_ROW) return unread(index, 'characters', LONGEST_ROW);
    const { row: sent, left } = this.#shortened(whole, this.#further.room);
    if (hasMoreValues(sent, MOST_VALUES)) return unread(index, 'values', MOST_VALUES);
    const value = normalBody(sent, this.#rules.schema);
    const { isEmployee } = this.#rules;
    const place = ['body', 'employees', index];
    if (!isEmployee(value)) {
      const errors = isEmployee.errors ?? [];
      return this.#refuse(value, faultsOf(errors, errors.length, `/requestBody/employees/${index}`), left);
    }
    const faults = unreadableNumbers(value, place);
    if (faults.length === 0) return { row: { kind: 'accepted', sent: value }, sent: plainJson(sent) };
    return this.#refuse(value, { faults, count: faults.length }, left);
  }

  /** The row with the fields that are known and the first few of the others, and how many were left out. */
  #shortened(row: unknown, few: number): { readonly row: unknown; readonly left: number } {
    if (!isJsonObject(row)) return { row, left: 0 };
    const names = Object.keys(row);
    if (names.length <= MANY_FIELDS) return { row, left: 0 };
    let others = 0;
    const kept = names.filter((name) => this.#rules.knownFields.has(name) || ++others <= few);
    const members = kept.map((name) => [name, row[name]]);
    return { row: Object.fromEntries(members), left: names.length - kept.length };
  }

  #refuse(value: unknown, { faults, count }: FoundFaults, left: number): ReadRow {
    const plain = plainJson(value);
    const id = isJsonObject(plain) ? plain.id : undefined;
    const places = faults.map(({ loc }) => loc.slice(3));
    const isIdBad = places.some(([field]) => field === 'id');
    const refused: RefusedRow = {
      kind: 'refused',
      sent: keptOf(id),
      employeeId: isIdBad || typeof id !== 'string' ? null : id,
      faults: this.#further.tell(faults),
      faultCount: count + left,
    };
    const row = isJsonObject(plain) ? this.#faulty(refused, plain, places) : refused;
    return { row, sent: left > 0 ? undefined : plain };
  }

  /** Of a row of very many faults the further ones are not told. */
  #faulty(refused: RefusedRow, row: JsonObject, places: readonly Fault['loc'][]): SentRow {
    const { faultCount = 0 } = refused;
    if (faultCount >= MOST_FAULTS) return refused;
    const known = Object.entries(row).filter(([name]) => this.#rules.knownFields.has(name));
    return { kind: 'faulty', refused, values: Object.fromEntries(known), places };
  }
}

/** Returns true if a value holds more than `most` values at any depth. An empty list or object counts as one. */
function hasMoreValues(value: unknown, most: number): boolean {
  let count = 0;
  const countIn = (one: unknown): void => {
    const inside = typeof one === 'object' && one !== null ? Object.values(one) : [];
    if (inside.length === 0) count += 1;
    for (const part of inside) {
      if (count > most) return;
      countIn(part);
    }
  };
  countIn(value);
  return count > most;
}

/**
 * Keeps the id by which an erasure finds the row of an unfinished job. A number is kept, too, although it is refused.
 */
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
  const row: RefusedRow = { kind: 'refused', sent: {}, employeeId: null, faults: [fault], faultCount: 1 };
  return { row, sent: undefined };
}
