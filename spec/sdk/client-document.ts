import { isJsonObject, type Json, type JsonObject } from '../../server/json.ts';
import { type OneAnswer, oneAnswer } from './one-answer.ts';

const REFERENCE = '#/components/schemas/';
/** What a schema says to a client; everything else only the service checks. */
const KEPT = ['description', 'default', 'required'];

/**
 * The contract as a generator of clients reads it best: OpenAPI 3.0, in which texts, numbers and lists stand where
 * they are used, and only objects and closed lists of words have names. Patterns and bounds are left out: a client
 * sends what it is given, and the service says what is wrong with it. Amounts, dates and times stay text.
 */
export function clientDocument(contract: JsonObject): JsonObject {
  const schemas = objectAt(contract, 'components', 'schemas');
  const named = mapObject(
    Object.fromEntries(Object.entries(schemas).filter(([, schema]) => isNamed(schema))),
    (schema) => clientSchema(schema, schemas),
  );
  const { securitySchemes = {}, parameters = {}, responses = {} } = objectAt(contract, 'components');
  const operations = operationsOf(contract, schemas, named);
  const answers = Object.fromEntries(operations.flatMap(({ answer }) => (answer === null ? [] : [answer])));
  return {
    openapi: '3.0.3',
    info: clientInformation(objectAt(contract, 'info')),
    servers: contract.servers ?? [],
    tags: contract.tags ?? [],
    security: contract.security ?? [],
    paths: pathsOf(operations),
    components: {
      securitySchemes,
      parameters: clientPart(parameters, schemas),
      responses: clientPart(responses, schemas),
      schemas: { ...named, ...answers },
    },
  };
}

interface Operation extends OneAnswer {
  readonly path: string;
  readonly method: string;
}

function operationsOf(contract: JsonObject, schemas: JsonObject, named: JsonObject): readonly Operation[] {
  return Object.entries(objectAt(contract, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isJsonObject(methods) ? methods : {}).map(([method, operation]) => ({
      path,
      method,
      ...oneAnswer(asObject(clientPart(operation, schemas)), named),
    })),
  );
}

function pathsOf(operations: readonly Operation[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const { path, method, operation } of operations) paths[path] = { ...paths[path], [method]: operation };
  return paths;
}

/** The licence in the words of OpenAPI 3.0, and no list of error codes: that stands in the contract. */
function clientInformation({ title = '', version = '', summary = '', license = {} }: JsonObject): JsonObject {
  return { title, version, description: summary, license: { name: asObject(license).name ?? '' } };
}

function isNamed(schema: Json): boolean {
  if (!isJsonObject(schema)) return false;
  const { enum: words, properties } = schema;
  const isChoice = Array.isArray(words) && words.length > 1;
  return isChoice || properties !== undefined;
}

/** Parameters, bodies and answers, without what generators make nothing of. */
function clientPart(value: Json, schemas: JsonObject): Json {
  if (Array.isArray(value)) return value.map((one) => clientPart(one, schemas));
  if (!isJsonObject(value)) return value;
  const { headers, links, example, examples, ...kept } = value;
  return mapObject(kept, (one, name) =>
    name === 'schema' ? clientSchema(one, schemas) : clientPart(one, schemas),
  );
}

function clientSchema(schema: Json, schemas: JsonObject): JsonObject {
  if (!isJsonObject(schema)) return {};
  if (typeof schema.$ref === 'string') return useOf(schema, schema.$ref, schemas);
  const [choice] = [schema.anyOf, schema.oneOf].flatMap((choices) =>
    Array.isArray(choices) ? [choices[0]] : [],
  );
  if (choice !== undefined) return orNull(clientSchema(choice, schemas));
  const types = [schema.type ?? []].flat();
  const [type, ...others] = types.filter((one) => one !== 'null');
  const isText = type === 'string' && others.every((one) => one === 'number');
  if (others.length > 0 && !isText) return wordsOf(schema);
  const own = { ...(type === undefined ? {} : { type }), ...keptOf(schema), ...partsOf(schema, schemas) };
  return types.includes('null') ? orNull(own) : own;
}

function keptOf(schema: JsonObject): JsonObject {
  // A word without another to choose is no choice yet: the next version may bring one.
  const words = [schema.enum ?? []].flat().filter((word) => word !== null);
  const kept = Object.entries(schema).filter(([name, value]) => KEPT.includes(name) && value !== null);
  return { ...Object.fromEntries(kept), ...(words.length > 1 ? { enum: words } : {}) };
}

function partsOf({ properties, items, additionalProperties }: JsonObject, schemas: JsonObject): JsonObject {
  return {
    ...(isJsonObject(properties)
      ? { properties: mapObject(properties, (one) => clientSchema(one, schemas)) }
      : {}),
    ...(isJsonObject(items) ? { items: clientSchema(items, schemas) } : {}),
    ...(isJsonObject(additionalProperties)
      ? { additionalProperties: clientSchema(additionalProperties, schemas) }
      : {}),
  };
}

/** A name stays a name; everything else is put where it is used. */
function useOf(use: JsonObject, $ref: string, schemas: JsonObject): JsonObject {
  const target = schemas[$ref.slice(REFERENCE.length)] ?? {};
  if (!isNamed(target)) return { ...clientSchema(target, schemas), ...wordsOf(use) };
  const named = use.description === undefined ? { $ref } : { allOf: [{ $ref }], ...wordsOf(use) };
  const types = [asObject(target).type ?? []].flat();
  return types.includes('null') ? orNull(named) : named;
}

function orNull(schema: JsonObject): JsonObject {
  const { $ref, ...words } = schema;
  return $ref === undefined ? { ...schema, nullable: true } : { ...words, allOf: [{ $ref }], nullable: true };
}

function wordsOf({ description }: JsonObject): JsonObject {
  return description === undefined ? {} : { description };
}

function asObject(value: Json): JsonObject {
  return isJsonObject(value) ? value : {};
}

function objectAt(value: JsonObject, ...path: readonly string[]): JsonObject {
  return path.reduce<JsonObject>((one, name) => asObject(one[name] ?? {}), value);
}

function mapObject(value: JsonObject, change: (one: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)]));
}
