import type { Span } from '../ast/ast.ts';
import { lineStarts, positionAt, type Source } from '../text/source.ts';
import { columnAt, layOut, type ScreenLine, sliceColumns, textWidth } from './display-width.ts';
import type { Paint, Role } from './paint.ts';

/** Source columns shown of one line; longer lines are cut around their first mark. */
const WINDOW = 116;
/** Characters of one line that are measured at most, around its first mark; no window needs more. */
const MEASURED = 1000;
/** Columns shown before the first mark of a line that is cut. */
const LEAD = 40;

/** A place to underline and what to write there. */
export interface Annotation {
  readonly span: Span;
  readonly text: string;
  readonly role: Role;
  readonly mark: '^' | '-';
}

/** An annotation on its line: screen columns within the shown window. */
interface Placed {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly role: Role;
  readonly mark: '^' | '-';
}

interface FrameLine {
  readonly number: number;
  readonly shown: string;
  readonly placed: readonly Placed[];
}

/** A source with its line starts, found once for all its diagnostics. */
export interface IndexedSource {
  readonly source: Source;
  readonly starts: readonly number[];
}

export function indexSource(source: Source): IndexedSource {
  return { source, starts: lineStarts(source.text) };
}

function lineText({ source, starts }: IndexedSource, number: number): string {
  const start = starts[number - 1] ?? source.text.length;
  const end = starts[number] ?? source.text.length + 1;
  return source.text.slice(start, end - 1).replace(/\r$/, '');
}

interface OnLine {
  readonly annotation: Annotation;
  readonly from: number;
  readonly to: number;
  /** Last line of a span that runs over several, else null. */
  readonly lastLine: number | null;
}

/** Where an annotation stands: its first line, and offsets in it. A span over several lines ends with that line. */
function onLine(indexed: IndexedSource, annotation: Annotation): OnLine & { readonly number: number } {
  const { starts, source } = indexed;
  const start = Math.min(annotation.span.start, source.text.length);
  const end = Math.min(Math.max(annotation.span.end, start), source.text.length);
  const first = positionAt(starts, start);
  const last = positionAt(starts, Math.max(start, end - 1));
  const from = first.column - 1;
  const several = last.line > first.line;
  const to = several ? lineText(indexed, first.line).trimEnd().length : from + (end - start);
  return { annotation, number: first.line, from, to, lastLine: several ? last.line : null };
}

interface Window {
  readonly from: number;
  readonly to: number;
}

function windowOf(line: ScreenLine, firstColumn: number): Window {
  if (line.width <= WINDOW) return { from: 0, to: line.width };
  const from = Math.max(0, Math.min(firstColumn - LEAD, line.width - WINDOW));
  return { from, to: Math.min(line.width, from + WINDOW) };
}

function place(line: ScreenLine, window: Window, { annotation, from, to, lastLine }: OnLine): Placed {
  const cut = window.from > 0 ? 1 : 0;
  const clip = (column: number): number =>
    Math.min(Math.max(column, window.from), window.to) - window.from + cut;
  const start = clip(columnAt(line, from));
  const end = Math.max(start + 1, clip(columnAt(line, to)));
  const reach = lastLine === null ? '' : `(to line ${lastLine}) `;
  return {
    from: start,
    to: end,
    text: `${reach}${annotation.text}`.trimEnd(),
    role: annotation.role,
    mark: annotation.mark,
  };
}

/** A line as it is, or of an endless line the stretch around its first mark, with the marks moved along. */
function stretch(text: string, annotations: readonly OnLine[]): { text: string; marks: readonly OnLine[] } {
  if (text.length <= 2 * MEASURED) return { text, marks: annotations };
  const start = Math.max(0, Math.min(...annotations.map((each) => each.from), text.length) - MEASURED);
  const marks = annotations.map((each) => ({ ...each, from: each.from - start, to: each.to - start }));
  return { text: text.slice(start, start + 2 * MEASURED), marks };
}

function frameLine(indexed: IndexedSource, number: number, annotations: readonly OnLine[]): FrameLine {
  const { text, marks } = stretch(lineText(indexed, number), annotations);
  const line = layOut(text);
  const columns = marks.map((each) => columnAt(line, each.from));
  const window = windowOf(line, Math.min(...columns, line.width));
  const shown = sliceColumns(line, window.from, window.to).trimEnd();
  return {
    number,
    shown: `${window.from > 0 ? '…' : ''}${shown}${window.to < line.width ? '…' : ''}`,
    placed: marks.map((each) => place(line, window, each)).sort((a, b) => a.from - b.from || a.to - b.to),
  };
}

