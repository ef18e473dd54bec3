import type { ValueType } from '../module/manifest.ts';
import { type Exact, reduce } from '../numbers/exact.ts';
import { finiteDecimal, fractionDigits } from '../numbers/finite-decimal.ts';
import { printMoney, printPlain } from '../numbers/print.ts';
import { eightDigits, moneyText, plainText, ratio } from '../numbers/text.ts';
import { SAFE } from '../numbers/whole.ts';
import type { SlotAmount } from './shown-value.ts';

/**
 * How the number in a slot becomes a text. What it last said is kept: a rate, a day count or a limit is the same on most
 * payslips, and later steps read what earlier ones did.
 */
export class SlotText implements SlotAmount {
  readonly slot: number;
  readonly scale: bigint;
  readonly over: number;
  readonly isMoney: boolean;
  /** True for a date, which has eight digits in every year. */
  readonly isDate: boolean;
  /** What makes whole cents of it; 0 where it must be divided. */
  readonly cents: number;
  /** True for what is printed as it stands in its slot. */
  readonly isWhole: boolean;
  /** True where what the slot holds always ends as a decimal. */
  readonly alwaysEnds: boolean;
  /** The scale as a number; NaN beyond 2^53. */
  readonly d: number;
  /** The part of the scale that no power of ten holds: only its multiples end as decimals. */
  readonly odd: number;
  /** What makes `digits` decimals, of what is a multiple of the odd part, a whole number. */
  readonly tens: number;
  readonly digits: number;
  #n = Number.NaN;
  #divisor = Number.NaN;
  #cutTo = -1;
  #texts = NOTHING;

  constructor({ slot, scale, over }: SlotAmount, type: ValueType) {
    const isMoney = type === 'money';
    const odd = oddPart(scale);
    this.slot = slot;
    this.scale = scale;
    this.over = over;
    this.isMoney = isMoney;
    this.isDate = type === 'date';
    this.cents = isMoney && over < 0 && 100n % scale === 0n ? Number(100n / scale) : 0;
    this.isWhole = !isMoney && over < 0 && scale === 1n;
    this.d = scale > BigInt(SAFE) ? Number.NaN : Number(scale);
    this.odd = Number(odd);
    this.alwaysEnds = this.cents > 0 || this.isWhole || (over < 0 && this.odd === 1);
    this.digits = fractionDigits({ n: 1n, d: scale / odd }) ?? 0;
    this.tens = Number((10n ** BigInt(this.digits) * odd) / scale);
  }

  /** The texts of what the slot holds; what has no end is cut to so many digits. */
  textsOf(slots: Float64Array, cutTo: number): SlotTexts {
    const n = slots[this.slot] ?? 0;
    const divisor = this.over < 0 ? 1 : (slots[this.over] ?? 1);
    if (n !== this.#n || divisor !== this.#divisor || cutTo !== this.#cutTo) {
      this.#texts = makeTexts(n, this, divisor, cutTo);
      this.#n = n;
      this.#divisor = divisor;
      this.#cutTo = cutTo;
    }
    return this.#texts;
  }
}

/** The texts of many values, once for each place. */
export class KnownSlots {
  readonly #known = new Map<string, SlotText>();

  of(amount: SlotAmount, type: ValueType): SlotText {
    const key = `${amount.slot} ${amount.scale} ${amount.over} ${type}`;
    const text = this.#known.get(key) ?? new SlotText(amount, type);
    this.#known.set(key, text);
    return text;
  }
}

function oddPart(scale: bigint): bigint {
  let odd = scale;
  for (const factor of [2n, 5n]) while (odd % factor === 0n) odd /= factor;
  return odd;
}

/** A value as a trace shows it. */
export interface SlotTexts {
  /** The decimal with all its digits; what has no end is cut, half up. */
  readonly text: string;
  /** The fraction in lowest terms that has no end as a decimal; null for what ends. */
  readonly fraction: string | null;
}

const NOTHING: SlotTexts = { text: '', fraction: null };

function makeTexts(n: number, value: SlotText, divisor: number, cutTo: number): SlotTexts {
  if (value.isDate && n > 0) return { text: eightDigits(n), fraction: null };
  if (value.isWhole) return { text: String(n), fraction: null };
  const known = value.over < 0 ? textsOver(n, value, cutTo) : textsDivided(n, value, divisor, cutTo);
  return known ?? exactTexts(ratio(n, value.scale, divisor), value, cutTo);
}

/** In numbers; null where they pass 2^53. */
function textsOver(n: number, value: SlotText, cutTo: number): SlotTexts | null {
  const { d, odd, tens, digits, isMoney } = value;
  if (n % odd === 0) {
    const shifted = (n / odd) * tens;
    if (!Number.isSafeInteger(shifted)) return null;
    return { text: shiftedText(shifted, digits, isMoney ? 2 : 0), fraction: null };
  }
  if (Number.isNaN(d)) return null;
  const common = greatestCommonDivisor(Math.abs(n), d);
  const text = isMoney ? moneyText(n, d, cutTo) : plainText(n, d, cutTo);
  return { text, fraction: `${n / common}/${d / common}` };
}

/** The same of what is divided by a number of the payslip too. */
function textsDivided(n: number, { d, isMoney }: SlotText, divisor: number, cutTo: number): SlotTexts | null {
  const whole = d * divisor;
  if (!Number.isSafeInteger(whole)) return null;
  const common = greatestCommonDivisor(Math.abs(n), whole);
  const [over, under] = [n / common, whole / common];
  let [odd, digits] = [under, 0];
  for (const factor of [2, 5]) {
    let count = 0;
    while (odd % factor === 0) {
      odd /= factor;
      count += 1;
    }
    digits = Math.max(digits, count);
  }
  if (odd > 1) {
    const text = isMoney ? moneyText(n, d, cutTo, divisor) : plainText(n, d, cutTo, divisor);
    return { text, fraction: `${over}/${under}` };
  }
  const shifted = (over * 10 ** digits) / under;
  if (digits > MOST_DIGITS || !Number.isSafeInteger(over * 10 ** digits)) return null;
  return { text: shiftedText(shifted, digits, isMoney ? 2 : 0), fraction: null };
}

/** Powers of ten up to this are whole numbers below 2^53. */
const MOST_DIGITS = 15;

function exactTexts(exact: Exact, { isMoney }: SlotText, cutTo: number): SlotTexts {
  const text = finiteDecimal(exact, isMoney ? 2 : 0);
  if (text !== null) return { text, fraction: null };
  const { n, d } = reduce(exact);
  return { text: isMoney ? printMoney(exact, cutTo) : printPlain(exact, cutTo), fraction: `${n}/${d}` };
}

function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

const ZERO = '0'.charCodeAt(0);

/** A whole number with a point before its last digits, without the zeros at its end but for the first `kept`. */
function shiftedText(shifted: number, digits: number, kept: number): string {
  const least = Math.max(digits, kept);
  const magnitude = String(Math.abs(shifted)) + '0'.repeat(least - digits);
  const text = magnitude.padStart(least + 1, '0');
  const point = text.length - least;
  let end = text.length;
  while (end > point + kept && text.charCodeAt(end - 1) === ZERO) end -= 1;
  const whole = `${shifted < 0 ? '-' : ''}${text.slice(0, point)}`;
  return end === point ? whole : `${whole}.${text.slice(point, end)}`;
}
