import type { IrParameter, IrScheme, ParameterRow } from '../ir/ir.ts';
import { fromZero, hull, point, type Range } from '../ir/range.ts';
import { dayBefore, earlierOf } from './calendar.ts';

/** First and last day, both inclusive. */
export interface DateSpan {
  readonly from: string;
  readonly until: string;
}

/** The dates at which a scheme can be read. */
export function validity(scheme: IrScheme): DateSpan {
  return { from: scheme.validFrom, until: scheme.validUntil };
}

/** The rows that hold on some date of the span, given rows that each hold until the next. */
export function rowsInForce<R extends { readonly from: string }>(
  rows: readonly R[],
  span: DateSpan,
): readonly R[] {
  return rows.filter((row, index) => {
    const next = rows[index + 1];
    return row.from <= span.until && (next === undefined || next.from > span.from);
  });
}

/** The values that a parameter can take on the dates of the span, counted in its own unit; one without rows is never read. */
export function rangeOfRows(
  rows: readonly ParameterRow[],
  scheme: IrScheme,
  span: DateSpan = validity(scheme),
): Range {
  const inForce = rowsInForce(rows, span);
  const values = (inForce.length === 0 ? rows : inForce).map((row) => point(row.value));
  const [first, ...rest] = values;
  return first === undefined ? fromZero() : rest.reduce(hull, first);
}

/**
 * The first dates of the span (the validity, or those at which a line exists) at which the parameter has no
 * value yet, or null when it covers them all. Months that end too early are a fault of the parameter itself
 * (PAY606); what is `sparse` is read behind `given`.
 */
export function coverageGap(
  parameter: IrParameter,
  scheme: IrScheme,
  span: DateSpan = validity(scheme),
): DateSpan | null {
  const [first] = parameter.rows;
  if (parameter.sparse || first === undefined || span.from > span.until || first.from <= span.from)
    return null;
  return { from: span.from, until: earlierOf(dayBefore(first.from), span.until) };
}

/** True when the parameter has one value only, so that `changes(x)` says nothing (PAY610). */
export function isConstant(parameter: IrParameter): boolean {
  return parameter.rows.length < 2;
}
