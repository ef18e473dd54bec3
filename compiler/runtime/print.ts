import { type Exact, exact, reduce } from './exact.ts';
import { roundToInteger } from './rounding.ts';

function digitsOf(value: bigint, scale: number): string {
  const negative = value < 0n;
  const text = (negative ? -value : value).toString().padStart(scale + 1, '0');
  const whole = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
  return negative ? `-${whole}` : whole;
}

/** Exactly `scale` fraction digits, half up. Money is printed with scale 2: `"8500.00"`. */
export function printFixed(value: Exact, scale: number): string {
  return digitsOf(roundToInteger(value.n * 10n ** BigInt(scale), value.d, 'half_up'), scale);
}

/** At most `scale` fraction digits, half up, without trailing zeros: `"0.0833333333"`, `"1"`. */
export function printPlain(value: Exact, scale: number): string {
  const text = printFixed(value, scale);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** True when the value ends within `scale` fraction digits. */
export function isDecimal(value: Exact, scale: number): boolean {
  const { n, d } = reduce(value);
  return (n * 10n ** BigInt(scale)) % d === 0n;
}

/** Money with at least two and at most `scale` fraction digits: `"6189.130435"`, `"8500.00"`. */
export function printMoney(value: Exact, scale: number): string {
  if (isDecimal(value, 2) || scale <= 2) return printFixed(value, 2);
  const [whole = '0', fraction = ''] = printPlain(value, scale).split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

/** A fraction of whole numbers, for error texts of the engine itself. */
export function printFraction(value: Exact): string {
  const { n, d } = reduce(exact(value.n, value.d));
  return d === 1n ? n.toString() : `${n}/${d}`;
}
