import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, latest } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';
import { CONTRIBUTION_BASE_LIMITS } from '../contribution-base-limits.ts';
import { inForce } from '../dated.ts';
import { DETRACTION } from '../employer-contributions.ts';
import { type Money, money } from '../money.ts';
import { days30 } from './dates.ts';
import {
  drawDay,
  drawEmployerFlags,
  drawPay,
  drawRates,
  eventOn,
  type Fields,
  inSomeForm,
  near,
  requestOf,
} from './draw-event.ts';
import { halfYearOf } from './half-year.ts';

/** Of this half year or of years before, on its first and its last day too; now and then after the payment. */
function drawHired(dice: Dice, date: string): string {
  if (dice.oneIn(30)) return daysAfter(date, 1);
  const { first } = halfYearOf(date);
  const day = daysAfter(first, dice.pick([-400, -1, 0, 1, 31, 58, 59, dice.integer(0, 183)]));
  return day > date ? date : day;
}

/** Unpaid days up to all of them, rarely one more; or a count of the caller's own. */
function drawDays(dice: Dice, date: string, hired: string | undefined): Fields {
  const { first, last } = halfYearOf(date);
  const worked = days30(latest(hired ?? first, first), last);
  const unpaid = dice.oneIn(8) ? worked + 1 : dice.pick([0, 1, 15, worked, dice.integer(0, worked)]);
  return {
    ...(dice.oneIn(4) && { dias_sin_goce: Math.min(180, unpaid) }),
    ...(dice.oneIn(4) && { dias_computables: dice.oneIn(20) ? 181 : dice.pick([0, 1, 90, worked, 180]) }),
  };
}

/** Months whose half meets the half of a limit. */
function drawBest(dice: Dice, month: string): Money {
  const { min, max } = inForce(CONTRIBUTION_BASE_LIMITS, month);
  const limits = [money(min), money(min).times(2), money(min).plus(DETRACTION), money(max)];
  return dice.oneIn(2) ? near(dice, dice.pick(limits)) : drawPay(dice, month);
}

/** Paid in June and December, and to some in other months. */
export function drawSac(dice: Dice, year: number): CalculationRequest {
  const date = drawDay(dice, year, [6, 6, 7, 12, 12]);
  const hired = dice.oneIn(2) ? drawHired(dice, date) : undefined;
  const best = dice.oneIn(4) ? undefined : drawBest(dice, date).toFixed(2);
  const earlier = dice.oneIn(3) ? drawBest(dice, date).toFixed(2) : undefined;
  // Who knows the best month needs no salary.
  const isKnown = best !== undefined || earlier !== undefined;
  const salary = isKnown && dice.oneIn(3) ? {} : inSomeForm(dice, drawBest(dice, date));
  return requestOf('sac', {
    period: eventOn(date),
    ...(earlier !== undefined && { history: { mejor_del_semestre: earlier } }),
    fields: { ...salary, ...drawRates(dice) },
    inputs: {
      ...(best !== undefined && { mejor_remuneracion: best }),
      ...(hired !== undefined && { hire_date: hired }),
      ...drawDays(dice, date, hired),
    },
    flags: drawEmployerFlags(dice),
  });
}
