import type { CalculationRequest, EmployeeInput } from '../../../server/payroll/calculation-request.ts';
import type { Dice } from '../oracle.ts';
import { drawAdditions } from './additions.ts';
import { drawSalary, type Month } from './draw-salary.ts';
import { type Amount, exact } from './exact.ts';
import { type Figures, figuresOn } from './figures.ts';
import { FLAGS, inputsOf, lastDayOf } from './inputs.ts';
import { payslipOf } from './payslip.ts';
import { afpRatesOn, allowanceOf } from './warnings.ts';

/** A random request; what depends on the total imponible is drawn around its thresholds. */
export function drawRequest(dice: Dice, year: number): CalculationRequest {
  const period = drawPeriod(dice, year);
  const date = period.end_date < '2020-02-01' ? '2020-02-29' : period.end_date;
  const figures = figuresOn(date);
  const afpRate = drawAfpRate(dice, date);
  const employee = {
    id: 'E1',
    ...drawSalaries(dice, { date, figures, afpRate }),
    ...(dice.oneIn(20) ? {} : { afp_rate: afpRate }),
    ...(dice.oneIn(4) && { commission_amount: drawAmount(dice) }),
    ...(dice.oneIn(4) && { overtime_amount: drawAmount(dice) }),
    ...(dice.oneIn(2) && { risk_class_rate: drawRiskRate(dice) }),
    ...drawUnread(dice),
    ...(dice.oneIn(3) && { inputs: drawAdditions(dice) }),
    overrides: drawFlags(dice),
  };
  const request = {
    country: 'CL',
    scheme: 'dependiente',
    year,
    period,
    employee,
    employer: { id: 'P1', ...(dice.oneIn(30) && { giro: 'panadería' }) },
    ...(dice.oneIn(8) && { overrides: drawFlags(dice) }),
  };
  return { ...request, employee: { ...employee, ...drawAllowances(dice, request, figures) } };
}

/** Whole months and parts of months; rarely a type or a month that the scheme has not. */
function drawPeriod(dice: Dice, year: number): CalculationRequest['period'] {
  const isBeforeScheme = year === 2020 && dice.oneIn(60);
  const month = isBeforeScheme ? 1 : dice.integer(year === 2020 ? 2 : 1, 12);
  const prefix = `${year}-${String(month).padStart(2, '0')}-`;
  const last = Number(lastDayOf(`${prefix}01`).slice(8));
  const dayOf = (day: number): string => prefix + String(day).padStart(2, '0');
  const type = dice.oneIn(100) ? dice.pick(['biweekly', 'weekly'] as const) : 'monthly';
  if (!dice.oneIn(3)) {
    const days = dice.pick([30, 30, last, dice.integer(1, 31)]);
    return { type, start_date: dayOf(1), end_date: dayOf(last), days };
  }
  const start = dice.pick([1, 2, 15, 16, last, dice.integer(1, last)]);
  const end = dice.pick([last, start, last - 1 < start ? last : last - 1, dice.integer(start, last)]);
  const days = dice.pick([end - start + 1, 1, 5, 30, 31, dice.integer(1, 31)]);
  return { type, start_date: dayOf(start), end_date: dayOf(end), days };
}

function drawAfpRate(dice: Dice, date: string): string {
  const edge = dice.pick(['0.10', '0.13', '0.1', '0.1300', '0.0999999999', '0.1300000001', '0.1145000001']);
  const past = dice.pick(['0.1077', '0.1058', '0.1069', '0.1049', '0.1046']);
  const any = `0.1${String(dice.integer(0, 2999)).padStart(4, '0')}`;
  return dice.oneIn(4) ? dice.pick([edge, past, any]) : dice.pick(afpRatesOn(date));
}

/** The monthly salary, the daily one, or both. */
function drawSalaries(dice: Dice, month: Month): Partial<EmployeeInput> {
  if (dice.oneIn(100)) return {};
  const monthly = drawSalary(dice, month);
  if (!dice.oneIn(4)) return { monthly_salary: monthly };
  const daily = exact(monthly)
    .div(30)
    .toDecimalPlaces(dice.pick([0, 2, 10]));
  if (dice.oneIn(2)) return { daily_salary: daily.toFixed() };
  const other = daily.times(dice.pick(['1', '0.99', '1.01', '1.0099', '1.0101', '1.2']));
  return { monthly_salary: monthly, daily_salary: other.toDecimalPlaces(10).toFixed() };
}

/** From nothing to far over every cap, with and without fractions of a peso. */
function drawAmount(dice: Dice): string {
  if (dice.oneIn(60)) return '999999999999.99';
  const whole = dice.integer(0, dice.pick([0, 2, 60_000, 900_000, 9_000_000, 400_000_000]));
  return `${whole}${dice.pick(['', '', '', '.00', '.5', '.49', '.499999', '.500001', '.25'])}`;
}

/** rules/cl/law.md 3: 0 to 6.8% in steps of 0.34%, and the bounds. */
function drawRiskRate(dice: Dice): string {
  const step = exact('0.0034').times(dice.integer(0, 20)).toFixed();
  return dice.pick([step, step, step, '0', '0.068', '0.0680000001', '0.0095', '0.0123456789']);
}

/** What the scheme does not read, present or zero. */
function drawUnread(dice: Dice): Partial<EmployeeInput> {
  if (!dice.oneIn(20)) return {};
  return dice.pick([{ cantidad_hijos: 2 }, { horas_extra_diurnas: '0' }, { sunday_bonus_days: '1' }]);
}

function drawFlags(dice: Dice): Record<string, boolean> {
  const names = [...FLAGS.filter(() => dice.oneIn(3)), ...(dice.oneIn(30) ? ['zona_extrema'] : [])];
  return Object.fromEntries(
    names.map((name) => [name, name === 'gratificacion_legal' ? dice.oneIn(3) : !dice.oneIn(4)]),
  );
}

function drawAllowances(dice: Dice, request: CalculationRequest, figures: Figures): Partial<EmployeeInput> {
  const inputs = inputsOf(request);
  if (inputs === null) return {};
  const total = payslipOf(inputs, figures).total_imponible;
  return { ...drawFamilyAllowance(dice, total, inputs.date), ...drawMealsAndTransport(dice, total) };
}

/** Around multiples of the amount per charge; none before the table of the law file begins. */
function drawFamilyAllowance(dice: Dice, total: Amount, date: string): Partial<EmployeeInput> {
  const unit = allowanceOf(total, date);
  if (unit === null || !dice.oneIn(3)) return {};
  const multiple = unit.times(dice.integer(0, 5));
  const amount = dice.pick([multiple.toFixed(), near(dice, multiple), '13505', drawAmount(dice)]);
  return { asignacion_familiar_amount: amount };
}

/** Together around 30% of the total imponible, or any. */
function drawMealsAndTransport(dice: Dice, total: Amount): Partial<EmployeeInput> {
  const limit = total.times('0.3').floor();
  const half = limit.div(2).floor();
  return dice.pick([
    {},
    { colacion_amount: drawAmount(dice) },
    { movilizacion_amount: drawAmount(dice) },
    { colacion_amount: near(dice, limit) },
    { movilizacion_amount: near(dice, limit) },
    { colacion_amount: half.toFixed(), movilizacion_amount: near(dice, limit.minus(half)) },
  ]);
}

/** A peso either side, or the value itself. */
function near(dice: Dice, value: Amount): string {
  return value.plus(dice.integer(-1, 1)).abs().toFixed();
}
