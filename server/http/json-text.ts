import type { Json } from '../json.ts';
import { type Fault, validationError } from '../service-error.ts';
import { JsonScan } from './json-scan.ts';
import { invalid, textOf } from './utf-8.ts';

const MAX_DEPTH = 20;

/**
 * What stands for a number that is too large to be read: it is of no JSON type, so every schema
 * refuses it where it stands, and {@link unreadableNumbers} where no schema looks. Its description is the
 * number as sent.
 */
export function unreadableNumber(source: string): symbol {
  return Symbol(source);
}

/**
 * Reads a request body. Stricter than JSON: refuses nesting deeper than 20, NUL characters, lone
 * surrogates and the key `__proto__`. A repeated key counts with its last value.
 * Throws `VALIDATION_ERROR` with type `json_invalid`.
 */
export function parseJsonText(bytes: Uint8Array): unknown {
  const scan = new JsonScan();
  scan.add(bytes);
  refuseDepth(scan);
  return parseScanned(bytes);
}

/** Reads a whole text whose nesting has been looked at. */
export function parseScanned(bytes: Uint8Array): unknown {
  const text = textOf(bytes);
  if (text.trim() === '') throw validationError([missingBody()]);
  return parsePart(text);
}

/** Reads a part of a text whose nesting has been looked at. */
export function parsePart(text: string): unknown {
  try {
    return JSON.parse(text, readValue);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw invalid(cause.message);
    throw cause;
  }
}

/** Throws when what was looked at so far is nested too deep. */
export function refuseDepth({ deepest }: JsonScan): void {
  if (deepest > MAX_DEPTH) throw invalid(`nested deeper than ${MAX_DEPTH} levels`);
}

/** The numbers that cannot be read and that no schema looked at, because they lie deep in a free field. */
export function unreadableNumbers(value: unknown, loc: Fault['loc']): readonly Fault[] {
  if (typeof value === 'symbol') return [unreadable(value.description ?? '', loc)];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, one]) =>
    unreadableNumbers(one, [...loc, isList ? Number.parseInt(name, 10) : name]),
  );
}

/** A value as JSON, whatever the numbers in it: one that cannot be read counts as its text. */
export function plainJson(value: unknown): Json {
  if (typeof value === 'symbol') return value.description ?? '';
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainJson(one)]));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function unreadable(source: string, loc: Fault['loc']): Fault {
  const msg = 'Must be a number of less than 309 digits';
  return { loc, msg, type: 'value_error', input: source.slice(0, 200), ctx: { reason: 'number_unreadable' } };
}

/** `JSON.parse` hands every value on with its source text (ES2026, in Node since 21). */
function readValue(name: string, value: unknown, context?: { readonly source?: string }): unknown {
  refuseBadText(name, 'a key');
  if (name === '__proto__') throw invalid('the key __proto__ is not allowed');
  if (typeof value === 'string') refuseBadText(value, 'a string');
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) ? value : unreadableNumber(context?.source ?? String(value));
}

function refuseBadText(text: string, what: string): void {
  if (text.includes('\0')) throw invalid(`${what} holds a NUL character`);
  if (!text.isWellFormed()) throw invalid(`${what} holds a lone surrogate`);
}

function missingBody(): Fault {
  return { loc: ['body'], msg: 'A body is required', type: 'missing', ctx: {} };
}
