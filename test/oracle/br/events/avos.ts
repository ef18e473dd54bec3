import { daysAfter, daysBetween, monthsAfter } from '../../calendar.ts';

/** Lei 4.090/1962 art. 1 §2: the months of a year with 15 days or more of work. */
export function avos13(from: string, to: string, year: number): number {
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`);
  return months.filter((first) => {
    const start = from > first ? from : first;
    const last = daysAfter(monthsAfter(first, 1), -1);
    return daysBetween(start, to < last ? to : last) + 1 >= 15;
  }).length;
}

/** Whole years; the anniversary itself completes one. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return monthsAfter(from, 12 * years) <= to ? years : years - 1;
}

/** CLT arts. 146 and 147: months counted from a day, and one more for 15 days or more that are left. */
export function avosFerias(from: string, to: string): number {
  let whole = 0;
  while (monthsAfter(from, whole + 1) <= daysAfter(to, 1)) whole++;
  const left = daysBetween(monthsAfter(from, whole), to) + 1;
  return left >= 15 ? whole + 1 : whole;
}
