import canonicalize from 'canonicalize';
import type { AnsweredHistory } from '../history/answered-history.ts';
import { isJsonObject, type JsonObject } from '../json.ts';

/** A stored JSON text as an object; null when it is not exactly what the service writes. */
export function readStoredAnswer(text: string): JsonObject | null {
  return read(text, JSON.stringify);
}

/** Does the same for a stored request. RFC 8785 orders numeric names differently from JavaScript. */
export function readStoredRequest(text: string): JsonObject | null {
  return read(text, canonicalize);
}

/** The history that a stored answer says its payslip was calculated with; null where it says none. */
export function answeredHistory(answer: string): AnsweredHistory | null {
  const { history }: { readonly history?: AnsweredHistory } = JSON.parse(answer);
  return history ?? null;
}

function read(text: string, print: (value: unknown) => string | undefined): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) && print(value) === text ? value : null;
  } catch {
    return null;
  }
}
