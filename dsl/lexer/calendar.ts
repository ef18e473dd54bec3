const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days of a month (1 to 12) in a year; 0 when there is no such month. */
function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeap(year)) return 29;
  return DAYS_IN_MONTH[month - 1] ?? 0;
}

/** True when `2026-02-30` and the like name a day of the calendar. */
export function isCalendarDate(iso: string): boolean {
  const day = Number(iso.slice(8));
  return day >= 1 && day <= daysInMonth(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)));
}

/** True when the last two digits of `2026-13` and the like name a month. */
export function isCalendarMonth(iso: string): boolean {
  return daysInMonth(Number(iso.slice(0, 4)), Number(iso.slice(5))) > 0;
}
