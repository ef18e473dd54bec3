import { normalId } from '../caller-id.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/** The format of the contract for ids that callers choose. */
export const CALLER_ID = 'caller-id';

/**
 * A body as the service means it, by its schema without references: an optional field that is null was not sent, and
 * ids stand in their normal form. What was sent is not changed.
 */
export function normalBody(value: unknown, schema: Json | undefined): unknown {
  if (!isJsonObject(schema) || saysNothing(schema)) return value;
  if (typeof value === 'string') return schema.format === CALLER_ID ? normalId(value) : value;
  if (Array.isArray(value)) return value.map((one) => normalBody(one, schema.items));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name, one]) => one !== null || !isOptional(name, schema));
  return Object.fromEntries(
    members.map(([name, one]) => [name, normalBody(one, memberSchema(name, schema))]),
  );
}

/** The schema of what may be anything. */
function saysNothing(schema: JsonObject): boolean {
  for (const _ in schema) return false;
  return true;
}

/** An unknown field is a mistake, whatever it holds. */
function isOptional(name: string, schema: JsonObject): boolean {
  const isRequired = Array.isArray(schema.required) && schema.required.includes(name);
  return !isRequired && memberSchema(name, schema) !== undefined;
}

function memberSchema(name: string, { properties, additionalProperties }: JsonObject): Json | undefined {
  if (isJsonObject(properties) && Object.hasOwn(properties, name)) return properties[name];
  return isJsonObject(additionalProperties) ? additionalProperties : undefined;
}
