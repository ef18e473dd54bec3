import { lastDayOfMonth } from '../runtime/module/period.ts';
import type { StudioPeriod, StudioScheme } from '../workbench/studio/studio-data.ts';
import { periodAround, versionOn } from './period-choice.ts';

/** Net pay in one period; null where there is no payslip. */
export interface DatedNet {
  readonly period: StudioPeriod;
  readonly net: string | null;
}

/** One period like the shown one in every month in which a scheme has rules, in the order of time. */
export function periodsOf(scheme: StudioScheme, shown: StudioPeriod): readonly StudioPeriod[] {
  const day = shown.start.slice(8);
  return monthsOf(scheme).flatMap((month) => {
    const last = lastDayOfMonth(`${month}-01`);
    const on = `${month}-${day}`;
    const period = periodAround(shown.type, on <= last ? on : last);
    return versionOn(scheme, period) === null ? [] : [period];
  });
}

/** Where the shown period stands among others, or the nearest before it. */
export function placeOf(periods: readonly StudioPeriod[], { start }: StudioPeriod): number {
  return Math.max(
    0,
    periods.findLastIndex((one) => one.start <= start),
  );
}

/** `2020-01` and so on, up to the last month of the last version. */
function monthsOf({ versions }: StudioScheme): readonly string[] {
  const [first, last] = [monthNumber(versions[0]?.validFrom), monthNumber(versions.at(-1)?.validUntil)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
    const number = first + at;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}

function monthNumber(date = '1970-01-01'): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
