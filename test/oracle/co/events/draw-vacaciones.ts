import type { Dice } from '../../oracle.ts';
import type { Inputs } from '../draw.ts';
import { exactly, type Fraction, multiply } from '../fraction.ts';
import type { Parameters } from '../parameters.ts';
import { drawAtBracket, drawDate, drawMoney, drawNear, drawRate, type EventDraw } from './draw-event.ts';

/** Whole days, halves, and such as a proportion gives. */
function drawDays(dice: Dice): string {
  if (dice.oneIn(30)) return '60.01';
  return dice.pick([
    '0',
    '7.5',
    '15',
    '17',
    '30',
    '60',
    `${dice.integer(0, 30)}`,
    `${dice.integer(0, 30)}.${dice.integer(100000, 999999)}`,
  ]);
}

function drawBaseBefore(dice: Dice, { smmlv }: Parameters): Fraction {
  return multiply(
    smmlv,
    exactly(dice.pick(['0.5', '1', '4', '10', '16', '17', '18', '19', '20', '25', '30'])),
  );
}

/** What the month has paid and withheld beside the event. */
export function drawMonthInputs(dice: Dice, parameters: Parameters): Inputs {
  return {
    ...(dice.oneIn(3) && { pagos_gravables_mes: drawNear(dice, drawAtBracket(dice, parameters)) }),
    ...(dice.oneIn(3) && { ingresos_no_constitutivos_mes: drawMoney(dice, 3_000_000) }),
    ...(dice.oneIn(3) && { retencion_practicada_mes: drawMoney(dice, 2_000_000) }),
    ...(dice.oneIn(4) && { porcentaje_fijo_retencion: drawRate(dice) }),
  };
}

function drawInputs(dice: Dice, _end: string, parameters: Parameters): Inputs {
  const rests = !dice.oneIn(3);
  const about = (): string => drawNear(dice, drawBaseBefore(dice, parameters));
  return {
    ...(rests && { dias_descanso: drawDays(dice) }),
    ...((!rests || dice.oneIn(2)) && { dias_compensados: drawDays(dice) }),
    ...(dice.oneIn(2) && { dias_habiles: dice.pick(['0', '7.5', '15', '60']) }),
    ...(dice.oneIn(2) && { dias_pendientes: dice.pick(['0', '15', '22.5', '30', '120']) }),
    ...(dice.oneIn(3) && { promedio_base_vacaciones: about() }),
    ...(dice.oneIn(2) && { ibc_mes_anterior: about() }),
    ...(dice.oneIn(5) && { salario_integral: dice.oneIn(2) }),
    ...drawMonthInputs(dice, parameters),
  };
}

export const VACATION: EventDraw = {
  scheme: 'vacaciones',
  flags: ['aplica_exoneracion_114_1', 'cotiza_arl_en_vacaciones'],
  readsRiskRate: true,
  drawEnd: (dice, year) => drawDate(dice, `${year}-01-01`, `${year}-12-31`),
  drawInputs,
};
