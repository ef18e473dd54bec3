import canonicalize from 'canonicalize';
import { isJsonObject, type JsonObject } from '../json.ts';

/** A stored JSON text as an object; null when it is not exactly what the service writes. */
export function readStoredAnswer(text: string): JsonObject | null {
  return read(text, JSON.stringify);
}

/** The same for a stored request. Its RFC 8785 form puts names of digits elsewhere than JavaScript does. */
export function readStoredRequest(text: string): JsonObject | null {
  return read(text, canonicalize);
}

function read(text: string, print: (value: unknown) => string | undefined): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) && print(value) === text ? value : null;
  } catch {
    return null;
  }
}
