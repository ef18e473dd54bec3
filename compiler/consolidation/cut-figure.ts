import type { DatedRow, Decl, Node, SimpleDecl, Span, TableBlock, TableDecl } from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';
import { clauseOf, clausesOf, hasClause } from '../model/clauses.ts';
import { monthOf } from '../parameters/calendar.ts';
import { endWithComment, startWithComments } from './comments.ts';
import { type Piece, slice } from './pieces.ts';
import { livingRows, openerBefore, type Range } from './rows.ts';

/** What stands in a text is left out, or something else stands instead. */
interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** How much of its rows a law can reach. */
export interface Reached {
  readonly range: Range;
  /** Some formula reads it at another date than the payslip's, so that every earlier row may be read. */
  readonly isReadElsewhere: boolean;
  /** A formula asks whether it changes, so that the row before the first is compared with it. */
  readonly isCompared: boolean;
}

type Dated = DatedRow | TableBlock;

function beginOf(node: Dated): string {
  return 'at' in node ? node.at.iso : node.from.iso;
}

/** True for a row that begins only after the law has ended. */
function isLater(node: Dated, { until }: Range): boolean {
  const begin = beginOf(node);
  return begin > until.slice(0, begin.length);
}

/** The rows that some date of the law can read, and before a single one that is compared the row that it replaced. */
function reachedRows<N extends Dated>(rows: readonly N[], reached: Reached): readonly N[] {
  const { range, isReadElsewhere, isCompared } = reached;
  const begun = rows.filter((row) => !isLater(row, range));
  if (isReadElsewhere) return begun;
  const living = livingRows<N>(begun, range, isCompared);
  if (isCompared) return living.length > 1 ? living : begun.slice(-2);
  const [, second] = living;
  // A blank says from when on the row before it is not known any more, so that this one stays.
  const isReplaced = second !== undefined && !second.isBlank && beginOf(second) === range.from;
  return isReplaced ? living.slice(1) : living;
}

/** A figure as far as the law can read it, to tell what it needs: a derived one without the cells of other dates. */
export function reachedPart(decl: Decl, range: Range): Decl {
  if (decl.decl !== 'simple' || decl.kind !== 'let' || decl.rows === null) return decl;
  return { ...decl, rows: reachedRows(decl.rows, { range, isReadElsewhere: false, isCompared: false }) };
}

/** Leaves out every row that is not kept, with the comments over it and beside it. */
function withoutRows(source: Source, rows: readonly Node[], kept: readonly Node[]): readonly Edit[] {
  const [first] = rows;
  if (first === undefined || kept.length === rows.length) return [];
  const stays = new Set(kept);
  let at = endWithComment(source, openerBefore(source, first.span.start) + 1);
  return rows.flatMap((row) => {
    const start = at;
    at = endWithComment(source, row.span.end);
    return stays.has(row) ? [] : [{ span: { start, end: at }, text: '' }];
  });
}

function lawsOf({ clauses }: DatedRow): readonly Span[] {
  return clausesOf(clauses, 'law').map(({ span }) => span);
}

/**
 * Where all rows that can be read are of one law, it is that of the figure, so that a step that reads the figure names it.
 * Otherwise that depends on the date, and the figure names what is the law of all.
 */
function withLawOfRows(source: Source, { clauses }: SimpleDecl, kept: readonly DatedRow[]): readonly Edit[] {
  const [row] = kept;
  const texts = new Set(
    kept.map((each) =>
      lawsOf(each)
        .map(({ start, end }) => source.text.slice(start, end))
        .join(' '),
    ),
  );
  const [text = ''] = texts;
  if (row === undefined || texts.size > 1 || text === '') return [];
  const [first, ...more] = clausesOf(clauses, 'law').map(({ span }) => span);
  const opener = openerBefore(source, row.span.start);
  const stated =
    first === undefined ? { span: { start: opener, end: opener }, text: `${text} ` } : { span: first, text };
  return [stated, ...[...more, ...kept.flatMap(lawsOf)].map((span) => ({ span, text: '' }))];
}

