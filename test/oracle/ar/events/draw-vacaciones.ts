import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';
import { CONTRIBUTION_BASE_LIMITS } from '../contribution-base-limits.ts';
import { inForce } from '../dated.ts';
import { cents, type Money, money } from '../money.ts';

import {
  drawDay,
  drawEmployerFlags,
  drawHired,
  drawMeans,
  drawPay,
  drawRates,
  eventOn,
  type Fields,
  type Flags,
  inSomeForm,
  near,
  requestOf,
} from './draw-event.ts';

/** Beside the first of July of the year of the leave, or by the seniority at its end; now and then after the leave. */
function drawHiring(dice: Dice, date: string, year: number): string {
  if (dice.oneIn(40)) return daysAfter(date, 1);
  const hired = dice.oneIn(4)
    ? daysAfter(`${year}-07-01`, dice.pick([-1, 0, 1, 60]))
    : drawHired(dice, `${year}-12-31`);
  return hired > date ? daysAfter(date, -dice.integer(0, 900)) : hired;
}

function drawDays(dice: Dice): Fields {
  return {
    ...(dice.oneIn(3) && { dias_trabajados_efectivos: dice.pick([0, 19, 20, 76, 140, 366]) }),
    ...(dice.oneIn(3) && { dias_ya_gozados: dice.pick([0, 7, 14, 15, 21, 28, 35, 60]) }),
    ...(dice.oneIn(3) && { dias_a_gozar: dice.oneIn(40) ? 61 : dice.pick([0, 1, 7, 14, 21, 28, 35, 60]) }),
  };
}

/** What the month paid beside the leave: often so much that both meet the maximum base. */
function drawOtherPay(dice: Dice, month: string, pay: Money): Fields {
  if (dice.oneIn(3)) return {};
  const max = money(inForce(CONTRIBUTION_BASE_LIMITS, month).max);
  const rest = max.minus(cents(pay.times(dice.pick([7, 14, 21])).div(25)));
  return { remuneracion_otras_mes: near(dice, dice.oneIn(2) ? max : rest).toFixed(2) };
}

/** The month's pay beside the day's is not read. */
function byDay(dice: Dice, pay: Money): Fields {
  const daily_salary = cents(pay.div(30)).plus('0.01').toFixed(2);
  return { daily_salary, ...(dice.oneIn(3) && { monthly_salary: pay.plus(1).toFixed(2) }) };
}

function drawHalfYear(dice: Dice): Flags {
  return dice.oneIn(4) ? { cumple_mitad_dias_habiles: dice.oneIn(2) } : {};
}

/** A leave of this year or of the last. */
export function drawVacaciones(dice: Dice, ofYear: number): CalculationRequest {
  const date = drawDay(dice, ofYear, [1, 2, 10]);
  const year = ofYear - (dice.oneIn(50) ? -1 : dice.pick([0, 0, 1]));
  const isHireKnown = !dice.oneIn(6);
  const pay = drawPay(dice, `${date.slice(0, 8)}01`);
  const isByDay = dice.oneIn(5);
  return requestOf('vacaciones', {
    period: eventOn(date),
    fields: {
      ...(isByDay ? byDay(dice, pay) : inSomeForm(dice, pay)),
      ...drawRates(dice),
    },
    inputs: {
      ...(isByDay && { modalidad: 'jornal' }),
      ...(isHireKnown && { hire_date: drawHiring(dice, date, year) }),
      ...((year !== ofYear || dice.oneIn(2)) && { anio_vacaciones: year }),
      ...drawMeans(dice),
      ...drawDays(dice),
      ...drawOtherPay(dice, date, pay),
    },
    flags: { ...drawEmployerFlags(dice), ...drawHalfYear(dice) },
  });
}
