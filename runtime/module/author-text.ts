import { exact, mul } from '../numbers/exact.ts';
import { isDecimal, printMoney, printPlain } from '../numbers/print.ts';
import type { InputValue, ValueType } from './manifest.ts';

/** Digits after the point of a value that does not end. */
const SHOWN_DIGITS = 10;

const SUFFIX: Readonly<Partial<Record<ValueType, string>>> = { rate: '%', hours: 'h' };

/**
 * A value the way an author would write it: `249095.00`, `4%`, `8h`, `yes`, a word, a date.
 * A number that does not end within ten digits is cut there and marked with `…`.
 */
export function authorText(value: InputValue, type: ValueType): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  const shown = type === 'rate' ? mul(value, exact(100n)) : value;
  const digits = type === 'money' ? printMoney(shown, SHOWN_DIGITS) : printPlain(shown, SHOWN_DIGITS);
  const cut = isDecimal(shown, SHOWN_DIGITS) ? '' : '…';
  return `${digits}${cut}${SUFFIX[type] ?? ''}`;
}
