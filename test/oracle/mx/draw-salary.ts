import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import { type Fraction, fraction, ONE_CENT, ZERO } from '../fraction.ts';
import type { Dice } from '../oracle.ts';
import { rowsOf } from './csv.ts';
import { drawAmount, near, plain } from './draw-amounts.ts';
import { OLD_AGE_RATES } from './old-age-rates.ts';
import type { Parameters } from './parameters.ts';
import { highestSubsidized, isOldScheme, oldSubsidyRows } from './subsidy.ts';
import { tariffOf } from './tariff.ts';

/** The fields of a salary: daily, monthly or both. */
export interface SalaryFields {
  readonly daily_salary?: string | number;
  readonly monthly_salary?: string | number;
}

const EXTREMES = ['0.0000000001', '0.01', '1000000', '1000000.0000000001', '33333.34', '1000000.01'];

/** Limits of the tax base: rows of the tariff, of the old subsidy, and the flat subsidy with its cliff. */
export function baseLimits(period: WirePeriod, parameters: Parameters): readonly Fraction[] {
  const tariff = tariffOf(period, parameters.date).map(({ upper }) => upper ?? ZERO);
  const subsidy = isOldScheme(parameters.date) ? oldSubsidyRows(period) : [];
  const rows = subsidy.map(({ incomeTo }) => incomeTo ?? ZERO);
  const { limit, amount } = highestSubsidized(period, parameters);
  return [...tariff, ...rows, limit, limit, limit.plus(amount), limit.plus(amount)];
}

/** Limits of the SBC: minimum wages, the UMA rows of rules/mx/law.md 1.6; 3 and 25 UMA. */
function contributionLimits(parameters: Parameters): readonly Fraction[] {
  const { uma, generalMinimumWage, borderMinimumWage } = parameters;
  const thresholds = rowsOf(OLD_AGE_RATES)
    .slice(2)
    .map(([, from = '']) => uma.times(from.replace(' UMA', '')));
  return [...thresholds, generalMinimumWage, borderMinimumWage, uma.times(3), uma.times(25)];
}

/** A daily salary, mostly on a boundary of the law. */
export function drawDaily(
  dice: Dice,
  period: WirePeriod,
  parameters: Parameters,
  factor: Fraction,
): Fraction {
  const minimumWages = [parameters.generalMinimumWage, parameters.borderMinimumWage];
  const onBaseLimit = (): Fraction => near(dice, dice.pick(baseLimits(period, parameters))).over(period.days);
  const draws = [
    () => near(dice, dice.pick(minimumWages)),
    onBaseLimit,
    onBaseLimit,
    () => near(dice, dice.pick(contributionLimits(parameters))).over(factor),
    () => drawAmount(dice, 4),
    () => parameters.generalMinimumWage.times(dice.integer(50, 400)).over(100),
    () => (dice.oneIn(3) ? fraction(dice.pick(EXTREMES)) : drawAmount(dice, 6)),
  ];
  const daily = dice.pick(draws)();
  return daily.exceeds(fraction('0.0000000001')) ? daily : ONE_CENT;
}

/** JSON numbers are as good as texts, as long as they have no exponent. */
function written(dice: Dice, value: Fraction): string | number {
  if (dice.oneIn(8) && value.exceeds(ONE_CENT)) return Number(plain(value, 4));
  return plain(value, 10);
}

/** A monthly salary on, or about, the 1% by which it may differ from 30 times the daily one. */
function besideDaily(dice: Dice, daily: Fraction): Fraction {
  const month = daily.times(30);
  const onBoundary = dice.pick([month, month.over('1.01'), month.over('0.99')]);
  const beside = near(dice, onBoundary.cents());
  return beside.exceeds(ZERO) ? beside : ONE_CENT;
}

export function drawSalary(dice: Dice, daily: Fraction): SalaryFields {
  const form = dice.integer(1, 6);
  if (form <= 3) return { daily_salary: written(dice, daily) };
  if (form <= 5) return { monthly_salary: written(dice, daily.times(30)) };
  return {
    daily_salary: written(dice, daily),
    monthly_salary: written(dice, besideDaily(dice, daily)),
  };
}
