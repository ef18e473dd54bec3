import { countedDays, lastDayOfMonth, type Period, referenceDate } from '../../runtime/module/period.ts';
import type { Call, Manifest } from '../../runtime/module.ts';
import { InputFault, readBody } from '../request/calculation-input.ts';
import { UsageError } from '../terminal/terminal.ts';
import type { Person } from './person.ts';

/** What is calculated of a person: a call, or why there is none. */
export type PersonCall =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'broken'; readonly reason: string; readonly field: string | null };

/** A whole month, `2025-03`, as these rules calculate it. */
export function callMonth(
  month: string,
  manifest: Manifest,
): Pick<Call, 'period' | 'referenceDate' | 'days'> {
  const period = wholeMonth(month);
  return {
    period,
    referenceDate: referenceDate(manifest.asOf, period, Number(month.slice(0, 4))),
    days: countedDays(manifest.days, period, manifest.proration),
  };
}

function wholeMonth(month: string): Period {
  const start = `${month}-01`;
  return { type: 'monthly', start, end: lastDayOfMonth(start), days: 30 };
}

/** The calculation of a person's whole month, `2025-03`, by these rules. */
export function monthCall(person: Person, month: string, manifest: Manifest): PersonCall {
  const { type, start, end, days } = wholeMonth(month);
  const period = { type, start_date: start, end_date: end, days };
  try {
    const { call } = readBody({ period, employee: person.employee, overrides: person.overrides }, manifest);
    return { kind: 'call', call: { ...call, trace: false } };
  } catch (fault) {
    if (!(fault instanceof UsageError)) throw fault;
    const field = fault instanceof InputFault ? fault.field.replace(/^employee\./, '') : null;
    return { kind: 'broken', reason: fault.message, field };
  }
}

/** The months of which rules of this validity know everything, first and last. */
export function wholeMonths({ validFrom, validUntil }: Pick<Manifest, 'validFrom' | 'validUntil'>): {
  readonly first: string;
  readonly last: string;
} {
  return { first: validFrom.slice(0, 7), last: validUntil.slice(0, 7) };
}
