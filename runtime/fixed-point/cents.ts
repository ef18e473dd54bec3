/** Amounts of a payslip in whole cents, which are what is written of it. NaN: not within 2^53, or no whole cents. */
import { type Rounding, round, roundToInteger } from '../numbers/rounding.ts';
import { ratio } from '../numbers/text.ts';
import { SAFE } from '../numbers/whole.ts';

/** NaN beyond 2^53. */
export function safe(n: number): number {
  return n > SAFE || n < -SAFE ? Number.NaN : n;
}

/** `n · times / d` where that is whole. */
export function cents(n: number, times: number, d = 1): number {
  const product = safe(n * times);
  return product % d === 0 ? product / d : Number.NaN;
}

/** The sum of some slots. */
export function sumIn(slots: Float64Array, places: readonly number[]): number {
  let total = 0;
  for (const place of places) total = safe(total + (slots[place] ?? 0));
  return total;
}

/** `n / (d · over)` rounded as the scheme rounds, and then to the cent. */
export function roundedCents(n: number, d: bigint, over: number, rounding: Rounding | null): number {
  const exact = ratio(n, d, over);
  const rounded = rounding === null ? exact : round(exact, rounding);
  return safe(Number(roundToInteger(rounded.n * 100n, rounded.d, 'half_up')));
}

/** True when every one of the slots holds whole cents. */
export function areCents(slots: Float64Array, places: readonly number[]): boolean {
  for (const place of places) if (Number.isNaN(slots[place])) return false;
  return true;
}
