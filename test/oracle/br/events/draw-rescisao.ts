import type { WirePeriod } from '../../../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, daysBetween, monthsAfter } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';
import { amount } from '../amount.ts';
import { inssOf } from '../inss.ts';

import { CAUSE_NAMES, CAUSES, causeWithClause } from './causes.ts';
import { cents, drawPay, eventOn, type Fields, type Inputs, requestOf } from './draw-request.ts';

/** The end of a contract by any cause; some hired within the month, on an anniversary or the day beside it. */
export function drawRescisao(dice: Dice, year: number): CalculationRequest {
  const month = eventOn(dice, year, [2, 5, 12, 12]);
  const hired = hireDate(dice, month.end_date);
  const period = dice.oneIn(60) ? month : sinceHire(month, hired);
  const [fields, means] = drawPay(dice, period.end_date, amount(Math.min(30, period.days)).div(30));
  const isHiredInMonth = hired >= period.start_date && !dice.oneIn(10);
  const inputs: Inputs = {
    ...(isHiredInMonth ? {} : means),
    hire_date: hired,
    ...drawCause(dice, period.end_date),
    ...drawRights(dice),
    ...drawFund(dice),
    ...drawDates(dice, period.end_date),
    ...(dice.oneIn(5) && drawMonth(dice, period.end_date)),
    ...(dice.oneIn(5) && { outros_descontos_amount: cents(dice, 400_000).toFixed(2) }),
  };
  return requestOf('rescisao', period, { ...fields, ...drawVariable(dice) }, inputs);
}

function sinceHire(month: WirePeriod, hired: string): WirePeriod {
  const start_date = hired > month.start_date ? hired : month.start_date;
  return { ...month, start_date, days: daysBetween(start_date, month.end_date) + 1 };
}

function hireDate(dice: Dice, date: string): string {
  const anniversary = monthsAfter(date, -12 * dice.integer(1, 22));
  const drawn = dice.pick([
    daysAfter(anniversary, dice.pick([-15, -14, -1, 0, 1, 2, 15])),
    daysAfter(anniversary, dice.integer(0, 365)),
    daysAfter(date, -dice.pick([13, 14, 15, 29, 89, 90, dice.integer(0, 400)])),
    `${date.slice(0, 4)}-01-${dice.pick(['01', '17', '18'])}`,
    dice.pick(['2012-02-29', '2016-02-29', '2019-01-31', '2018-08-30']),
  ]);
  return drawn > date ? date : drawn;
}

/** Now and then a notice that the cause does not know, or a term that is over. */
function drawCause(dice: Dice, date: string): Inputs {
  const causa = dice.pick([...CAUSE_NAMES, 'sem_justa_causa', 'acordo'] as const);
  const isEarly = causa.startsWith('antecipada');
  const clause = isEarly && dice.oneIn(3);
  const { notices } = CAUSES[causeWithClause(causa, clause)];
  const aviso = dice.oneIn(40)
    ? dice.pick(['nao_cumprido', 'indenizado'])
    : dice.pick([...notices, notices[0] ?? '']);
  return {
    causa,
    ...(clause && { clausula_assecuratoria: true }),
    ...(notices.length > 0 && { aviso }),
    ...(notices.length > 0 && dice.oneIn(4) && { dias_aviso_trabalhados: dice.integer(0, 30) }),
    ...(isEarly && {
      data_fim_contrato: daysAfter(
        date,
        dice.pick([0, 1, 59, dice.integer(0, 700), dice.oneIn(9) ? -1 : 30]),
      ),
    }),
    ...(isEarly &&
      dice.oneIn(2) && { prejuizo_art_480_amount: cents(dice, dice.pick([50_000, 900_000])).toFixed(2) }),
    ...(dice.oneIn(4) && { contrato_experiencia: dice.oneIn(2) }),
  };
}

function drawRights(dice: Dice): Inputs {
  return {
    ...(dice.oneIn(3) && { dias_ferias_vencidas: dice.pick([30, 10, dice.integer(0, 60)]) }),
    ...(dice.oneIn(6) && { dias_ferias_vencidas_dobro: dice.pick([30, 0, dice.integer(0, 150)]) }),
    ...(dice.oneIn(4) && { faltas_injustificadas: dice.pick([5, 6, 14, 15, 23, 24, 32, 33]) }),
    ...(dice.oneIn(5) && { meses_sem_direito: dice.pick([0, 1, 3, 12]) }),
    ...(dice.oneIn(10) && { avos_13: dice.integer(0, 24) }),
    ...(dice.oneIn(10) && { avos_ferias: dice.integer(0, 24) }),
    ...(dice.oneIn(4) && { primeira_parcela_amount: cents(dice, 300_000).toFixed(2) }),
  };
}

function drawFund(dice: Dice): Inputs {
  return {
    ...(!dice.oneIn(3) && { saldo_fgts_amount: cents(dice, 9_000_000).toFixed(2) }),
    ...(dice.oneIn(6) && { base_multa_fgts_amount: cents(dice, 9_000_000).toFixed(2) }),
    ...(dice.oneIn(4) && { multa_fgts_sobre_aviso: dice.oneIn(3) }),
  };
}

function drawDates(dice: Dice, date: string): Inputs {
  const later = dice.pick([0, 9, 10, 11, 40, dice.oneIn(6) ? -1 : 5]);
  return {
    ...(dice.oneIn(3) && { data_pagamento: daysAfter(date, later) }),
    ...(dice.oneIn(3) && {
      data_base: daysAfter(date, dice.pick([0, 1, 30, 31, 60, 61, dice.integer(1, 125)])),
    }),
  };
}

/** What other receipts of the month have paid and withheld. */
function drawMonth(dice: Dice, date: string): Inputs {
  const base = cents(dice, 500_000);
  const inss = inssOf(base, date).toFixed(2);
  return {
    inss_base_acumulada_mes: base.toFixed(2),
    inss_retido_mes: inss,
    ...(dice.oneIn(2) && {
      rendimento_acumulado_mes: base.toFixed(2),
      inss_deduzido_acumulado_mes: inss,
      irrf_retido_mes: cents(dice, 30_000).toFixed(2),
    }),
  };
}

function drawVariable(dice: Dice): Fields {
  return {
    ...(dice.oneIn(4) && { overtime_amount: cents(dice, 200_000).toFixed(2) }),
    ...(dice.oneIn(6) && { commission_amount: cents(dice, 200_000).toFixed(2) }),
  };
}
