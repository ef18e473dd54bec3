import { inlineReferences } from '../server/http/document.ts';
import { isJsonObject, type Json, type JsonObject } from '../server/json.ts';

/** What a client sends may only be taken more widely, what it receives only be told more narrowly. */
type Direction = 'sent' | 'received';

/** Bounds of which a client that sends feels the tightening, and the way that tightens. */
const BOUNDS = [
  ['minLength', 1],
  ['minimum', 1],
  ['exclusiveMinimum', 1],
  ['minItems', 1],
  ['maxLength', -1],
  ['maximum', -1],
  ['maxItems', -1],
  ['maxProperties', -1],
] as const;

/** Why a client of the released contract would no longer work with the present one; empty when it does. */
export function breakingChanges(released: JsonObject, present: JsonObject): readonly string[] {
  const before = inlineReferences(released);
  const now = inlineReferences(present);
  return [
    ...goneNames(objectAt(before, 'components', 'schemas'), objectAt(now, 'components', 'schemas')),
    ...operationChanges(objectAt(before, 'paths'), objectAt(now, 'paths'), 'sent'),
    ...operationChanges(objectAt(before, 'webhooks'), objectAt(now, 'webhooks'), 'received'),
  ];
}

function goneNames(before: JsonObject, now: JsonObject): readonly string[] {
  const names = Object.entries(before).filter(([, schema]) => isJsonObject(schema) && schema.properties);
  return names.flatMap(([name]) => (now[name] === undefined ? [`schema ${name} is gone`] : []));
}

function operationChanges(before: JsonObject, now: JsonObject, body: Direction): readonly string[] {
  return Object.entries(before).flatMap(([path, methods]) =>
    Object.entries(asObject(methods)).flatMap(([method, operation]) => {
      const place = `${method.toUpperCase()} ${path}`;
      const present = asObject(now[path])[method];
      if (!isJsonObject(present)) return [`${place} is gone`];
      return operationChange(place, asObject(operation), present, body);
    }),
  );
}

function operationChange(
  place: string,
  before: JsonObject,
  now: JsonObject,
  body: Direction,
): readonly string[] {
  const isRenamed = before.operationId !== now.operationId;
  return [
    ...(isRenamed ? [`${place} is called ${now.operationId}, it was ${before.operationId}`] : []),
    ...parameterChanges(place, listOf(before.parameters), listOf(now.parameters)),
    ...bodyChanges(place, before.requestBody, now.requestBody, body),
    ...Object.entries(asObject(before.responses)).flatMap(([status, response]) => {
      const present = asObject(now.responses)[status];
      if (present === undefined)
        return status.startsWith('2') ? [`${place} no longer answers ${status}`] : [];
      return schemaChanges(`${place} ${status}`, schemaOf(response), schemaOf(present), 'received');
    }),
  ];
}

/** Nobody sent a body where none was described; a new one may only be asked for by the way. */
function bodyChanges(
  place: string,
  before: Json | undefined,
  now: Json | undefined,
  direction: Direction,
): readonly string[] {
  if (before !== undefined) {
    return schemaChanges(`${place} body`, schemaOf(before), schemaOf(now), direction);
  }
  return asObject(now).required === true ? [`${place} needs a body`] : [];
}

function parameterChanges(
  place: string,
  before: readonly JsonObject[],
  now: readonly JsonObject[],
): readonly string[] {
  const same = (one: JsonObject) => (other: JsonObject) => one.name === other.name && one.in === other.in;
  const added = now.filter((one) => one.required === true && !before.some(same(one)));
  const changes = before.flatMap((one) => {
    const present = now.find(same(one));
    const at = `${place} ${one.in} ${one.name}`;
    if (present === undefined) return [`${at} is gone`];
    const isNeeded = present.required === true && one.required !== true;
    const inside = schemaChanges(at, asObject(one.schema), asObject(present.schema), 'sent');
    return isNeeded ? [`${at} is required now`, ...inside] : inside;
  });
  return [...added.map((one) => `${place} needs ${one.in} ${one.name}`), ...changes];
}

function schemaChanges(
  place: string,
  before: JsonObject,
  now: JsonObject,
  direction: Direction,
): readonly string[] {
  const [narrow, wide] = direction === 'sent' ? [before, now] : [now, before];
  return [
    ...missing(typesOf(narrow), typesOf(wide), isOfAnyType(wide)).map(
      (type) => `${place}: type ${type} ${verb(direction)}`,
    ),
    ...wordChanges(place, before, now, direction),
    ...(before.enum === undefined && now.enum !== undefined && direction === 'sent'
      ? [`${place}: only some words are taken now`]
      : []),
    ...(before.pattern === now.pattern || now.pattern === undefined ? [] : [`${place}: another pattern`]),
    ...(direction === 'sent' ? tightened(place, before, now) : []),
    ...propertyChanges(place, before, now, direction),
    ...partChanges(place, before, now, direction),
  ];
}

