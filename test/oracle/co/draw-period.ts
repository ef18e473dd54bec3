import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import type { Dice } from '../oracle.ts';

const date = (year: number, month: number, day: number): string =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');

/** July, when the value of the hour changes, comes as often as all other months together. */
function drawMonth(dice: Dice): number {
  return dice.oneIn(3) ? 7 : dice.integer(1, 12);
}

function drawFortnight(dice: Dice, year: number, month: number, lastDay: number): WirePeriod {
  const [first, last] = dice.oneIn(2) ? [1, 15] : [16, lastDay];
  const start = dice.oneIn(5) ? dice.integer(first, last) : first;
  const end = dice.oneIn(5) ? dice.integer(start, last) : last;
  const days = dice.oneIn(3) ? end - start + 1 : dice.pick([1, 14, 15, 15, 15, 16]);
  return { type: 'biweekly', start_date: date(year, month, start), end_date: date(year, month, end), days };
}

function drawPartMonth(dice: Dice, year: number, month: number, lastDay: number): WirePeriod {
  const hire = dice.oneIn(2);
  const start = hire ? dice.integer(2, lastDay) : 1;
  const end = hire ? lastDay : dice.integer(1, lastDay - 1);
  const days = end - start + 1;
  return { type: 'monthly', start_date: date(year, month, start), end_date: date(year, month, end), days };
}

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A whole month, or a whole fortnight. */
export function drawWholePeriod(dice: Dice, year: number): WirePeriod {
  const month = drawMonth(dice);
  const lastDay = lastDayOf(year, month);
  const span = dice.pick([
    ['monthly', 1, lastDay, 30],
    ['monthly', 1, lastDay, lastDay],
    ['biweekly', 1, 15, 15],
    ['biweekly', 16, lastDay, 15],
  ] as const);
  const [type, start, end, days] = span;
  return { type, start_date: date(year, month, start), end_date: date(year, month, end), days };
}

/** Whole or not, with `days` that fit or do not. */
export function drawPeriod(dice: Dice, year: number): WirePeriod {
  const month = drawMonth(dice);
  const lastDay = lastDayOf(year, month);
  if (dice.oneIn(3)) return drawFortnight(dice, year, month, lastDay);
  return dice.oneIn(2) ? drawPartMonth(dice, year, month, lastDay) : drawWholePeriod(dice, year);
}
