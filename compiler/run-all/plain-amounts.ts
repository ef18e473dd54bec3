import { amountIn } from '../runtime/plain/evaluation.ts';
import type { SlotAmount } from '../runtime/plain/plain-rules.ts';
import { centsText, plainText } from '../runtime/plain/text.ts';
import { SAFE } from '../runtime/plain/whole.ts';
import { printFixed, printPlain } from '../runtime/print.ts';
import { type Rounding, round } from '../runtime/rounding.ts';

/** Reads an amount of a computed payslip. */
export type AmountOf = (slots: Float64Array) => number;
export type TextOf = (slots: Float64Array) => string;

/** In whole cents; NaN where that is no whole number within 2^53, and the exact way must be taken. */
export function centsOf({ slot, scale, over }: SlotAmount): AmountOf {
  const [times, d] = scale <= 100n && 100n % scale === 0n ? [100 / Number(scale), 1] : [100, Number(scale)];
  if (over < 0 && d === 1) return (slots) => safe((slots[slot] ?? 0) * times);
  return (slots) => {
    const cents = safe((slots[slot] ?? 0) * times) / (d * (over < 0 ? 1 : (slots[over] ?? 1)));
    return Number.isInteger(cents) ? cents : Number.NaN;
  };
}

/** NaN beyond 2^53. */
export function safe(n: number): number {
  return n > SAFE || n < -SAFE ? Number.NaN : n;
}

/** A base of contributions, rounded as the scheme rounds; most bases are round already. */
export function roundedTextOf(amount: SlotAmount | null, rounding: Rounding | null): TextOf {
  if (amount === null) return () => '0.00';
  const cents = centsOf(amount);
  const quanta = (rounding?.rungs ?? []).map(({ quantum }) => Number(quantum.n * 100n) / Number(quantum.d));
  return (slots) => {
    const whole = cents(slots);
    if (!Number.isNaN(whole) && quanta.every((quantum) => whole % quantum === 0)) return centsText(whole);
    const exact = amountIn(slots, amount);
    return printFixed(rounding === null ? exact : round(exact, rounding), 2);
  };
}

/** A rate to so many digits. Most people have the rate of the one before, and its text is still there. */
export function rateTextOf(rate: SlotAmount | null, digits: number): TextOf {
  if (rate === null) return () => '0';
  const { slot, scale, over } = rate;
  if (scale > BigInt(SAFE)) return (slots) => printPlain(amountIn(slots, rate), digits);
  const d = Number(scale);
  let [lastN, lastOver, text] = [Number.NaN, Number.NaN, ''];
  return (slots) => {
    const [n, by] = [slots[slot] ?? 0, over < 0 ? 1 : (slots[over] ?? 1)];
    if (n === lastN && by === lastOver) return text;
    text = plainText(n, d, digits, by);
    [lastN, lastOver] = [n, by];
    return text;
  };
}
