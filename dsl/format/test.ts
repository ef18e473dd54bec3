import type {
  Bind,
  CasesDecl,
  Clause,
  Expectation,
  ExpectedName,
  Name,
  TestDecl,
  TestLike,
  TestPayslips,
  TestPeriod,
  TestValue,
  Text,
} from '../ast/ast.ts';
import { type Cell, flatLine } from './align.ts';
import { withBody } from './body.ts';
import { printText } from './clause.ts';
import { Comments } from './comments.ts';
import { fill, nest, printDoc } from './doc.ts';
import { cell, cellsOf, type Entry, figureCell, HEAD_WIDTH, ROW_WIDTH, WIDTH } from './entry.ts';
import { printExpression } from './expression.ts';
import { type Layout, rowLines } from './list.ts';

/** Indentation of what goes on with a head before braces. */
const CONTINUATION = 4;
/** Width of `given` and `expect` with the space behind them. */
const SECTION = 7;

function periodText({ type, start, end, days }: TestPeriod): string {
  const counted = days === null ? '' : ` days ${printExpression(days)}`;
  return `period ${type.text} ${start.iso} .. ${end.iso}${counted}`;
}

function sourceClause(text: Text): Clause {
  return { kind: 'source', span: text.span, text };
}

function rowEntry(span: Entry['span'], head: Entry['head']): Entry {
  return {
    span,
    head,
    headEnd: span.end,
    value: null,
    clauses: [],
    body: null,
    family: 'row',
    width: ROW_WIDTH,
  };
}

function givenEntry({ span, name, value }: Bind): Entry {
  return rowEntry(span, [cell('name', name.text), cell('=', '='), cell('value', printExpression(value))]);
}

/** `neto`, `taxable(vales)` */
function expectedText({ of, name }: ExpectedName): string {
  return of === null ? name.text : `${of.text}(${name.text})`;
}

/** `on field severity info "text"` behind the code of a warning. */
function warningText({ field, severity, text }: Extract<Expectation, { kind: 'warns' }>): string {
  return [
    ...(field === null ? [] : [`on ${field.text}`]),
    ...(severity === null ? [] : [`severity ${severity.text}`]),
    ...(text === null ? [] : [printText(text)]),
  ].join(' ');
}

/** A text stands at the left, whatever digits it holds. */
function valueCell(value: TestValue, gap = 1): Cell {
  const text = printExpression(value);
  return value.kind === 'text' ? cell('text', text, gap) : figureCell('value', text, gap);
}

function expectationEntry(expectation: Expectation): Entry {
  const { kind, span, name } = expectation;
  if (expectation.kind === 'equals') {
    const value = valueCell(expectation.value);
    return rowEntry(span, [cell('name', expectedText(expectation)), cell('=', '='), value]);
  }
  const more = expectation.kind === 'warns' ? warningText(expectation) : '';
  const behind = more === '' ? [] : [cell('more', more)];
  return rowEntry(span, [cell('outcome', kind), cell('name', name.text), ...behind]);
}

interface Section {
  /** What its first line begins with: `given`, `like "title" with`. */
  readonly opening: string;
  readonly entries: readonly Entry[];
  readonly start: number;
  readonly end: number;
}

function commentLines(start: number, end: number, layout: Layout, indent: number): readonly string[] {
  return layout.comments.between(start, end).map((comment) => ' '.repeat(indent) + comment.text);
}

/** `given a = 1, b = 2` on one line when it fits and holds no comment, else one name per line. */
function sectionLines(section: Section, layout: Layout, indent: number): readonly string[] {
  const { opening, entries, start, end } = section;
  const first = entries[0];
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return commentLines(start, end, layout, indent);
  // One comment may end the line of the last row; any further one stands on a line of its own after it.
  const [next, further] = layout.comments.between(last.span.end, end);
  const tail = (next?.ownLine === true ? next : further)?.span.start ?? end;
  const pad = ' '.repeat(indent);
  const flat = `${pad}${opening}${flatEntries(entries)}`;
  const region = { start: first.span.start, end: tail };
  const broken = rowLines(entries, region, layout, indent + SECTION);
  const begins = broken.findIndex((row) => !row.trimStart().startsWith('#'));
  // A comment in front of all values stands above the section, and does not break it.
  const isPlain = layout.comments.between(first.span.start, tail).length === begins;
  const rows = isPlain && flat.length <= ROW_WIDTH ? [...broken.slice(0, begins), flat] : broken;
  const isWord = opening.length === SECTION;
  const lines = rows.flatMap((row, index) => {
    if (index < begins) return [pad + row.trimStart()];
    if (index !== begins || row === flat) return [row];
    return isWord ? [pad + opening + row.trimStart()] : [pad + opening.trimEnd(), row];
  });
  return [
    ...commentLines(start, first.span.start, layout, indent),
    ...lines,
    ...commentLines(tail, end, layout, indent),
  ];
}

