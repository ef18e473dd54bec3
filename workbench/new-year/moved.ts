import { clauseOf, hasClause } from '../../compiler/model/clauses.ts';
import { monthAfter, monthOf } from '../../compiler/parameters/calendar.ts';
import type { Decl, SimpleDecl, TableDecl } from '../../dsl/ast/ast.ts';

/** The time that is prepared: the year that begins on a day, or one month. */
export type Prepared =
  | { readonly kind: 'year' /** Its first day. */; readonly from: string }
  | { readonly kind: 'month' /** Its first day. */; readonly from: string };

/** The declarations that the law publishes: a unit, a parameter, a table. */
export type Published = SimpleDecl | TableDecl;

export function isPublished(decl: Decl): decl is Published {
  return decl.decl === 'table' || (decl.decl === 'simple' && (decl.kind === 'unit' || decl.kind === 'param'));
}

/** A calendar whose holidays are not known up to a day. */
export function endsBefore(decl: Decl, day: string): decl is SimpleDecl {
  if (decl.decl !== 'simple' || decl.kind !== 'calendar') return false;
  return (clauseOf(decl.clauses, 'until')?.date.iso ?? '') < day;
}

/** The same day of the year before. */
export function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

/** The dates of the rows or blocks of a declaration, as written; empty where it is not dated row by row. */
export function datesOf(decl: Published): readonly string[] {
  return decl.decl === 'table'
    ? decl.blocks.map(({ from }) => from.iso)
    : (decl.rows ?? []).map(({ at }) => at.iso);
}

/** The months behind the last row, up to one and with it. */
function monthsUpTo(last: string, month: string): readonly string[] {
  const months: string[] = [];
  for (let next = monthAfter(last); next <= month; next = monthAfter(next)) months.push(next);
  return months;
}

/** Rows within a year that make a figure one that moves monthly. */
const MONTHLY = 6;

/**
 * The dates of the year before in the new year, where a figure has one for each month, as what adds up over the year has;
 * empty for the rest.
 */
function monthsOfYear(dates: readonly string[], from: string): readonly string[] {
  const year = from.slice(0, 4);
  const before = dates.filter((date) => date.startsWith(`${Number(year) - 1}-`));
  const months = new Set(before.map((date) => date.slice(5, 7)));
  return months.size === 12 && before.length === 12 ? before.map((date) => `${year}${date.slice(4)}`) : [];
}

/** The last month of the year that a day begins. */
function lastMonth(from: string): string {
  return `${from.slice(0, 4)}-12`;
}

/**
 * The dates on which rows of a declaration have to be filled in; empty where it has one already, or where it has not moved
 * for a year, so that nobody publishes it anew each year.
 */
export function blankDates(decl: Published, { kind, from }: Prepared): readonly string[] {
  const dates = datesOf(decl);
  const last = dates.at(-1);
  if (last === undefined || hasClause(decl.clauses, 'sparse')) return [];
  if (last.length === 'yyyy-mm'.length) {
    // What is carried forward needs no row for the months to come.
    const isWhole = kind === 'year' && !hasClause(decl.clauses, 'carry_forward');
    return monthsUpTo(last, isWhole ? lastMonth(from) : monthOf(from));
  }
  if (last >= from) return [];
  const ofYear = dates.filter((date) => date >= yearBefore(from));
  const months = kind === 'year' ? monthsOfYear(dates, from) : [];
  if (months.length > 0) return months;
  const moves = kind === 'month' ? ofYear.length >= MONTHLY : ofYear.length > 0;
  return moves ? [from] : [];
}
