import type { Ir } from '../../compiler/ir/ir.ts';
import type { InputSpec, Manifest } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import type { SignatureOf } from './signature.ts';

/** One number that people differ in, counted in its smallest steps: cents, or millionths of a rate. */
export interface Axis {
  readonly wire: string;
  readonly low: bigint;
  readonly high: bigint;
  readonly decimals: number;
}

/** Salaries and amounts above this are nobody's, whatever the bounds allow: cents. */
const LARGEST = 10n ** 12n;
const DECIMALS: Readonly<Partial<Record<InputSpec['type'], number>>> = {
  money: 2,
  rate: 5,
  number: 0,
  integer: 0,
  hours: 0,
};

/** The numbers that a scheme reads of an employee, with their bounds. */
export function axesOf(ir: Ir, manifest: Manifest): readonly Axis[] {
  return manifest.inputs.flatMap((spec) => {
    const decimals = DECIMALS[spec.type];
    const input = ir.items.find((item) => item.item === 'input' && item.id === spec.id);
    if (decimals === undefined || spec.source === 'override' || input?.item !== 'input') return [];
    const end = (bound: typeof input.lower, side: 'low' | 'high'): Exact | null =>
      bound === null ? null : (ir.nodes[bound.value]?.range[side]?.value ?? null);
    const low = scaled(end(input.lower, 'high'), decimals) ?? 0n;
    const high = scaled(end(input.upper, 'low'), decimals) ?? LARGEST;
    return [{ wire: spec.wire, decimals, low, high: high < LARGEST ? high : LARGEST }];
  });
}

function scaled(value: Exact | null, decimals: number): bigint | null {
  return value === null ? null : (value.n * 10n ** BigInt(decimals)) / value.d;
}

/** The number as it is sent: `1423500.00`. */
export function axisText(value: bigint, { decimals }: Axis): string {
  if (decimals === 0) return value.toString();
  const digits = value.toString().padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Points of the first look along an axis, closer together where the numbers are small. */
const POINTS = 160;

/**
 * Every threshold along an axis, as the two neighbouring numbers on its two sides, in order. A threshold that
 * two points of the first look both lie beyond of, and come back from, is not seen.
 */
export function thresholds(axis: Axis, at: (value: bigint) => ReturnType<SignatureOf>): readonly bigint[] {
  const points = firstLook(axis);
  const found = new Set<bigint>();
  let last: { readonly value: bigint; readonly signature: string } | null = null;
  for (const value of points) {
    const signature = at(value);
    if (last !== null) search(last.value, last.signature, value, signature, at, found);
    last = { value, signature };
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1));
}

function firstLook({ low, high }: Axis): readonly bigint[] {
  const width = Number(high - low);
  const points = Array.from(
    { length: POINTS },
    (_, at) => low + BigInt(Math.floor((width + 1) ** (at / (POINTS - 1)) - 1)),
  );
  return [...new Set([...points, high])];
}

/** Halves the way between two points that differ, down to neighbours. */
function search(
  from: bigint,
  fromSignature: string,
  to: bigint,
  toSignature: string,
  at: (value: bigint) => string,
  found: Set<bigint>,
): void {
  if (fromSignature === toSignature) return;
  if (to - from === 1n) {
    found.add(from).add(to);
    return;
  }
  const middle = (from + to) / 2n;
  const signature = at(middle);
  search(from, fromSignature, middle, signature, at, found);
  search(middle, signature, to, toSignature, at, found);
}
