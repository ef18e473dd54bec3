import { isJsonObject, type Json } from './json.ts';

/** Fields whose values are never shown whole in a fault. What lies inside `bank_account` is one of them. */
const SENSITIVE = new Set([
  'bank_account',
  'document_id',
  'clabe',
  'cbu',
  'alias',
  'account_number',
  'pix_key',
]);

/** The value, with everything but the last four characters of documents and accounts replaced by stars. */
export function maskedInput(loc: readonly (string | number)[], value: Json): Json {
  return mask(
    value,
    loc.some((part) => SENSITIVE.has(String(part))),
  );
}

function mask(value: Json, isSensitive: boolean): Json {
  if (Array.isArray(value)) return value.map((one) => mask(one, isSensitive));
  if (isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, mask(one, isSensitive || SENSITIVE.has(name))]),
    );
  }
  const hides = isSensitive && (typeof value === 'string' || typeof value === 'number');
  return hides ? stars(String(value)) : value;
}

/** Too short a text is hidden whole. */
function stars(text: string): string {
  const shown = text.length > 4 ? text.slice(-4) : '';
  return shown.padStart(text.length, '*');
}
