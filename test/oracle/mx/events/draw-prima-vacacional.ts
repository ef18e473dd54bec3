import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Dice } from '../../oracle.ts';
import { drawAmount, near, plain } from '../draw-amounts.ts';
import { parametersOn } from '../parameters.ts';
import { drawEvent, drawUsed, type Fields } from './draw-event.ts';
import { drawHired } from './draw-hired.ts';

/** The day of hiring, the days of vacation, or both. */
function drawDays(dice: Dice, payday: string): Fields {
  const form = dice.integer(1, 4);
  return {
    ...(form > 1 && { fecha_ingreso: drawHired(dice, payday, 1) }),
    ...(form < 3 && { dias_vacaciones: dice.pick([0, 6, 11, 12, 14, 90, '7.5', dice.integer(0, 90)]) }),
  };
}

export function drawPrimaVacacional(dice: Dice, year: number): CalculationRequest {
  return drawEvent(dice, {
    scheme: 'prima_vacacional',
    year,
    own: ({ end_date }) => {
      const cap = parametersOn(end_date).uma.times(15).cents();
      const gross = dice.oneIn(2) ? near(dice, cap) : drawAmount(dice, 5).cents();
      return {
        inputs: {
          ...drawDays(dice, end_date),
          ...(dice.oneIn(3) && {
            prima_vacacional_tasa: dice.pick(['0.25', '0.3', '0.5', '1', '3', '0.2501']),
          }),
          ...(dice.oneIn(4) && { prima_vacacional_bruta: plain(gross, 2) }),
          ...(dice.oneIn(4) && { prima_vacacional_exenta_acumulada: drawUsed(dice, cap) }),
        },
        flags: dice.oneIn(3) ? { paga_vacaciones: true } : {},
      };
    },
  });
}
