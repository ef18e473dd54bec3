import { ALWAYS } from '../../runtime/module/parameter.ts';
import type { IrParameter, IrScheme, IrTable } from '../ir/ir.ts';
import { dayAfter, dayBefore, earlierOf, lastDayOf, monthOf } from './calendar.ts';
import type { DateSpan } from './coverage.ts';

function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}

/**
 * The dates on which rows that hold until the next are known: one that is not dated in the validity alone, the last of
 * several to the end of the validity; one that begins after it to the end of its year.
 */
function knownByDate(
  rows: readonly { readonly from: string }[],
  { validFrom, validUntil }: IrScheme,
): DateSpan | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = first.from === ALWAYS ? validFrom : first.from;
  return { from, until: last.from > validUntil ? `${last.from.slice(0, 4)}-12-31` : validUntil };
}

function knownByMonth({ rows, carryForward }: IrParameter, { validUntil }: IrScheme): DateSpan | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const until = lastDayOf(monthOf(last.from));
  return { from: first.from, until: carryForward === null ? until : laterOf(until, validUntil) };
}

function both(a: DateSpan | null, b: DateSpan | null): DateSpan | null {
  return a === null || b === null
    ? null
    : { from: laterOf(a.from, b.from), until: earlierOf(a.until, b.until) };
}

/** The dates on which a parameter and the unit that it is counted in are known; null where that is none. */
export function knownDates(
  parameter: IrParameter,
  parameters: ReadonlyMap<string, IrParameter>,
  scheme: IrScheme,
): DateSpan | null {
  if (parameter.sparse) return null;
  const own = parameter.monthly ? knownByMonth(parameter, scheme) : knownByDate(parameter.rows, scheme);
  const unit = parameter.unit === null ? undefined : parameters.get(parameter.unit);
  return unit === undefined ? own : both(own, knownDates(unit, parameters, scheme));
}

/** The dates on which a table and the units that it is counted in are known. */
export function knownTableDates(
  table: IrTable,
  parameters: ReadonlyMap<string, IrParameter>,
  scheme: IrScheme,
): DateSpan | null {
  const units = [table.unit, table.givesUnit].flatMap((unit) => {
    const parameter = unit === null ? undefined : parameters.get(unit);
    return parameter === undefined ? [] : [knownDates(parameter, parameters, scheme)];
  });
  return units.reduce(both, knownByDate(table.blocks, scheme));
}

/** The first dates of the first span that lie outside the second; null when it covers them all. */
export function uncovered(asked: DateSpan, known: DateSpan | null): DateSpan | null {
  if (asked.from > asked.until) return null;
  if (known === null || known.until < asked.from || known.from > asked.until) return asked;
  if (asked.from < known.from) return { from: asked.from, until: dayBefore(known.from) };
  return asked.until > known.until ? { from: dayAfter(known.until), until: asked.until } : null;
}
