import { isJsonObject } from '../json.ts';

const MAX_SHOWN = 80;

/** Describes the first difference of two JSON values, as `deductions[salud].amount: stored "1.00", expected "2.00"`. */
export function firstDifference(stored: unknown, expected: unknown, path = ''): string | null {
  if (Array.isArray(stored) && Array.isArray(expected)) return inArrays(stored, expected, path);
  if (isJsonObject(stored) && isJsonObject(expected)) return inObjects(stored, expected, path);
  if (stored === expected) return null;
  return `${path}: stored ${shown(stored)}, expected ${shown(expected)}`;
}

function inArrays(stored: readonly unknown[], expected: readonly unknown[], path: string): string | null {
  const length = Math.max(stored.length, expected.length);
  for (let at = 0; at < length; at += 1) {
    const name = nameOf(stored[at]) ?? nameOf(expected[at]) ?? String(at);
    const difference = firstDifference(stored[at], expected[at], `${path}[${name}]`);
    if (difference !== null) return difference;
  }
  return null;
}

function inObjects(
  stored: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
  path: string,
): string | null {
  for (const name of new Set([...Object.keys(stored), ...Object.keys(expected)])) {
    const inside = path === '' ? name : `${path}.${name}`;
    const difference = firstDifference(own(stored, name), own(expected, name), inside);
    if (difference !== null) return difference;
  }
  return null;
}

function own(value: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Lines, tables and steps are known by their ids. */
function nameOf(element: unknown): string | null {
  if (!isJsonObject(element)) return null;
  const name = element.id ?? element.concept_id ?? element.table_id;
  return typeof name === 'string' ? name : null;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
