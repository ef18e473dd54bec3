import { dayOf, daysBetween, daysOfMonth, monthsAfter } from '../../calendar.ts';

/** Código Civil y Comercial art. 6: the same day of a later year, or the last one of February. */
export function anniversary(hired: string, years: number): string {
  return monthsAfter(hired, 12 * years);
}

/** `antiguedad_anios`, 10.2; nobody hired later has any. */
export function completeYears(hired: string, date: string): number {
  const apart = Math.max(0, dayOf(date).year - dayOf(hired).year);
  return apart > 0 && anniversary(hired, apart) > date ? apart - 1 : apart;
}

/** `excede`: more than so many years, to the day. */
export function exceedsYears(hired: string, date: string, years: number): boolean {
  return date > anniversary(hired, years);
}

/** `dias30`: both ends in; every month ends on its 30th day. */
export function days30(first: string, last: string): number {
  if (last < first) return 0;
  const [a, b] = [dayOf(first), dayOf(last)];
  const to = b.day === daysOfMonth(b.year, b.month) ? 30 : Math.min(b.day, 30);
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + to - Math.min(a.day, 30) + 1;
}

/** `dias_corridos`: both ends in. */
export function calendarDays(first: string, last: string): number {
  return daysBetween(first, last) + 1;
}
