import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, monthsAfter } from '../../calendar.ts';
import { fraction } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { figuresOn } from '../figures.ts';
import { lastDayOf } from '../inputs.ts';

import { drawDays, drawEvent, drawMoney, drawNear, drawPayment, type Inputs } from './draw-event.ts';
import { drawRates, drawSalaries } from './draw-salary.ts';
import type { Reading } from './warnings.ts';

/** So many months and a day or two before a date; whole years and half years come often. */
export function drawHire(dice: Dice, date: string): string {
  const months = dice.pick([0, 6, 12, 18, 36, 66, 120, 126, 132, 156, dice.integer(0, 480)]);
  const start = daysAfter(
    monthsAfter(date, -months),
    -dice.pick([0, 0, 1, 1, 2, 15, 16, dice.integer(0, 31)]),
  );
  return dice.oneIn(12) ? lastDayOf(start) : start;
}

/** What is left of former years and what was taken in advance. */
export function drawBalance(dice: Dice): Inputs {
  return {
    ...(dice.oneIn(3) && { dias_feriado_anual: dice.pick([15, 20]) }),
    ...(dice.oneIn(2) && {
      dias_feriado_pendiente: dice.pick(['15', '30', '30.01', '31', '40', drawDays(dice, 45), '200']),
    }),
    ...(dice.oneIn(4) && { dias_feriado_anticipado: dice.oneIn(30) ? '60.5' : drawDays(dice, 12) }),
  };
}

/** What the rest of the month pays, around the limits. */
function drawRestOfMonth(dice: Dice, date: string): Inputs {
  const { pensionAndHealthCap, unemploymentCap, utm } = figuresOn(date);
  const cap = fraction(dice.pick([pensionAndHealthCap, unemploymentCap]).toFixed());
  const bracket = fraction(utm.toFixed()).times(dice.pick(['13.5', '30', '50', '90', '310']));
  return {
    ...(dice.oneIn(3) && {
      total_imponible_mes_amount: dice.oneIn(2) ? drawNear(dice, cap) : drawMoney(dice, 6_000_000),
    }),
    ...(dice.oneIn(3) && {
      base_tributable_mes_amount: dice.oneIn(2) ? drawNear(dice, bracket) : drawMoney(dice, 6_000_000),
    }),
  };
}

export function drawVacation(dice: Dice, year: number, reading: Reading): CalculationRequest {
  const end = drawPayment(dice, year, [2, 9, 12]);
  const day = String(dice.integer(1, Number(lastDayOf(end).slice(8)))).padStart(2, '0');
  const first = `${end.slice(0, 8)}${day}`;
  const inputs = {
    hire_date: dice.oneIn(60) ? daysAfter(first, 1) : drawHire(dice, first),
    fecha_inicio_feriado: first,
    dias_habiles_a_tomar: dice.oneIn(60) ? 61 : dice.pick([0, 1, 5, 9, 10, 15, 20, dice.integer(0, 60)]),
    ...drawBalance(dice),
    ...(dice.oneIn(2) && { anios_empleadores_anteriores: dice.pick([0, 5, 9, 10, 11, 60]) }),
    ...(dice.oneIn(3) && { otros_haberes_fijos_amount: drawMoney(dice, 400_000) }),
    ...(dice.oneIn(3) && { promedio_variable_amount: drawMoney(dice, 1_200_000) }),
    ...drawRestOfMonth(dice, end),
  };
  const employee = { ...drawSalaries(dice, end), ...drawRates(dice, end) };
  return drawEvent(dice, { scheme: 'feriado', end, employee, inputs }, reading);
}
