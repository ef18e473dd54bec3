import type { Type } from '../../runtime/ir/type.ts';
import { isMoney, isRate } from '../../runtime/ir/type.ts';
import { type Exact, exact, mul } from '../../runtime/numbers/exact.ts';
import { isDecimal, printFixed, printPlain } from '../../runtime/numbers/print.ts';
import { countryOf } from './countries.ts';

/** Longest fraction that is shown. */
const DIGITS = 10;
const NO_BREAK = '\u00a0';

/** How a country writes its numbers. */
interface Separators {
  readonly thousands: string;
  readonly decimals: string;
}

function separatorsOf(country: string): Separators {
  const format = new Intl.NumberFormat(countryOf(country).laws, { useGrouping: 'always' });
  const parts = format.formatToParts(1000.5);
  const separator = (type: Intl.NumberFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  return { thousands: separator('group'), decimals: separator('decimal') };
}

/** Writes parameters as the country of a scheme reads them. */
export class Numerals {
  readonly #separators: Separators;
  readonly currency: string;

  constructor(country: string, currency: string) {
    this.#separators = separatorsOf(country);
    this.currency = currency;
  }

  /** Plain digits, `1750905.5`, with the separators of the country. */
  digits(plain: string): string {
    const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? [];
    if (whole === '') return plain;
    const { thousands, decimals } = this.#separators;
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    const minus = sign === '-' ? '−' : sign;
    return `${minus}${grouped}${fraction === '' ? '' : `${decimals}${fraction}`}`;
  }

  /** An exact number; one without an end is cut and marked. */
  number(value: Exact): string {
    return `${this.digits(printPlain(value, DIGITS))}${isDecimal(value, DIGITS) ? '' : '…'}`;
  }

  percent(value: Exact): string {
    return `${this.number(mul(value, exact(100n)))}${NO_BREAK}%`;
  }

  money(value: Exact, unit: string | null): string {
    // Cents come in twos: 40.120,20 and not 40.120,2.
    const digits =
      unit !== null || isDecimal(value, 0) || !isDecimal(value, 2)
        ? this.number(value)
        : this.digits(printFixed(value, 2));
    return `${digits}${NO_BREAK}${unit ?? this.currency}`;
  }

  /** A value with the sign of its type. */
  value(value: Exact, type: Type, unit: string | null): string {
    if (isRate(type)) return this.percent(value);
    if (isMoney(type)) return this.money(value, unit);
    const hours = type.kind === 'quantity' && type.money === 0 && type.hours === 1;
    return hours ? `${this.number(value)}${NO_BREAK}h` : this.number(value);
  }
}
