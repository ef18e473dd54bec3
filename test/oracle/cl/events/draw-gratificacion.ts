import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { type Fraction, fraction } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { inForce } from '../dated.ts';
import { MINIMUM_WAGES } from '../minimum-wage.ts';
import { drawEvent, drawMoney, drawNear, drawPayment, type Inputs } from './draw-event.ts';
import { drawMonths } from './draw-months.ts';
import { drawRates } from './draw-salary.ts';
import type { Reading } from './warnings.ts';

const ofMillions = (dice: Dice, most: number): string => String(dice.integer(0, most) * 1_000_000);

function drawFirm(dice: Dice): Inputs {
  if (dice.oneIn(40)) return { utilidad_tributaria_amount: '200000000' };
  const wages = fraction(dice.integer(1, dice.pick([40, 400])) * 10_000_000).plus(dice.pick(['0', '0.5']));
  return {
    utilidad_tributaria_amount: dice.oneIn(6) ? '50000000' : ofMillions(dice, 900),
    capital_propio_amount: dice.oneIn(6) ? '500000000' : ofMillions(dice, 4_000),
    remuneraciones_devengadas_empresa_amount: dice.oneIn(40) ? dice.pick(['0', '100']) : wages.text(2),
  };
}

/** The wages whose quarter is the limit of so many months, or any. */
function drawWages(dice: Dice, limit: Fraction): string {
  return dice.oneIn(2) ? drawNear(dice, limit.times(4)) : drawMoney(dice, 40_000_000);
}

/** January, or the month of the hire; of a year in course the months until the payment. */
function drawYear(dice: Dice, year: number, end: string) {
  const isInCourse = dice.oneIn(6);
  const exercise = isInCourse ? year : dice.pick([year - 1, year - 1, Math.max(2020, year - 2)]);
  const last = isInCourse ? Number(end.slice(5, 7)) : 12;
  // The limits of January 2020 are unknown.
  const earliest = exercise === 2020 ? 2 : 1;
  const first = dice.oneIn(2) ? earliest : dice.integer(Math.min(earliest, last), last);
  const month = String(Math.max(first, earliest)).padStart(2, '0');
  return { exercise, first: `${exercise}-${month}-01`, possible: last - Math.max(first, earliest) + 1 };
}

export function drawProfitShare(dice: Dice, year: number, reading: Reading): CalculationRequest {
  const end = drawPayment(dice, year, [4]);
  const { exercise, first, possible } = drawYear(dice, year, end);
  const limit = fraction(inForce(MINIMUM_WAGES, `${exercise}-12-31`))
    .times('4.75')
    .times(possible)
    .over(12);
  const isOfProfit = dice.oneIn(3);
  const isJanuary = first.endsWith('-01-01');
  const inputs = {
    ejercicio: dice.oneIn(80) ? year + 1 : exercise,
    modalidad_gratificacion: isOfProfit ? 'art_47' : 'art_50',
    remuneraciones_devengadas_amount: drawWages(dice, limit),
    ...(dice.oneIn(3) && {
      gratificacion_anticipada_amount: dice.oneIn(2) ? drawNear(dice, limit) : drawMoney(dice, 2_600_000),
    }),
    ...(isOfProfit && drawFirm(dice)),
    ...((!isJanuary || dice.oneIn(2)) && { primer_mes_devengo: first }),
    ...(dice.oneIn(60) ? {} : drawMonths(dice, first, dice.oneIn(60) ? 12 : possible)),
  };
  return drawEvent(
    dice,
    { scheme: 'gratificacion_anual', end, employee: drawRates(dice, end), inputs },
    reading,
  );
}
