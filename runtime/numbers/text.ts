import type { Exact } from './exact.ts';
import { printMoney, printPlain } from './print.ts';
import { SAFE } from './whole.ts';

const TWO_DIGITS: readonly string[] = Array.from({ length: 100 }, (_, n) => `.${String(n).padStart(2, '0')}`);

/** An amount of whole cents: `"8500.00"`. */
export function centsText(cents: number): string {
  if (cents < 0) return `-${centsText(-cents)}`;
  const whole = Math.floor(cents / 100);
  return whole + (TWO_DIGITS[cents - whole * 100] ?? '');
}

/** `n / (d · over)` exactly. */
export function ratio(n: number, d: bigint, ...over: readonly number[]): Exact {
  return { n: BigInt(n), d: over.reduce((all, factor) => all * BigInt(factor), d) };
}

const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/**
 * Digits of `n / d` rounded half up, without trailing zeros but for the first `kept`; null where the way
 * there passes 2^53.
 */
function digitsOf(n: number, d: number, digits: number, kept: number): string | null {
  const power = POWERS[digits];
  if (power === undefined || !(2 * d * power + d <= SAFE)) return null;
  const magnitude = n < 0 ? -n : n;
  let whole = Math.floor(magnitude / d);
  let part = Math.floor((2 * (magnitude - whole * d) * power + d) / (2 * d));
  if (part === power) {
    whole += 1;
    part = 0;
  }
  const sign = n < 0 && whole + part > 0 ? '-' : '';
  if (part === 0) return `${sign}${whole}${kept === 2 ? '.00' : ''}`;
  const text = String(part).padStart(digits, '0');
  let end = digits;
  while (end > kept && text.charCodeAt(end - 1) === 48) end -= 1;
  return `${sign}${whole}.${end === digits ? text : text.slice(0, end)}`;
}

/** Money of `n / (d · over)` as `printMoney` prints it. */
export function moneyText(n: number, d: number, digits: number, over = 1): string {
  const text = digitsOf(n, d * over, Math.max(2, digits), 2);
  return text ?? printMoney(ratio(n, BigInt(d), over), digits);
}

/** A number of `n / (d · over)` as `printPlain` prints it. */
export function plainText(n: number, d: number, digits: number, over = 1): string {
  const text = digitsOf(n, d * over, digits, 0);
  return text ?? printPlain(ratio(n, BigInt(d), over), digits);
}

/** A date as a trace shows it: `20250131`. */
export function digitsOfDate(iso: string): number {
  return Number(iso.replaceAll('-', ''));
}

/** The digits of a date as a text; years before 1000 begin with a zero. */
export function eightDigits(digits: number): string {
  return String(digits).padStart(8, '0');
}

/** The date of eight digits. */
export function dateOfDigits(digits: number): string {
  const text = eightDigits(digits);
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}

/** The position of a word among all, from 1; 0 for none of them. */
export function positionOf(words: readonly string[], word: string | undefined): number {
  return word === undefined ? 0 : words.indexOf(word) + 1;
}

/** What was sent, else a default: NaN was not sent. */
export function sentOr(sent: number, fallback: number): number {
  return Number.isNaN(sent) ? fallback : sent;
}

/** Whether a number was sent. */
export function isSent(sent: number): boolean {
  return !Number.isNaN(sent);
}

/** The text of an input; undefined when it was not sent. */
export function textAt(texts: readonly (string | undefined)[], place: number): string | undefined {
  return texts[place];
}
