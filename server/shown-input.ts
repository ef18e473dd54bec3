import { isJsonObject, type Json } from './json.ts';

/** Fields whose values are never shown whole. What lies inside `bank_account` is one of them. */
const SENSITIVE = new Set([
  'bank_account',
  'document_id',
  'clabe',
  'cbu',
  'alias',
  'account_number',
  'pix_key',
]);

/**
 * An offending value as it goes into a fault: cut at 200 characters, whole structures as their text,
 * everything but the last four characters of documents and accounts replaced by stars.
 */
export function shownInput(loc: readonly (string | number)[], value: unknown): Json | undefined {
  const isSensitive = loc.some((part) => SENSITIVE.has(String(part)));
  const shown = mask(value, isSensitive);
  if (shown === undefined || shown === null || typeof shown === 'boolean') return shown;
  if (typeof shown === 'number' && Number.isFinite(shown)) return shown;
  return shownText(textOf(shown));
}

/** The first 200 characters of a text that a caller chose. */
export function shownText(text: string): string {
  const cut = text.slice(0, 200);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function mask(value: unknown, isSensitive: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => mask(one, isSensitive));
  if (isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, mask(one, isSensitive || SENSITIVE.has(name))]),
    );
  }
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'symbol';
  return isSensitive && isText ? stars(textOf(value)) : value;
}

/** Too short a text is hidden whole. */
function stars(text: string): string {
  const shown = text.length > 4 ? text.slice(-4) : '';
  return shown.padStart(text.length, '*');
}

/** A symbol stands for a number that cannot be read; see `unreadableNumber`. */
function textOf(value: unknown): string {
  if (typeof value === 'symbol') return value.description ?? '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