function likeOpening({ title, changes }: TestLike, word: string): string {
  const opening = `${word}${printText(title)}`;
  return changes.length === 0 ? opening : `${opening} with `;
}

const LIKE = 'like'.padEnd(SECTION);

function flatEntries(entries: readonly Entry[]): string {
  return entries.map((entry) => flatLine(cellsOf(entry))).join(', ');
}

/** `like "title" with a = 1, b = 2` */
function likeText(like: TestLike, word: string): string {
  return likeOpening(like, word) + flatEntries(like.changes.map(givenEntry));
}

/** `like "title" with a = 1`, with the comments before it and in it. */
function likeLines(
  like: TestLike,
  start: number,
  end: number,
  layout: Layout,
  indent: number,
): readonly string[] {
  const opening = likeOpening(like, LIKE);
  const entries = like.changes.map(givenEntry);
  if (entries.length > 0) return sectionLines({ opening, entries, start, end }, layout, indent);
  const [before, after] = [
    commentLines(start, like.span.start, layout, indent),
    commentLines(like.span.start, end, layout, indent),
  ];
  return [...before, ' '.repeat(indent) + opening, ...after];
}

const PAYSLIPS = 'payslips ';

/** `payslips AR.general monthly 2026-01 .. 2026-06` */
function payslipsText({ scheme, type, first, last }: TestPayslips): string {
  const days = last === null ? first.iso : `${first.iso} .. ${last.iso}`;
  return `${PAYSLIPS}${scheme.country.text}.${scheme.scheme.text} ${type.text} ${days}`;
}

/** Earlier payslips on one line, or their `like` beneath them. Comments before their values stand above. */
function payslipsLines(
  payslips: TestPayslips,
  start: number,
  end: number,
  layout: Layout,
  indent: number,
): readonly string[] {
  const { like } = payslips;
  const { span, changes } = like;
  const pad = ' '.repeat(indent);
  const days = pad + payslipsText(payslips);
  const flat = `${days}  ${likeText(like, 'like ')}`;
  // What stands in the first value would be laid out above it.
  const values = changes[0]?.span.end ?? span.end;
  const isPlain = layout.comments.between(values, span.end).length === 0;
  const isFlat = isPlain && flat.length <= ROW_WIDTH;
  const own = { ...layout, comments: new Comments(layout.comments.between(values, span.end)) };
  const rows = isFlat ? [flat] : [days, ...valuesLines(like, own, indent + PAYSLIPS.length)];
  const behind = layout.comments.between(span.end, end);
  // A line may end with a comment of its own already.
  const endsLine = ({ ownLine }: { readonly ownLine: boolean }): boolean => isPlain && !ownLine;
  const tail = behind.filter(endsLine).map(({ text }) => `  ${text}`);
  const after = behind.filter((one) => !endsLine(one)).map(({ text }) => pad + text);
  const before = commentLines(start, values, layout, indent);
  return [...before, ...rows.slice(0, -1), ...rows.slice(-1).map((row) => row + tail.join('')), ...after];
}

/** `like "title" with` and its values, with the comments among them. */
function valuesLines(like: TestLike, layout: Layout, indent: number): readonly string[] {
  const opening = likeOpening(like, LIKE);
  const entries = like.changes.map(givenEntry);
  const [first] = entries;
  if (first === undefined) return [' '.repeat(indent) + opening];
  return sectionLines({ opening, entries, start: first.span.start, end: like.span.end }, layout, indent);
}

/** The whole body on one line, `given a = 1  expect b = 2`; null when it is too long or holds a comment. */
function oneLineBody(decl: TestDecl, layout: Layout, start: number, indent: number): string | null {
  if (layout.comments.between(start, decl.span.end).length > 0) return null;
  const { likes, payslips, given, exactly, expect } = decl;
  const parts = [
    ...likes.map((like) => likeText(like, 'like ')),
    ...payslips.map((each) => `${payslipsText(each)} ${likeText(each.like, 'like ')}`),
    ...(given.length === 0 ? [] : [`given ${flatEntries(given.map(givenEntry))}`]),
    ...(expect.length === 0
      ? []
      : [`${exactly === null ? '' : 'exactly '}expect ${flatEntries(expect.map(expectationEntry))}`]),
  ];
  const line = ' '.repeat(indent) + parts.join('  ');
  return parts.length > 0 && line.length <= HEAD_WIDTH ? line : null;
}

