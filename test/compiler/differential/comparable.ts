import { reduce } from '../../../compiler/runtime/exact.ts';
import type { Outcome } from '../../../compiler/runtime/module.ts';

function isExact(value: object): value is { n: bigint; d: bigint } {
  return 'n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint';
}

/** An outcome as plain data: exact values as fractions in lowest terms, so that equal means equal. */
export function comparable(outcome: Outcome): unknown {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    if (isExact(value)) {
      const { n, d } = reduce(value);
      return `${n}/${d}`;
    }
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  };
  return plain(outcome);
}
