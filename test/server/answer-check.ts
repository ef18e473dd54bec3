import type { ValidateFunction } from 'ajv';
import { inlineReferences } from '../../server/http/document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { isJsonObject, type Json, type JsonObject } from '../../server/json.ts';
import { noteExercised } from '../contract-coverage/exercised.ts';
import { contractValidator } from './contract-validator.ts';

interface Checked {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const document = readDocument();
const ajv = contractValidator({ allErrors: true });
/** What has been looked at, by its place in the document: most tests see little of it. */
const responses = new Map<JsonObject, JsonObject>();
const validators = new Map<JsonObject, ValidateFunction>();

/** Headers of every answer, whatever its status. */
const ALWAYS: Readonly<Record<string, RegExp>> = {
  'X-Request-Id': /^req_[0-7][0-9A-HJKMNP-TV-Z]{25}$/,
  'Cache-Control': /^(?:no-store|public, max-age=31536000, immutable)$/,
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^no-referrer$/,
  'Content-Security-Policy': /^default-src 'none';.*frame-ancestors 'none'/,
};

/** Headers that an answer may only carry where the contract says so. */
const DESCRIBED = [
  'Idempotent-Replayed',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
];

/**
 * Throws unless an answer is one that the contract describes: the status of that operation, its
 * required headers, and a body with exactly the fields of its schema.
 */
export async function checkAnswer(method: string, path: string, answer: Checked): Promise<void> {
  for (const [name, pattern] of Object.entries(ALWAYS)) {
    const value = answer.headers.get(name) ?? '';
    if (!pattern.test(value))
      throw new Error(`${method} ${path}: header ${name} is ${JSON.stringify(value)}`);
  }
  if (answer.status >= 400 && isJsonObject(answer.body) && isJsonObject(answer.body.error))
    checkErrorBody(answer, answer.body.error);
  const operation = findOperation(method, path.split('?')[0] ?? '');
  if (operation === null) return;
  noteExercised(String(operation.operationId), answer.status);
  const response = inlined(child(child(operation, 'responses'), String(answer.status)));
  if (Object.keys(response).length === 0) {
    throw new Error(`${method} ${path}: the contract has no status ${answer.status}`);
  }
  checkHeaders(response, answer, `${method} ${path}`);
  const schema = child(child(child(response, 'content'), 'application/json'), 'schema');
  if (Object.keys(schema).length > 0 && method !== 'HEAD')
    checkBody(schema, answer.body, `${method} ${path}`);
}

function inlined(response: JsonObject): JsonObject {
  const whole = responses.get(response) ?? inlineReferences(document, response);
  responses.set(response, whole);
  return whole;
}

function checkErrorBody(answer: Checked, error: JsonObject): void {
  if (error.request_id !== answer.headers.get('X-Request-Id')) throw new Error('request ids differ');
}

function checkHeaders(response: JsonObject, answer: Checked, where: string): void {
  const described = child(response, 'headers');
  for (const name of DESCRIBED) {
    if (answer.headers.get(name) !== null && described[name] === undefined)
      throw new Error(`${where}: the contract has no header ${name} on status ${answer.status}`);
  }
  for (const [name, header] of Object.entries(described)) {
    const isRequired = isJsonObject(header) && header.required === true;
    if (isRequired && answer.headers.get(name) === null)
      throw new Error(`${where}: header ${name} is missing`);
  }
}

function checkBody(schema: JsonObject, body: unknown, where: string): void {
  const validate = validators.get(schema) ?? ajv.compile(closed(schema));
  validators.set(schema, validate);
  if (validate(body)) return;
  throw new Error(`${where}: the answer breaks the contract: ${ajv.errorsText(validate.errors)}`);
}

/** The schema without room for fields that it does not name. */
function closed(value: Json): JsonObject {
  const close = (one: Json): Json => {
    if (Array.isArray(one)) return one.map(close);
    if (!isJsonObject(one)) return one;
    const copy = Object.fromEntries(Object.entries(one).map(([name, part]) => [name, close(part)]));
    const isClosable = isJsonObject(one.properties) && one.additionalProperties === undefined;
    return isClosable ? { ...copy, additionalProperties: false } : copy;
  };
  const result = close(value);
  return isJsonObject(result) ? result : {};
}

function findOperation(method: string, path: string): JsonObject | null {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const found = Object.entries(child(document, 'paths')).filter(([template]) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const operations = found.map(([, item]) => child(isJsonObject(item) ? item : {}, verb));
  return operations.find((operation) => Object.keys(operation).length > 0) ?? null;
}

function child(value: JsonObject, name: string): JsonObject {
  const found = value[name];
  return isJsonObject(found) ? found : {};
}
