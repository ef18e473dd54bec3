import type { WholeJson } from '../../runtime/law/layout-json.ts';

/** Whole-number facts that the compiler needs when it chooses denominators. */

/** The largest whole number up to which every whole number is a JavaScript number of its own. */
export const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

export function magnitude(a: bigint): bigint {
  return a < 0n ? -a : a;
}

/** The smaller of two bounds; null is none. */
export function tighter(a: bigint | null, b: bigint | null): bigint | null {
  if (a === null || b === null) return a ?? b;
  return smaller(a, b);
}

export function larger(a: bigint, b: bigint): bigint {
  if (a < b) return b;
  return a;
}

export function smaller(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

/** The largest of all; 0 of none. */
export function largest(values: readonly bigint[]): bigint {
  return values.reduce(larger, 0n);
}

/** A whole number as a layout holds it. */
export function wholeJson(value: bigint): WholeJson {
  return value > SAFE ? `${value}` : Number(value);
}
