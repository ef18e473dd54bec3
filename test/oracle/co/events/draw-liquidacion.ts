import { daysAfter, latest } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';
import type { Inputs } from '../draw.ts';
import { exactly, multiply } from '../fraction.ts';
import type { Parameters } from '../parameters.ts';
import { CONTRACTS, OTHER_CAUSES, UNJUST_CAUSES } from './contract.ts';
import { semesterOf } from './days.ts';
import { drawDate, drawMoney, drawNear, type EventDraw } from './draw-event.ts';
import { drawMonthInputs } from './draw-vacaciones.ts';
import { SHARE_LIMITS } from './severance-share.ts';

/** A year before and a day more or less, the same day, the regimes before 1991 and 1993, or any day. */
function drawHire(dice: Dice, end: string): string {
  const lastYear = `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`;
  const anniversary = daysAfter(lastYear.replace('-02-29', '-02-28'), dice.integer(-1, 2));
  if (dice.oneIn(30)) return daysAfter(end, 1);
  if (dice.oneIn(12)) return dice.pick(['1990-12-31', '1991-01-01', '1992-12-27', '1992-12-28', end]);
  if (dice.oneIn(5)) return anniversary;
  return drawDate(dice, dice.oneIn(3) ? `${end.slice(0, 4)}-01-01` : '2008-02-29', end);
}

function drawTerm(dice: Dice, hire: string, end: string): string {
  const near = daysAfter(end, dice.pick([-30, -1, 0, 1, 14, 15, 16]));
  return latest(hire, dice.oneIn(2) ? near : drawDate(dice, end, daysAfter(end, 800)));
}

function drawContract(dice: Dice, end: string): Inputs {
  const hire = drawHire(dice, end);
  const kind = dice.pick(CONTRACTS);
  const hasTerm = kind === 'fijo' ? !dice.oneIn(12) : dice.oneIn(2);
  const year = latest(hire, `${end.slice(0, 4)}-01-01`);
  const semester = latest(hire, semesterOf(end).first);
  return {
    hire_date: hire,
    causa: dice.oneIn(2) ? dice.pick(UNJUST_CAUSES) : dice.pick(OTHER_CAUSES),
    ...(!(kind === 'indefinido' && dice.oneIn(2)) && { tipo_contrato: kind }),
    ...(kind !== 'indefinido' && hasTerm && { fecha_fin_contrato: drawTerm(dice, hire, end) }),
    ...(hire <= end && dice.oneIn(4) && { fecha_inicio_prima: drawDate(dice, semester, end) }),
    ...(hire <= end && dice.oneIn(4) && { fecha_inicio_cesantias: drawDate(dice, year, end) }),
  };
}

function drawAverages(dice: Dice, { smmlv, uvt }: Parameters): Inputs {
  const wages = (): string =>
    drawNear(dice, multiply(smmlv, exactly(dice.pick(['1', '4', '10', '14', '40']))));
  const units = (limits: readonly string[]): string =>
    drawNear(dice, multiply(uvt, exactly(dice.pick(limits))));
  return {
    ...(dice.oneIn(6) && { promedio_base_prima: wages() }),
    ...(dice.oneIn(6) && { promedio_base_cesantias: wages() }),
    ...(dice.oneIn(6) && { promedio_base_vacaciones: wages() }),
    ...(dice.oneIn(4) && { promedio_salario: wages() }),
    ...(dice.oneIn(4) && { ingreso_promedio_6_meses: units(SHARE_LIMITS) }),
    ...(dice.oneIn(4) && { ingreso_mensual_401_3: units(['204']) }),
    ...(dice.oneIn(4) && { renta_exenta_25_acumulada_anio: units(['1', '700', '789', '790', '5040']) }),
  };
}

function drawOwed(dice: Dice): Inputs {
  const left = dice.pick(['0', '8.5', '13.125', '120', `${dice.integer(0, 30)}.${dice.integer(1, 999999)}`]);
  return {
    ...(dice.oneIn(2) && { dias_salario_pendiente: dice.pick(['0', '1', '15', '29.5', '30']) }),
    ...(dice.oneIn(4) && { otros_salarios_pendientes: drawMoney(dice, 9_000_000) }),
    ...(dice.oneIn(4) && { prima_pagada: drawMoney(dice, 5_000_000) }),
    ...(dice.oneIn(4) && { cesantias_anio_anterior: drawMoney(dice, 20_000_000) }),
    ...(dice.oneIn(4) && { intereses_anio_anterior: drawMoney(dice, 3_000_000) }),
    ...(dice.oneIn(3) && { dias_vacaciones_pendientes: left }),
    ...(dice.oneIn(3) && { dias_vacaciones_disfrutados: dice.pick(['0', '7.5', '15', '300']) }),
    ...(dice.oneIn(4) && { dias_suspension: dice.pick([0, 1, 30, 400]) }),
  };
}

function drawInputs(dice: Dice, end: string, parameters: Parameters): Inputs {
  const last = dice.oneIn(4) ? drawDate(dice, `${end.slice(0, 8)}01`, end) : end;
  const month: Inputs = dice.oneIn(2) ? drawMonthInputs(dice, parameters) : {};
  return {
    ...drawContract(dice, last),
    ...(last !== end && { termination_date: last }),
    ...drawAverages(dice, parameters),
    ...drawOwed(dice),
    ...(dice.oneIn(4) && { salario_integral: !dice.oneIn(4) }),
    ...month,
  };
}

export const LIQUIDATION: EventDraw = {
  scheme: 'liquidacion',
  flags: ['aplica_auxilio_transporte', 'aplica_exoneracion_114_1'],
  readsRiskRate: true,
  drawEnd: (dice, year) => drawDate(dice, `${year}-01-01`, `${year}-12-31`),
  drawInputs,
};
