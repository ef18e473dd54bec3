import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import type { Dice } from '../oracle.ts';
import { lastDayOf } from './payroll-input.ts';

/** Three whole months to each hire or leaver; a period that the scheme refuses now and then. */
export function drawPeriod(dice: Dice, year: number): WirePeriod {
  const month = `${year}-${twoDigits(dice.integer(1, 12))}`;
  if (dice.oneIn(80)) return refusedPeriod(dice, month);
  if (dice.oneIn(4)) return partOfMonth(dice, month);
  const days = dice.oneIn(4) ? dice.integer(1, 31) : 30;
  return { type: 'monthly', start_date: `${month}-01`, end_date: lastDayOf(month), days };
}

function partOfMonth(dice: Dice, month: string): WirePeriod {
  const last = Number(lastDayOf(month).slice(8));
  const start = dice.pick([1, 2, 15, last, dice.integer(1, last)]);
  const end = dice.pick([start, last, last - 1, dice.integer(start, last)]);
  const days = dice.pick([1, end - start + 1, 29, 30, 31, dice.integer(1, 31)]);
  const dates = { start_date: `${month}-${twoDigits(start)}`, end_date: `${month}-${twoDigits(end)}` };
  return { type: 'monthly', ...dates, days: Math.max(1, days) };
}

function refusedPeriod(dice: Dice, month: string): WirePeriod {
  const fortnight = { start_date: `${month}-01`, end_date: `${month}-15`, days: 15 } as const;
  const week = { start_date: `${month}-01`, end_date: `${month}-07`, days: 7 } as const;
  const year = month.slice(0, 4);
  return dice.pick<WirePeriod>([
    { type: 'biweekly', ...fortnight },
    { type: 'weekly', ...week },
    { type: 'monthly', start_date: `${year}-05-16`, end_date: `${year}-06-15`, days: 30 },
  ]);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
