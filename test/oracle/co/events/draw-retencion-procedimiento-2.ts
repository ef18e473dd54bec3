import type { Dice } from '../../oracle.ts';
import type { Inputs } from '../draw.ts';
import { divide, exactly, type Fraction, multiply, printMoney } from '../fraction.ts';
import type { Parameters } from '../parameters.ts';
import { drawAtBracket, drawDate, drawMoney, drawNear, type EventDraw } from './draw-event.ts';

/** Twelve months, one less, one, too many and none more than others. */
function drawMonths(dice: Dice): number {
  if (dice.oneIn(30)) return dice.pick([0, 13]);
  return dice.oneIn(2) ? dice.pick([12, 11, 1]) : dice.integer(1, 12);
}

/** Payments whose average month is at a bracket, or any. */
function drawPaid(dice: Dice, parameters: Parameters, months: number): Fraction {
  const divisor = exactly(months === 12 ? 13 : months);
  if (dice.oneIn(4)) return exactly(dice.integer(0, 600_000_000));
  return multiply(drawAtBracket(dice, parameters), divisor);
}

/** Little, about the 40% and about the limit in UVT of so many months, more than is paid. */
function drawRelief(
  dice: Dice,
  paid: Fraction,
  { uvt, benefitsLimitUvt }: Parameters,
  months: number,
): string {
  const limit = multiply(benefitsLimitUvt, uvt, exactly(months));
  const part = (percent: number): Fraction => multiply(paid, exactly(`${percent}/100`));
  return dice.pick([
    drawMoney(dice, 5_000_000),
    printMoney(part(dice.pick([10, 19, 20, 21, 40, 110]))),
    drawNear(dice, limit),
    drawNear(dice, divide(limit, exactly(2))),
  ]);
}

function drawInputs(dice: Dice, _end: string, parameters: Parameters): Inputs {
  const months = drawMonths(dice);
  const paid = drawPaid(dice, parameters, months);
  const contributed = multiply(paid, exactly(`${dice.pick([0, 0, 8, 9, 10, 100, 101])}/100`));
  return {
    pagos_gravables_12_meses: drawNear(dice, paid),
    ingresos_no_constitutivos_12_meses: printMoney(contributed),
    ...(dice.oneIn(2) && { deducciones_12_meses: drawRelief(dice, paid, parameters, months) }),
    ...((months !== 12 || dice.oneIn(2)) && { meses_vinculacion: months }),
    ...(dice.oneIn(2) && { secuencia_depuracion: dice.pick(['depurar_y_dividir', 'dividir_y_depurar']) }),
    ...(dice.oneIn(2) && { uvt_del_porcentaje: dice.pick(['anio_calculo', 'anio_aplicacion']) }),
  };
}

/** June and December, and now and then another month. */
function drawEnd(dice: Dice, year: number): string {
  if (dice.oneIn(6)) return drawDate(dice, `${year}-01-01`, `${year}-12-31`);
  return `${year}-${dice.pick(['06-01', '06-30', '12-01', '12-21', '12-31'])}`;
}

export const FIXED_RATE: EventDraw = {
  scheme: 'retencion_procedimiento_2',
  flags: [],
  readsRiskRate: false,
  readsNoSalary: true,
  drawEnd,
  drawInputs,
};
