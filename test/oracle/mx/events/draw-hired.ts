import { daysAfter, monthsAfter } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';

const LEAP_DAYS = ['2016-02-29', '2012-02-29', '2000-02-29', '2020-02-29'];
const LONGEST_SERVICE = 45;

/** A day of hiring about so many years, or years and six months, before; on a 29 February now and then. */
export function drawHired(dice: Dice, last: string, earliestAge = 0): string {
  const leap = dice.pick(LEAP_DAYS);
  if (dice.oneIn(10) && daysAfter(leap, earliestAge) <= last) return leap;
  const years = dice.oneIn(2)
    ? dice.pick([0, 1, 4, 5, 6, 10, 11, 14, 15, 16])
    : dice.integer(0, LONGEST_SERVICE);
  const about = monthsAfter(last, -12 * years - (dice.oneIn(3) ? 6 : 0));
  const moved = daysAfter(about, dice.oneIn(3) ? dice.integer(-200, 200) : dice.integer(-1, 1));
  return daysAfter(moved, earliestAge) <= last ? moved : daysAfter(last, -earliestAge);
}
