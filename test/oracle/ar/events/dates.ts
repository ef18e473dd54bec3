const DAY_MS = 86_400_000;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function dayOf(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Código Civil y Comercial art. 6: the same day of a later month, or its last day where it has none such. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = dayOf(date);
  const passed = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(passed / 12), (passed % 12) + 1];
  return new Date(Date.UTC(toYear, toMonth - 1, Math.min(day, lastDay(toYear, toMonth))))
    .toISOString()
    .slice(0, 10);
}

export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

export function anniversary(hired: string, years: number): string {
  return addMonths(hired, 12 * years);
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
  const to = b.day === lastDay(b.year, b.month) ? 30 : Math.min(b.day, 30);
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + to - Math.min(a.day, 30) + 1;
}

/** `dias_corridos`: both ends in. */
export function calendarDays(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
}

export function latest(a: string, b: string): string {
  return a > b ? a : b;
}
