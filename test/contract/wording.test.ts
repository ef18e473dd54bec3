import { inlineReferences } from '../../server/http/document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { isJsonObject, type JsonObject } from '../../server/json.ts';
import { STATUS } from '../../server/service-error.ts';

const document = readDocument();
const inlined = inlineReferences(document);
const schemas = at(inlined, 'components', 'schemas');

function at(value: JsonObject, ...path: readonly string[]): JsonObject {
  return path.reduce<JsonObject>((found, name) => {
    const part = found[name];
    return isJsonObject(part) ? part : {};
  }, value);
}

interface Answer {
  readonly operation: string;
  readonly status: string;
  readonly response: JsonObject;
}

function operations(): readonly JsonObject[] {
  const items = Object.values(at(inlined, 'paths')).filter(isJsonObject);
  return items.flatMap((item) => Object.values(item).filter(isJsonObject));
}

function answers(): readonly Answer[] {
  return operations().flatMap((operation) =>
    Object.keys(at(operation, 'responses')).map((status) => ({
      operation: String(operation.operationId),
      status,
      response: at(operation, 'responses', status),
    })),
  );
}

function examplesOf(response: JsonObject): readonly [string, JsonObject][] {
  const [media] = Object.values(at(response, 'content'));
  const examples = isJsonObject(media) ? at(media, 'examples') : {};
  return Object.keys(examples).map((name) => [name, at(examples, name)]);
}

test('every operation says what it does, and every answer shows an example', () => {
  const silent = operations().filter(({ description }) => typeof description !== 'string');
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  // Of what the caller has already (304) there is no body.
  const bare = answers().filter(
    ({ response, status }) => status !== '304' && examplesOf(response).length === 0,
  );
  expect(bare.map(({ operation, status }) => `${operation} ${status}`)).toEqual([]);
});

test('every example of an error is of a code of that status, under its name', () => {
  const codes: Readonly<Record<string, number>> = STATUS;
  const failing = answers().filter(
    ({ operation, status }) => status >= '400' && operation !== 'getReadiness',
  );
  const wrong = failing.flatMap(({ operation, status, response }) =>
    examplesOf(response)
      .filter(([name, { value }]) => {
        const error = isJsonObject(value) ? at(value, 'error') : {};
        return error.code !== name || codes[name] !== Number(status);
      })
      .map(([name]) => `${operation} ${status} ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('every code that an operation can answer is shown by one', () => {
  const shown = new Set(answers().flatMap(({ response }) => examplesOf(response).map(([name]) => name)));
  // These are answered before any operation is found.
  const elsewhere = ['BAD_REQUEST', 'METHOD_NOT_ALLOWED', 'HEADERS_TOO_LARGE'];
  expect(Object.keys(STATUS).filter((code) => !shown.has(code))).toEqual(elsewhere);
});

test('every schema with fields, every field and every parameter is described', () => {
  const bare: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isJsonObject(schema) || schema.properties === undefined) continue;
    if (typeof schema.description !== 'string') bare.push(name);
    for (const [field, property] of Object.entries(at(schema, 'properties')))
      if (!isJsonObject(property) || typeof property.description !== 'string') bare.push(`${name}.${field}`);
  }
  for (const [name, parameter] of Object.entries(at(inlined, 'components', 'parameters')))
    if (!isJsonObject(parameter) || typeof parameter.description !== 'string') bare.push(name);
  expect(bare).toEqual([]);
});
