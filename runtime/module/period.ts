/** Dates and days of a pay period. Dates are ISO texts (`2025-07-15`), compared as texts. */

/** `event` is something that happens on the last day of the period: a termination, a bonus of the law. */
export type PeriodType = 'monthly' | 'biweekly' | 'weekly' | 'event';

/** At which date every dated parameter of a scheme is read. */
export type ReferenceRule = 'period_end' | 'month_end' | 'month_start';

/** How the days of a period are counted. */
export type DayCount = 'as_given' | 'month_of_30';

export type Proration = 'native' | 'split_monthly';

export interface Period {
  readonly type: PeriodType;
  /** First day, inclusive. */
  readonly start: string;
  /** Last day, inclusive. */
  readonly end: string;
  /** 1 to 31, as the caller sent it. */
  readonly days: number;
}

/** A period as it travels. */
export interface WirePeriod {
  readonly type: PeriodType;
  readonly start_date: string;
  readonly end_date: string;
  readonly days: number;
}

function part(iso: string, from: number, to: number): number {
  return Number.parseInt(iso.slice(from, to), 10);
}

/** Last day of the month of the date, for example `2024-02-29`. */
export function lastDayOfMonth(iso: string): string {
  const last = new Date(Date.UTC(part(iso, 0, 4), part(iso, 5, 7), 0)).getUTCDate();
  return `${iso.slice(0, 8)}${String(last).padStart(2, '0')}`;
}

/** First day of the month of the date. */
export function firstDayOfMonth(iso: string): string {
  return `${iso.slice(0, 8)}01`;
}

/** The date, or the day of the year that is nearest to it. */
export function clampIntoYear(iso: string, year: number): string {
  const digits = String(year).padStart(4, '0');
  const [first, last] = [`${digits}-01-01`, `${digits}-12-31`];
  return iso < first ? first : iso > last ? last : iso;
}

/**
 * The date at which dated parameters are read and by which the rule file is chosen.
 * `end` is first clamped into `year`, the year the request names.
 */
export function referenceDate(rule: ReferenceRule, period: Period, year: number): string {
  if (rule === 'month_start') return firstDayOfMonth(clampIntoYear(period.start, year));
  const end = clampIntoYear(period.end, year);
  return rule === 'month_end' ? lastDayOfMonth(end) : end;
}

/** True when the period runs from the first to the last day of one calendar month. */
export function isFullMonth(period: Period): boolean {
  return period.start === firstDayOfMonth(period.start) && period.end === lastDayOfMonth(period.start);
}

/**
 * The days formulas see as `period.days`. `month_of_30`: a full month counts 30, a part of a month
 * min(days, 30); under `split_monthly` a fortnight is half of the month of 30 that is computed.
 */
export function countedDays(rule: DayCount, period: Period, proration: Proration | null): number {
  if (rule === 'as_given') return period.days;
  if (isFullMonth(period)) return 30;
  if (proration === 'split_monthly' && period.type !== 'monthly') return 30;
  return Math.min(period.days, 30);
}

/** Which half of a month. */
export type HalfPlace = 'first' | 'last';

/** The half of a month that the period is; null where months are not split, and for a whole one. */
export function halfOfMonth({ type, start }: Period, proration: Proration | null): HalfPlace | null {
  if (proration !== 'split_monthly' || type === 'monthly') return null;
  return part(start, 8, 10) <= 15 ? 'first' : 'last';
}
