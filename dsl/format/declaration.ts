import type {
  ApplyDecl,
  BlockPart,
  Clause,
  Column,
  DatedRow,
  Decl,
  DeductionsDecl,
  EmployerDecl,
  ExprCheck,
  MonotoneCheck,
  NoticeDecl,
  ProfileDecl,
  SimpleDecl,
  Span,
  TemplateDecl,
} from '../ast/ast.ts';
import type { Cell } from './align.ts';
import { withBody } from './body.ts';
import { marksDoc, printText, printType } from './clause.ts';
import { printDoc } from './doc.ts';
import { cell, type Entry, figureCell, HEAD_WIDTH, ROW_WIDTH, WIDTH } from './entry.ts';
import { printExpression } from './expression.ts';
import { expressionDoc } from './expression-doc.ts';
import { type Layout, listLines, rowLines } from './list.ts';
import { tableEntry } from './table.ts';
import { casesEntry, testEntry } from './test.ts';

function nameText({ name, family }: Column): string {
  return family === null ? name.text : `${name.text}[${family.text}]`;
}

function columnText(column: Column): string {
  const { label, type } = column;
  const name = nameText(column);
  const labelled = label === null ? name : `${name} ${printText(label)}`;
  return type === null ? labelled : `${labelled} : ${printType(type)}`;
}

function columnCells(column: Column): readonly Cell[] {
  const { label, type } = column;
  const labels = label === null ? [] : [cell('label', printText(label))];
  const types = type === null ? [] : [cell('type', `: ${printType(type)}`)];
  return [cell('name', nameText(column)), ...labels, ...types];
}

/** Columns on one line, or one under the other behind `indent` spaces when they are too wide for that. */
function columnsText(columns: readonly Column[], indent: number): string {
  const texts = columns.map(columnText);
  const onOneLine = texts.join(', ');
  return indent + onOneLine.length <= WIDTH ? onOneLine : texts.join(`,\n${' '.repeat(indent)}`);
}

function lastEnd(spans: readonly Span[], otherwise: number): number {
  return spans.at(-1)?.end ?? otherwise;
}

function datedRowEntry({ span, at, cells, isBlank, clauses }: DatedRow): Entry {
  const printed = isBlank
    ? [figureCell('cell', '?', 2)]
    : cells.map((each) => figureCell('cell', printExpression(each), 2));
  const headEnd = lastEnd(
    cells.map((each) => each.span),
    isBlank ? (clauses[0]?.span.start ?? span.end) : at.span.end,
  );
  const head = [cell('date', at.iso), ...printed];
  return { span, head, headEnd, value: null, clauses, body: null, family: 'row', width: ROW_WIDTH };
}

function simpleEntry(decl: SimpleDecl, layout: Layout): Entry {
  const { span, kind, kindSpan, columns, value, clauses, rows } = decl;
  const [only] = columns;
  const cells =
    only !== undefined && columns.length === 1
      ? columnCells(only)
      : [cell('columns', columnsText(columns, kind.length + 1))];
  const head = [cell('kind', kind), ...cells];
  const headEnd = lastEnd(
    columns.map((column) => column.span),
    kindSpan.end,
  );
  const family = `simple ${head.map((each) => each.slot).join(' ')} ${value === null ? '' : '='}`;
  const entry: Entry = { span, head, headEnd, value, clauses, body: null, family, width: WIDTH };
  if (rows === null) return entry;
  const first = rows[0]?.span.start ?? null;
  return withBody({ ...entry, width: HEAD_WIDTH }, layout, first, (start, indent) =>
    rowLines(rows.map(datedRowEntry), { start, end: span.end }, layout, indent),
  );
}

function partEntry({ span, name, label, value, clauses }: BlockPart): Entry {
  const labels = label === null ? [] : [cell('label', printText(label))];
  const headEnd = label?.span.end ?? name.span.end;
  const head = [cell('name', name.text), ...labels];
  return { span, head, headEnd, value, clauses, body: null, family: 'row', width: ROW_WIDTH };
}

