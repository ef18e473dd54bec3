import type { WirePeriod } from '../../../../runtime/request/sent-request.ts';
import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import type { Dice } from '../../oracle.ts';
import { type Amount, amount, greatest, ZERO } from '../amount.ts';
import { lastDayOfMonth } from '../facts.ts';
import { nearLandmark } from '../landmarks.ts';

export type Fields = Readonly<Record<string, string | number>>;
export type Inputs = Readonly<Record<string, string | number | boolean>>;

export function requestOf(
  scheme: string,
  period: WirePeriod,
  fields: Fields,
  inputs: Inputs,
): CalculationRequest {
  const year = Number(period.end_date.slice(0, 4));
  const employee = { id: 'emp', ...fields, inputs };
  return { country: 'BR', scheme, year, period, employee, employer: { id: 'acme' } };
}

/** The day of payment: any, or the ends of a month; its period begins with the month. */
export function eventOn(dice: Dice, year: number, months: readonly number[] = []): WirePeriod {
  const month = dice.pick([dice.integer(1, 12), ...months]);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const last = lastDayOfMonth(first);
  const days = dice.pick([1, dice.integer(1, 28), Number(last.slice(8)), Number(last.slice(8))]);
  const end_date = `${first.slice(0, 8)}${String(days).padStart(2, '0')}`;
  return { type: 'event', start_date: first, end_date, days };
}

/** A month's salary so that salary and mean together often meet a landmark, and what else all events read. */
export function drawPay(dice: Dice, date: string, shareOfMonth: Amount = amount(1)): [Fields, Inputs] {
  const mean = dice.oneIn(3) ? cents(dice, 300_000) : ZERO;
  const whole = nearLandmark(dice, date).div(shareOfMonth).toDecimalPlaces(2).minus(mean);
  const drawn = dice.pick([whole, whole, cents(dice, 600_000), cents(dice, 2_500_000), amount(1_000_000)]);
  const monthly = greatest(amount('0.01'), drawn.lt(1_000_000) ? drawn : amount(1_000_000));
  const daily_salary = greatest(amount('0.01'), monthly.div(30).toDecimalPlaces(2, 1));
  return [
    {
      ...(dice.oneIn(6) ? { daily_salary: daily_salary.toFixed(2) } : { monthly_salary: monthly.toFixed(2) }),
      ...(dice.oneIn(3) && { num_dependentes_irrf: dice.pick([0, 1, 2, 3, 20]) }),
      ...(dice.oneIn(4) && {
        pensao_alimenticia_amount: cents(dice, dice.pick([30_000, 300_000])).toFixed(2),
      }),
      ...(dice.oneIn(3) && { rat_fap_rate: dice.pick(['0.005', '0.06', '0.02', '0.024690']) }),
    },
    mean.isZero() ? {} : { media_variaveis: mean.toFixed(2) },
  ];
}

export function cents(dice: Dice, most: number): Amount {
  return amount(dice.integer(0, most)).div(100);
}
