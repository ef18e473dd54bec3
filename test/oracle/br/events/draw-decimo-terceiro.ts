import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, monthsAfter } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';

import { cents, drawPay, eventOn, type Inputs, requestOf } from './draw-request.ts';

/** One instalment; now and then of one hired after the payment, or an advance beside the wrong instalment. */
export function drawDecimoTerceiro(dice: Dice, year: number): CalculationRequest {
  const parcela = dice.pick(['primeira', 'segunda', 'segunda', 'unica']);
  const period = eventOn(dice, year, parcela === 'primeira' ? [11, 11, 7] : [12, 12, 12]);
  const [fields, means] = drawPay(dice, period.end_date);
  const inputs: Inputs = {
    ...means,
    parcela,
    hire_date: dice.oneIn(50) ? daysAfter(period.end_date, 1) : hireDate(dice, period.end_date),
    ...(dice.oneIn(4) && { meses_sem_direito: dice.pick([0, 1, 2, 11, 12]) }),
    ...(dice.oneIn(6) && { avos_13: dice.integer(0, 12) }),
    ...((parcela === 'segunda' ? dice.oneIn(2) : dice.oneIn(40)) && {
      primeira_parcela_amount: advance(dice),
    }),
  };
  return requestOf('decimo_terceiro', period, fields, inputs);
}

function advance(dice: Dice): string {
  return cents(dice, dice.pick([150_000, 800_000]))
    .plus('0.01')
    .toFixed(2);
}

/** Long ago, on the turn of a year, or so that a month of the year has 14, 15 or 16 days; never after the payment. */
function hireDate(dice: Dice, date: string): string {
  const year = Number(date.slice(0, 4));
  const first = `${year}-${String(dice.integer(1, 12)).padStart(2, '0')}-01`;
  const beside = daysAfter(monthsAfter(first, 1), -dice.pick([14, 15, 16]));
  const drawn = dice.pick([
    `${year - 1}-12-31`,
    `${year}-01-01`,
    `${year - dice.integer(1, 20)}-02-28`,
    beside,
    beside,
    daysAfter(`${year}-01-01`, dice.integer(0, 364)),
  ]);
  return drawn > date ? date : drawn;
}
