import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter } from '../../calendar.ts';
import type { Fraction } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { drawAmount, near, plain } from '../draw-amounts.ts';
import { parametersOn } from '../parameters.ts';
import { daysOfYear } from './dates.ts';
import { drawEvent, drawUsed, type Fields } from './draw-event.ts';

/** When she began and up to when the year is paid. */
function drawDates(dice: Dice, year: number): Fields {
  const end = dice.oneIn(2) ? `${year}-12-31` : daysAfter(`${year}-01-01`, dice.integer(0, 364));
  const hired = dice.pick([`${year}-01-01`, end, daysAfter(end, -dice.integer(0, 800)), `${year - 1}-12-31`]);
  return {
    ...(dice.oneIn(2) && hired <= end && { fecha_ingreso: hired }),
    ...(end !== `${year}-12-31` && { fecha_corte: end }),
  };
}

function drawDays(dice: Dice, year: number): Fields {
  return {
    ...(dice.oneIn(2) && { dias_aguinaldo: dice.pick([15, 16, 20, 30, 40, 366]) }),
    ...(dice.oneIn(4) && { dias_no_computables: dice.pick([1, 12, 180, 366, dice.integer(0, 366)]) }),
    ...(dice.oneIn(5) && { dias_trabajados_anio: dice.integer(0, daysOfYear(`${year}-01-01`)) }),
  };
}

/** About the 30 UMA of the exemption, about the legal minimum, or any. */
function drawGross(dice: Dice, cap: Fraction, daily: Fraction): string {
  const fifteenDays = daily.times(15).cents();
  return plain(dice.oneIn(3) ? drawAmount(dice, 5).cents() : near(dice, dice.pick([cap, fifteenDays])), 2);
}

export function drawAguinaldo(dice: Dice, year: number): CalculationRequest {
  return drawEvent(dice, {
    scheme: 'aguinaldo',
    year,
    own: ({ end_date }, daily) => {
      const cap = parametersOn(end_date).uma.times(30).cents();
      return {
        inputs: {
          ...drawDates(dice, year),
          ...drawDays(dice, year),
          ...(dice.oneIn(4) && { aguinaldo_bruto: drawGross(dice, cap, daily) }),
          ...(dice.oneIn(4) && { aguinaldo_exento_acumulado: drawUsed(dice, cap) }),
        },
      };
    },
  });
}
