import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import type { Dice } from '../oracle.ts';

const DAY_MS = 86_400_000;

/** Longest span, and most days, of a sub-period. */
const MOST_DAYS = { biweekly: 16, weekly: 7 } as const;

/** Days around which sub-periods are drawn: those on which dated values change, and the end of the year. */
const AROUND = ['01-01', '02-01', '05-01', '12-31'];

function dateOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function drawMonth(dice: Dice, year: number): WirePeriod {
  const month = dice.oneIn(2) ? dice.pick([1, 2, 4, 5, 12]) : dice.integer(1, 12);
  const last = Number(dateOf(year, month + 1, 0).slice(8));
  const start = dice.oneIn(4) ? dice.integer(1, last) : 1;
  const end = dice.oneIn(4) ? dice.integer(start, last) : last;
  return {
    type: 'monthly',
    start_date: dateOf(year, month, start),
    end_date: dateOf(year, month, end),
    days: dice.oneIn(2) ? 30 : dice.pick([1, 12, 28, 31, end - start + 1, dice.integer(1, 31)]),
  };
}

function drawSubPeriod(dice: Dice, year: number, type: 'biweekly' | 'weekly'): WirePeriod {
  const most = MOST_DAYS[type];
  const span = dice.oneIn(3) ? dice.integer(1, most) : most;
  const around = shifted(`${year}-${dice.pick(AROUND)}`, dice.integer(-span, 1));
  const anywhere = shifted(`${year}-01-01`, dice.integer(0, 360));
  const start = dice.oneIn(2) ? around : anywhere;
  const end = shifted(start, span - 1);
  if (!start.startsWith(`${year}`) && !end.startsWith(`${year}`)) return drawSubPeriod(dice, year, type);
  const usual = type === 'biweekly' ? 15 : 7;
  const days = dice.pick([usual, usual, span, most, dice.integer(1, most)]);
  return { type, start_date: start, end_date: end, days };
}

/** A period of the year, some over the end of a year and many around the days of parameter changes. */
export function drawPeriod(dice: Dice, year: number): WirePeriod {
  const type = dice.pick(['monthly', 'biweekly', 'weekly'] as const);
  return type === 'monthly' ? drawMonth(dice, year) : drawSubPeriod(dice, year, type);
}
