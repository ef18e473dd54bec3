import { ownValue, valuesByName } from '../../runtime/module/own-value.ts';
import {
  countedDays,
  type HalfPlace,
  lastDayOfMonth,
  type Period,
  referenceDate,
} from '../../runtime/module/period.ts';
import type { Call, InputSpec, Manifest } from '../../runtime/module.ts';
import { SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import { readInputs } from '../../runtime/request/read-inputs.ts';
import { faultText, type RequestFault } from '../../runtime/request/request-fault.ts';
import type { SentValues } from '../../runtime/request/sent-request.ts';
import type { Person } from './person.ts';

/** The call of a person, or the faults that prevent it. */
type PersonCall =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'broken'; readonly faults: readonly RequestFault[] };

/** A fortnight of a month, or an event on one of its days; null is all of it. */
export type PartOfMonth = HalfPlace | { readonly day: number } | null;

/** A month, `2025-03`, or a part of it, as these rules calculate it. */
export function callMonth(
  month: string,
  manifest: Manifest,
  part: PartOfMonth = null,
): Pick<Call, 'period' | 'referenceDate' | 'days'> {
  const period = periodOf(month, manifest, part);
  return {
    period,
    referenceDate: referenceDate(manifest.asOf, period, Number(month.slice(0, 4))),
    days: countedDays(manifest.days, period, manifest.proration),
  };
}

function periodOf(month: string, manifest: Manifest, part: PartOfMonth): Period {
  if (part === null) return wholeMonth(month, manifest);
  return typeof part === 'string' ? halfMonth(month, part) : eventOn(month, part.day);
}

/** An event whose day nobody names is computed as of the last of the month. */
function wholeMonth(month: string, { periods }: Manifest): Period {
  const start = `${month}-01`;
  return {
    type: periods.includes('event') ? 'event' : 'monthly',
    start,
    end: lastDayOfMonth(start),
    days: 30,
  };
}

function eventOn(month: string, day: number): Period {
  const end = `${month}-${String(day).padStart(2, '0')}`;
  return { type: 'event', start: `${month}-01`, end, days: day };
}

const FORTNIGHT_DAYS = 15;

function halfMonth(month: string, half: HalfPlace): Period {
  const [start, end] =
    half === 'first'
      ? [`${month}-01`, `${month}-${FORTNIGHT_DAYS}`]
      : [`${month}-${FORTNIGHT_DAYS + 1}`, lastDayOfMonth(`${month}-01`)];
  return { type: 'biweekly', start, end, days: FORTNIGHT_DAYS };
}

/**
 * The calculation of a person's month, `2025-03`, or of a part of it by these rules. A file of people may hold more than they read:
 * a name, a department, what other rules read.
 */
export function monthCall(
  person: Person,
  month: string,
  manifest: Manifest,
  part: PartOfMonth = null,
): PersonCall {
  const employee = {
    ...readBy(manifest, 'employee', person.employee),
    inputs: readBy(manifest, 'inputs', person.inputs),
    history: readBy(manifest, 'history', person.history),
  };
  const { inputs, flags, faults } = readInputs({ employee, overrides: person.overrides }, manifest);
  if (faults.length > 0) return { kind: 'broken', faults };
  return { kind: 'call', call: { inputs, flags, ...callMonth(month, manifest, part), trace: false } };
}

function readBy(manifest: Manifest, source: InputSpec['source'], sent: SentValues): SentValues {
  const names = manifest.inputs.filter((spec) => spec.source === source).map(({ wire }) => wire);
  const values = valuesByName<unknown>();
  for (const name of source === 'employee' ? [...SALARY_FIELDS, ...names] : names) {
    const value = ownValue(sent, name);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** The faults of a person in one line. */
export function brokenText(faults: readonly RequestFault[]): string {
  return faults.map(faultText).join('; ');
}

/** The months of which rules of this validity know everything, first and last. */
export function wholeMonths({ validFrom, validUntil }: Pick<Manifest, 'validFrom' | 'validUntil'>): {
  readonly first: string;
  readonly last: string;
} {
  return { first: validFrom.slice(0, 7), last: validUntil.slice(0, 7) };
}
