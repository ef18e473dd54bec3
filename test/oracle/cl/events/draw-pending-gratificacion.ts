import { monthsAfter } from '../../calendar.ts';
import { type Fraction, fraction, least } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { inForce } from '../dated.ts';
import { MINIMUM_WAGES } from '../minimum-wage.ts';
import { drawMoney, drawNear, type Inputs } from './draw-event.ts';
import { drawMonths } from './draw-months.ts';

/** The limits of January 2020 are unknown. */
const EARLIEST = '2020-02-01';

const monthNumber = (date: string): number => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));

/** The twelve months that end with the contract, those of the year alone, or those of who began later. */
function drawFirst(dice: Dice, last: string): string {
  const ofYear = Number(last.slice(5, 7));
  const count = dice.pick([12, 12, ofYear, dice.integer(1, ofYear), dice.integer(1, 12)]);
  const first = monthsAfter(`${last.slice(0, 7)}-01`, 1 - count);
  return first < EARLIEST ? EARLIEST : first;
}

/** Now and then a month of a few days, one without pay, and one that was not worked. */
function drawUneven(dice: Dice, months: Inputs): Inputs {
  const uneven = Object.entries(months).flatMap(([name, value]) => {
    if (name.endsWith(dice.pick(['_01', '_06', '_11'])) && dice.oneIn(8)) {
      return [[name, dice.pick(['0', drawMoney(dice, 200_000)])] as const];
    }
    return [[name, value] as const];
  });
  return Object.fromEntries(uneven);
}

/** Months of the year of which both amounts are sent. */
function countOfYear(months: Inputs, first: string, last: string): number {
  const january = 12 * (Number(last.slice(0, 4)) - Math.floor((monthNumber(first) - 1) / 12));
  const before = january - ((monthNumber(first) - 1) % 12);
  return Object.keys(months).filter((name) => {
    return name.startsWith('base_tributable_') && Number(name.slice(-2)) > before;
  }).length;
}

/** Instalments about what is owed, or any. */
function drawAdvances(dice: Dice, due: Fraction): Inputs {
  if (!dice.oneIn(3)) return {};
  const sent = dice.pick([drawNear(dice, due), drawMoney(dice, 1_200_000), drawMoney(dice, 2_600_000)]);
  return { gratificacion_anticipada_amount: sent };
}

/** Months that end with the contract; rarely none of its year is among them. */
function drawYear(dice: Dice, last: string) {
  const first = drawFirst(dice, last);
  const possible = monthNumber(last) - monthNumber(first) + 1;
  const months = drawUneven(dice, drawMonths(dice, first, dice.oneIn(60) ? 12 : possible));
  const count = countOfYear(months, first, last);
  return { first, months, count };
}

/** A year of article 50 in course: its wages under, about and over four times the limit, and its months. */
export function drawPending(dice: Dice, last: string): Inputs {
  if (last < EARLIEST) return {};
  let { first, months, count } = drawYear(dice, last);
  while (count === 0 && !dice.oneIn(20)) ({ first, months, count } = drawYear(dice, last));
  const year = fraction(inForce(MINIMUM_WAGES, last)).times('4.75');
  const limit = year.times(count).over(12).pesos();
  const isOfTwelve = monthNumber(last) - monthNumber(first) === 11;
  const wages = dice.pick([
    drawNear(dice, limit.times(4)),
    drawMoney(dice, 9_000_000),
    drawMoney(dice, 40_000_000),
  ]);
  return {
    remuneraciones_devengadas_amount: wages,
    ...drawAdvances(dice, least(fraction(wages).over(4), limit)),
    ...(!(isOfTwelve && dice.oneIn(3)) && { primer_mes_devengo: first }),
    ...(!dice.oneIn(60) && months),
  };
}
