import type { ErrorObject } from 'ajv';
import { UNCLEAR_ID } from '../caller-id.ts';
import { isJsonObject } from '../json.ts';
import { type Fault, type FaultType, MOST_FAULTS } from '../service-error.ts';
import { shownInput, shownText } from '../shown-input.ts';
import { CALLER_ID } from './normal-body.ts';

/** Maps the start of the validator's pointer to the contract's name of that place. */
const PLACES: Readonly<Record<string, string>> = {
  requestBody: 'body',
  query: 'query',
  path: 'path',
  header: 'header',
};

/** Headers are matched in lower case; faults name them as the contract does. */
const HEADER_NAMES: Readonly<Record<string, string>> = { 'idempotency-key': 'Idempotency-Key' };

const WRONG_TYPE: Readonly<Record<string, FaultType>> = {
  string: 'string_type',
  number: 'string_type',
  integer: 'int_type',
  boolean: 'bool_type',
  object: 'object_type',
  array: 'array_type',
};

const TYPE_BY_KEYWORD: Readonly<Record<string, FaultType>> = {
  required: 'missing',
  additionalProperties: 'extra_forbidden',
  pattern: 'string_pattern_mismatch',
  minLength: 'string_too_short',
  maxLength: 'string_too_long',
  minItems: 'too_short',
  maxItems: 'too_long',
  minProperties: 'too_short',
  maxProperties: 'too_long',
  minimum: 'greater_than_equal',
  exclusiveMinimum: 'greater_than',
  maximum: 'less_than_equal',
  exclusiveMaximum: 'less_than',
  enum: 'enum',
  const: 'enum',
  format: 'date_parsing',
};

/** Faults that are told, and how many were found. */
export interface FoundFaults {
  readonly faults: readonly Fault[];
  readonly count: number;
}

/**
 * The contract's faults for the schema validator's errors: no more than are told. `place` is the pointer to the value
 * that was validated, where that is not all of the request.
 */
export function faultsOf(
  errors: readonly ErrorObject[],
  most: number = MOST_FAULTS,
  place = '',
): FoundFaults {
  // `propertyNames` only repeats the error of the name itself.
  const found = errors.filter((error) => error.keyword !== 'propertyNames');
  const told = found.slice(0, most);
  const faults = told.map((error) => faultOf({ ...error, instancePath: place + error.instancePath }));
  return { faults, count: found.length };
}

function faultOf(error: ErrorObject): Fault {
  const type = typeOf(error);
  const loc = locationOf(error);
  const input = loc[0] === 'header' ? undefined : shownInput(loc, offendingValue(error));
  return { loc, msg: messageOf(type, error), type, input, ctx: contextOf(error) };
}

function typeOf(error: ErrorObject): FaultType {
  if (isUnclearId(error)) return 'value_error';
  if (error.keyword !== 'type') return TYPE_BY_KEYWORD[error.keyword] ?? 'value_error';
  const expected: unknown = error.params.type;
  const first = Array.isArray(expected) ? expected[0] : expected;
  return WRONG_TYPE[String(first)] ?? 'value_error';
}

/** The name that the error is about and that the pointer does not hold. */
function ownName(error: ErrorObject): string | undefined {
  const name: unknown =
    error.propertyName ?? error.params.missingProperty ?? error.params.additionalProperty ?? undefined;
  return typeof name === 'string' ? name : undefined;
}

function locationOf(error: ErrorObject): readonly (string | number)[] {
  const pointed = error.instancePath.split('/').slice(1).map(unescapePointer);
  const name = ownName(error);
  const [place = '', ...parts] = pointed;
  const known = PLACES[place] ?? place;
  const names = known === 'header' ? parts.map((one) => HEADER_NAMES[one] ?? one) : parts;
  const own = name === undefined ? [] : [name];
  return [
    known,
    ...names.map((one, at) => (isPosition(one, names[at - 1]) ? Number.parseInt(one, 10) : shownText(one))),
    ...own.map(shownText),
  ];
}

/** Fields whose names the caller chooses: digits are a name there. */
const FREE_NAMES = ['employer', 'history', 'inputs', 'metadata', 'overrides'];

/** Elsewhere digits are a position in an array. */
function isPosition(part: string, container: string | undefined): boolean {
  return /^\d+$/.test(part) && container !== undefined && !FREE_NAMES.includes(container);
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function offendingValue(error: ErrorObject): unknown {
  if (error.keyword === 'required') return undefined;
  if (error.keyword === 'additionalProperties' && isJsonObject(error.data)) {
    return error.data[String(error.params.additionalProperty)];
  }
  return error.propertyName ?? error.data;
}

/** An id that does not read as what it is; see `isCallerId`. */
function isUnclearId({ keyword, params }: ErrorObject): boolean {
  return keyword === 'format' && params.format === CALLER_ID;
}

function messageOf(type: FaultType, error: ErrorObject): string {
  if (isUnclearId(error)) return UNCLEAR_ID;
  const limit = String(error.params.limit ?? '');
  const texts: Partial<Record<FaultType, string>> = {
    missing: 'This field is required',
    extra_forbidden: 'There is no such field',
    string_type: 'Must be a string',
    int_type: 'Must be an integer',
    bool_type: 'Must be true or false',
    object_type: 'Must be an object',
    array_type: 'Must be an array',
    string_pattern_mismatch: `Must match the pattern ${String(error.params.pattern)}`,
    string_too_short: `Must have at least ${limit} characters`,
    string_too_long: `Must have at most ${limit} characters`,
    too_long: `Must have at most ${limit} entries`,
    greater_than_equal: `Must be at least ${limit}`,
    less_than_equal: `Must be at most ${limit}`,
    date_parsing: 'Must be a date that exists, as YYYY-MM-DD',
  };
  if (error.keyword === 'type' && Array.isArray(error.params.type)) return oneOfTypes(error.params.type);
  return texts[type] ?? `${(error.message ?? 'Not acceptable').replace(/^must/, 'Must')}`;
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
};

/** Returns a sentence that lists the allowed types. */
function oneOfTypes(types: readonly unknown[]): string {
  const words = Object.entries(TYPE_WORDS).flatMap(([type, word]) => (types.includes(type) ? [word] : []));
  return `Must be ${words.slice(0, -1).join(', ')}${words.length > 1 ? ' or ' : ''}${words.at(-1) ?? ''}`;
}

function contextOf(error: ErrorObject): Fault['ctx'] {
  if (isUnclearId(error)) return { reason: 'unclear_id' };
  const { pattern, limit, allowedValues, type } = error.params;
  if (typeof pattern === 'string') return { pattern };
  if (typeof limit === 'number') return { limit };
  if (Array.isArray(allowedValues)) return { allowed: allowedValues.map(String) };
  if (type !== undefined) return { expected: Array.isArray(type) ? type.map(String) : String(type) };
  return {};
}
