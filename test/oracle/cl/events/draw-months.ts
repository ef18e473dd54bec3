import { type Fraction, fraction, greatest, ZERO } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { figuresOn, lastPublished } from '../figures.ts';
import { monthEnd } from './calendar.ts';
import { drawMoney, drawNear, type Inputs } from './draw-event.ts';
import { MONTH_NUMBERS } from './months-earned.ts';

/** Around the limits of the month, so that a share passes one, both or none. */
function drawTotal(dice: Dice, end: string, wage: Fraction): string {
  const { pensionAndHealthCap, unemploymentCap } = figuresOn(end);
  const cap = fraction(dice.pick([pensionAndHealthCap, unemploymentCap]).toFixed());
  const below = greatest(cap.minus(dice.integer(0, dice.pick([0, 300_000, 1_500_000]))), ZERO);
  return dice.oneIn(3) ? drawNear(dice, below) : wage.text(2);
}

/** Around the brackets, so that a share crosses one or more. */
export function drawTaxed(dice: Dice, end: string, wage: Fraction): string {
  const utm = fraction(lastPublished(end, 'utm'));
  const bracket = utm.times(dice.pick(['13.5', '30', '50', '70', '90', '120', '310']));
  const below = greatest(bracket.minus(dice.integer(0, dice.pick([0, 100_000, 800_000]))), ZERO);
  return dice.oneIn(3) ? drawNear(dice, below) : wage.times('0.81').text(dice.pick([0, 2]));
}

/** So many of twelve months, in a row or with gaps; rarely half of one. */
export function drawMonths(dice: Dice, first: string, possible: number): Inputs {
  const wage = fraction(drawMoney(dice, dice.pick([900_000, 2_500_000, 6_000_000, 30_000_000])));
  const last = dice.pick([possible, possible, dice.integer(1, possible)]);
  const hasGaps = dice.oneIn(4);
  const months = MONTH_NUMBERS.slice(0, last).flatMap((number, at) => {
    if (hasGaps && dice.oneIn(3)) return [];
    const end = monthEnd(first, at);
    const total = [`total_imponible_${number}`, drawTotal(dice, end, wage)] as const;
    const taxed = [`base_tributable_${number}`, drawTaxed(dice, end, wage)] as const;
    return dice.oneIn(900) ? [total] : [total, taxed];
  });
  return Object.fromEntries(months);
}
