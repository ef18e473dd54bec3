import { isJsonObject, type Json, type JsonObject } from '../../server/json.ts';

const SCHEMAS = '#/components/schemas/';

export interface OneAnswer {
  readonly operation: JsonObject;
  /** The schema that the answers share, and its name; null where they are the same already. */
  readonly answer: readonly [string, JsonObject] | null;
}

/**
 * A method of a client has one type of answer. Where two successful statuses carry two schemas, both get one that
 * has the fields of either; only what stands in both is certain.
 */
export function oneAnswer(operation: JsonObject, named: JsonObject): OneAnswer {
  const names = [...new Set(successes(operation).map(([, name]) => name))];
  if (names.length < 2) return { operation, answer: null };
  const name = `${names[0]}Answer`;
  const schemas = names.map((one) => asObject(named[one]));
  const $ref = SCHEMAS + name;
  const changed = Object.fromEntries(
    successes(operation).map(([status, , response]) => [
      status,
      { ...response, content: { 'application/json': { schema: { $ref } } } },
    ]),
  );
  return {
    operation: { ...operation, responses: { ...asObject(operation.responses), ...changed } },
    answer: [name, sharedSchema(schemas)],
  };
}

/** The successful statuses with the name of what they carry. */
function successes(operation: JsonObject): readonly (readonly [string, string, JsonObject])[] {
  return Object.entries(asObject(operation.responses)).flatMap(([status, response]) => {
    const media = asObject(asObject(asObject(response).content)['application/json']);
    const { $ref } = asObject(media.schema);
    const succeeds = status.startsWith('2') && typeof $ref === 'string';
    return succeeds ? [[status, $ref.slice(SCHEMAS.length), asObject(response)] as const] : [];
  });
}

function sharedSchema(schemas: readonly JsonObject[]): JsonObject {
  const required = schemas.map((schema) => listOf(schema.required));
  const properties: Record<string, Json> = {};
  for (const schema of schemas) {
    for (const [name, property] of Object.entries(asObject(schema.properties))) {
      properties[name] = wider(properties[name], property);
    }
  }
  return {
    type: 'object',
    description: schemas.map(({ description }) => description).join(' Or: '),
    required: listOf(required[0]).filter((name) => required.every((names) => names.includes(name))),
    properties,
  };
}

/** Of two schemas of one field, the one that names its words; it may be null if either may. */
function wider(one: Json | undefined, other: Json): Json {
  if (one === undefined) return other;
  const chosen = asObject(asObject(other).$ref === undefined ? one : other);
  const isOptional = [one, other].some((schema) => asObject(schema).nullable === true);
  return isOptional ? { ...chosen, nullable: true } : chosen;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
