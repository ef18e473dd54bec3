import type { IToken } from 'chevrotain';
import { DateToken, HoursToken, MonthToken, NumberToken, RateToken } from '../../dsl/lexer/tokens.ts';
import type { Dice } from '../oracle/oracle.ts';
import { decides, type FaultClass, type Place, place } from './fault-class.ts';
import { type RuleText, spanOf } from './rule-text.ts';

const FIGURES = new Set([NumberToken, RateToken, HoursToken]);

function figures(
  { tokens }: RuleText,
  change: (image: string, dice: Dice) => string | null,
): readonly Place[] {
  return tokens
    .filter(({ tokenType }) => FIGURES.has(tokenType))
    .map((token) => place(spanOf(token), (dice) => change(token.image, dice)));
}

function digitPlaces(image: string): readonly number[] {
  return [...image].flatMap((sign, at) => (sign >= '0' && sign <= '9' ? [at] : []));
}

function withSign(image: string, at: number, sign: string): string {
  return image.slice(0, at) + sign + image.slice(at + 1);
}

/** Another digit; a number does not begin to be one with a zero in front. */
function otherDigit(image: string, dice: Dice): string | null {
  const at = dice.pick(digitPlaces(image));
  const isFirst = at === digitPlaces(image)[0] && digitPlaces(image).length > 1;
  const digits = '0123456789'.slice(isFirst ? 1 : 0).split('');
  return withSign(image, at, dice.pick(digits.filter((digit) => digit !== image[at])));
}

function swappedDigits(image: string, dice: Dice): string | null {
  const places = digitPlaces(image);
  const pairs = places.flatMap((at, index) => {
    const next = places[index + 1];
    return next === undefined || image[at] === image[next] ? [] : [[at, next] as const];
  });
  if (pairs.length === 0) return null;
  const [first, second] = dice.pick(pairs);
  return withSign(withSign(image, first, image[second] ?? ''), second, image[first] ?? '');
}

/** Ten times as much, or a tenth of it. */
function movedPoint(image: string, dice: Dice): string | null {
  const unit = image.match(/[%h]$/)?.[0] ?? '';
  const [whole = '', part = ''] = image.slice(0, image.length - unit.length).split('.');
  const digits = whole.replaceAll('_', '');
  if (dice.oneIn(2))
    return part === '' ? `${digits}0${unit}` : `${digits}${part.slice(0, 1)}${rest(part)}${unit}`;
  const less = digits.length === 1 ? '0' : digits.slice(0, -1);
  return `${less}.${digits.slice(-1)}${part}${unit}`;
}

function rest(part: string): string {
  return part.length > 1 ? `.${part.slice(1)}` : '';
}

/** 4% as 4, as 0.04 or as 0.04%. */
function lostPercent(image: string, dice: Dice): string | null {
  if (!image.endsWith('%')) return null;
  const number = Number(image.slice(0, -1).replaceAll('_', ''));
  const share = String(Number((number / 100).toFixed(8)));
  return dice.pick([image.slice(0, -1), share, `${share}%`]);
}

const DATES = new Set([DateToken, MonthToken]);

/** A day, a month or a year beside it. */
function otherDate({ image, tokenType }: IToken, dice: Dice): string | null {
  const day = new Date(`${tokenType === MonthToken ? `${image}-01` : image}T00:00:00Z`);
  const by = dice.pick([1, -1]);
  const part = tokenType === MonthToken ? dice.pick(['month', 'year']) : dice.pick(['day', 'month', 'year']);
  if (part === 'day') day.setUTCDate(day.getUTCDate() + by);
  if (part === 'month') day.setUTCMonth(day.getUTCMonth() + by);
  if (part === 'year') day.setUTCFullYear(day.getUTCFullYear() + by);
  return day.toISOString().slice(0, image.length);
}

/** Mistakes in figures and dates. */
export const FIGURE_FAULTS: readonly FaultClass[] = [
  decides('a digit of a figure', (rules) => figures(rules, otherDigit)),
  decides('two digits of a figure exchanged', (rules) => figures(rules, swappedDigits)),
  decides('the decimal point of a figure moved', (rules) => figures(rules, movedPoint)),
  decides('the percent sign of a rate lost', (rules) => figures(rules, lostPercent)),
  decides('a date by a day, a month or a year', ({ tokens }) =>
    tokens
      .filter(({ tokenType }) => DATES.has(tokenType))
      .map((token) => place(spanOf(token), (dice) => otherDate(token, dice))),
  ),
];
