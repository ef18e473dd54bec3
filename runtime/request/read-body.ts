import type { Manifest } from '../module/manifest.ts';
import { missingOn, missingText } from '../module/missing-figures.ts';
import { isFullMonth, type PeriodType, referenceDate } from '../module/period.ts';
import { periodFaults, spanOf } from './period-faults.ts';
import { type ReadCall, readCall } from './read-call.ts';
import { type RequestFault, shownInput } from './request-fault.ts';
import {
  periodOf,
  type SentEmployee,
  type SentRequest,
  type SentValues,
  type WirePeriod,
} from './sent-request.ts';

/**
 * Reads the body of a request that no schema has judged, for rules that are chosen already: whatever was sent may be of
 * any type, and what says the same of every calculation by these rules need not be sent: the country, the scheme,
 * the year, the days.
 */
export function readBody(body: SentValues, manifest: Manifest): ReadCall {
  const other = otherRules(body, manifest);
  const sent = readSent(body, manifest.periods);
  if (other.length > 0 || 'faults' in sent) {
    return { kind: 'faulty', faults: [...other, ...('faults' in sent ? sent.faults : [])] };
  }
  const dates = periodOf(sent);
  const reference = referenceDate(manifest.asOf, dates, sent.year);
  const faults = periodFaults(dates, sent.year, manifest.proration);
  const late = faults.length > 0 ? faults : validityFaults(reference, manifest);
  return late.length > 0 ? { kind: 'faulty', faults: late } : readCall(sent, manifest, reference);
}

/** The request that a body is, with a period of one of these types; or everything that is wrong with its form. */
export function readSent(
  body: SentValues,
  periods: readonly PeriodType[],
): SentRequest | { readonly faults: readonly RequestFault[] } {
  const wrong = shapeFaults(body);
  if (wrong.length > 0) return { faults: wrong };
  const period = readPeriod(objectIn(body.period), periods);
  if ('faults' in period) return period;
  const year = body.year ?? Number.parseInt(period.end_date, 10);
  return typeof year === 'number'
    ? { year, period, ...peopleOf(body) }
    : { faults: [notInteger(['year'], year)] };
}

/** The days of a period that does not say: 30 for a whole calendar month, else its days on the calendar. */
export function defaultDays(start: string, end: string): number {
  const calendar = spanOf({ start, end });
  return isFullMonth({ type: 'monthly', start, end, days: calendar }) ? 30 : calendar;
}

function isObject(value: unknown): value is SentValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectIn(value: unknown): SentValues {
  return isObject(value) ? value : {};
}

/** Country and scheme that are named must be those of the rules. */
function otherRules(body: SentValues, manifest: Manifest): readonly RequestFault[] {
  return (['country', 'scheme'] as const).flatMap((field) => {
    const named = body[field] ?? manifest[field];
    if (named === manifest[field]) return [];
    const message = `These rules are for ${manifest[field]}`;
    return [
      { path: [field], message, type: 'enum', ...shownInput(named), context: { expected: manifest[field] } },
    ];
  });
}

function shapeFaults(body: SentValues): readonly RequestFault[] {
  const { inputs, history, overrides } = objectIn(body.employee);
  const objects: readonly (readonly [readonly string[], unknown])[] = [
    [['period'], body.period],
    [['employee'], body.employee],
    [['employee', 'inputs'], inputs],
    [['employee', 'history'], history],
    [['employee', 'overrides'], overrides],
    [['employer'], body.employer],
    [['overrides'], body.overrides],
  ];
  return objects.flatMap(([path, value]) =>
    (value ?? null) === null || isObject(value)
      ? []
      : [{ path, message: 'Must be an object', type: 'object_type', ...shownInput(value), context: {} }],
  );
}

function peopleOf(body: SentValues): Pick<SentRequest, 'employee' | 'employer' | 'overrides'> {
  const { inputs, history, overrides, ...fields } = objectIn(body.employee);
  const employee: SentEmployee = {
    ...fields,
    inputs: objectIn(inputs),
    history: objectIn(history),
    overrides: objectIn(overrides),
  };
  return { employee, employer: objectIn(body.employer), overrides: objectIn(body.overrides) };
}

function readPeriod(
  sent: SentValues,
  periods: readonly PeriodType[],
): WirePeriod | { readonly faults: readonly RequestFault[] } {
  const { start_date, end_date } = sent;
  const type = periods.find((one) => one === sent.type);
  if (type !== undefined && isDate(start_date) && isDate(end_date)) {
    const days = sent.days ?? (end_date < start_date ? 1 : defaultDays(start_date, end_date));
    return isDays(days)
      ? { type, start_date, end_date, days }
      : { faults: [notInteger(['period', 'days'], days)] };
  }
  return {
    faults: [
      ...(type === undefined ? [notOffered(sent.type, periods)] : []),
      ...(isDate(start_date) ? [] : [notDate('start_date', start_date)]),
      ...(isDate(end_date) ? [] : [notDate('end_date', end_date)]),
    ],
  };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function isDate(value: unknown): value is string {
  return (
    typeof value === 'string' && DATE.test(value) && new Date(value).toJSON()?.startsWith(value) === true
  );
}

function isDays(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 31;
}

function notOffered(sent: unknown, periods: readonly string[]): RequestFault {
  const message = `Must be one of: ${periods.join(', ')}`;
  return {
    path: ['period', 'type'],
    message,
    type: 'enum',
    ...shownInput(sent),
    context: { expected: periods },
  };
}

function notDate(field: string, sent: unknown): RequestFault {
  const message = 'Must be a date such as 2025-03-31';
  return { path: ['period', field], message, type: 'date_parsing', ...shownInput(sent), context: {} };
}

function notInteger(path: readonly string[], sent: unknown): RequestFault {
  const message = path[0] === 'year' ? 'Must be a whole number' : 'Must be a whole number from 1 to 31';
  return { path, message, type: 'int_type', ...shownInput(sent), context: {} };
}

function validityFaults(reference: string, manifest: Manifest): readonly RequestFault[] {
  const { validFrom, validUntil } = manifest;
  if (validFrom <= reference && reference <= validUntil) return missingFaults(reference, manifest);
  const message = `These rules hold from ${validFrom} to ${validUntil}; this period is calculated at ${reference}`;
  const context = { reason: 'not_in_validity' };
  return [{ path: ['period'], message, type: 'value_error', context }];
}

function missingFaults(reference: string, manifest: Manifest): readonly RequestFault[] {
  const missing = missingOn(manifest, reference);
  if (missing.length === 0) return [];
  const message = `These rules cannot calculate this period, for want of ${missingText(missing)}`;
  const context = { reason: 'figures_missing' };
  return [{ path: ['period'], message, type: 'value_error', context }];
}
