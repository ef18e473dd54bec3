import { isJsonObject } from '../json.ts';

const MAX_SHOWN = 80;

/** Where two JSON values first differ, as `deductions[salud].amount: stored "1.00", replayed "2.00"`. */
export function firstDifference(stored: unknown, replayed: unknown, path = ''): string | null {
  if (Array.isArray(stored) && Array.isArray(replayed)) return inArrays(stored, replayed, path);
  if (isJsonObject(stored) && isJsonObject(replayed)) return inObjects(stored, replayed, path);
  if (stored === replayed) return null;
  return `${path}: stored ${shown(stored)}, replayed ${shown(replayed)}`;
}

function inArrays(stored: readonly unknown[], replayed: readonly unknown[], path: string): string | null {
  const length = Math.max(stored.length, replayed.length);
  for (let at = 0; at < length; at += 1) {
    const name = nameOf(stored[at]) ?? nameOf(replayed[at]) ?? String(at);
    const difference = firstDifference(stored[at], replayed[at], `${path}[${name}]`);
    if (difference !== null) return difference;
  }
  return null;
}

function inObjects(
  stored: Readonly<Record<string, unknown>>,
  replayed: Readonly<Record<string, unknown>>,
  path: string,
): string | null {
  for (const name of new Set([...Object.keys(stored), ...Object.keys(replayed)])) {
    const inside = path === '' ? name : `${path}.${name}`;
    const difference = firstDifference(own(stored, name), own(replayed, name), inside);
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