/**
 * Words that are no longer taken, and those that a receiver of a closed list (`enum`) does not know. An open list
 * (`x-extensible-enum`) may get any word.
 */
function wordChanges(
  place: string,
  before: JsonObject,
  now: JsonObject,
  direction: Direction,
): readonly string[] {
  if (before.enum === undefined) return [];
  const present = now.enum ?? now['x-extensible-enum'];
  if (direction === 'sent')
    return missing(listOfAny(before.enum), listOfAny(now.enum), now.enum === undefined).map(
      (word) => `${place}: ${word} is no longer taken`,
    );
  if (present === undefined) return [`${place}: any word is new to the receiver`];
  return missing(listOfAny(present), listOfAny(before.enum)).map(
    (word) => `${place}: ${word} is new to the receiver`,
  );
}

function verb(direction: Direction): string {
  return direction === 'sent' ? 'is no longer taken' : 'is new to the receiver';
}

function tightened(place: string, before: JsonObject, now: JsonObject): readonly string[] {
  return BOUNDS.flatMap(([name, way]) => {
    const bound = now[name];
    if (typeof bound !== 'number' || bound === before[name]) return [];
    const old = typeof before[name] === 'number' ? before[name] : way * Number.NEGATIVE_INFINITY;
    return (bound - old) * way > 0 ? [`${place}: ${name} is ${bound} now`] : [];
  });
}

function propertyChanges(
  place: string,
  before: JsonObject,
  now: JsonObject,
  direction: Direction,
): readonly string[] {
  const required = direction === 'sent' ? [before, now] : [now, before];
  const [fewer = [], more = []] = required.map((schema) => listOfAny(schema.required));
  const word = direction === 'sent' ? 'is required now' : 'is no longer always there';
  const present = asObject(now.properties);
  return [
    ...missing(more, fewer).map((name) => `${place}.${name} ${word}`),
    ...Object.entries(asObject(before.properties)).flatMap(([name, schema]) => {
      const other = present[name];
      const at = `${place}.${name}`;
      return isJsonObject(other) ? schemaChanges(at, asObject(schema), other, direction) : [`${at} is gone`];
    }),
  ];
}

function partChanges(
  place: string,
  before: JsonObject,
  now: JsonObject,
  direction: Direction,
): readonly string[] {
  const parts = ['items', 'additionalProperties'] as const;
  const closed = before.additionalProperties !== false && now.additionalProperties === false;
  const choices = [before, now].map((schema) => listOf(schema.anyOf ?? schema.oneOf));
  return [
    ...(closed && direction === 'sent' ? [`${place}: other fields are no longer taken`] : []),
    ...parts.flatMap((part) => {
      const [one, other] = [before[part], now[part]];
      return isJsonObject(one) && isJsonObject(other)
        ? schemaChanges(`${place}[]`, one, other, direction)
        : [];
    }),
    ...(choices[0] ?? []).flatMap((one, index) => {
      const other = choices[1]?.[index];
      return other === undefined
        ? [`${place}: a choice is gone`]
        : schemaChanges(place, one, other, direction);
    }),
  ];
}

/** Those of the first list that the second lacks; none where the second takes everything. */
function missing(wanted: readonly Json[], given: readonly Json[], isOpen = false): readonly Json[] {
  return isOpen ? [] : wanted.filter((one) => !given.includes(one));
}

/** A schema that says nothing of the type. */
function isOfAnyType({ type, anyOf, oneOf }: JsonObject): boolean {
  return type === undefined && anyOf === undefined && oneOf === undefined;
}

function typesOf({ type }: JsonObject): readonly Json[] {
  return listOfAny(Array.isArray(type) ? type : type === undefined ? [] : [type]);
}

function schemaOf(message: Json | undefined): JsonObject {
  const [media] = Object.values(asObject(asObject(message).content));
  return asObject(asObject(media).schema);
}

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function listOfAny(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return listOfAny(value).filter(isJsonObject);
}

function objectAt(value: JsonObject, ...path: readonly string[]): JsonObject {
  return path.reduce<JsonObject>((one, name) => asObject(one[name]), value);
}
