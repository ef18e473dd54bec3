import type { WirePeriod } from '../../../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { daysAfter, latest } from '../../calendar.ts';
import type { Dice } from '../../oracle.ts';
import { CONTRIBUTION_BASE_LIMITS } from '../contribution-base-limits.ts';
import { inForce } from '../dated.ts';
import { MINIMUM_WAGES } from '../minimum-wage.ts';
import { cents, type Money, money, most } from '../money.ts';
import { lastDayOf } from '../payroll-input.ts';
import { anniversary } from './dates.ts';

export type Fields = Readonly<Record<string, string | number>>;
export type Flags = Readonly<Record<string, boolean>>;

const UNION_RATES = ['0', '0.02', '0.0333333333', '0.05', '0.0500000001', '0.1'];
const ART_RATES = ['0', '0.012', '0.0123456789', '0.025', '0.5'];
const CENT = money('0.01');
/** The day of the month that is worth a look, and days beside it. */
const DAYS = ['01', '01', '02', '15', '28'];

/** A day of the year, often the first or the last of a month. */
export function drawDay(dice: Dice, year: number, months: readonly number[] = []): string {
  const month = dice.pick([dice.integer(1, 12), ...months]);
  const of = `${year}-${String(month).padStart(2, '0')}`;
  const last = lastDayOf(of);
  if (dice.oneIn(2)) return last;
  return dice.oneIn(2)
    ? `${of}-${dice.pick(DAYS)}`
    : daysAfter(`${of}-01`, dice.integer(0, Number(last.slice(8)) - 1));
}

/** The event is on the last day; it begins with its month. */
export function eventOn(end_date: string): WirePeriod {
  return {
    type: 'event',
    start_date: `${end_date.slice(0, 8)}01`,
    end_date,
    days: Number(end_date.slice(8)),
  };
}

/** Hired any number of years and days before, often beside an anniversary or three months from it. */
export function drawHired(dice: Dice, date: string): string {
  if (dice.oneIn(10)) return latest('1940-01-01', `${dice.integer(1990, 2025)}-02-28`);
  const years = dice.pick([0, 0, 1, 4, 5, 5, 10, 10, 20, 20, dice.integer(0, 45)]);
  const day = anniversary(date, -years);
  return daysAfter(day, dice.pick([0, 1, -1, -2, -dice.integer(0, 364)]));
}

/** Beside an amount: a peso or a cent off, or on it; never under a cent. */
export function near(dice: Dice, amount: Money): Money {
  return most(CENT, cents(amount.plus(dice.pick(['-1', '-0.01', '0', '0', '0.01', '1']))));
}

export function drawPay(dice: Dice, month: string): Money {
  if (dice.oneIn(2)) return money(dice.integer(20_000_000, 900_000_000)).div(100);
  const { min, max } = inForce(CONTRIBUTION_BASE_LIMITS, month);
  const minimumWage = inForce(MINIMUM_WAGES, month).amount;
  if (dice.oneIn(2)) return near(dice, money(dice.pick([min, max, minimumWage, minimumWage])));
  return money(dice.integer(1, 999_999_999)).times(money(10).pow(dice.integer(-2, 1)));
}

/** By month or by day, with cents or finer; both when they agree or not. */
export function inSomeForm(dice: Dice, salary: Money): Fields {
  const text = salary.toFixed(2);
  if (dice.oneIn(6)) return { daily_salary: salary.div(30).plus(CENT).toDecimalPlaces(6).toFixed() };
  if (dice.oneIn(8)) return { monthly_salary: text, daily_salary: salary.plus(1).div(29).toFixed(2) };
  if (dice.oneIn(8)) return { monthly_salary: `${text}${dice.pick(['5', '4999'])}` };
  return { monthly_salary: text };
}

export function drawMoney(dice: Dice, most: number): string {
  return dice.oneIn(4) ? '0' : money(dice.integer(1, most)).div(100).toFixed(2);
}

export function drawMeans(dice: Dice): Fields {
  return {
    ...(dice.oneIn(3) && { promedio_variable_6m: drawMoney(dice, 90_000_000) }),
    ...(dice.oneIn(3) && { promedio_variable_12m: drawMoney(dice, 90_000_000) }),
  };
}

export function drawRates(dice: Dice): Fields {
  return {
    ...(dice.oneIn(2) && { cuota_sindical_rate: dice.pick(UNION_RATES) }),
    ...(!dice.oneIn(4) && { risk_class_rate: dice.pick(ART_RATES) }),
    ...(dice.oneIn(30) && { overtime_amount: '1000' }),
  };
}

export function drawEmployerFlags(dice: Dice): Flags {
  return {
    ...(dice.oneIn(3) && { empleador_grande_servicios: dice.oneIn(2) }),
    ...(dice.oneIn(3) && { empleador_mipyme: dice.oneIn(2) }),
    ...(dice.oneIn(40) && { bono_puntualidad: true }),
  };
}

export interface Drawn {
  readonly period: WirePeriod;
  readonly fields: Fields;
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  readonly flags: Flags;
  readonly history?: Fields;
}

export function requestOf(
  scheme: string,
  { period, fields, inputs, flags, history }: Drawn,
): CalculationRequest {
  return {
    country: 'AR',
    scheme,
    year: Number(period.end_date.slice(0, 4)),
    period,
    employee: { id: 'employee-1', ...fields, ...(history && { history }), inputs, overrides: flags },
    employer: { id: 'employer-1' },
  };
}
