import { div, exact, parseDecimal } from '../runtime/numbers/exact.ts';
import { printPlain } from '../runtime/numbers/print.ts';

/** How a country writes its numbers. */
export interface Separators {
  readonly thousands: string;
  readonly decimals: string;
}

export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1000.5);
  const found = (type: Intl.NumberFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return { thousands: found('group'), decimals: found('decimal') };
}

/** Digits behind the point that a request may have. */
const DIGITS = 10;

/**
 * What somebody typed, as it is sent: `1.423.500,50` becomes `1423500.5`. Groups have three digits, so that a point
 * that was meant for the decimals is noticed; null for what is no number.
 */
export function typedDecimal(typed: string, { thousands, decimals }: Separators): string | null {
  const plain = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  const [whole = '', fraction, ...more] = plain.split(decimals);
  if (more.length > 0 || fraction === '') return null;
  const sign = whole.startsWith('-') ? '-' : '';
  const [first = '', ...groups] = whole.slice(sign.length).split(thousands);
  const isGrouped = groups.length === 0 || (first.length <= 3 && groups.every((one) => one.length === 3));
  const text = `${sign}${[first, ...groups].join('')}${fraction === undefined ? '' : `.${fraction}`}`;
  if (!isGrouped || !/^-?\d+(\.\d{1,10})?$/.test(text)) return null;
  const value = parseDecimal(text);
  return value === null ? null : printPlain(value, DIGITS);
}

/** A rate is typed in hundredths: `0,522` is `0.00522`. */
export function typedPercent(typed: string, separators: Separators): string | null {
  const text = typedDecimal(typed.replace('%', ''), separators);
  const value = text === null ? null : parseDecimal(text);
  return value === null ? null : printPlain(div(value, exact(100n)), DIGITS + 2);
}
