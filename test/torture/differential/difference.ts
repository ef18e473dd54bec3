import type { Exact } from '../../../compiler/runtime/exact.ts';

/** Where two answers part, and what stands there. */
export interface Difference {
  readonly place: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

function isExact(value: object): value is Exact {
  return 'n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function sameAmount(a: Exact, b: Exact): boolean {
  return (a.n === b.n && a.d === b.d) || a.n * b.d === b.n * a.d;
}

/** The first difference of two answers; null when they are equal. Amounts are equal when their values are. */
export function differenceOf(expected: unknown, actual: unknown): Difference | null {
  if (expected === actual) return null;
  if (!isRecord(expected) || !isRecord(actual)) return { place: '', expected, actual };
  if (isExact(expected)) {
    return isExact(actual) && sameAmount(expected, actual) ? null : { place: '', expected, actual };
  }
  const names = Object.keys(expected);
  if (names.length !== Object.keys(actual).length) return { place: '', expected, actual };
  for (const name of names) {
    const found = differenceOf(expected[name], actual[name]);
    if (found !== null) return { ...found, place: `${name}${found.place === '' ? '' : `.${found.place}`}` };
  }
  return null;
}
