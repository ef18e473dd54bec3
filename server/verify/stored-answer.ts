import { isJsonObject, type JsonObject } from '../json.ts';

/** A stored JSON text as an object; null when it is not exactly what the service writes. */
export function readStoredAnswer(text: string): JsonObject | null {
  try {
    const answer: unknown = JSON.parse(text);
    return isJsonObject(answer) && JSON.stringify(answer) === text ? answer : null;
  } catch {
    return null;
  }
}
