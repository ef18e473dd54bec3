import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, monthsAfter } from '../../calendar.ts';
import { fraction } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { lastPublished } from '../figures.ts';
import { monthEnd, seniority } from './calendar.ts';
import { drawDays, drawEvent, drawMoney, drawNear, drawPayment, type Inputs } from './draw-event.ts';
import { drawBalance, drawHire } from './draw-feriado.ts';
import { drawTaxed } from './draw-months.ts';
import { drawPending } from './draw-pending-gratificacion.ts';
import { drawRates, drawSalaries } from './draw-salary.ts';
import { MONTH_NUMBERS } from './months-earned.ts';
import { yearsOfService } from './severance.ts';
import type { Reading } from './warnings.ts';

const GROUNDS = [
  'mutuo_acuerdo',
  'renuncia',
  'muerte',
  'vencimiento_plazo',
  'conclusion_obra',
  'caso_fortuito',
  'disciplinaria',
  'necesidades_empresa',
  'desahucio',
  'liquidacion_concursal',
  'despido_indirecto',
];

/** Those with the most rules, and one that gives nothing. */
const OFTEN = ['conclusion_obra', 'necesidades_empresa', 'desahucio', 'mutuo_acuerdo'];

/** Days from which a contract is another one for the law. */
const TURNS = ['1981-08-14', '2019-01-01', '2020-07-01', '2021-07-01', '2022-01-01'];

/** Weeks before the payment, around its tenth working day; none before 2020. */
function drawLast(dice: Dice, end: string): string {
  const last = daysAfter(end, -dice.pick([0, 1, 10, 13, 14, 15, 16, dice.integer(0, 40)]));
  return last < '2020-01-02' ? end : last;
}

function drawFirst(dice: Dice, last: string): string {
  if (dice.oneIn(60)) return daysAfter(last, 1);
  const turn = daysAfter(dice.pick(TURNS), dice.integer(-1, 1));
  return dice.oneIn(4) && turn <= last ? turn : drawHire(dice, last);
}

function drawGround(dice: Dice): Inputs {
  const rate = dice.pick(['0', '0.3', '0.5', '0.8', '1']);
  return {
    causal_termino: dice.pick(dice.oneIn(2) ? OFTEN : GROUNDS),
    ...(dice.oneIn(3) && { aviso_previo_dado: dice.oneIn(2) }),
    ...(dice.oneIn(3) && { despido_injustificado_declarado: !dice.oneIn(4) }),
    ...(dice.oneIn(3) && { recargo_art_168_rate: dice.oneIn(40) ? '0.4' : rate }),
  };
}

/** What the caller adds: wages, other indemnities, balances. */
function drawAmounts(dice: Dice): Inputs {
  const some = (name: string, most: number): Inputs =>
    dice.oneIn(4) ? { [name]: drawMoney(dice, most) } : {};
  return {
    ...some('otros_haberes_fijos_amount', 400_000),
    ...some('promedio_variable_amount', 1_200_000),
    ...some('gratificacion_mensual_amount', 219_115),
    ...some('remuneracion_feriado_amount', 4_000_000),
    ...some('indemnizacion_contrato_colectivo_amount', 3_000_000),
    ...some('saldo_afc_empleador_amount', 9_000_000),
    ...some('remuneraciones_pendientes_liquido_amount', 1_500_000),
    ...some('otros_haberes_amount', 500_000),
    ...some('otros_descuentos_amount', 2_000_000),
  };
}

/** Of the twelve months that end with the contract all, or those of who began later; rarely one month more. */
function drawMonthsOfExcess(dice: Dice, last: string): Inputs {
  const count = dice.pick([12, 12, dice.integer(1, 12)]);
  const first = monthsAfter(`${last.slice(0, 7)}-01`, 1 - count);
  const wage = fraction(drawMoney(dice, dice.pick([900_000, 2_500_000, 9_000_000])));
  const given = MONTH_NUMBERS.slice(0, dice.oneIn(40) ? count + 1 : count).map(
    (number, at) => [`base_tributable_${number}`, drawTaxed(dice, monthEnd(first, at), wage)] as const,
  );
  return { primer_mes_devengo: first, ...Object.fromEntries(given) };
}

/** The months of a gratificación still owed, which those of an excess are too, or those of an excess alone. */
function drawMonthsTaxed(dice: Dice, last: string, owes: boolean, agreed: boolean): Inputs {
  if (owes) return drawPending(dice, last);
  return agreed && !dice.oneIn(12) ? drawMonthsOfExcess(dice, last) : {};
}

/** Around the limit of what is free where the law gives no indemnity of its own, under it, or far beyond. */
function drawVoluntary(dice: Dice, years: number): Inputs {
  const average = fraction(dice.integer(300_000, 3_000_000));
  const near = drawNear(dice, average.times(years));
  const agreed = dice.pick([near, near, drawMoney(dice, 1_000_000), drawMoney(dice, 60_000_000)]);
  const most = average.times(dice.pick([1, 1, 100])).quantity();
  return {
    indemnizacion_voluntaria_amount: agreed,
    ...(!dice.oneIn(30) && { promedio_24m_amount: most }),
  };
}

function drawRest(dice: Dice): Inputs {
  return {
    ...drawBalance(dice),
    ...(dice.oneIn(4) && { dias_feriado_progresivo: dice.integer(0, 6) }),
    ...(dice.oneIn(6) && { dias_corridos_feriado: dice.oneIn(30) ? '400.5' : drawDays(dice, 60) }),
  };
}

export function drawLeaver(dice: Dice, year: number, reading: Reading): CalculationRequest {
  const end = drawPayment(dice, year, [3, 9]);
  const last = drawLast(dice, end);
  const uf = fraction(lastPublished(monthEnd(end, -1), 'uf'));
  const isPending = dice.oneIn(2);
  const isAgreed = dice.oneIn(3);
  const meals = {
    colacion_amount: `${dice.integer(0, 80_000)}.5`,
    movilizacion_amount: `${dice.integer(0, 60_000)}`,
  };
  const employee = {
    ...drawSalaries(dice, end, [uf.times(90).quantity()]),
    ...(dice.oneIn(3) && meals),
    ...(isPending || dice.oneIn(6) ? drawRates(dice, last) : {}),
  };
  const first = drawFirst(dice, last);
  const inputs = {
    hire_date: first,
    termination_date: dice.oneIn(60) ? daysAfter(end, 1) : last,
    ...drawGround(dice),
    ...drawAmounts(dice),
    ...(isAgreed && drawVoluntary(dice, yearsOfService(seniority(first, daysAfter(last, 1))))),
    ...drawMonthsTaxed(dice, last, isPending, isAgreed),
    ...drawRest(dice),
    ...(dice.oneIn(6) && { valor_uf_amount: dice.pick(['41000', '40123.45', '25000.5']) }),
  };
  return drawEvent(dice, { scheme: 'finiquito', end, employee, inputs }, reading);
}
