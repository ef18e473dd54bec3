import { isJsonObject, type Json } from '../json.ts';
import { type Fault, validationError } from '../service-error.ts';

const MAX_DEPTH = 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a request body. Stricter than JSON: refuses nesting deeper than 20, NUL characters, lone
 * surrogates and the key `__proto__`. A repeated key counts with its last value.
 * Throws `VALIDATION_ERROR` with type `json_invalid`.
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = jsonText(bytes);
  return readableValue(parseJson(text), text).value;
}

/** The first step of {@link readJson}: a text that is neither empty nor nested too deep. */
export function jsonText(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (text.trim() === '') throw validationError([missingBody()]);
  if (isTooDeep(text)) throw invalid(`nested deeper than ${MAX_DEPTH} levels`);
  return text;
}

/** The second step. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw invalid(cause.message);
    throw cause;
  }
}

/**
 * The last step: the value without what no request may hold. A number that is too large to be read becomes a symbol: it is
 * of no JSON type, so every schema refuses it where it stands, and {@link unreadableNumbers} where no schema looks. The
 * description of the symbol is the number as it was sent.
 */
export function readableValue(value: unknown, text: string): ReadableValue {
  if (refuseBadTexts(value)) return { value, isPlain: true };
  return { value: withSymbols(JSON.parse(markedNumbers(text))), isPlain: false };
}

interface ReadableValue {
  readonly value: unknown;
  /** True if no number became a symbol, so that the value is plain JSON. */
  readonly isPlain: boolean;
}

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw invalid('not UTF-8');
  }
}

/** Looked at before the text is parsed: each level of a value takes a hundred times the memory of its bracket. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at);
    else if (character === CLOSE_OBJECT || character === CLOSE_LIST) depth -= 1;
    else if (character === OPEN_OBJECT || character === OPEN_LIST) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    }
  }
  return false;
}

/** Returns the place of the quote that ends the string, or the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** Throws for a text that no request may hold. False when a number in it is too large to be read. */
function refuseBadTexts(value: unknown): boolean {
  if (typeof value === 'string') refuseBadText(value, 'a string');
  if (typeof value === 'number') return Number.isFinite(value);
  let isReadable = true;
  if (Array.isArray(value)) {
    for (const one of value) if (!refuseBadTexts(one)) isReadable = false;
  } else if (isJsonObject(value)) {
    // Without a list of pairs: a hostile body has half a million of them.
    for (const name of Object.keys(value)) {
      if (name === '__proto__') throw invalid('the key __proto__ is not allowed');
      refuseBadText(name, 'a key');
      if (!refuseBadTexts(value[name])) isReadable = false;
    }
  }
  return isReadable;
}

function refuseBadText(text: string, what: string): void {
  if (text.includes('\0')) throw invalid(`${what} holds a NUL character`);
  if (!text.isWellFormed()) throw invalid(`${what} holds a lone surrogate`);
}

/** Begins the text that stands for a number that cannot be read. No other text holds the character, see `refuseBadText`. */
const MARK = '\0';

/**
 * The JSON text with each number that cannot be read as a text behind a mark. `JSON.parse` also hands on the source of each
 * value, and takes a hundred bytes of memory for each character of a hostile text for it.
 */
function markedNumbers(text: string): string {
  const parts: string[] = [];
  let since = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) === QUOTE) at = endOfString(text, at);
    else if (isOfNumber(text.charCodeAt(at))) {
      const end = endOfNumber(text, at);
      const source = text.slice(at, end);
      if (!Number.isFinite(Number(source))) {
        parts.push(text.slice(since, at), JSON.stringify(MARK + source));
        since = end;
      }
      at = end - 1;
    }
  }
  return parts.join('') + text.slice(since);
}

/** Returns the place behind a number. */
function endOfNumber(text: string, start: number): number {
  let at = start + 1;
  while (isOfNumber(text.charCodeAt(at)) || EXPONENT.has(text.charCodeAt(at))) at += 1;
  return at;
}

const [ZERO, NINE, MINUS] = [0x30, 0x39, 0x2d];

/** `e`, `E`, `+` and `.` */
const EXPONENT: ReadonlySet<number> = new Set([0x65, 0x45, 0x2b, 0x2e]);

/** True for a digit and a minus, with which numbers begin. */
function isOfNumber(character: number): boolean {
  return (character >= ZERO && character <= NINE) || character === MINUS;
}

/** Turns marked texts into symbols, inside of the value. */
function withSymbols(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith(MARK)) return Symbol(value.slice(MARK.length));
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) if (isMarkable(one)) value[at] = withSymbols(one);
  } else if (isObject(value)) {
    for (const name of Object.keys(value))
      if (isMarkable(value[name])) value[name] = withSymbols(value[name]);
  }
  return value;
}

function isMarkable(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The numbers that cannot be read and that no schema looked at, because they lie deep in a free field. */
export function unreadableNumbers(value: unknown, loc: Fault['loc']): readonly Fault[] {
  return findUnreadable(value, loc).map(({ path, source }) => unreadable(source, path));
}

/** Where a number stands that cannot be read, and its text. */
export interface UnreadableNumber {
  readonly path: Fault['loc'];
  readonly source: string;
}

/** All numbers in a value that cannot be read. */
export function findUnreadable(value: unknown, path: Fault['loc'] = []): readonly UnreadableNumber[] {
  if (typeof value === 'symbol') return [{ path, source: value.description ?? '' }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, one]) =>
    findUnreadable(one, [...path, isList ? Number.parseInt(name, 10) : name]),
  );
}

/**
 * A value that came as plain JSON from another thread, which no symbol does, with its numbers that cannot be read. Each object
 * is made anew once, however many of its numbers cannot be read.
 */
export function withUnreadable(value: unknown, found: readonly UnreadableNumber[]): unknown {
  const [first] = found;
  if (first === undefined) return value;
  if (first.path.length === 0) return Symbol(first.source);
  const inside = Map.groupBy(found, ({ path: [name = ''] }) => name);
  const part = (name: string | number, one: unknown): unknown => {
    const own = inside.get(name) ?? [];
    return withUnreadable(
      one,
      own.map(({ path, source }) => ({ path: path.slice(1), source })),
    );
  };
  if (Array.isArray(value)) return value.map((one, at) => part(at, one));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, part(name, one)]));
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

/** The refusal of a text that is no acceptable JSON. */
function invalid(reason: string): Error {
  const msg = `Not acceptable JSON: ${reason}`;
  return validationError([{ loc: ['body'], msg, type: 'json_invalid', ctx: { reason } }]);
}

function missingBody(): Fault {
  return { loc: ['body'], msg: 'A body is required', type: 'missing', ctx: {} };
}
