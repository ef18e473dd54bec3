import type { Exact } from './exact.ts';
import { roundToInteger } from './rounding.ts';

const ZERO_DIGIT = '0'.charCodeAt(0);
const POINT = '.'.charCodeAt(0);
const POWERS_OF_TEN = Array.from({ length: 16 }, (_, exponent) => 10n ** BigInt(exponent));

export function powerOfTen(exponent: number): bigint {
  return POWERS_OF_TEN[exponent] ?? 10n ** BigInt(exponent);
}

function digitsOf(value: bigint, scale: number): string {
  const negative = value < 0n;
  const text = (negative ? -value : value).toString().padStart(scale + 1, '0');
  const whole = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
  return negative ? `-${whole}` : whole;
}

/** Exactly `scale` fraction digits, half up. Money is printed with scale 2: `"8500.00"`. */
export function printFixed(value: Exact, scale: number): string {
  return digitsOf(roundToInteger(value.n * powerOfTen(scale), value.d, 'half_up'), scale);
}

/** At most `scale` fraction digits, half up, without trailing zeros: `"0.0833333333"`, `"1"`. */
export function printPlain(value: Exact, scale: number): string {
  return withoutZeros(printFixed(value, scale), scale, 0);
}

/** True when the value ends within `scale` fraction digits. */
export function isDecimal(value: Exact, scale: number): boolean {
  return (value.n * powerOfTen(scale)) % value.d === 0n;
}

/** Money with at least two and at most `scale` fraction digits: `"6189.130435"`, `"8500.00"`. */
export function printMoney(value: Exact, scale: number): string {
  return scale <= 2 ? printFixed(value, 2) : withoutZeros(printFixed(value, scale), scale, 2);
}

/** Takes trailing zeros off `scale` fraction digits, but for the first `kept`. */
function withoutZeros(text: string, scale: number, kept: number): string {
  if (scale === 0) return text;
  let end = text.length;
  while (end > text.length - scale + kept && text.charCodeAt(end - 1) === ZERO_DIGIT) end -= 1;
  return text.slice(0, text.charCodeAt(end - 1) === POINT ? end - 1 : end);
}