/** Leaves out what says that the parameter is not known after its last row, where the law ends before that. */
function withoutCarrying({ clauses }: SimpleDecl, kept: readonly DatedRow[], range: Range): readonly Edit[] {
  const clause = clauseOf(clauses, 'carry_forward');
  const last = kept.at(-1);
  if (clause === null || last === undefined) return [];
  const known = clause.after?.iso ?? monthOf(last.at.iso);
  return known < monthOf(range.until) ? [] : [{ span: clause.span, text: '' }];
}

/** The last day of the year after the law: days are counted across years. */
function lastDayCounted({ until }: Range): string {
  return `${Number(until.slice(0, 4)) + 1}-12-31`;
}

function calendarEdits(source: Source, decl: SimpleDecl, range: Range): readonly Edit[] {
  const rows = decl.rows ?? [];
  const last = lastDayCounted(range);
  const kept = rows.filter(({ at }) => at.iso <= last);
  const until = clauseOf(decl.clauses, 'until')?.date ?? null;
  const shortened = until === null || until.iso <= last ? [] : [{ span: until.span, text: last }];
  return [...shortened, ...withoutRows(source, rows, kept)];
}

function simpleEdits(source: Source, decl: SimpleDecl, reached: Reached): readonly Edit[] {
  if (decl.kind === 'calendar') return calendarEdits(source, decl, reached.range);
  const rows = decl.rows ?? [];
  const isCompared = reached.isCompared || hasClause(decl.clauses, 'grows_by');
  // What is carried forward goes on with its last value, so that its blanks mean nothing to a law.
  const isCarried = hasClause(decl.clauses, 'carry_forward');
  const meant = isCarried ? rows.filter(({ isBlank }) => !isBlank) : rows;
  const kept = reachedRows(meant, { ...reached, isCompared });
  return [
    ...withoutCarrying(decl, kept, reached.range),
    ...withoutRows(source, rows, kept),
    ...withLawOfRows(source, decl, kept),
  ];
}

/** Of `by date d1, d2` the dates that some day of the law can read, and of each row their cells. */
function columnEdits(decl: TableDecl, { range, isReadElsewhere }: Reached): readonly Edit[] {
  const dates = clauseOf(decl.clauses, 'by')?.dates ?? [];
  if (dates.length === 0) return [];
  const first = isReadElsewhere
    ? 0
    : Math.max(
        0,
        dates.findLastIndex(({ iso }) => iso < range.from),
      );
  const isKept = (at: number): boolean => at >= first && (dates[at]?.iso ?? '') <= range.until;
  const kept = dates.filter((_, at) => isKept(at));
  const [head, tail] = [dates[0], dates.at(-1)];
  if (kept.length === dates.length || kept.length === 0 || head === undefined || tail === undefined)
    return [];
  const span = { start: head.span.start, end: tail.span.end };
  const cells = decl.rows.flatMap((row) => row.cells.filter((_, at) => !isKept(at)));
  return [
    { span, text: kept.map(({ iso }) => iso).join(', ') },
    ...cells.map((cell) => ({ span: cell.span, text: '' })),
  ];
}

function tableEdits(source: Source, decl: TableDecl, reached: Reached): readonly Edit[] {
  const kept = reachedRows(decl.blocks, reached);
  return [...columnEdits(decl, reached), ...withoutRows(source, decl.blocks, kept)];
}

/** The first date of a figure with dated rows, where no day of the law can read any; null where one can. */
export function firstBeyond(decl: Decl, range: Range): string | null {
  const rows = decl.decl === 'simple' ? (decl.rows ?? []) : decl.decl === 'table' ? decl.blocks : [];
  const [first] = rows;
  if (first === undefined || (decl.decl === 'simple' && hasClause(decl.clauses, 'sparse'))) return null;
  return isLater(first, range) ? beginOf(first) : null;
}

/** A figure with the comments over it and beside it, without the rows that the law cannot reach. */
export function cutFigure(source: Source, decl: Decl, reached: Reached): readonly Piece[] {
  const edits =
    decl.decl === 'simple'
      ? simpleEdits(source, decl, reached)
      : decl.decl === 'table'
        ? tableEdits(source, decl, reached)
        : [];
  const pieces: Piece[] = [];
  let at = startWithComments(source, decl.span.start);
  for (const { span, text } of edits.toSorted((a, b) => a.span.start - b.span.start)) {
    pieces.push(slice(source, at, span.start), text);
    at = span.end;
  }
  return [...pieces, slice(source, at, endWithComment(source, decl.span.end))];
}
