import { printPlain } from './print.ts';
import type { Rounding } from './rounding.ts';

/** The rounding as the trace prints it: `half_up:0.01`, ladders with their thresholds; null for none. */
export function roundingText(rounding: Rounding): string;
export function roundingText(rounding: Rounding | null): string | null;
export function roundingText(rounding: Rounding | null): string | null {
  if (rounding === null) return null;
  const rungs = rounding.rungs.map((rung) => {
    const quantum = printPlain(rung.quantum, 10);
    return rung.above === null ? quantum : `${quantum}>${printPlain(rung.above, 10)}`;
  });
  return `${rounding.mode}:${rungs.join(',')}`;
}

/** How a formula that is rounded ends. */
export function roundingClause(rounding: string | null): string {
  return rounding === null ? '' : ` round ${rounding}`;
}
