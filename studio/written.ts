import type { InputValue, Manifest, StepSpec, ValueType } from '../runtime/module.ts';
import { decimal } from '../runtime/numbers/exact.ts';
import { finiteDecimal } from '../runtime/numbers/finite-decimal.ts';
import { printMoney } from '../runtime/numbers/print.ts';
import { countryOf } from '../workbench/docs/countries.ts';
import { Numerals } from '../workbench/docs/numerals.ts';
import type { PageWords } from './words/page-words.ts';

const DIGITS = 10;

/** Writes amounts and dates as a country does, words in the language of the page. */
export class Written {
  /** Of numbers, and of the names of laws. */
  readonly locale: string;
  /** Of what rule files say themselves. */
  readonly labels: string;
  readonly currency: string;
  readonly #numerals: Numerals;
  readonly #words: PageWords;
  readonly #date: Intl.DateTimeFormat;
  /** Every line is rounded to whole amounts. */
  readonly #isWhole: boolean;

  /** `manifest` says whether there are cents; null before it is known. */
  constructor(country: string, currency: string, words: PageWords, manifest: Manifest | null) {
    const { laws, pages } = countryOf(country);
    this.locale = laws;
    this.labels = pages;
    this.currency = currency;
    this.#words = words;
    this.#numerals = new Numerals(country, currency);
    const region = `${words.language}-${country}`;
    this.#date = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' });
    this.#isWhole = manifest?.steps.every(isWholeLine) ?? false;
  }

  /** An amount of the answer, `1423500.00`. */
  amount(text: string): string {
    return this.#numerals.digits(this.#isWhole && text.endsWith('.00') ? text.slice(0, -3) : text);
  }

  /** Plain digits, as they are sent. */
  digits(text: string): string {
    return this.#numerals.digits(text);
  }

  /** A rate of the answer, `0.12`. */
  rate(text: string): string {
    return this.#numerals.percent(decimal(text));
  }

  date(iso: string): string {
    return this.#date.format(new Date(iso));
  }

  /** A value of the calculation. */
  value(value: InputValue, type: ValueType): string {
    if (typeof value === 'boolean') return value ? this.#words.yes : this.#words.no;
    if (typeof value === 'string') return type === 'date' ? this.date(value) : value.replaceAll('_', ' ');
    if (type === 'rate') return this.#numerals.percent(value);
    if (type === 'hours') return `${this.#numerals.number(value)}\u00a0h`;
    if (type !== 'money') return this.#numerals.number(value);
    const whole = finiteDecimal(value, 2);
    return whole === null ? `${this.digits(printMoney(value, DIGITS))}…` : this.amount(whole);
  }
}

const LINES: ReadonlySet<StepSpec['kind']> = new Set(['perception', 'deduction', 'component']);

/** `half_up:1` */
function isWholeLine({ kind, rounding }: StepSpec): boolean {
  return !LINES.has(kind) || (rounding !== null && /:\d+$/.test(rounding));
}