function frameLines(indexed: IndexedSource, annotations: readonly Annotation[]): readonly FrameLine[] {
  const byLine = new Map<number, OnLine[]>();
  for (const annotation of annotations) {
    const { number, ...rest } = onLine(indexed, annotation);
    byLine.set(number, [...(byLine.get(number) ?? []), rest]);
  }
  const numbers = [...byLine.keys()].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const line = frameLine(indexed, number, byLine.get(number) ?? []);
    const between = (numbers[index + 1] ?? number) - number === 2 ? [frameLine(indexed, number + 1, [])] : [];
    return [line, ...between];
  });
}

/** Paints pieces at columns of one row; the pieces do not overlap and come from left to right. */
function row(
  pieces: readonly { readonly at: number; readonly text: string; readonly role: Role }[],
  paint: Paint,
): string {
  let column = 0;
  let out = '';
  for (const { at, text, role } of pieces) {
    if (at < column || text === '') continue;
    out += ' '.repeat(at - column) + paint(role, text);
    column = at + textWidth(text);
  }
  return out;
}

/** Marks without the columns that a mark before them, or the primary mark, already covers. */
function underlines(placed: readonly Placed[]): { at: number; text: string; role: Role }[] {
  const covered = new Map<number, Placed>();
  for (const each of placed) {
    for (let column = each.from; column < each.to; column += 1) {
      if (covered.get(column)?.mark !== '^') covered.set(column, each);
    }
  }
  return [...covered.entries()]
    .sort(([a], [b]) => a - b)
    .map(([at, each]) => ({ at, text: each.mark, role: each.role }));
}

function mergeRuns(
  pieces: readonly { at: number; text: string; role: Role }[],
): { at: number; text: string; role: Role }[] {
  const runs: { at: number; text: string; role: Role }[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last !== undefined && last.role === piece.role && last.at + last.text.length === piece.at)
      last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}

/** The rows below a source line: marks with the last text beside them, then each other text under its mark. */
function annotationRows(placed: readonly Placed[], paint: Paint): readonly string[] {
  const marks = mergeRuns(underlines(placed));
  const spoken = placed.filter((each) => each.text !== '');
  const last = spoken.at(-1);
  if (last === undefined) return [row(marks, paint)];
  const end = Math.max(...placed.map((each) => each.to));
  const beside = last.to === end ? [{ at: end + 1, text: last.text, role: last.role }] : [];
  const below = last.to === end ? spoken.slice(0, -1) : spoken;
  const rows = [row([...marks, ...beside], paint)];
  if (below.length > 0)
    rows.push(
      row(
        below.map(({ from, role }) => ({ at: from, text: '|', role })),
        paint,
      ),
    );
  for (let index = below.length - 1; index >= 0; index -= 1) {
    const each = below[index];
    if (each === undefined) continue;
    // A text that begins in the same column as this one stands below it: its bar would cover this one.
    const bars = below
      .slice(0, index)
      .filter(({ from }) => from < each.from)
      .map(({ from, role }) => ({ at: from, text: '|', role }));
    rows.push(row([...bars, { at: each.from, text: each.text, role: each.role }], paint));
  }
  return rows;
}

interface Frame {
  /** Width of the line numbers. */
  readonly gutter: number;
  readonly rows: readonly string[];
}

/** The source lines of the annotations with their marks, between two empty gutter rows. */
export function frame(indexed: IndexedSource, annotations: readonly Annotation[], paint: Paint): Frame {
  const lines = frameLines(indexed, annotations);
  const gutter = String(lines.at(-1)?.number ?? 1).length;
  const bar = paint('gutter', `${' '.repeat(gutter)} |`);
  const rows: string[] = [bar];
  let before: number | null = null;
  for (const line of lines) {
    if (before !== null && line.number > before + 1) rows.push(paint('gutter', '...'));
    const number = paint('gutter', `${String(line.number).padStart(gutter)} |`);
    rows.push(`${number} ${line.shown}`.trimEnd());
    if (line.placed.length > 0)
      rows.push(...annotationRows(line.placed, paint).map((each) => `${bar} ${each}`));
    before = line.number;
  }
  return { gutter, rows };
}
