import type { Json, JsonObject } from './json.ts';

/** Every code a client can meet, with its HTTP status. */
export const STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  SCHEME_NOT_FOUND: 404,
  CALCULATION_NOT_FOUND: 404,
  OPENING_BALANCE_NOT_FOUND: 404,
  BATCH_NOT_FOUND: 404,
  JOB_NOT_FOUND: 404,
  PAYOUT_NOT_FOUND: 404,
  REQUIREMENTS_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  IDEMPOTENCY_KEY_IN_USE: 409,
  EXTERNAL_ID_CONFLICT: 409,
  PAYOUT_NOT_CANCELLABLE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_ERROR: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  PERIOD_TYPE_NOT_SUPPORTED: 422,
  SCHEME_NOT_EFFECTIVE: 422,
  SUPERSEDES_MISMATCH: 422,
  HISTORY_AMBIGUOUS: 422,
  HISTORY_INCOMPLETE: 422,
  SOLVE_INPUT_IDLE: 422,
  CALCULATION_FAILED: 422,
  BATCH_ABORTED: 422,
  RATE_LIMITED: 429,
  TOO_MANY_JOBS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  PERSISTENCE_UNAVAILABLE: 503,
  OVERLOADED: 503,
  DATABASE_UPGRADED: 503,
  SHUTTING_DOWN: 503,
} as const;

export type ErrorCode = keyof typeof STATUS;

export type FaultType =
  | 'missing'
  | 'string_type'
  | 'int_type'
  | 'bool_type'
  | 'object_type'
  | 'array_type'
  | 'string_pattern_mismatch'
  | 'string_too_short'
  | 'string_too_long'
  | 'too_short'
  | 'too_long'
  | 'greater_than'
  | 'greater_than_equal'
  | 'less_than'
  | 'less_than_equal'
  | 'enum'
  | 'extra_forbidden'
  | 'date_parsing'
  | 'json_invalid'
  | 'value_error';

/** One thing wrong with a request. `loc` starts with body, query, path or header. */
export interface Fault {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: FaultType;
  /** The offending value; undefined where there is none. */
  readonly input?: Json | undefined;
  readonly ctx: JsonObject;
}

/** The one error type of the service: everything that is answered with a status of 4xx or 5xx. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly details: JsonObject;
  /** Only with `VALIDATION_ERROR`. */
  readonly faults: readonly Fault[];

  constructor(
    code: ErrorCode,
    message: string,
    details: JsonObject = {},
    more: { readonly faults?: readonly Fault[]; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.details = details;
    this.faults = more.faults ?? [];
  }
}

/** More faults are counted and not told. */
export const MOST_FAULTS = 100;

/** A `VALIDATION_ERROR` with its faults, of which there must be one; `count` says how many were found. */
export function validationError(faults: readonly Fault[], count: number = faults.length): ServiceError {
  const message = count === 1 ? 'The request has 1 fault.' : `The request has ${count} faults.`;
  return new ServiceError('VALIDATION_ERROR', message, { error_count: count }, { faults });
}
