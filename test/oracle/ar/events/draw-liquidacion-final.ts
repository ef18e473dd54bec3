import type { WirePeriod } from '../../../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, latest, monthsAfter } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';
import { cents, type Money } from '../money.ts';

import {
  drawDay,
  drawEmployerFlags,
  drawHired,
  drawMeans,
  drawMoney,
  drawPay,
  drawRates,
  eventOn,
  type Fields,
  type Flags,
  inSomeForm,
  near,
  requestOf,
} from './draw-event.ts';
import { CAUSE_NAMES } from './ending.ts';

/** Days about which the law changed, when they are in the year. */
const CHANGES = ['2024-07-08', '2024-07-09', '2026-03-05', '2026-03-06'];

function drawEnd(dice: Dice, year: number): string {
  const changes = CHANGES.filter((day) => day.startsWith(String(year)));
  if (changes.length > 0 && dice.oneIn(6)) return dice.pick(changes);
  return drawDay(dice, year, [2, 12]);
}

/** Short services too: trial periods of so many months, to the day, and three months after an anniversary. */
function drawService(dice: Dice, date: string): string {
  if (dice.oneIn(40)) return daysAfter(date, 1);
  if (dice.oneIn(3)) return shortService(dice, date);
  const hired = dice.oneIn(4)
    ? daysAfter(monthsAfter(date, -12 * dice.integer(0, 12) - 3), dice.pick([-1, 0, 1]))
    : drawHired(dice, date);
  return hired > date ? date : hired;
}

function shortService(dice: Dice, date: string): string {
  const hired = dice.oneIn(4)
    ? dice.pick(['2024-07-08', '2024-07-09'])
    : daysAfter(monthsAfter(date, -dice.pick([0, 1, 3, 6, 8, 12])), dice.pick([-1, 0, 1, 5]));
  return hired > date ? date : hired;
}

/** From the first of the month or the hiring; all days of it, sometimes fewer, rarely one more. */
function drawPeriod(dice: Dice, date: string, hired: string): WirePeriod {
  const start_date = latest(`${date.slice(0, 8)}01`, hired > date ? date : hired);
  const all = Number(date.slice(8)) - Number(start_date.slice(8)) + 1;
  const days = dice.oneIn(6) ? dice.integer(1, all) : dice.oneIn(50) ? Math.min(31, all + 1) : all;
  return { ...eventOn(date), start_date, days };
}

/** Agreements whose cap equals the base, is 67% of it, or lies about. */
function drawSeverance(dice: Dice, pay: Money): Fields {
  const cap = near(dice, cents(pay.times(dice.pick(['1', '1', '0.67', '0.5', '0.8', '3'])).div(3)));
  return {
    ...(dice.oneIn(5) && { mejor_remuneracion_245: near(dice, pay).toFixed(2) }),
    ...(!dice.oneIn(3) && { promedio_convenio: dice.oneIn(40) ? '0' : cap.toFixed(2) }),
    ...(dice.oneIn(6) && { agravamiento_discriminacion_rate: dice.pick(['0', '0.5', '0.75', '1']) }),
    ...(dice.oneIn(6) && { gratificacion_extincion: drawMoney(dice, 900_000_000) }),
  };
}

function drawPaid(dice: Dice, pay: Money): Fields {
  return {
    ...(dice.oneIn(5) && { remuneracion_preaviso: near(dice, pay).toFixed(2) }),
    ...(dice.oneIn(3) && { remuneraciones_semestre: dice.pick(['0', near(dice, pay.times(4)).toFixed(2)]) }),
    ...(dice.oneIn(4) && { mejor_remuneracion_semestre: near(dice, pay).toFixed(2) }),
    ...(dice.oneIn(4) && { ganancias_final_amount: drawMoney(dice, 90_000_000) }),
  };
}

/** What stored payslips of the half year come to, of as many months or fewer. */
function drawHistory(dice: Dice, pay: Money): Fields {
  const remuneracion_del_semestre = near(dice, pay.times(dice.integer(0, 5))).toFixed(2);
  return { remuneracion_del_semestre, recibos_del_semestre: dice.integer(0, 5) };
}

function drawVacations(dice: Dice): Fields {
  return {
    ...(dice.oneIn(4) && { dias_vacaciones_gozadas: dice.pick(['0', '3.5', '7', '14', '60']) }),
    ...(dice.oneIn(6) && { dias_vacaciones_no_gozadas: dice.pick(['0', '5', '12.34', '60']) }),
  };
}

function drawTrial(dice: Dice): { readonly months: Fields; readonly flags: Flags } {
  return {
    months: dice.oneIn(5) ? { meses_periodo_prueba: dice.pick([0, 3, 6, 8, 12]) } : {},
    flags: {
      ...(dice.oneIn(8) && { en_periodo_prueba: dice.oneIn(2) }),
      ...(dice.oneIn(4) && { preaviso_otorgado: dice.oneIn(2) }),
    },
  };
}

/** Anyone who leaves; who is dismissed without cause more often than others. */
export function drawLiquidacionFinal(dice: Dice, year: number): CalculationRequest {
  const date = drawEnd(dice, year);
  const hired = drawService(dice, date);
  const pay = drawPay(dice, date);
  const trial = drawTrial(dice);
  return requestOf('liquidacion_final', {
    period: drawPeriod(dice, date, hired),
    fields: { ...inSomeForm(dice, pay), ...drawRates(dice) },
    ...(dice.oneIn(3) && { history: drawHistory(dice, pay) }),
    inputs: {
      causa: dice.oneIn(3) ? 'despido_sin_causa' : dice.pick(CAUSE_NAMES),
      hire_date: hired,
      ...drawMeans(dice),
      ...drawSeverance(dice, pay),
      ...drawPaid(dice, pay),
      ...drawVacations(dice),
      ...trial.months,
    },
    flags: { ...drawEmployerFlags(dice), ...trial.flags },
  });
}
