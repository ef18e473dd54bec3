import type { Period } from '../../runtime/module/period.ts';
import type { Manifest } from '../../runtime/module.ts';
import type { Json } from '../json.ts';
import { type Fault, validationError } from '../service-error.ts';

const DAY_MS = 86_400_000;

/** Longest span, and most days, of a sub-period. */
const MOST_DAYS = { biweekly: 16, weekly: 7 };

/** Throws `VALIDATION_ERROR` with every fault of the period's dates, its days and the year. */
export function checkPeriod(period: Period, year: number, proration: Manifest['proration']): void {
  const faults = period.end < period.start ? [endBeforeStart(period)] : spanFaults(period, proration);
  const all = [...faults, ...yearFaults(period, year)];
  if (all.length > 0) throw validationError(all);
}

function spanFaults(period: Period, proration: Manifest['proration']): readonly Fault[] {
  if (period.type === 'monthly') return sameMonth(period) ? [] : [notOneMonth(period)];
  const most = MOST_DAYS[period.type];
  const faults: Fault[] = [];
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

function yearFaults(period: Period, year: number): readonly Fault[] {
  const years = [period.start, period.end].map((date) => Number.parseInt(date, 10));
  if (years.includes(year)) return [];
  const msg = 'Must be the year of period.start_date or period.end_date';
  return [
    { loc: ['body', 'year'], msg, type: 'value_error', input: year, ctx: { reason: 'not_year_of_period' } },
  ];
}

function sameMonth(period: Period): boolean {
  return period.start.slice(0, 7) === period.end.slice(0, 7);
}

function isOneHalf(period: Period): boolean {
  const halves = [period.start, period.end].map((date) => date.slice(8) > '15');
  return sameMonth(period) && halves[0] === halves[1];
}

/** Calendar days, the first and the last included. */
export function spanOf(period: Period): number {
  return (Date.parse(period.end) - Date.parse(period.start)) / DAY_MS + 1;
}

function endBeforeStart(period: Period): Fault {
  return fault('end_date', 'Must not be before start_date', period.end, 'end_before_start');
}

function notOneMonth(period: Period): Fault {
  return fault('end_date', 'A monthly period lies inside one calendar month', period.end, 'not_one_month');
}

function fault(field: string, msg: string, input: Json, reason: string): Fault {
  return { loc: ['body', 'period', field], msg, type: 'value_error', input, ctx: { reason } };
}