function testBody(decl: TestDecl, layout: Layout, start: number, indent: number): readonly string[] {
  const flat = oneLineBody(decl, layout, start, indent);
  if (flat !== null) return [flat];
  const { likes, payslips, exactly } = decl;
  const given = decl.given.map(givenEntry);
  const expect = decl.expect.map(expectationEntry);
  const { end } = decl.span;
  const border = Math.min(exactly?.span.start ?? end, expect[0]?.span.start ?? end);
  const middle = Math.min(border, given[0]?.span.start ?? end);
  const paid = Math.min(middle, payslips[0]?.span.start ?? end);
  const [lastLike, lastPaid] = [likes, payslips].map((some) => some.at(-1)?.span.start ?? 0);
  const isMixed =
    given.some((entry) => entry.span.start > border) || (lastLike ?? 0) > paid || (lastPaid ?? 0) > middle;
  const own: Layout = isMixed ? { ...layout, comments: new Comments([]) } : layout;
  const ends = likes.map((_, at) => likes[at + 1]?.span.start ?? paid);
  const isFirst = likes.length === 0 && payslips.length === 0;
  const word = exactly === null ? 'expect ' : 'exactly expect ';
  return [
    ...(isMixed ? commentLines(start, end, layout, indent) : []),
    ...likes.flatMap((like, at) =>
      likeLines(like, at === 0 ? start : like.span.start, ends[at] ?? end, own, indent),
    ),
    ...payslips.flatMap((each, at) =>
      payslipsLines(
        each,
        at === 0 && likes.length === 0 ? start : each.span.start,
        payslips[at + 1]?.span.start ?? middle,
        own,
        indent,
      ),
    ),
    ...sectionLines(
      { opening: 'given  ', entries: given, start: isFirst ? start : middle, end: border },
      own,
      indent,
    ),
    ...sectionLines({ opening: word, entries: expect, start: border, end }, own, indent),
  ];
}

function lastEnd(title: Text, spans: readonly { readonly span: Entry['span'] }[]): number {
  return spans.reduce((end, { span }) => Math.max(end, span.end), title.span.end);
}

/** The layout of a test: what is given, then what is expected. */
export function testEntry(decl: TestDecl, layout: Layout): Entry {
  const { span, title, periods, sources, likes, payslips, given, expect } = decl;
  const head = [
    cell('kind', 'test'),
    cell('title', printText(title)),
    ...periods.map((period) => cell('period', periodText(period), 2)),
  ];
  const headEnd = lastEnd(title, periods);
  const clauses = sources.map(sourceClause);
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
  const rows = [...likes, ...payslips, ...given, ...expect].map((each) => each.span.start);
  const first = rows.length === 0 ? null : Math.min(...rows);
  return withBody(entry, layout, first, (start, indent) => testBody(decl, layout, start, indent));
}

function columnNames(names: readonly Name[]): readonly string[] {
  return names.map(({ text }) => text);
}

/** `given a, b` with as many names on a line as fit. */
function namesLines(word: string, names: readonly string[]): string {
  const doc = [word.padEnd(SECTION), nest(SECTION, fill(names))];
  return printDoc(doc, WIDTH, CONTINUATION, CONTINUATION);
}

function cellRows(cells: readonly TestValue[], length: number): readonly (readonly TestValue[])[] {
  const rows: TestValue[][] = [];
  for (let at = 0; at < cells.length; at += length) rows.push(cells.slice(at, at + length));
  return rows;
}

function caseEntry(values: readonly TestValue[]): Entry {
  const start = values[0]?.span.start ?? 0;
  const end = values.at(-1)?.span.end ?? start;
  return rowEntry(
    { start, end },
    values.map((value) => valueCell(value, 4)),
  );
}

/** The head of a case table: on one line, or with its parts on lines of their own when it is too wide. */
function casesHead({ title, periods, sources, likes, given, expect }: CasesDecl): string {
  const opening = [`cases ${printText(title)}`, ...periods.map(periodText)].join('  ');
  const named = sources.map((text) => `source ${printText(text)}`);
  const [sent, expected] = [columnNames(given), expect.map(expectedText)];
  const flatLikes = likes.map((like) => likeText(like, 'like '));
  const names = [`given ${sent.join(', ')}`, `expect ${expected.join(', ')}`];
  const onOneLine = [opening, ...named, ...flatLikes, ...names].join('  ');
  if (onOneLine.length + 2 <= HEAD_WIDTH) return onOneLine;
  const first = [opening, ...named].join('  ');
  const setting = first.length <= WIDTH ? [first] : [opening, ...named];
  return [
    ...setting,
    ...likes.map((like) => likeText(like, LIKE)),
    namesLines('given', sent),
    namesLines('expect', expected),
  ].join(`\n${' '.repeat(CONTINUATION)}`);
}

/** The layout of a case table: one case per line, figures under each other. */
export function casesEntry(decl: CasesDecl, layout: Layout): Entry {
  const { span, title, periods, sources, likes, given, expect, cells } = decl;
  const head = [cell('head', casesHead(decl))];
  const headEnd = lastEnd(title, [...periods, ...sources, ...likes, ...given, ...expect]);
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
  const rows = cellRows(cells, given.length + expect.length).map(caseEntry);
  return withBody(entry, layout, rows[0]?.span.start ?? null, (start, indent) =>
    rowLines(rows, { start, end: span.end }, layout, indent),
  );
}
