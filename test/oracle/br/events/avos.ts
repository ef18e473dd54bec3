/** rules/br/law.md 9.6: dates as texts, days counted with both ends. */
const DAY_MS = 86_400_000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to the other. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Counted from the date itself, and no later than the end of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Math.min(Date.UTC(year, month - 1 + months, day), last.getTime()))
    .toISOString()
    .slice(0, 10);
}

/** Lei 4.090/1962 art. 1 §2: the months of a year with 15 days or more of work. */
export function avos13(from: string, to: string, year: number): number {
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`);
  return months.filter((first) => {
    const start = from > first ? from : first;
    const last = addDays(addMonths(first, 1), -1);
    return daysBetween(start, to < last ? to : last) + 1 >= 15;
  }).length;
}

/** Whole years; the anniversary itself completes one. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return addMonths(from, 12 * years) <= to ? years : years - 1;
}

/** CLT arts. 146 and 147: months counted from a day, and one more for 15 days or more that are left. */
export function avosFerias(from: string, to: string): number {
  let whole = 0;
  while (addMonths(from, whole + 1) <= addDays(to, 1)) whole++;
  const left = daysBetween(addMonths(from, whole), to) + 1;
  return left >= 15 ? whole + 1 : whole;
}
