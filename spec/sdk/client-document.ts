import { loweredDocument } from '../../server/http/lowered-document.ts';
import { isJsonObject, type Json, type JsonObject } from '../../server/json.ts';
import { type OneAnswer, oneAnswer } from './one-answer.ts';

const REFERENCE = '#/components/schemas/';
/** What a schema says to a client; everything else only the service checks. */
const KEPT = ['description', 'required', 'type', 'nullable'];

/** Names of schemas that stand for text of a format, in a language that has a type of its own for it. */
export type TypedFormats = Readonly<Record<string, string>>;

/**
 * The contract as a generator of clients reads it best: OpenAPI 3.0, in which texts, numbers and lists stand where
 * they are used, and only objects and closed lists of words have names. Patterns and bounds are left out: a client
 * sends what it is given, and the service says what is wrong with it. Amounts, dates and times stay text, but for those
 * formats that are `typed`.
 */
export function clientDocument(contract: JsonObject, typed: TypedFormats = {}): JsonObject {
  const document = loweredDocument(contract);
  const all = objectAt(document, 'components', 'schemas');
  const reader = new ClientSchemas(all, typed);
  const named = mapObject(
    Object.fromEntries(Object.entries(all).filter(([, schema]) => isNamed(schema))),
    (schema) => reader.read(schema),
  );
  const { securitySchemes = {}, parameters = {}, responses = {} } = objectAt(document, 'components');
  const operations = operationsOf(document, reader, named);
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
      parameters: reader.part(parameters),
      responses: reader.part(responses),
      schemas: { ...named, ...answers },
    },
  };
}

interface Operation extends OneAnswer {
  readonly path: string;
  readonly method: string;
}

function operationsOf(document: JsonObject, reader: ClientSchemas, named: JsonObject): readonly Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isJsonObject(methods) ? methods : {}).map(([method, operation]) => ({
      path,
      method,
      ...oneAnswer(asObject(reader.part(operation)), named),
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

/** Reads schemas of a document as a client needs them. */
class ClientSchemas {
  readonly #schemas: JsonObject;
  readonly #typed: TypedFormats;

  constructor(schemas: JsonObject, typed: TypedFormats) {
    this.#schemas = schemas;
    this.#typed = typed;
  }

  /** Parameters, bodies and answers, without what generators make nothing of. */
  part(value: Json): Json {
    if (Array.isArray(value)) return value.map((one) => this.part(one));
    if (!isJsonObject(value)) return value;
    const { headers, links, example, examples, ...kept } = value;
    return mapObject(kept, (one, name) => (name === 'schema' ? this.read(one) : this.part(one)));
  }

  read(schema: Json): JsonObject {
    if (!isJsonObject(schema)) return {};
    const { $ref, allOf, format, nullable } = schema;
    const [only] = Array.isArray(allOf) ? allOf : [];
    if (typeof $ref === 'string') return this.#use({}, $ref);
    if (isJsonObject(only) && typeof only.$ref === 'string') return this.#use(schema, only.$ref);
    const name = typeof format === 'string' ? this.#typed[format] : undefined;
    if (name !== undefined) {
      const use = { ...wordsOf(schema), allOf: [{ $ref: REFERENCE + name }] };
      return nullable === true ? orNull(use) : use;
    }
    return { ...keptOf(schema), ...this.#partsOf(schema) };
  }

  /** A name stays a name; everything else is put where it is used. */
  #use(use: JsonObject, $ref: string): JsonObject {
    const target = asObject(this.#schemas[$ref.slice(REFERENCE.length)] ?? {});
    const isNullable = use.nullable === true || target.nullable === true;
    const named = use.description === undefined ? { $ref } : { allOf: [{ $ref }], ...wordsOf(use) };
    const used = isNamed(target) ? named : { ...this.read(target), ...wordsOf(use) };
    return isNullable ? orNull(used) : used;
  }

  #partsOf({ properties, items, additionalProperties }: JsonObject): JsonObject {
    return {
      ...(isJsonObject(properties) && { properties: mapObject(properties, (one) => this.read(one)) }),
      ...(isJsonObject(items) && { items: this.read(items) }),
      ...(isJsonObject(additionalProperties) && { additionalProperties: this.read(additionalProperties) }),
    };
  }
}

function keptOf(schema: JsonObject): JsonObject {
  // A word without another to choose is no choice yet: the next version may bring one.
  const words = [schema.enum ?? []].flat();
  const { default: usual = null } = schema;
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([name]) => KEPT.includes(name))),
    ...(usual !== null && { default: usual }),
    ...(words.length > 1 && { enum: words }),
  };
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
