import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { fraction } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { inForce } from '../dated.ts';
import { MINIMUM_WAGES } from '../minimum-wage.ts';
import { drawEvent, drawMoney, drawNear, drawPayment, type Inputs } from './draw-event.ts';
import type { Reading } from './warnings.ts';

/** The days of carencia and the ten of a short leave come often. */
function drawDaysOfLeave(dice: Dice): Inputs {
  const isOut = dice.oneIn(40);
  const earlier = dice.pick([1, 2, 3, 4, 7, 9, 10, 11, dice.integer(0, 365)]);
  return {
    dias_licencia: isOut ? dice.pick([0, 366]) : dice.pick([1, 2, 3, 4, 7, 10, 11, dice.integer(1, 365)]),
    ...(dice.oneIn(2) && { dias_licencia_previa_continua: dice.oneIn(40) ? 366 : earlier }),
    ...(dice.oneIn(2) && { tipo_licencia: dice.pick(['comun', 'accidente_trabajo', 'maternal']) }),
  };
}

/** One month to three, each perhaps with subsidies; around half a minimum wage more often than by chance. */
function drawMonths(dice: Dice, date: string): Inputs {
  const half = fraction(inForce(MINIMUM_WAGES, date)).over(2);
  const wage = (): string => (dice.oneIn(3) ? drawNear(dice, half) : drawMoney(dice, 3_500_000));
  const months = dice.oneIn(60)
    ? ['m2']
    : dice.pick([['m1'], ['m1', 'm2'], ['m1', 'm3'], ['m1', 'm2', 'm3']]);
  const isEven = dice.oneIn(4);
  const same = wage();
  const drawn = months.flatMap((month) => [
    [`remuneracion_neta_${month}`, isEven ? same : wage()] as const,
    ...(dice.oneIn(4) ? [[`subsidio_${month}`, drawMoney(dice, 900_000)] as const] : []),
  ]);
  return { ...Object.fromEntries(drawn), ...(dice.oneIn(60) && { subsidio_m2: '1' }) };
}

export function drawSickLeave(dice: Dice, year: number, reading: Reading): CalculationRequest {
  const end = drawPayment(dice, year);
  const positive = (most: number): string => fraction(drawMoney(dice, most)).plus(1).quantity();
  const inputs = {
    ...drawDaysOfLeave(dice),
    ...drawMonths(dice, end),
    ...(dice.oneIn(3) && { base_maternal_tope_amount: positive(1_500_000) }),
    ...(dice.oneIn(3) && { ingreso_minimo_no_remuneracional_amount: positive(900_000) }),
    ...(dice.oneIn(3) && { meses_afiliacion: dice.pick([0, 5, 6, 240]) }),
    ...(dice.oneIn(3) && { dias_cotizados_6m: dice.pick([0, 89, 90, 180]) }),
  };
  return drawEvent(dice, { scheme: 'licencia_medica', end, inputs }, reading);
}
