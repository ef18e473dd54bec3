import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction, ONE_CENT } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { drawAmount, near, plain } from '../draw-amounts.ts';
import { parametersOn } from '../parameters.ts';
import { drawEvent, drawUsed, type Fields } from './draw-event.ts';

/** The worker's days and salaries among those of all, about the 60 days of a casual worker. */
function drawShare(dice: Dice): Fields {
  const days = dice.oneIn(2) ? dice.pick([59, 60, 61]) : dice.integer(1, 366);
  const salary = drawAmount(dice, 6).cents();
  const ofOthers = drawAmount(dice, 8).cents().plus(ONE_CENT);
  return {
    ptu_repartible: plain(drawAmount(dice, 8).cents().plus(ONE_CENT), 2),
    dias_trabajados_ejercicio: days,
    dias_totales_empresa: days + dice.integer(0, 20_000),
    salario_devengado_ejercicio: plain(salary, 2),
    salarios_totales_empresa: plain(salary.plus(ofOthers), 2),
  };
}

/** About the exemption, about the cap, or any. */
function drawAssigned(dice: Dice, limits: readonly Fraction[]): Fields {
  const assigned = dice.oneIn(3) ? drawAmount(dice, 6).cents() : near(dice, dice.pick(limits).cents());
  return { ptu_asignada: plain(assigned, 2) };
}

export function drawPtu(dice: Dice, year: number): CalculationRequest {
  return drawEvent(dice, {
    scheme: 'ptu',
    year,
    own: ({ end_date }, daily) => {
      const exempt = parametersOn(end_date).uma.times(15).cents();
      const threeMonths = daily.times(90);
      const average = near(dice, threeMonths.times(dice.pick([fraction(1), fraction('1.5')])).cents());
      const shares = dice.oneIn(2);
      return {
        inputs: {
          ...(shares ? drawShare(dice) : drawAssigned(dice, [exempt, threeMonths, average])),
          ...(dice.oneIn(3) && { promedio_ptu_3_anios: plain(average, 2) }),
          ...(dice.oneIn(4) && { ptu_exenta_acumulada: drawUsed(dice, exempt) }),
        },
        flags: shares && dice.oneIn(3) ? { trabajador_eventual: true } : {},
      };
    },
  });
}
