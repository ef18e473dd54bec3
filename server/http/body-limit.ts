import { isJsonObject } from '../json.ts';

/**
 * The most bytes that the body of an operation may have: its extension `x-max-body-bytes`. Null when the
 * contract does not say; the start-up refuses that for an operation that takes a body.
 */
export function bodyLimit(operation: unknown): number | null {
  const limit = isJsonObject(operation) ? operation['x-max-body-bytes'] : undefined;
  return typeof limit === 'number' && Number.isInteger(limit) && limit > 0 ? limit : null;
}
