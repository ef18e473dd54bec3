import type { CalculationRequest } from '../../../server/payroll/calculation-request.ts';
import type { Dice } from '../oracle.ts';
import { CEDULAR_FLOOR, CEDULAR_SCALE } from './cedular-scale.ts';
import { CONTRIBUTION_BASE_LIMITS } from './contribution-base-limits.ts';
import { inForce } from './dated.ts';
import { INCOME_TAX_SCALES } from './income-tax-scales.ts';
import { MINIMUM_WAGES } from './minimum-wage.ts';
import { cents, least, type Money, money, most, sum } from './money.ts';
import { readInput } from './payroll-input.ts';
import { type Payslip, payslipOf } from './payslip.ts';
import { isCedular } from './regime.ts';

const CENT = money('0.01');
const GREATEST = money('1e11');
/** Beside a boundary: a peso or a cent under, on it, a cent or a peso over. */
const STEPS = ['-1', '-0.01', '0', '0', '0.01', '1'];
const FINER_DIGITS = ['5', '4999', '00000001', '50000001'];
const REFUSED: readonly SalaryFields[] = [
  { monthly_salary: '0' },
  { monthly_salary: '100000000000.01' },
  { daily_salary: '3333333333.3333333334' },
];

type SalaryFields = Readonly<Record<string, string | number>>;

/** The salary fields of a request that has everything else. */
export function drawSalary(dice: Dice, request: CalculationRequest): SalaryFields {
  if (dice.oneIn(200)) return dice.pick(REFUSED);
  if (dice.oneIn(200)) return { daily_salary: '3333333333.3333333333' };
  const drawn = dice.oneIn(2) ? anySalary(dice) : boundary(dice, request).plus(dice.pick(STEPS));
  return inSomeForm(dice, most(CENT, least(GREATEST, cents(drawn))));
}

/** Every order of magnitude is equally likely. */
function anySalary(dice: Dice): Money {
  if (dice.oneIn(60)) return GREATEST;
  if (dice.oneIn(3)) return money(dice.integer(200_000, 6_000_000)).plus(CENT.times(dice.integer(0, 99)));
  const size = money(10).pow(dice.integer(0, 10));
  return size.times(dice.integer(1_000_000, 9_999_999)).div(1_000_000);
}

function boundary(dice: Dice, request: CalculationRequest): Money {
  return dice.oneIn(2) ? figureOfMonth(dice, request) : thresholdOfTax(dice, request);
}

/** A salary that takes the gross pay to a figure of the month. */
function figureOfMonth(dice: Dice, request: CalculationRequest): Money {
  const { month, overtime, commission } = readInput(request);
  const { min, max } = inForce(CONTRIBUTION_BASE_LIMITS, month);
  const minimumWage = money(inForce(MINIMUM_WAGES, month).amount);
  const floor = money(min);
  const gross = dice.pick([
    floor,
    floor.times(2),
    floor.plus('7003.68'),
    money(max),
    money(max).times(2),
    money(CEDULAR_FLOOR),
  ]);
  return dice.pick([minimumWage, gross, gross.minus(sum(overtime, commission))]);
}

/** The greatest salary with a base under a limit or a figure of a bracket, or with a tax under the ceiling of 35%. */
function thresholdOfTax(dice: Dice, request: CalculationRequest): Money {
  const { month } = readInput(request);
  const scale = isCedular(month) ? CEDULAR_SCALE : inForce(INCOME_TAX_SCALES, month).brackets;
  const { lower, upper } = dice.pick(scale);
  const limit = dice.oneIn(2) ? lower : withinBracket(dice, money(lower), money(upper ?? '99999999'));
  const isBeyond = dice.oneIn(5)
    ? ({ tax }: Payslip) => tax.withheld.lt(tax.determined)
    : ({ tax }: Payslip) => tax.base.gt(limit);
  return greatestUntil(isBeyond, request);
}

function withinBracket(dice: Dice, lower: Money, upper: Money): Money {
  return lower.plus(cents(upper.minus(lower).times(dice.integer(1, 999_999)).div(1_000_000)));
}

/** Bisection in cents. */
function greatestUntil(isBeyond: (payslip: Payslip) => boolean, request: CalculationRequest): Money {
  const input = readInput(request);
  let within = 1;
  let beyond = 1e13;
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (isBeyond(payslipOf({ ...input, monthlySalary: CENT.times(middle) }))) beyond = middle;
    else within = middle;
  }
  return CENT.times(within);
}

/** By month or by day, as text or as number, with cents or finer; both when they agree to 1% or nearly so. */
function inSomeForm(dice: Dice, salary: Money): SalaryFields {
  const text = salary.toFixed(2);
  if (dice.oneIn(10)) return { monthly_salary: salary.toNumber() };
  if (dice.oneIn(8))
    return { daily_salary: most(money('1e-10'), salary.div(30).toDecimalPlaces(10)).toFixed() };
  if (dice.oneIn(8)) return { monthly_salary: `${text}${dice.pick(FINER_DIGITS)}` };
  if (dice.oneIn(10)) return bothSalaries(dice, salary);
  return { monthly_salary: text };
}

/** A hundred pesos a month and 3.30 a day lie exactly 1% apart. */
function bothSalaries(dice: Dice, salary: Money): SalaryFields {
  const hundreds = salary.div(100).ceil();
  const step = dice.pick(['-0.0000000001', '0', '0.0000000001']);
  const daily = hundreds.times(dice.pick(['3.3', '3.3333333333', '3.4'])).plus(step);
  return { monthly_salary: hundreds.times(100).toFixed(2), daily_salary: daily.toFixed() };
}
