import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/** The keyword of lists of words that may grow. */
const OPEN_LIST = 'x-extensible-enum';

/** Keywords of JSON Schema 2020-12 that OpenAPI 3.0 lacks; what they say is said otherwise below, or by the service. */
const LOST = ['propertyNames', 'const', 'examples', 'type', 'enum', 'anyOf', 'oneOf', '$ref'];
/** Their meaning depends on the type. */
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum'];

/** Keywords whose values are schemas by name, and those whose value is one. */
const NAMED = ['properties'];
const SINGLE = ['items', 'additionalProperties'];

/**
 * The contract in OpenAPI 3.0.3, for tools that do not read 3.1. What may be null is `nullable`, what may be sent as text or
 * number is text, and what may be of several other types is of any; the webhook stands in `x-webhooks`.
 */
export function loweredDocument(document: JsonObject): JsonObject {
  const { webhooks, paths = {}, components = {}, info = {}, ...rest } = document;
  const { summary = '', description = '', license = {}, ...facts } = asObject(info);
  const { schemas = {}, ...parts } = asObject(components);
  const byName = asObject(schemas);
  return {
    ...rest,
    openapi: '3.0.3',
    info: {
      ...facts,
      description: `${String(summary)}\n\n${String(description)}`,
      license: { name: asObject(license).name ?? '' },
    },
    paths: lowered(paths, byName),
    ...(webhooks !== undefined && { 'x-webhooks': lowered(webhooks, byName) }),
    components: {
      ...asObject(lowered(parts, byName)),
      schemas: mapObject(byName, (schema) => loweredSchema(schema, byName)),
    },
  };
}

/** A part of the document in which schemas stand under `schema`; examples are of no version. */
function lowered(value: Json, schemas: JsonObject): Json {
  if (Array.isArray(value)) return value.map((one) => lowered(one, schemas));
  if (!isJsonObject(value)) return value;
  return mapObject(value, (one, name) => {
    if (name === 'schema') return loweredSchema(one, schemas);
    return name === 'examples' ? one : lowered(one, schemas);
  });
}

function loweredSchema(schema: Json, schemas: JsonObject): JsonObject {
  if (!isJsonObject(schema)) return {};
  const kept = mapObject(without(schema, [...LOST, ...BOUNDS]), (one, name) => {
    if (NAMED.includes(name)) return mapObject(asObject(one), (part) => loweredSchema(part, schemas));
    return SINGLE.includes(name) && isJsonObject(one) ? loweredSchema(one, schemas) : one;
  });
  const { $ref, anyOf, oneOf } = schema;
  if (typeof $ref === 'string')
    return Object.keys(kept).length === 0 ? { $ref } : { ...kept, allOf: [{ $ref }] };
  const choices = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  if (choices.length > 0) return choiceOf(kept, choices, schemas);
  return { ...typeOf(schema), ...kept, ...wordsOf(schema), ...boundsOf(schema), ...exampleOf(schema) };
}

/** Every choice of the contract is between one schema and null. */
function choiceOf(kept: JsonObject, choices: readonly Json[], schemas: JsonObject): JsonObject {
  const others = choices.filter((choice) => !isNull(choice, schemas));
  return { ...kept, allOf: others, nullable: true };
}

function isNull(schema: Json, schemas: JsonObject): boolean {
  const { $ref, type } = asObject(schema);
  const named = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) ?? ''] : undefined;
  return type === 'null' || (named !== undefined && isNull(named, schemas));
}

/** Null alone is any value that may be null: 3.0 has no such type. */
function typeOf({ type }: JsonObject): JsonObject {
  const types = [type ?? []].flat();
  const [first, ...others] = types.filter((one) => one !== 'null');
  const isText = first === 'string' && others.every((one) => one === 'number');
  const isOne = first !== undefined && (others.length === 0 || isText);
  return { ...(isOne && { type: first }), ...(types.includes('null') && { nullable: true }) };
}

/** A list of truth values says nothing that its type does not, and null is said by `nullable`. */
function wordsOf({ enum: words, const: word, description, [OPEN_LIST]: known }: JsonObject): JsonObject {
  const closed = [words ?? word ?? []].flat().filter((one) => typeof one === 'string');
  const open = [known ?? []].flat().filter((one) => typeof one === 'string');
  if (open.length > 0) {
    const list = open.map((one) => `\`${one}\``).join(', ');
    return {
      description: `${String(description ?? '').trim()} Known values: ${list}; others may come.`.trim(),
    };
  }
  return closed.length > 0 ? { enum: closed } : {};
}

/** The bounds of a number that is sent as text are its description's. */
function boundsOf({ exclusiveMinimum, minimum, maximum, type }: JsonObject): JsonObject {
  if ([type ?? []].flat().includes('string')) return {};
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
  };
}

function exampleOf({ examples }: JsonObject): JsonObject {
  const [example] = Array.isArray(examples) ? examples : [];
  return example === undefined ? {} : { example };
}

function without(value: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function mapObject(value: JsonObject, change: (one: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)]));
}

function asObject(value: Json): JsonObject {
  return isJsonObject(value) ? value : {};
}
