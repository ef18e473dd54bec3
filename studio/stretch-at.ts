import { compare, decimal } from '../runtime/numbers/exact.ts';
import type { StretchJson } from '../workbench/curves/curve-json.ts';

/** The stretch in which a value lies; null for one before the first. */
export function stretchAt(stretches: readonly StretchJson[], value: string): StretchJson | null {
  const at = decimal(value);
  return stretches.findLast(({ from }) => compare(decimal(from), at) <= 0) ?? null;
}
