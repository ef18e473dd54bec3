import type { Column, Interval, TableBlock, TableDecl, TableRow } from '../ast/ast.ts';
import type { Cell } from './align.ts';
import { withBody } from './body.ts';
import { printText, printType } from './clause.ts';
import { cell, type Entry, figureCell, HEAD_WIDTH, ROW_WIDTH } from './entry.ts';
import { printExpression } from './expression.ts';
import { type Layout, rowLines } from './list.ts';

/** Widths of the ends of the intervals of one list of rows. */
interface Ends {
  readonly lower: number;
  readonly upper: number;
}

function isInterval(key: TableRow['key']): key is Interval {
  return 'kind' in key;
}

function upperText({ upper }: Interval): string {
  return upper === null ? '*' : printExpression(upper);
}

function endsOf(rows: readonly TableRow[]): Ends {
  const keys = rows.map((row) => row.key).filter(isInterval);
  return {
    lower: keys.reduce((width, key) => Math.max(width, printExpression(key.lower).length), 0),
    upper: keys.reduce((width, key) => Math.max(width, upperText(key).length), 0),
  };
}

function keyText(key: TableRow['key'], ends: Ends): string {
  if (!isInterval(key)) return key.text;
  const lower = printExpression(key.lower).padStart(ends.lower);
  const upper = upperText(key).padStart(ends.upper);
  return `${key.lowerClosed ? '[' : '('}${lower} .. ${upper}${key.upperClosed ? ']' : ')'}`;
}

function constantCells({ constant, jump }: TableRow): readonly Cell[] {
  const amount =
    constant === null
      ? []
      : [cell(constant.sign, constant.sign, 2), figureCell('constant', printExpression(constant.amount))];
  const leap = jump === null ? [] : [cell('jump', 'jump', 2), figureCell('leap', printExpression(jump))];
  return [...amount, ...leap];
}

function rowEntry(row: TableRow, ends: Ends): Entry {
  const { span, key, cells, constant, jump, clauses } = row;
  const figures = cells.map((each) => figureCell('cell', printExpression(each), 2));
  const head = [cell('key', keyText(key, ends)), ...figures, ...constantCells(row)];
  const headEnd = jump?.span.end ?? constant?.span.end ?? cells.at(-1)?.span.end ?? key.span.end;
  return { span, head, headEnd, value: null, clauses, body: null, family: 'row', width: ROW_WIDTH };
}

function blockEntry(block: TableBlock, layout: Layout): Entry {
  const { span, from, isBlank, clauses, rows } = block;
  const head = [cell('from', `from ${from.iso}`), ...(isBlank ? [cell('cell', '?', 2)] : [])];
  const headEnd = isBlank ? (clauses[0]?.span.start ?? span.end) : from.span.end;
  const entry: Entry = {
    span,
    head,
    headEnd,
    value: null,
    clauses,
    body: null,
    family: null,
    width: HEAD_WIDTH,
  };
  if (isBlank) return entry;
  const ends = endsOf(rows);
  return withBody(entry, layout, rows[0]?.span.start ?? null, (start, indent) =>
    rowLines(
      rows.map((row) => rowEntry(row, ends)),
      { start, end: span.end },
      layout,
      indent,
    ),
  );
}

function columnText({ name, type }: Column): string {
  return type === null ? name.text : `${name.text} : ${printType(type)}`;
}

function givenText({ gives, columns }: TableDecl): string {
  if (columns.length > 0) return ` gives ${columns.map(columnText).join(', ')}`;
  return gives === null ? '' : ` gives ${printType(gives)}`;
}

/** The layout of a table: rows and dated blocks in the order of the author, intervals under each other. */
export function tableEntry(decl: TableDecl, layout: Layout): Entry {
  const { span, name, label, form, of, gives, columns, clauses, rows, blocks } = decl;
  const labels = label === null ? [] : [cell('label', printText(label))];
  const given = givenText(decl);
  const type = cell('type', `: ${form.text} of ${of.text}${given}`);
  const head = [cell('kind', 'table'), cell('name', name.text), ...labels, type];
  const headEnd = columns.at(-1)?.span.end ?? gives?.span.end ?? of.span.end;
  const entry: Entry = {
    span,
    head,
    headEnd,
    value: null,
    clauses,
    body: null,
    family: null,
    width: HEAD_WIDTH,
  };
  const ends = endsOf(rows);
  const entries = [
    ...rows.map((row) => rowEntry(row, ends)),
    ...blocks.map((block) => blockEntry(block, layout)),
  ].sort((a, b) => a.span.start - b.span.start);
  return withBody(entry, layout, entries[0]?.span.start ?? null, (start, indent) =>
    rowLines(entries, { start, end: span.end }, layout, indent),
  );
}
