import type { Cell, DatedRow, SimpleDecl, Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { checkClauses, clauseOf, hasClause } from '../model/clauses.ts';
import type { FileContext } from '../model/context.ts';
import { wordOf } from '../model/keywords.ts';
import { dayBefore, firstDayOf, lastDayOf, monthAfter, monthOf } from './calendar.ts';

const CALENDARS = ['date', 'month'] as const;
type Calendar = (typeof CALENDARS)[number];

/** A row of a dated declaration, as far as dates go. */
export interface RowAt {
  /** First date at which it holds: the first of the month under `by month`. */
  readonly from: string;
  /** The date or month as written. */
  readonly written: string;
  readonly row: DatedRow;
}

export interface DatedRows {
  readonly monthly: boolean;
  readonly rows: readonly RowAt[];
}

function headSpan(decl: SimpleDecl): Span {
  return decl.columns[0]?.name.span ?? decl.kindSpan;
}

function calendarOf(decl: SimpleDecl, context: FileContext): Calendar | null {
  const { report } = context;
  const name = decl.columns[0]?.name.text ?? '';
  const clause = clauseOf(decl.clauses, 'by');
  if (clause === null) {
    const reason = tablePhrases.hasDatedRowsButDoesNot;
    report.say(dates.rowsAndBy, headSpan(decl), { name, reason, fix: tablePhrases.addByDateOrByMonth });
    return null;
  }
  const word = wordOf(CALENDARS, clause.by.text);
  if (word === null) {
    report.say(names.notInList, clause.by.span, {
      kind: tablePhrases.wayToDateRows,
      word: clause.by.text,
      suggestion: suggest(clause.by.text, CALENDARS),
      known: CALENDARS,
    });
  } else if (clause.dates.length > 0) {
    const reason = tablePhrases.hasItsDatesAtTheHead;
    report.say(dates.rowsAndBy, clause.span, { name, reason, fix: tablePhrases.beginEachRowWithItsDate });
  }
  return word;
}

/** The first date of a row, or null after PAY115. */
function dateOfRow(row: DatedRow, calendar: Calendar, context: FileContext): string | null {
  const { at } = row;
  if (at.kind === calendar) return calendar === 'date' ? at.iso : firstDayOf(at.iso);
  const example = calendar === 'date' ? firstDayOf(at.iso) : monthOf(at.iso);
  context.report.say(text.dateOrMonth, at.span, { found: at.iso, expected: calendar, example });
  return null;
}

function checkOrder(name: string, rows: readonly RowAt[], context: FileContext): boolean {
  let ordered = true;
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before === undefined || before.from < row.from) return;
    ordered = false;
    const labels = [{ span: before.row.at.span, text: quantityPhrases.theRowBefore }];
    const params = { name, date: row.written, before: before.written };
    context.report.say(dates.outOfOrder, row.row.at.span, params, { labels });
  });
  return ordered;
}

function checkMonths(name: string, rows: readonly RowAt[], context: FileContext): void {
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before === undefined) return;
    const missing = monthAfter(before.written);
    if (missing === row.written) return;
    const labels = [{ span: before.row.at.span, text: quantityPhrases.theRowBefore }];
    const params = { name, missing, before: before.written, found: row.written };
    context.report.say(dates.monthMissing, row.row.at.span, params, { labels });
  });
}

/** True where some date of the declaration is not known yet. */
function isBlank({ columns }: SimpleDecl, { blanks }: FileContext): boolean {
  return columns.some(({ name }) => blanks.has(name.text));
}

/** PAY603, and PAY606 where the months end too early. */
function checkValidity(name: string, dated: DatedRows, decl: SimpleDecl, context: FileContext): void {
  const { report, scheme } = context;
  const until = scheme.validUntil;
  const valid = { labels: [{ span: scheme.validSpan, text: quantityPhrases.validOnTheseDates }] };
  const isReadElsewhere = name.split(', ').some((column) => context.elsewhere.has(column));
  for (const { from, written, row } of isReadElsewhere ? [] : dated.rows) {
    if (from > until) report.say(dates.outsideValid, row.at.span, { name, date: written, until }, valid);
  }
  const last = dated.rows.at(-1);
  if (!dated.monthly || last === undefined || hasClause(decl.clauses, 'sparse')) return;
  if (isBlank(decl, context) || hasClause(decl.clauses, 'carry_forward') || lastDayOf(last.written) >= until)
    return;
  const labels = [...valid.labels, { span: headSpan(decl), text: tablePhrases.noCarryForwardHere }];
  report.say(dates.endsEarly, last.row.at.span, { name, last: last.written, until }, { labels });
}

function checkLengths(decl: SimpleDecl, rows: readonly DatedRow[], context: FileContext): void {
  const columns = decl.columns.length;
  for (const row of rows) {
    const cells = row.cells.length;
    if (cells !== columns) context.report.say(text.unequalRow, row.span, { cells, columns });
  }
}

/** The rows of a dated declaration with their first dates, checked along the calendar; null without `by`. */
export function readRows(
  decl: SimpleDecl,
  written: readonly DatedRow[],
  context: FileContext,
): DatedRows | null {
  const name = decl.columns.map((column) => column.name.text).join(', ');
  checkLengths(decl, written, context);
  if (written.length === 0 && !hasClause(decl.clauses, 'sparse')) {
    const params = {
      name,
      reason: tablePhrases.hasNoRowsBetweenItsBraces,
      fix: tablePhrases.addARowThatBeginsWith,
    };
    if (!isBlank(decl, context)) context.report.say(dates.rowsAndBy, headSpan(decl), params);
    return null;
  }
  const calendar = calendarOf(decl, context);
  if (calendar === null) return null;
  const rows = written.flatMap((row) => {
    const from = dateOfRow(row, calendar, context);
    return from === null ? [] : [{ from, written: row.at.iso, row }];
  });
  const dated = { monthly: calendar === 'month', rows };
  if (rows.length < written.length || !checkOrder(name, rows, context)) return dated;
  if (dated.monthly && !hasClause(decl.clauses, 'sparse')) checkMonths(name, rows, context);
  checkValidity(name, dated, decl, context);
  return dated;
}

/** A dated cell of a `let`: a literal, or a formula in parentheses. */
interface DatedCell {
  readonly from: string;
  readonly cell: Cell;
  readonly span: Span;
}

/**
 * The dated cells of a one-column `let`, in order, for the caller to lower. Reports faults of dates, order,
 * row length and coverage (PAY611: a `let` has no earlier row to fall back on).
 */
export function readDatedRows(decl: SimpleDecl, context: FileContext): readonly DatedCell[] {
  const { report, scheme } = context;
  const name = decl.columns[0]?.name.text ?? '';
  for (const row of decl.rows ?? []) checkClauses('dated row', row.clauses, report);
  const dated = readRows(decl, decl.rows ?? [], context);
  const first = dated?.rows[0];
  if (dated === null || first === undefined) return [];
  if (first.from > scheme.validFrom) {
    const params = { name, reader: name, from: scheme.validFrom, until: dayBefore(first.from) };
    const labels = [{ span: scheme.validSpan, text: quantityPhrases.validOnTheseDates }];
    report.say(dates.notCovered, first.row.at.span, params, { labels });
  }
  return dated.rows.flatMap(({ from, row }) => {
    const cell = row.cells[0];
    return cell === undefined ? [] : [{ from, cell, span: row.span }];
  });
}
