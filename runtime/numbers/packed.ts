/** Numbers and roundings as the texts and lists in which emitted modules carry them. */
import { type Exact, exact, reduce } from './exact.ts';
import type { Rounding, RoundingMode } from './rounding.ts';

/** `n/d`, or `n` of a whole number. */
export type PackedExact = string;

export type PackedRounding = readonly [
  mode: RoundingMode,
  rungs: readonly (readonly [quantum: PackedExact, above: PackedExact | null])[],
];

/** The text of a number. */
export function packExact(value: Exact): PackedExact {
  const { n, d } = reduce(value);
  return d === 1n ? `${n}` : `${n}/${d}`;
}

/** The number of a packed text. */
export function unpackExact(text: PackedExact): Exact {
  const [n = '0', d = '1'] = text.split('/');
  return exact(BigInt(n), BigInt(d));
}

/** A rounding as a list; null for none. */
export function packRounding(rounding: Rounding | null): PackedRounding | null {
  if (rounding === null) return null;
  const { mode, rungs } = rounding;
  return [
    mode,
    rungs.map(({ quantum, above }) => [packExact(quantum), above === null ? null : packExact(above)]),
  ];
}

/** The rounding of a packed list; null for none. */
export function unpackRounding(packed: PackedRounding | null): Rounding | null {
  if (packed === null) return null;
  const [mode, rungs] = packed;
  return {
    mode,
    rungs: rungs.map(([quantum, above]) => ({
      quantum: unpackExact(quantum),
      above: above === null ? null : unpackExact(above),
    })),
  };
}
