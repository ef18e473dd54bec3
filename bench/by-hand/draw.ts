import { decimal, div, exact } from '../../runtime/numbers/exact.ts';
import { printFixed } from '../../runtime/numbers/print.ts';
import type { Dice } from '../../test/oracle/oracle.ts';
import type { Person } from './contender.ts';
import { monthOf2026 } from './month.ts';

type Value = (dice: Dice) => string;

/** What people of a scheme send: a field, one in how many send it, and what it may be. */
interface Habits {
  readonly salary: Value;
  /** One in so many is sent by the day, from the same salary. */
  readonly dailyOneIn: number;
  readonly fields: readonly (readonly [name: string, oneIn: number, value: Value])[];
  /** Flags that one in so many sends, as yes or no. */
  readonly flags: readonly (readonly [name: string, oneIn: number])[];
}

/** Money with no decimals, or one time in three with two. */
function money(low: number, high: number): Value {
  return (dice) => {
    const units = dice.integer(low, high);
    return dice.oneIn(3) ? `${units}.${String(dice.integer(0, 99)).padStart(2, '0')}` : String(units);
  };
}

/** Money drawn from one of several ranges, so that low and high salaries are as frequent as each other. */
function moneyOf(...ranges: readonly (readonly [number, number])[]): Value {
  return (dice) => money(...dice.pick(ranges))(dice);
}

/** One time in four an amount at which the law changes, so that both sides of it are drawn. */
function withEdges(value: Value, ...edges: readonly string[]): Value {
  return (dice) => (dice.oneIn(4) ? dice.pick(edges) : value(dice));
}

/** Hours by the quarter. */
function hours(most: number): Value {
  return (dice) => String(dice.integer(1, most * 4) / 4);
}

function oneOf(...values: readonly string[]): Value {
  return (dice) => dice.pick(values);
}

/** Salaries around those at which Colombia's withholding changes its row, and jumps. */
const BRACKET_ENDS_CO = [
  [11_500_000, 11_620_000],
  [24_450_000, 24_620_000],
  [41_000_000, 41_200_000],
  [57_260_000, 57_420_000],
  [128_200_000, 128_400_000],
] as const;

/** Salaries around those at which Mexico's rate of old age changes. */
const CEAV_ENDS_MX = [
  [10_060, 10_130],
  [11_740, 11_800],
  [13_380, 13_500],
] as const;

const HABITS: Readonly<Record<string, Habits>> = {
  'CO.ordinario': {
    salary: withEdges(
      moneyOf([1_750_905, 3_600_000], [3_400_000, 12_000_000], [12_000_000, 60_000_000], ...BRACKET_ENDS_CO),
      '1750905',
      '3501810',
      '7003620',
      '17509050',
      '28014480',
      '29765385',
      '31516290',
      '33267195',
      '35018100',
      '43772625',
    ),
    dailyOneIn: 5,
    fields: [
      ['risk_class_rate', 2, oneOf('0.00522', '0.01044', '0.02436', '0.0435', '0.0696', '0.00348', '0.087')],
      ['horas_recargo_nocturno', 4, hours(60)],
      ['horas_dominicales_diurnas', 4, hours(16)],
      ['horas_dominicales_nocturnas', 4, hours(16)],
      ['horas_extra_diurnas', 3, hours(24)],
      ['horas_extra_nocturnas', 4, hours(24)],
      ['horas_extra_dominicales_diurnas', 4, hours(8)],
      ['horas_extra_dominicales_nocturnas', 4, hours(8)],
    ],
    flags: [
      ['aplica_auxilio_transporte', 6],
      ['aplica_exoneracion_114_1', 3],
    ],
  },
  'MX.ordinario': {
    salary: withEdges(
      moneyOf([9_451, 14_000], [13_226, 13_227], [12_000, 40_000], ...CEAV_ENDS_MX, [40_000, 180_000]),
      '7168.51',
      '7168.52',
      '11492.66',
      '11492.67',
      '17533.65',
      '35362.83',
    ),
    dailyOneIn: 2,
    fields: [
      ['factor_integracion', 3, oneOf('1.0493', '1.0507', '1.0616', '1.074', '1.1205', '1')],
      ['risk_class_rate', 2, oneOf('0.0054355', '0.0113065', '0.025984', '0.0465325', '0.0758875', '0.005')],
      ['overtime_amount', 3, money(200, 12_000)],
      ['sunday_bonus_days', 3, (dice) => String(dice.integer(0, 5))],
      ['grocery_voucher_amount', 3, money(300, 5_000)],
      ['infonavit_credit_amount', 5, money(500, 4_000)],
    ],
    flags: [
      ['bono_puntualidad', 3],
      ['bono_asistencia', 3],
      ['bono_despensa', 2],
      ['zona_libre_frontera_norte', 3],
    ],
  },
};

/** A thirtieth of a monthly salary, to the cent. */
function dailyOf(salary: string): string {
  return printFixed(div(decimal(salary), exact(30n)), 2);
}

/** A random employee of a scheme, within ordinary salaries, in a random month of 2026. */
export function drawPerson(scheme: string, dice: Dice): Person {
  const habits = HABITS[scheme];
  if (habits === undefined) throw new Error(`no habits of ${scheme}`);
  const salary = habits.salary(dice);
  const byDay = dice.oneIn(habits.dailyOneIn);
  const employee: Record<string, string> = byDay
    ? { daily_salary: dailyOf(salary) }
    : { monthly_salary: salary };
  for (const [name, oneIn, value] of habits.fields) if (dice.oneIn(oneIn)) employee[name] = value(dice);
  const overrides: Record<string, boolean> = {};
  for (const [name, oneIn] of habits.flags) if (dice.oneIn(oneIn)) overrides[name] = dice.oneIn(2);
  return { employee, overrides, period: monthOf2026(dice.integer(1, 12)) };
}
