import type { Period, Proration } from '../module/period.ts';
import type { RequestFault } from './request-fault.ts';

const DAY_MS = 86_400_000;

/** Longest span, and most days, of a sub-period. */
const MOST_DAYS = { biweekly: 16, weekly: 7 };

/** Every fault of the period's dates, its days and the year. */
export function periodFaults(
  period: Period,
  year: number,
  proration: Proration | null,
): readonly RequestFault[] {
  const faults = period.end < period.start ? [endBeforeStart(period)] : spanFaults(period, proration);
  return [...faults, ...yearFaults(period, year)];
}

function spanFaults(period: Period, proration: Proration | null): readonly RequestFault[] {
  if (period.type === 'monthly' || period.type === 'event') {
    return sameMonth(period) ? [] : [notOneMonth(period)];
  }
  const most = MOST_DAYS[period.type];
  const faults: RequestFault[] = [];
  if (spanOf(period) > most) {
    faults.push(
      fault('end_date', `A ${period.type} period has at most ${most} days`, period.end, 'span_too_long'),
    );
  }
  if (period.days > most) {
    faults.push(
      fault('days', `A ${period.type} period counts at most ${most} days`, period.days, 'too_many_days'),
    );
  }
  if (proration === 'split_monthly' && !isOneHalf(period)) {
    const msg = 'A fortnight lies inside the days 1 to 15, or 16 to the end, of one month';
    faults.push(fault('end_date', msg, period.end, 'not_one_fortnight'));
  }
  return faults;
}

function yearFaults(period: Period, year: number): readonly RequestFault[] {
  const years = [period.start, period.end].map((date) => Number.parseInt(date, 10));
  if (years.includes(year)) return [];
  const message = 'Must be the year of period.start_date or period.end_date';
  const context = { reason: 'not_year_of_period' };
  return [{ path: ['year'], message, type: 'value_error', input: year, context }];
}

function sameMonth(period: Period): boolean {
  return period.start.slice(0, 7) === period.end.slice(0, 7);
}

function isOneHalf(period: Period): boolean {
  const halves = [period.start, period.end].map((date) => date.slice(8) > '15');
  return sameMonth(period) && halves[0] === halves[1];
}

/** Calendar days, the first and the last included. */
export function spanOf(period: Pick<Period, 'start' | 'end'>): number {
  return (Date.parse(period.end) - Date.parse(period.start)) / DAY_MS + 1;
}

function endBeforeStart(period: Period): RequestFault {
  return fault('end_date', 'Must not be before start_date', period.end, 'end_before_start');
}

function notOneMonth(period: Period): RequestFault {
  const span = period.type === 'event' ? 'The period of an event' : 'A monthly period';
  return fault('end_date', `${span} lies inside one calendar month`, period.end, 'not_one_month');
}

function fault(field: string, message: string, input: string | number, reason: string): RequestFault {
  return { path: ['period', field], message, type: 'value_error', input, context: { reason } };
}
