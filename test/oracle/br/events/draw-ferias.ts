import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, monthsAfter } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';
import { type Amount, amount, greatest, ZERO } from '../amount.ts';
import { inssOf } from '../inss.ts';

import { cents, drawPay, eventOn, type Inputs, requestOf } from './draw-request.ts';
import { daysOfRight } from './vacation.ts';

/** A receipt; often vacation and its third together meet a landmark. */
export function drawFerias(dice: Dice, year: number): CalculationRequest {
  const period = eventOn(dice, year, [1, 2, 4, 5]);
  const absences = dice.pick([0, 0, 0, 5, 6, 14, 15, 23, 24, 32, 33, 367]);
  const days = dice.oneIn(3) ? {} : drawDays(dice, daysOfRight(absences));
  const taken = days.dias_gozo ?? daysOfRight(absences) - (days.dias_abono ?? 0);
  const share = amount(4)
    .times(taken > 0 ? taken : 30)
    .div(90);
  const [fields, means] = drawPay(dice, period.end_date, share);
  const inputs: Inputs = {
    ...means,
    ...(absences > 0 && { faltas_injustificadas: absences }),
    ...days,
    ...(taken > 0 && dice.oneIn(3) && drawDates(dice, period.end_date, taken)),
    ...(dice.oneIn(10) && { periodo_aquisitivo_inicio: aboutFirstOfMonth(dice, period.end_date) }),
    ...(dice.oneIn(8) && {
      dias_em_dobro: dice.pick([0, 1, Math.max(0, taken), Math.min(30, Math.max(0, taken) + 1)]),
    }),
    ...(dice.oneIn(3) && { adiantar_13: dice.oneIn(2) }),
    ...(dice.oneIn(3) && { terco_abono_tributavel: dice.oneIn(2) }),
    ...(dice.oneIn(4) && drawMonth(dice, period.end_date)),
  };
  return requestOf('ferias', period, fields, inputs);
}

interface Days {
  readonly dias_gozo?: number;
  readonly dias_abono?: number;
}

/** Up to a third of the right sold, rarely a day more; the rest or a part of it taken. */
function drawDays(dice: Dice, right: number): Days {
  const most = right / 3;
  const sold = dice.pick([0, most, most, dice.integer(0, most), dice.oneIn(8) ? most + 1 : most]);
  const left = Math.max(0, right - sold);
  const taken = dice.pick([left, left, 14, 10, 0, dice.oneIn(4) ? Math.min(30, left + 1) : left]);
  return { dias_abono: sold, ...(dice.oneIn(2) && { dias_gozo: taken }) };
}

/** The concessive period ends before, in or after the vacation; some begin on the 29th to the 31st. */
function drawDates(dice: Dice, date: string, taken: number): Inputs {
  const inicio_gozo = daysAfter(`${date.slice(0, 8)}01`, dice.pick([0, 0, 2, dice.integer(-5, 35)]));
  const ends = daysAfter(
    inicio_gozo,
    dice.pick([-400, -31, -1, 0, 1, dice.integer(0, taken), taken, taken + 1, 200]),
  );
  return { inicio_gozo, ...(!dice.oneIn(8) && { periodo_aquisitivo_inicio: monthsAfter(ends, -24) }) };
}

/** Vacations of all, which who was hired in the month takes too (CLT art. 140). */
function aboutFirstOfMonth(dice: Dice, date: string): string {
  return daysAfter(`${date.slice(0, 8)}01`, dice.pick([-1, 0]));
}

/** Other receipts of the month: withheld as the table says, less, or a cent more than the month bears. */
function drawMonth(dice: Dice, date: string): Inputs {
  const base: Amount = dice.pick([cents(dice, 400_000), cents(dice, 1_000_000)]);
  const exact = inssOf(base, date);
  const withheld = dice.pick([exact, exact, exact, ZERO, greatest(ZERO, exact.minus(5)), exact.plus('0.01')]);
  return { inss_base_acumulada_mes: base.toFixed(2), inss_retido_mes: withheld.toFixed(2) };
}
