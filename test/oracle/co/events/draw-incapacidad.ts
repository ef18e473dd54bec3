import type { Dice } from '../../oracle.ts';
import type { Inputs } from '../draw.ts';
import { exactly, type Fraction, multiply } from '../fraction.ts';
import type { Parameters } from '../parameters.ts';
import { drawDate, drawMoney, drawNear, type EventDraw } from './draw-event.ts';
import { drawMonthInputs } from './draw-vacaciones.ts';

/** Where another pays, and the ends of what may be said. */
const FIRST_DAYS = [1, 1, 2, 3, 65, 90, 91, 155, 180, 181, 515, 540, 541, 720];

/** Days about a change of who pays, a whole month, one, and now and then none or too many. */
function drawDays(dice: Dice): Inputs {
  const days = dice.oneIn(2) ? dice.pick([1, 2, 3, 30]) : dice.integer(1, 30);
  const first = dice.oneIn(2) ? dice.pick(FIRST_DAYS) : dice.integer(1, 720);
  return {
    dias_incapacidad: dice.oneIn(40) ? dice.pick([0, 31]) : days,
    ...(!dice.oneIn(4) && { dia_inicial: dice.oneIn(40) ? dice.pick([0, 721]) : first }),
  };
}

/** In minimum wages: at the floor by two thirds, by half and whole; at the rates of the solidarity fund; at the cap. */
function drawBaseBefore(dice: Dice, { smmlv }: Parameters): Fraction {
  const minimumWages = ['0.5', '1', '1.5', '2', '4', '10', '16', '17', '18', '19', '20', '25', '30'];
  return multiply(smmlv, exactly(dice.pick(minimumWages)));
}

function drawInputs(dice: Dice, _end: string, parameters: Parameters): Inputs {
  const about = (): string => drawNear(dice, drawBaseBefore(dice, parameters));
  return {
    ...drawDays(dice),
    ...(dice.oneIn(3) && { origen: dice.pick(['comun', 'laboral']) }),
    ...(dice.oneIn(2) && { ibc_mes_anterior: about() }),
    ...(dice.oneIn(2) && { ibc_mes_otros: dice.oneIn(3) ? drawMoney(dice, 50_000_000) : about() }),
    ...(dice.oneIn(5) && { salario_integral: dice.oneIn(2) }),
    ...drawMonthInputs(dice, parameters),
  };
}

export const SICKNESS: EventDraw = {
  scheme: 'incapacidad',
  flags: ['aplica_exoneracion_114_1', 'primeros_dias_al_100', 'incapacidad_al_66_67'],
  readsRiskRate: false,
  drawEnd: (dice, year) => drawDate(dice, `${year}-01-01`, `${year}-12-31`),
  drawInputs,
};
