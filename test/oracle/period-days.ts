import type { WirePeriod } from '../../runtime/request/sent-request.ts';

const DAY_MS = 86_400_000;

/** Every date from the first to the last. */
function datesOf({ start_date, end_date }: WirePeriod): readonly Date[] {
  const [first, last] = [Date.parse(start_date), Date.parse(end_date)];
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, at) => new Date(first + at * DAY_MS));
}

/** In a calendar whose months all have 30 days: a 31st is no day of its own, and the end of February is three or two. */
function daysOf30(dates: readonly Date[]): number {
  const first = dates[0]?.getUTCDate() ?? 1;
  const days = dates.reduce((sum, date) => {
    const day = date.getUTCDate();
    const isLast = new Date(date.getTime() + DAY_MS).getUTCDate() === 1;
    return sum + (day === 31 ? 0 : isLast ? 31 - day : 1);
  }, 0);
  return first === 31 && dates.length === 1 ? 1 : days;
}

/** The contract, `PeriodDays`: more is paid than lies between the dates, or than the caller counted. */
export function daysDisagree(period: WirePeriod, paid: number): boolean {
  const dates = datesOf(period);
  const counts = period.type === 'weekly' ? [dates.length] : [dates.length, daysOf30(dates)];
  const most = Math.max(...counts);
  return period.days > most || paid > most || (paid > period.days && period.days < Math.min(...counts));
}
