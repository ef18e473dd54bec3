import { type Fraction, fraction, greatest, ONE_CENT, ZERO } from '../fraction.ts';
import type { Dice } from '../oracle.ts';

/** The value, or one cent to either side; never below zero. */
export function near(dice: Dice, value: Fraction): Fraction {
  return greatest(ZERO, value.plus(ONE_CENT.times(dice.integer(-1, 1))));
}

/** A decimal text of at most so many fraction digits, without padding. */
export function plain(value: Fraction, places: number): string {
  return value.text(places).replace(/\.?0+$/, '');
}

/** Any amount up to 10^`digits`, every size as likely, with up to six fraction digits. */
export function drawAmount(dice: Dice, digits: number): Fraction {
  const places = dice.pick([0, 2, 2, 6]);
  const size = dice.integer(1, digits);
  const text = `${dice.integer(0, 10 ** size)}.${dice.integer(0, 10 ** places - 1)}`;
  return fraction(text);
}
