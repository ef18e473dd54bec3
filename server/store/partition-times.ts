import { decodeTime, encodeTime } from 'ulid';

const DAY_MS = 24 * 3_600_000;
/** A Monday. */
const FIRST_WEEK_MS = Date.UTC(1970, 0, 5);

/** Months. */
const QUARTER = 3;

/** How long the time of a partition is. */
export type Span = 'quarter' | 'week';

/** The first time after another at which a partition begins. Milliseconds. */
export function nextStart(span: Span, after: number): number {
  if (span === 'week') {
    const week = 7 * DAY_MS;
    return FIRST_WEEK_MS + (Math.floor((after - FIRST_WEEK_MS) / week) + 1) * week;
  }
  const date = new Date(after);
  const quarter = Math.floor(date.getUTCMonth() / QUARTER);
  return Date.UTC(date.getUTCFullYear(), QUARTER * (quarter + 1), 1);
}

/** What all ids of that time or later are not less than: the time that a ULID begins with. */
export function idsFrom(time: number): string {
  return encodeTime(time, TIME_LENGTH);
}

const TIME_LENGTH = 10;
/** Of a ULID, as ids are, and not beyond the year 9999, as no clock is. */
const TIME = /^[0-7][0-9A-HJKMNP-TV-Z]{9}/;
const END_OF_TIME = Date.UTC(10_000, 0, 1);

/** The time that an id or a bound begins with; null where it is none. */
export function timeOf(id: string): number | null {
  const [time] = TIME.exec(id) ?? [];
  if (time === undefined) return null;
  const ms = decodeTime(time.padEnd(26, '0'));
  return ms < END_OF_TIME ? ms : null;
}

/** For names: the day as eight digits. */
export function dayName(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}
