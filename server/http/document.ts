import type { Document } from 'openapi-backend';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/**
 * The document with every `$ref` replaced by a copy of its own. openapi-backend's own dereferencing
 * shares parts between copies and then cannot compile a reference that has a description beside it.
 */
export function inlineReferences(document: JsonObject): JsonObject {
  const inline = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(inline);
    if (!isJsonObject(value)) return value;
    const { $ref, ...rest } = value;
    const target = typeof $ref === 'string' ? inline(resolve(document, $ref)) : {};
    const own = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, inline(one)]));
    return isJsonObject(target) ? { ...target, ...own } : target;
  };
  const inlined = inline(document);
  return isJsonObject(inlined) ? inlined : {};
}

/** The version of the interface. */
export function versionOf({ info }: JsonObject): string {
  return isJsonObject(info) ? String(info.version) : '';
}

/** A named schema of the document. */
export function contractSchema(document: JsonObject, name: string): JsonObject {
  const found = resolve(document, `#/components/schemas/${name}`);
  return isJsonObject(found) ? found : {};
}

function resolve(document: JsonObject, reference: string): Json {
  const found = reference
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((at, name) => (isJsonObject(at) ? at[name] : undefined), document);
  if (found === undefined) throw new Error(`spec/openapi.yaml has no ${reference}`);
  return found;
}

/** The document as the router's type; the test suite validates the file against OpenAPI 3.1. */
export function isOpenApi(document: unknown): document is Document {
  return isJsonObject(document) && typeof document.openapi === 'string' && document.openapi.startsWith('3.1');
}
