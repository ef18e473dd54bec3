import type { ReadValue } from '../../../runtime/module.ts';
import type { Exact } from '../../../runtime/numbers/exact.ts';

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

const OF_A_READ: readonly (keyof ReadValue)[] = ['name', 'type', 'value', 'words'];

function isRead(value: Readonly<Record<string, unknown>>): boolean {
  return OF_A_READ.every((name) => name in value);
}

/** The first difference of two answers; null when they are equal. Amounts are equal when their values are. */
export function differenceOf(expected: unknown, actual: unknown): Difference | null {
  if (expected === actual) return null;
  if (!isRecord(expected) || !isRecord(actual)) return { place: '', expected, actual };
  // An amount that was read may be its own value: what it is called is compared before.
  if (isRead(expected) && isRead(actual)) return differenceIn(OF_A_READ, expected, actual, valueDifference);
  const amounts = amountDifference(expected, actual);
  if (amounts !== undefined) return amounts;
  const names = Object.keys(expected);
  if (names.length !== Object.keys(actual).length) return { place: '', expected, actual };
  return differenceIn(names, expected, actual, differenceOf);
}

/** undefined: the first is no amount. */
function amountDifference(expected: object, actual: object): Difference | null | undefined {
  if (!isExact(expected)) return undefined;
  return isExact(actual) && sameAmount(expected, actual) ? null : { place: '', expected, actual };
}

function valueDifference(expected: unknown, actual: unknown): Difference | null {
  const amounts = isRecord(expected) && isRecord(actual) ? amountDifference(expected, actual) : undefined;
  return amounts === undefined ? differenceOf(expected, actual) : amounts;
}

function differenceIn(
  names: readonly string[],
  expected: Readonly<Record<string, unknown>>,
  actual: Readonly<Record<string, unknown>>,
  compare: (expected: unknown, actual: unknown) => Difference | null,
): Difference | null {
  for (const name of names) {
    const found = compare(expected[name], actual[name]);
    if (found !== null) return { ...found, place: `${name}${found.place === '' ? '' : `.${found.place}`}` };
  }
  return null;
}
