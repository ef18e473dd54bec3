import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Dice } from '../../oracle.ts';
import { type Amount, amount, greatest, ZERO } from '../amount.ts';
import { inForce } from '../in-force.ts';
import { cents, eventOn, requestOf } from './draw-request.ts';
import { PLR } from './plr-table.ts';

/** Often so that the year's sum ends a row of the table, or lies one cent beside. */
export function drawPlr(dice: Dice, year: number): CalculationRequest {
  const period = eventOn(dice, year, [1, 2, 4, 5]);
  const before = dice.oneIn(2) ? cents(dice, 1_200_000) : ZERO;
  const pensao = dice.oneIn(4) ? cents(dice, dice.pick([50_000, 1_500_000])) : ZERO;
  const whole = dice.pick([limit(dice, period.end_date), cents(dice, 4_000_000), cents(dice, 900_000)]);
  const plr = greatest(ZERO, whole.minus(before).plus(pensao));
  const inputs = {
    plr_amount: dice.oneIn(30) ? '0.00' : plr.toFixed(2),
    ...(before.gt(0) && { plr_acumulada_ano: before.toFixed(2) }),
    ...(dice.oneIn(3) && { irrf_plr_retido_ano: cents(dice, 150_000).toFixed(2) }),
    ...(dice.oneIn(3) && { numero_pagamento_ano: dice.pick([1, 2, 3, 12, 13]) }),
    ...(dice.oneIn(60) && { plr_amount: '-0.01' }),
  };
  const fields = pensao.gt(0) ? { pensao_alimenticia_amount: pensao.toFixed(2) } : {};
  return requestOf('plr', period, fields, inputs);
}

function limit(dice: Dice, date: string): Amount {
  const ends = inForce(PLR, date).rows.flatMap(({ upTo }) => (upTo.isFinite() ? [upTo] : []));
  return dice.pick(ends).plus(dice.pick([amount('-0.01'), ZERO, amount('0.01')]));
}
