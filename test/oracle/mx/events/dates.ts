import { daysAfter, daysBetween, monthsAfter } from '../../calendar.ts';

const SIX_MONTHS = 6;

/** From the first to the last, both counted. */
export function daysFromTo(first: string, last: string): number {
  return daysBetween(first, last) + 1;
}

export function daysOfYear(date: string): number {
  return daysFromTo(firstOfYear(date), `${date.slice(0, 4)}-12-31`);
}

export function firstOfYear(date: string): string {
  return `${date.slice(0, 4)}-01-01`;
}

/** Mexico's `aniversario(k)`: 29 February falls on the 28th in common years (rules/mx/law.md 10.3). */
export function anniversary(hired: string, years: number): string {
  return monthsAfter(hired, 12 * years);
}

/**
 * `anios_cumplidos`: the first and the last day count whole (LFT 522), so a year is complete at the end of the day before
 * its anniversary.
 */
export function completedYears(hired: string, date: string): number {
  return anniversariesUntil(hired, daysAfter(date, 1));
}

/** `anio_de_servicio`: the number of the year of service in which the day lies. */
export function yearOfService(hired: string, date: string): number {
  return anniversariesUntil(hired, date) + 1;
}

function anniversariesUntil(hired: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(hired.slice(0, 4));
  return anniversary(hired, years) <= date ? years : years - 1;
}

/** `dias_anio_servicio`: of the year of service in which the day lies, both days counted. */
export function daysOfServiceYear(hired: string, date: string): number {
  return daysFromTo(anniversary(hired, yearOfService(hired, date) - 1), date);
}

/** `anios_exencion`, LISR 93-XIII: a fraction of more than six months counts as a year. */
export function exemptYears(hired: string, date: string): number {
  const years = completedYears(hired, date);
  const sixMonthsEnd = daysAfter(monthsAfter(anniversary(hired, years), SIX_MONTHS), -1);
  return date > sixMonthsEnd ? years + 1 : years;
}
