import type { InputValue, Manifest } from '../module/manifest.ts';
import type { Call, RuleWarning } from '../module/outcome.ts';
import { isFullMonth, lastDayOfMonth, type Period } from '../module/period.ts';
import { spanOf } from './period-faults.ts';

/** Days of a fortnight, which is half of a month of 30. */
const FORTNIGHT_DAYS = 15;

/** What is said of a period, of how the rules are called for it. */
type PeriodFacts = Pick<Call, 'period' | 'days' | 'inputs'>;

/** What a caller should know of how the rules take the period. */
export function periodNotes(facts: PeriodFacts, manifest: Manifest): readonly RuleWarning[] {
  const { period } = facts;
  // What the days of an event count, if anything, is the scheme's own.
  if (period.type === 'event') return [];
  const isHalf = manifest.proration === 'split_monthly' && period.type === 'biweekly';
  const paid = isHalf ? FORTNIGHT_DAYS : facts.days;
  return [
    ...daysAdjusted(period.days, paid),
    ...daysMismatch(period, paid, isHalf),
    ...(isHalf ? hoursOfWholeMonth(facts, manifest) : []),
  ];
}

function daysAdjusted(given: number, counted: number): readonly RuleWarning[] {
  if (given === counted) return [];
  const message = `The period counts ${counted} days, not the ${given} given.`;
  return [{ code: 'PERIOD_DAYS_ADJUSTED', field: 'period', message, severity: 'info' }];
}

/**
 * When more is paid than the dates hold, or than the caller counted. Dates hold as many days as the calendar says, or
 * as a calendar of months of 30 days says: 13 or 15 from 16 to 28 February. Fewer days than the dates hold are an
 * absence, and in order where they are what is paid.
 */
function daysMismatch(period: Period, paid: number, isHalf: boolean): readonly RuleWarning[] {
  const { start, end, days } = period;
  const counts = period.type === 'weekly' ? [spanOf(period)] : [spanOf(period), daysInMonthsOf30(period)];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const isTooMuch = days > most || paid > most || (paid > days && days < least);
  if (!isTooMuch) return [];
  const message = `${days} days do not fit ${start} to ${end}; ${paid} are paid.${hint(period, isHalf)}`;
  return [{ code: 'PERIOD_DAYS_MISMATCH', field: 'period', message, severity: 'warning' }];
}

function hint(period: Period, isHalf: boolean): string {
  if (isHalf) return ' A half month is always paid whole; pay a part of the month as monthly.';
  const isWhole = period.type === 'monthly' && isFullMonth(period);
  return isWhole ? ' Give the first and the last day of what is to be paid.' : '';
}

/** From the first to the last day, both included, where every month has 30. */
function daysInMonthsOf30({ start, end }: Period): number {
  const part = (date: string, from: number, to: number) => Number.parseInt(date.slice(from, to), 10);
  const months = (part(end, 0, 4) - part(start, 0, 4)) * 12 + part(end, 5, 7) - part(start, 5, 7);
  const last = end === lastDayOfMonth(end) ? 30 : part(end, 8, 10);
  return months * 30 + last - Math.min(30, part(start, 8, 10)) + 1;
}

/** Hours sent with one half only are paid by half only: the caller may have meant those of the fortnight. */
function hoursOfWholeMonth({ inputs }: PeriodFacts, manifest: Manifest): readonly RuleWarning[] {
  const fields = manifest.inputs.filter(({ type }) => type === 'hours').map(({ wire }) => wire);
  const sent = fields.filter((name) => isMore(inputs[name]));
  if (sent.length === 0) return [];
  const rule =
    'taken as the hours of the whole month, half of them paid now; send the same with both halves.';
  const message = `${sent.join(', ')}: ${rule}`;
  return [{ code: 'HOURS_OF_WHOLE_MONTH', field: 'period', message, severity: 'info' }];
}

function isMore(value: InputValue | undefined): boolean {
  return typeof value === 'object' && value.n > 0n;
}
