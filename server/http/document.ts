import type { Document } from 'openapi-backend';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/**
 * The document, or a part of it, with every `$ref` replaced by a copy of its own. openapi-backend's own dereferencing
 * shares parts between copies and then cannot compile a reference that has a description beside it.
 */
export function inlineReferences(document: JsonObject, part: JsonObject = document): JsonObject {
  return inlinedObject(part, document);
}

/** The part of the document that routes and validates requests, with every `$ref` replaced. */
export function inlineRequests(document: JsonObject): JsonObject {
  const { openapi = '', info = {}, security = [], components = {} } = document;
  const paths = Object.entries(isJsonObject(document.paths) ? document.paths : {});
  const schemes = isJsonObject(components) ? (components.securitySchemes ?? {}) : {};
  const asked = Object.fromEntries(paths.map(([path, item]) => [path, withoutResponses(item)]));
  const requests = { openapi, info, security, paths: asked, components: { securitySchemes: schemes } };
  return inlinedObject(requests, document);
}

function withoutResponses(item: Json): Json {
  if (!isJsonObject(item)) return item;
  const operations = Object.entries(item).map(([method, operation]) => {
    if (!isJsonObject(operation)) return [method, operation];
    const { responses: _, ...request } = operation;
    return [method, request];
  });
  return Object.fromEntries(operations);
}

function inlinedObject(value: JsonObject, document: JsonObject): JsonObject {
  const found = inlined(value, document);
  return isJsonObject(found) ? found : {};
}

function inlined(value: Json, document: JsonObject): Json {
  if (Array.isArray(value)) return value.map((one) => inlined(one, document));
  if (!isJsonObject(value)) return value;
  const { $ref, ...rest } = value;
  const target = typeof $ref === 'string' ? inlined(resolve(document, $ref), document) : {};
  const own = Object.fromEntries(Object.entries(rest).map(([name, one]) => [name, inlined(one, document)]));
  return isJsonObject(target) ? { ...target, ...own } : target;
}

/** The version of the interface. */
export function versionOf({ info }: JsonObject): string {
  return isJsonObject(info) ? String(info.version) : '';
}

/** A named schema of the document, with every `$ref` replaced. */
export function contractSchema(document: JsonObject, name: string): JsonObject {
  return inlinedObject({ $ref: `#/components/schemas/${name}` }, document);
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
