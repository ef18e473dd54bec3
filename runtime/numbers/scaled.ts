import type { Exact } from './exact.ts';
import { SAFE } from './whole.ts';

/** `value · scale`, which the compiler has made whole; NaN when it is not within 2^53. */
export function scaled(value: Exact, scale: bigint): number {
  const top = value.n * scale;
  const whole = top / value.d;
  if (whole * value.d !== top) return Number.NaN;
  const number = Number(whole);
  return Math.abs(number) <= SAFE ? number : Number.NaN;
}

/** A parameter that some months lack; nothing reads it in those. */
export function scaledOrZero(value: Exact | null, scale: bigint): number {
  return value === null ? 0 : scaled(value, scale);
}
