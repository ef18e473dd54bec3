import { isJsonObject, type Json } from '../json.ts';

/**
 * The most bytes that the body of an operation may have: its extension `x-max-body-bytes`. Null when the
 * contract does not say; the start-up refuses that for an operation that takes a body.
 */
export function bodyLimit(operation: unknown): number | null {
  const limit = isJsonObject(operation) ? operation['x-max-body-bytes'] : undefined;
  return typeof limit === 'number' && Number.isInteger(limit) && limit > 0 ? limit : null;
}

/** The schema of the body of an operation, in a document without references. */
export function bodySchema(operation: unknown): Json | undefined {
  const parts = ['requestBody', 'content', 'application/json', 'schema'];
  return parts.reduce<Json | undefined>(
    (at, name) => (isJsonObject(at) ? at[name] : undefined),
    isJsonObject(operation) ? operation : undefined,
  );
}

/** True for an operation that may be asked for without a body. */
export function isBodyOptional(operation: unknown): boolean {
  const body = isJsonObject(operation) ? operation.requestBody : undefined;
  return isJsonObject(body) && body.required !== true;
}
