import type { WirePeriod } from '../../../runtime/request/sent-request.ts';
import type { Dice } from '../oracle.ts';
import { lastDayOfMonth } from './facts.ts';
import { INSS } from './inss-table.ts';
import { IRRF } from './irrf-table.ts';
import { SALARIO_MINIMO } from './scalars.ts';

/** A month of the year: whole or part, rarely a fortnight or a week, which rules/br/law.md 1 refuses. */
export function drawPeriod(dice: Dice, year: number): WirePeriod {
  const first = `${year}-${twoDigits(dice.pick([dice.integer(1, 12), dice.pick(turningMonths(year))]))}-01`;
  if (dice.oneIn(60)) {
    const type = dice.pick(['biweekly', 'weekly'] as const);
    return { type, start_date: first, end_date: dayOf(first, 7), days: 7 };
  }
  return dice.oneIn(3) ? partMonth(dice, first) : fullMonth(dice, first);
}

function fullMonth(dice: Dice, first: string): WirePeriod {
  const last = lastDayOfMonth(first);
  const days = dice.pick([30, 30, 30, lengthOf(first), dice.integer(1, 31)]);
  return { type: 'monthly', start_date: first, end_date: last, days };
}

function partMonth(dice: Dice, first: string): WirePeriod {
  const length = lengthOf(first);
  const start = dice.pick([1, 1, 2, dice.integer(1, length)]);
  const end = dice.pick([length, length - 1, dice.integer(start, length)]);
  const span = Math.max(start, end) - start + 1;
  const days = dice.pick([span, span, Math.min(span, 30), dice.integer(1, 31)]);
  const [start_date, end_date] = [dayOf(first, start), dayOf(first, Math.max(start, end))];
  return { type: 'monthly', start_date, end_date, days };
}

/** The months in which a table changes and those before them. */
function turningMonths(year: number): readonly number[] {
  const changes = [...INSS, ...IRRF, ...SALARIO_MINIMO].map(({ from }) => from);
  const months = changes.filter((from) => from.startsWith(`${year}`)).map((from) => Number(from.slice(5, 7)));
  return [...months, ...months.map((month) => Math.max(1, month - 1)), 12];
}

function lengthOf(first: string): number {
  return Number(lastDayOfMonth(first).slice(8));
}

function dayOf(first: string, day: number): string {
  return first.slice(0, 8) + twoDigits(day);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
