import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/**
 * An operation that answers for every row on its own names the list of rows with the extension `x-rows`.
 * Null for all others.
 */
export function rowsField(operation: unknown): string | null {
  const field = isJsonObject(operation) ? operation['x-rows'] : undefined;
  return typeof field === 'string' ? field : null;
}

/**
 * The document for the validators of whole requests: in the bodies of such operations a row may be anything,
 * because a faulty row must not fail the request. Each row is looked at on its own, see {@link rowsContract}.
 */
export function withAnyRows(document: JsonObject): JsonObject {
  return change(document, ['paths'], (paths) => mapFields(paths, (item) => mapFields(item, looseOperation)));
}

/** The list of rows of an operation, as the contract describes it. */
export interface RowsContract {
  readonly field: string;
  readonly mostRows: number;
  /** The schema of one row, without references. */
  readonly row: JsonObject;
  /** That of the whole body. */
  readonly body: JsonObject;
}

/** The list of rows of the operation, in a document without references. */
export function rowsContract(document: JsonObject, operationId: string): RowsContract {
  const operation = operationsOf(document).find((one) => one.operationId === operationId);
  const field = rowsField(operation) ?? '';
  const at = (path: readonly string[]): JsonObject => {
    const found = path.reduce<Json | undefined>((one, name) => objectOf(one)[name], operation);
    return objectOf(found);
  };
  const { items: row, maxItems: mostRows } = at(ROWS_AT(field));
  if (!isJsonObject(row) || typeof mostRows !== 'number') throw new Error(`${operationId} has no rows`);
  return { field, mostRows, row, body: at(BODY_AT) };
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

const BODY_AT = ['requestBody', 'content', 'application/json', 'schema'];
const ROWS_AT = (field: string) => [...BODY_AT, 'properties', field];

function looseOperation(operation: Json): Json {
  const field = rowsField(operation);
  if (field === null) return operation;
  return change(operation, ROWS_AT(field), (list) => (isJsonObject(list) ? { ...list, items: {} } : list));
}

function operationsOf(document: JsonObject): readonly JsonObject[] {
  const items = isJsonObject(document.paths) ? Object.values(document.paths) : [];
  return items.flatMap((item) => (isJsonObject(item) ? Object.values(item).filter(isJsonObject) : []));
}

/** A copy of the object in which the value at the path is changed. */
function change(value: Json, path: readonly string[], by: (value: Json) => Json): JsonObject {
  if (!isJsonObject(value)) throw new Error(`the document has nothing at ${path.join('.')}`);
  const [name = '', ...rest] = path;
  const part = value[name] ?? null;
  return { ...value, [name]: rest.length === 0 ? by(part) : change(part, rest, by) };
}

function mapFields(value: Json, by: (value: Json) => Json): Json {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, by(one)]));
}
