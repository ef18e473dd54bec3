import { type Exact, reduce } from './exact.ts';
import { printFixed } from './print.ts';

/** How often a factor divides a number, and what is left of it. */
function takenOut(n: bigint, factor: bigint): readonly [count: number, rest: bigint] {
  let [count, rest] = [0, n];
  while (rest % factor === 0n) {
    count += 1;
    rest /= factor;
  }
  return [count, rest];
}

/** The fraction digits that a value ends after; null for one that has no end. */
export function fractionDigits(value: Exact): number | null {
  const [twos, odd] = takenOut(reduce(value).d, 2n);
  const [fives, rest] = takenOut(odd, 5n);
  return rest === 1n ? Math.max(twos, fives) : null;
}

/** The value as a decimal with all its digits, at least `kept` of them; null for one that has no end. */
export function finiteDecimal(value: Exact, kept: number): string | null {
  const digits = fractionDigits(value);
  return digits === null ? null : printFixed(value, Math.max(digits, kept));
}
