import type { CalculationRequest, Overrides } from '../../../server/payroll/calculation-request.ts';
import type { Dice } from '../oracle.ts';
import { drawPeriod, drawWholePeriod } from './draw-period.ts';
import { drawSalary, type Scheme } from './draw-salary.ts';
import { divide, exactly, multiply, printMoney } from './fraction.ts';
import { INITIAL_RISK_RATES, type Parameters, parametersOf, RISK_RATE_BOUNDS } from './parameters.ts';
import { daysCounted, HOUR_FIELDS } from './worker.ts';

export type { Scheme };

type Fields = Readonly<Record<string, string>>;
export type Inputs = Readonly<Record<string, string | number | boolean>>;

/** A thirtieth of the highest monthly salary, on both sides. */
const GREATEST_DAILY_SALARY = [
  '333333333.33',
  '333333333.3333333333',
  '333333333.3333333334',
  '333333333.34',
];

/** The month's salary, the day's, or both, more or less in agreement. */
export function drawSalaries(dice: Dice, parameters: Parameters, scheme: Scheme): Fields {
  if (dice.oneIn(80)) return { daily_salary: dice.pick(GREATEST_DAILY_SALARY) };
  const monthly = drawSalary(dice, parameters, scheme);
  const daily = printMoney(divide(exactly(monthly), exactly(dice.pick(['30', '30', '30.3', '29.7', '31']))));
  if (daily === '0.00') return { monthly_salary: monthly };
  if (dice.oneIn(5)) return { daily_salary: daily };
  return dice.oneIn(6) ? { daily_salary: daily, monthly_salary: monthly } : { monthly_salary: monthly };
}

export function drawRiskRate(dice: Dice): Fields {
  if (dice.oneIn(3)) return {};
  if (dice.oneIn(80)) return { risk_class_rate: dice.pick(['0.00347', '0.08701', '0.522']) };
  const special = [...RISK_RATE_BOUNDS, '0.0052200000', '0.0105', '0.0348'];
  return { risk_class_rate: dice.oneIn(4) ? dice.pick(special) : dice.pick(INITIAL_RISK_RATES) };
}

/** Hours up to 12 a week and over, the bound, and a little over it. */
function drawHours(dice: Dice, scheme: Scheme): string {
  if (scheme === 'ordinario' && dice.oneIn(60)) return '240.01';
  return dice.pick([
    '0',
    '1',
    '8',
    '26',
    '52',
    '52.01',
    '240',
    `${dice.integer(0, 60)}.${dice.integer(0, 99)}`,
  ]);
}

function drawWork(dice: Dice, scheme: Scheme): Fields {
  if (!dice.oneIn(scheme === 'integral' ? 6 : 2)) return {};
  const fields = HOUR_FIELDS.filter(() => dice.oneIn(3));
  return Object.fromEntries(fields.map((field) => [field, drawHours(dice, scheme)]));
}

/** Now and then a field that Colombia does not use. */
export function drawUnread(dice: Dice): Fields {
  return dice.oneIn(20) ? { overtime_amount: dice.pick(['0', '0.00', '1000']) } : {};
}

/** Days of sickness about those on which another pays, now and then more than the period has. */
function drawSickness(dice: Dice, days: number): Inputs {
  const first = dice.pick([1, 1, 2, 3, 60, 85, 90, 91, 150, 180]);
  const longest = Math.min(days, 181 - first);
  return {
    dias_incapacidad: dice.oneIn(15) ? Math.min(30, longest + 1) : dice.integer(0, longest),
    dia_inicial_incapacidad: first,
    ...(dice.oneIn(3) && { origen_incapacidad: 'laboral' }),
    ...(dice.oneIn(3) && { ibc_mes_anterior: `${dice.integer(1, 60_000_000)}.${dice.integer(0, 99)}` }),
  };
}

/** About the limits of each deduction, in UVT. */
function drawRelief(dice: Dice, { uvt }: Parameters): Inputs {
  const near = (limit: string): string =>
    printMoney(multiply(uvt, exactly(limit), exactly(dice.pick(['0.25', '0.99', '1', '1.0001', '2']))));
  return {
    ...(dice.oneIn(2) && { tiene_dependientes: dice.oneIn(2) }),
    ...(dice.oneIn(2) && { pagos_salud_prepagada: near('16') }),
    ...(dice.oneIn(2) && { intereses_vivienda: near('100') }),
    ...(dice.oneIn(2) && { aportes_voluntarios_pension: near(dice.pick(['20', '316'])) }),
    ...(dice.oneIn(2) && { aportes_afc: near('10') }),
  };
}

function drawInputs(dice: Dice, days: number, parameters: Parameters): Inputs {
  return {
    ...(dice.oneIn(2) && drawSickness(dice, days)),
    ...(dice.oneIn(2) && drawRelief(dice, parameters)),
  };
}

function drawFlags(dice: Dice): Overrides {
  return {
    ...(dice.oneIn(3) && { aplica_auxilio_transporte: dice.oneIn(2) }),
    ...(dice.oneIn(4) && { aplica_exoneracion_114_1: dice.oneIn(3) }),
    ...(dice.oneIn(30) && { bono_puntualidad: true }),
  };
}

/**
 * A random request of the whole input range; limits of the law come far more often than by chance. Half of
 * them are plain, so that the salary alone meets the limits.
 */
export function draw(dice: Dice, year: number, scheme: Scheme): CalculationRequest {
  const plain = dice.oneIn(2);
  const period = plain ? drawWholePeriod(dice, year) : drawPeriod(dice, year);
  const parameters = parametersOf(period.end_date.slice(0, 7));
  const days = period.type === 'biweekly' ? 30 : daysCounted(period);
  return {
    country: 'CO',
    scheme,
    year,
    period,
    employee: {
      id: 'E1',
      ...drawSalaries(dice, parameters, scheme),
      ...drawRiskRate(dice),
      ...(plain ? {} : drawWork(dice, scheme)),
      ...drawUnread(dice),
      ...(!plain && dice.oneIn(2) && { inputs: drawInputs(dice, days, parameters) }),
      overrides: drawFlags(dice),
    },
    employer: { id: 'P1', ...(dice.oneIn(40) && { color: 'azul' }) },
    overrides: drawFlags(dice),
  };
}
