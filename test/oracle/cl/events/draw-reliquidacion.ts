import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { monthsAfter } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';

import { drawEvent, drawMoney, drawPayment } from './draw-event.ts';
import { drawMonths } from './draw-months.ts';
import { drawRates } from './draw-salary.ts';
import type { Reading } from './warnings.ts';

/** The months before the payment, and now and then its own; none before the limits are known. */
function drawFirstMonth(dice: Dice, end: string): string {
  const first = monthsAfter(`${end.slice(0, 7)}-01`, -dice.pick([0, 1, 3, 6, 12, dice.integer(1, 20)]));
  return first < '2020-02-01' ? '2020-02-01' : first;
}

/** How many months lie from one to that of a date, both counted, of twelve at most. */
function monthsUntil(first: string, end: string): number {
  const month = (date: string): number => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
  return Math.min(month(end) - month(first) + 1, 12);
}

export function drawBackPay(dice: Dice, year: number, reading: Reading): CalculationRequest {
  const end = drawPayment(dice, year);
  const first = drawFirstMonth(dice, end);
  const tooLong = dice.oneIn(40) ? 12 : monthsUntil(first, end);
  const inputs = {
    renta_accesoria_amount: drawMoney(dice, dice.pick([300_000, 4_000_000, 40_000_000])),
    ...(dice.oneIn(4) && { cotizable: dice.oneIn(3) }),
    primer_mes_devengo: dice.oneIn(60) ? `${first.slice(0, 8)}02` : first,
    ...(dice.oneIn(80) ? {} : drawMonths(dice, first, tooLong)),
  };
  return drawEvent(
    dice,
    { scheme: 'reliquidacion_impuesto', end, employee: drawRates(dice, end), inputs },
    reading,
  );
}
