import { lastDayOfMonth, type PeriodType, referenceDate } from '../runtime/module/period.ts';
import { defaultDays } from '../runtime/request/read-body.ts';
import type { StudioPeriod, StudioScheme, StudioVersion } from '../workbench/studio/studio-data.ts';

/** Days of half a month, whatever the calendar holds. */
const HALF_DAYS = 15;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** The version of a scheme that a period is calculated by; null where none holds. */
export function versionOn({ versions }: StudioScheme, period: StudioPeriod): StudioVersion | null {
  const years = yearsIn(period);
  const found = years.flatMap((year) => versions.filter((version) => holdsIn(version, period, year)));
  return found[0] ?? null;
}

/** The year of a period by the rules of one version: that of its end, else that of its start, where it crosses two. */
export function yearOf(version: Validity, period: StudioPeriod): number {
  const [last = 0, ...first] = yearsIn(period);
  return [last, ...first].find((year) => holdsIn(version, period, year)) ?? last;
}

type Validity = Pick<StudioVersion, 'asOf' | 'validFrom' | 'validUntil'>;

function yearsIn({ start, end }: StudioPeriod): readonly number[] {
  return [...new Set([end, start].map((date) => Number.parseInt(date, 10)))];
}

function holdsIn({ asOf, validFrom, validUntil }: Validity, period: StudioPeriod, year: number): boolean {
  const date = referenceDate(asOf, period, year);
  return validFrom <= date && date <= validUntil;
}

/** The types of period that any version of a scheme has. */
export function periodTypes({ versions }: StudioScheme): readonly PeriodType[] {
  return [...new Set(versions.flatMap(({ periods }) => periods))];
}

/** The period of a type in which a day lies. */
export function periodAround(type: PeriodType, day: string): StudioPeriod {
  switch (type) {
    case 'monthly':
      return span(type, `${day.slice(0, 8)}01`, lastDayOfMonth(day));
    case 'biweekly':
      return halfOf(day.slice(0, 7), day.slice(8) > '15');
    case 'weekly':
      return { ...span(type, day, daysAfter(day, WEEK_DAYS - 1)), days: WEEK_DAYS };
    case 'event':
      return span(type, day, day);
  }
}

/** A half of a month, `2026-03`. */
export function halfOf(month: string, isLast: boolean): StudioPeriod {
  const [start, end] = isLast
    ? [`${month}-16`, lastDayOfMonth(`${month}-16`)]
    : [`${month}-01`, `${month}-15`];
  return { type: 'biweekly', start, end, days: HALF_DAYS };
}

function span(type: PeriodType, start: string, end: string): StudioPeriod {
  return { type, start, end, days: defaultDays(start, end) };
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The first and the last year in which a scheme has rules. */
export function yearsOf({ versions }: StudioScheme): readonly number[] {
  const first = Number.parseInt(versions[0]?.validFrom ?? '', 10);
  const last = Number.parseInt(versions.at(-1)?.validUntil ?? '', 10);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => last - at);
}
