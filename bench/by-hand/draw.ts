import { decimal, div, exact } from '../../runtime/numbers/exact.ts';
import { printFixed } from '../../runtime/numbers/print.ts';
import type { Dice } from '../../test/oracle/oracle.ts';
import { monthOf2026, type Person } from './contender.ts';

type Value = (dice: Dice) => string;

/** What people send: a field, one in how many send it, and what it may be. */
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
const BRACKET_ENDS = [
  [11_500_000, 11_620_000],
  [24_450_000, 24_620_000],
  [41_000_000, 41_200_000],
  [57_260_000, 57_420_000],
  [128_200_000, 128_400_000],
] as const;

const HABITS: Habits = {
  salary: withEdges(
    moneyOf([1_750_905, 3_600_000], [3_400_000, 12_000_000], [12_000_000, 60_000_000], ...BRACKET_ENDS),
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
};

/** A thirtieth of a monthly salary, to the cent. */
function dailyOf(salary: string): string {
  return printFixed(div(decimal(salary), exact(30n)), 2);
}

/** A random employee, within ordinary salaries, in a random month of 2026. */
export function drawPerson(dice: Dice): Person {
  const salary = HABITS.salary(dice);
  const byDay = dice.oneIn(HABITS.dailyOneIn);
  const employee: Record<string, string> = byDay
    ? { daily_salary: dailyOf(salary) }
    : { monthly_salary: salary };
  for (const [name, oneIn, value] of HABITS.fields) if (dice.oneIn(oneIn)) employee[name] = value(dice);
  const overrides: Record<string, boolean> = {};
  for (const [name, oneIn] of HABITS.flags) if (dice.oneIn(oneIn)) overrides[name] = dice.oneIn(2);
  return { employee, overrides, period: monthOf2026(dice.integer(1, 12)) };
}