function blockEntry(decl: EmployerDecl | DeductionsDecl, layout: Layout): Entry {
  const { span, name, label, clauses, parts } = decl;
  const labels = label === null ? [] : [cell('label', printText(label))];
  const head = [cell('kind', decl.decl), cell('name', name.text), ...labels];
  const headEnd = label?.span.end ?? name.span.end;
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
  return withBody(entry, layout, parts[0]?.span.start ?? null, (start, indent) =>
    rowLines(parts.map(partEntry), { start, end: span.end }, layout, indent),
  );
}

function templateEntry(decl: TemplateDecl, layout: Layout): Entry {
  const { span, name, params, body } = decl;
  const opening = `${name.text}(`;
  const head = [
    cell('kind', 'template'),
    cell('name', `${opening}${columnsText(params, 'template '.length + opening.length)})`),
  ];
  const headEnd = lastEnd(
    params.map((param) => param.span),
    name.span.end,
  );
  const entry: Entry = {
    span,
    head,
    headEnd,
    value: null,
    clauses: [],
    body: null,
    family: null,
    width: WIDTH,
  };
  return withBody(entry, layout, body[0]?.span.start ?? null, (start, indent) =>
    listLines(
      body.map((each) => declarationEntry(each, layout)),
      { start, end: span.end },
      layout,
      indent,
    ),
  );
}

function plainEntry(
  span: Span,
  head: readonly Cell[],
  headEnd: number,
  clauses: readonly Clause[],
  family: string,
): Entry {
  return { span, head, headEnd, value: null, clauses, body: null, family, width: WIDTH };
}

function applyEntry({ span, template, clauses }: ApplyDecl): Entry {
  return plainEntry(
    span,
    [cell('kind', 'apply'), cell('name', template.text)],
    template.span.end,
    clauses,
    'apply',
  );
}

function noticeEntry({ span, kind, code, clauses }: NoticeDecl): Entry {
  return plainEntry(span, [cell('kind', kind), cell('name', code.text)], code.span.end, clauses, 'notice');
}

function profileEntry({ span, name, marks, clauses }: ProfileDecl): Entry {
  const indent = `profile ${name.text} = `.length;
  const head = [
    cell('kind', 'profile'),
    cell('name', name.text),
    cell('marks', `= ${printDoc(marksDoc(marks), WIDTH, indent, 2)}`),
  ];
  return plainEntry(
    span,
    head,
    lastEnd(
      marks.map((mark) => mark.span),
      name.span.end,
    ),
    clauses,
    'profile',
  );
}

export function checkEntry(decl: MonotoneCheck | ExprCheck): Entry {
  const { span } = decl;
  if (decl.kind === 'holds') {
    return plainEntry(
      span,
      [cell('kind', 'check'), cell('expr', printDoc(expressionDoc(decl.expr), WIDTH, 6, 4))],
      span.end,
      [],
      'check',
    );
  }
  const allow = decl.allow.length === 0 ? '' : ` allow ${decl.allow.map((name) => name.text).join(', ')}`;
  const reason = decl.convention === null ? '' : `  convention ${printText(decl.convention)}`;
  const text = `monotone ${decl.target.text} by ${decl.by.text}${allow}${reason}`;
  return plainEntry(span, [cell('kind', 'check'), cell('expr', text)], span.end, [], 'check');
}

/** The layout of one declaration, whatever it is. */
export function declarationEntry(decl: Decl, layout: Layout): Entry {
  switch (decl.decl) {
    case 'simple':
      return simpleEntry(decl, layout);
    case 'table':
      return tableEntry(decl, layout);
    case 'employer':
    case 'deductions':
      return blockEntry(decl, layout);
    case 'profile':
      return profileEntry(decl);
    case 'template':
      return templateEntry(decl, layout);
    case 'apply':
      return applyEntry(decl);
    case 'notice':
      return noticeEntry(decl);
    case 'check':
      return checkEntry(decl);
    case 'test':
      return testEntry(decl, layout);
    case 'cases':
      return casesEntry(decl, layout);
  }
}
