import { dateFunction, earliest, latest } from '../../runtime/module/dates.ts';
import { type Calendar, holidaysAhead, holidaysBetween } from '../../runtime/module/working-days.ts';
import type { Estimated, Formula } from './estimate-arithmetic.ts';

type Compute<R> = Formula<R, Estimated>;

function datesIn(values: readonly Estimated[]): readonly string[] {
  return values.filter((value) => typeof value === 'string');
}

/** The earliest or latest of dates, or one kept between two. */
export function chosenDate<R>(op: 'min' | 'max' | 'clamp', parts: readonly Compute<R>[]): Compute<R> {
  return (run) => {
    const dates = datesIn(parts.map((part) => part(run)));
    const [date = '', low = '', high = ''] = dates;
    if (op === 'clamp') return earliest(latest(date, low), high);
    return op === 'min' ? earliest(...dates) : latest(...dates);
  };
}

/** What a function of dates gives; 0 of any other operation. */
export function ofDates<R>(op: string, parts: readonly Compute<R>[]): Compute<R> {
  const made = dateFunction(op);
  return (run) => {
    const values = parts.map((part) => part(run));
    const numbers = values.filter((value) => typeof value === 'number').map(Math.round);
    return made?.compute(datesIn(values), numbers) ?? 0;
  };
}

/** Holidays of a calendar between two dates, or passed by so many working days. */
export function ofCalendar<R>(
  calendar: Calendar,
  op: 'holidays' | 'holidays_ahead',
  from: Compute<R>,
  to: Compute<R>,
): Compute<R> {
  return (run) => {
    const [start, end] = [String(from(run)), to(run)];
    return op === 'holidays'
      ? holidaysBetween(calendar, start, String(end))
      : holidaysAhead(calendar, start, Math.round(Number(end)));
  };
}
