import type { WirePeriod } from '../../../../runtime/request/sent-request.ts';
import type { CalculationRequest, Overrides } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, daysBetween } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';
import { drawRiskRate, drawSalaries, drawUnread, type Inputs } from '../draw.ts';
import { netIncomeOf, UVT_LIMITS } from '../draw-salary.ts';
import { add, exactly, type Fraction, larger, multiply, printMoney } from '../fraction.ts';
import { type Parameters, parametersOf } from '../parameters.ts';
import { lastOfMonth } from './days.ts';

/** A date from one to another; the ends of both and of the months between come often. */
export function drawDate(dice: Dice, first: string, last: string): string {
  if (dice.oneIn(4)) return dice.pick([first, last]);
  const any = daysAfter(first, dice.integer(0, daysBetween(first, last)));
  if (dice.oneIn(2)) return any;
  const near = daysAfter(lastOfMonth(any), dice.integer(-3, 1));
  return near < first || near > last ? any : near;
}

/** Days of the event and `start_date` have no effect. */
function drawPeriod(dice: Dice, end: string): WirePeriod {
  const month = end.slice(0, 8);
  const start = dice.oneIn(2) ? `${month}01` : drawDate(dice, `${month}01`, end);
  return { type: 'event', start_date: start, end_date: end, days: dice.pick([1, 15, 30]) };
}

const CENTAVOS = ['-1', '-0.01', '0', '0', '0.01', '1'];

/** Near an amount, and never under a centavo. */
export function drawNear(dice: Dice, amount: Fraction): string {
  return printMoney(larger(exactly('0.01'), add(amount, exactly(dice.pick(CENTAVOS)))));
}

/** So many pesos, or none. */
export function drawMoney(dice: Dice, most: number): string {
  return dice.oneIn(4) ? '0' : `${dice.integer(0, dice.pick([1_000, most]))}.${dice.integer(10, 99)}`;
}

/** What is left with a tax base at the limit of a bracket when the exempt quarter is off, or with its cap. */
export function drawAtBracket(dice: Dice, { uvt, exemptIncomeCapUvt }: Parameters): Fraction {
  const cap = multiply(exemptIncomeCapUvt, uvt);
  if (dice.oneIn(5)) return multiply(cap, exactly(4));
  return netIncomeOf(multiply(exactly(dice.pick(UVT_LIMITS)), uvt), cap);
}

export function drawRate(dice: Dice): string {
  return dice.pick(['0', '0.0001', '0.045', '0.1234', '0.39', '0.3901']);
}

/** What differs between the schemes. */
export interface EventDraw {
  readonly scheme: string;
  readonly flags: readonly string[];
  readonly readsRiskRate: boolean;
  /** No formula reads a salary, so hardly any is sent. */
  readonly readsNoSalary?: true;
  drawEnd(dice: Dice, year: number): string;
  drawInputs(dice: Dice, end: string, parameters: Parameters): Inputs;
}

function drawFlags(dice: Dice, flags: readonly string[]): Overrides {
  const sent = flags.filter(() => dice.oneIn(4)).map((name) => [name, dice.oneIn(2)] as const);
  return { ...Object.fromEntries(sent), ...(dice.oneIn(60) && { bono_puntualidad: true }) };
}

export function drawEvent(dice: Dice, year: number, event: EventDraw): CalculationRequest {
  const end = event.drawEnd(dice, year);
  const parameters = parametersOf(end.slice(0, 7));
  const inputs = event.drawInputs(dice, end, parameters);
  const scheme = inputs.salario_integral === true ? 'integral' : 'ordinario';
  return {
    country: 'CO',
    scheme: event.scheme,
    year,
    period: drawPeriod(dice, end),
    employee: {
      id: 'E1',
      ...(!(event.readsNoSalary && !dice.oneIn(5)) && drawSalaries(dice, parameters, scheme)),
      ...(event.readsRiskRate && drawRiskRate(dice)),
      ...drawUnread(dice),
      inputs,
      overrides: drawFlags(dice, event.flags),
    },
    employer: { id: 'P1' },
    overrides: drawFlags(dice, event.flags),
  };
}
