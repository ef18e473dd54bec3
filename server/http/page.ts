import { type Fault, validationError } from '../service-error.ts';

/** The query parameters of every list, as texts that the schema accepted. */
export interface PageParameters {
  readonly limit?: string;
  readonly cursor?: string;
}

/** The requested part of a list. */
interface PageRequest {
  readonly limit: number;
  /** Position of the last item of the page before; null for the first page. */
  readonly cursor: string | null;
}

/** The envelope of every list. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly next_cursor: string | null;
}

const DEFAULT_LIMIT = 20;

/** Reads `limit` and `cursor`. The validator takes any spelling of a whole number; here only digits count. */
export function readPageRequest({ limit, cursor }: PageParameters): PageRequest {
  if (limit !== undefined && !/^\d+$/.test(limit)) throw validationError([notDigits(limit)]);
  return { limit: limit === undefined ? DEFAULT_LIMIT : Number.parseInt(limit, 10), cursor: cursor ?? null };
}

/** A page of the items found, of which there is one more than the limit when the list goes on. */
export function pageOf<Item>(
  found: readonly Item[],
  { limit }: PageRequest,
  positionOf: (item: Item) => string,
): Page<Item> {
  const data = found.slice(0, limit);
  const last = data.at(-1);
  const hasMore = found.length > limit;
  return { data, has_more: hasMore, next_cursor: hasMore && last !== undefined ? positionOf(last) : null };
}

function notDigits(limit: string): Fault {
  const ctx = { expected: 'integer' };
  return { loc: ['query', 'limit'], msg: 'Must be an integer', type: 'int_type', input: limit, ctx };
}
