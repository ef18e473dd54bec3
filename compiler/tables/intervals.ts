import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import { add, compare, equal } from '../../runtime/numbers/exact.ts';
import type { FileContext } from '../model/context.ts';
import { type PrintedRow, showInterval, showLike, showNumber, showUpper } from './printed-row.ts';
import type { TableHead } from './table-head.ts';

/** A row whose own ends contradict each other (PAY404), or stand open in a `grid` table (PAY410). */
function isSound(row: PrintedRow, head: TableHead, context: FileContext): boolean {
  const { interval, lower, upper } = row;
  const table = head.name;
  const shown = showInterval(interval);
  const params = { table, lower: interval.lower.spelling, upper: showUpper(interval) };
  const order = upper === null ? -1 : compare(lower, upper);
  if (order > 0) {
    context.report.say(tables.notAscending, interval.span, {
      ...params,
      reason: tablePhrases.endsBeforeItBegins(shown),
    });
    return false;
  }
  if (order === 0 && !(interval.lowerClosed && interval.upperClosed)) {
    context.report.say(tables.notAscending, interval.span, {
      ...params,
      reason: tablePhrases.holdsNothing(shown),
    });
    return false;
  }
  if (head.grid === null || (interval.lowerClosed && (interval.upperClosed || upper === null))) return true;
  const reason = tablePhrases.withAGridBothEndsBelong(shown);
  context.report.say(tables.form, interval.span, { table, reason, fix: tablePhrases.writeBracketAnd });
  return false;
}

/** PAY405: the first row holds a base of zero. */
function checkStart(row: PrintedRow, head: TableHead, context: FileContext): void {
  const { interval, lower } = row;
  if (lower.n === 0n && interval.lowerClosed) return;
  const reason =
    lower.n === 0n
      ? tablePhrases.theFirstRowLeavesOutExactly(interval.lower.spelling)
      : tablePhrases.theFirstRowBeginsAtSo(interval.lower.spelling);
  const fix = head.grid === null ? tablePhrases.beginWithBracket0 : tablePhrases.beginWithARowForNothing;
  context.report.say(tables.notCovered, interval.span, { table: head.name, reason, fix });
}

/** PAY403 where two rows meet at one number. */
function checkSharedEnd(before: PrintedRow, row: PrintedRow, head: TableHead, context: FileContext): boolean {
  const [left, right] = [before.interval.upperClosed, row.interval.lowerClosed];
  if (left !== right) return true;
  const params = { table: head.name, end: row.interval.lower.spelling, closed: left };
  context.report.say(tables.sharedEnd, row.interval.span, params, {
    labels: [{ span: before.interval.span, text: quantityPhrases.theRowBefore }],
  });
  return false;
}

/** PAY401, 402, 403, 404 and 411 between two neighbours; true when they meet. */
function meets(before: PrintedRow, row: PrintedRow, head: TableHead, context: FileContext): boolean {
  const { report } = context;
  const labels = { labels: [{ span: before.interval.span, text: quantityPhrases.theRowBefore }] };
  const [upper, lower] = [showUpper(before.interval), row.interval.lower.spelling];
  const params = { table: head.name, upper, lower };
  if (before.upper === null) {
    report.say(tables.overlap, row.interval.span, params, labels);
    return false;
  }
  if (compare(row.lower, before.lower) < 0) {
    const reason = tablePhrases.thisRowBeginsAtBeforeThe(lower, before.interval.lower.spelling);
    report.say(tables.notAscending, row.interval.span, { ...params, reason }, labels);
    return false;
  }
  if (head.grid !== null) {
    const next = add(before.upper, head.grid.value);
    if (equal(next, row.lower)) return true;
    const expected = showLike(next, lower);
    const fix = {
      title: tablePhrases.write(expected),
      edits: [{ span: row.interval.lower.span, text: expected }],
    };
    const step = { span: head.grid.span, text: tablePhrases.theStepOfTheGrid };
    const extras = { labels: [...labels.labels, step], fix };
    report.say(tables.gridStep, row.interval.span, { ...params, expected, grid: head.grid.text }, extras);
    return false;
  }
  const order = compare(row.lower, before.upper);
  if (order === 0) return checkSharedEnd(before, row, head, context);
  report.say(order > 0 ? tables.gap : tables.overlap, row.interval.span, params, labels);
  return false;
}

/** Two neighbouring rows; `joined` when the second begins where the first ends. */
export interface Neighbours {
  readonly before: PrintedRow;
  readonly row: PrintedRow;
  readonly joined: boolean;
}

/** Checks the intervals of one block, and pairs its rows for the checks that look at both. */
export function checkIntervals(
  rows: readonly PrintedRow[],
  head: TableHead,
  context: FileContext,
): readonly Neighbours[] {
  const seen = new Map<string, PrintedRow>();
  const first = rows[0];
  const sound = rows.filter((row) => {
    const key = `${showNumber(row.lower)} ${row.upper === null ? '*' : showNumber(row.upper)}`;
    const twin = seen.get(key);
    seen.set(key, row);
    if (twin === undefined) return isSound(row, head, context);
    context.report.say(
      tables.duplicateRow,
      row.interval.span,
      { table: head.name, row: showInterval(row.interval) },
      { labels: [{ span: twin.interval.span, text: quantityPhrases.theFirstOne }] },
    );
    return false;
  });
  if (first !== undefined && first === sound[0]) checkStart(first, head, context);
  return sound.slice(1).flatMap((row, index) => {
    const before = sound[index];
    return before === undefined ? [] : [{ before, row, joined: meets(before, row, head, context) }];
  });
}
