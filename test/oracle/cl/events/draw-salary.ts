import type { EmployeeInput } from '../../../../server/payroll/calculation-request.ts';
import { fraction, greatest } from '../../fraction.ts';
import type { Dice } from '../../oracle.ts';
import { figuresOn } from '../figures.ts';
import { afpRatesOn } from '../warnings.ts';
import { drawMoney, drawNear } from './draw-event.ts';

/** A wage near the minimum or a limit of the month, or any; by the month, by the day, or both. */
export function drawSalaries(
  dice: Dice,
  date: string,
  landmarks: readonly string[] = [],
): Partial<EmployeeInput> {
  if (dice.oneIn(60)) return dice.pick([{}, { monthly_salary: '0' }, { monthly_salary: '1000000000.01' }]);
  const { minimumWage, pensionAndHealthCap, unemploymentCap } = figuresOn(date);
  const limits = [minimumWage, pensionAndHealthCap, unemploymentCap].map((limit) => limit.toFixed());
  const drawn = dice.oneIn(2)
    ? drawMoney(dice, 9_000_000)
    : drawNear(dice, fraction(dice.pick([...limits, ...landmarks])));
  const monthly = greatest(fraction(drawn), fraction('0.01'));
  const daily = greatest(monthly.over(30).rounded(dice.pick([0, 2])), fraction('0.01'));
  const monthly_salary = monthly.quantity();
  const form = dice.integer(1, 8);
  if (form === 1) return { daily_salary: daily.text(2) };
  if (form > 2) return { monthly_salary };
  return {
    monthly_salary,
    daily_salary: daily
      .times(dice.pick(['1', '0.99', '1.02']))
      .rounded(2)
      .plus('0.01')
      .text(2),
  };
}

/** Those of the AFPs of the date, now and then one of another time or beyond the bounds. */
export function drawRates(dice: Dice, date: string): Partial<EmployeeInput> {
  const edge = dice.pick(['0.1', '0.13', '0.1077', '0.1069', '0.0999', '0.1301', '0.12345']);
  const step = fraction('0.0034').times(dice.integer(0, 20)).quantity();
  return {
    ...(dice.oneIn(80) ? {} : { afp_rate: dice.oneIn(8) ? edge : dice.pick(afpRatesOn(date)) }),
    ...(dice.oneIn(2) && { risk_class_rate: dice.oneIn(30) ? '0.0681' : dice.pick([step, '0.0123456789']) }),
  };
}
