import type { DatedRow, Node, TableBlock } from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';
import { endWithComment, startWithComments } from './comments.ts';
import { type Piece, slice, textOf } from './pieces.ts';

/** The dates that a law answers for. */
export interface Range {
  readonly from: string;
  readonly until: string;
}

/** Something in braces with its comments: those that stand over it, and the one behind it on its line. */
export interface Member<N extends Node = Node> {
  readonly node: N;
  /** What parts it from the one before it. */
  readonly lead: readonly Piece[];
  readonly pieces: readonly Piece[];
}

/** What stands in the braces of a declaration. */
export interface Body<N extends Node = Node> {
  /** The comment behind the `{` on its line. */
  readonly opening: readonly Piece[];
  readonly members: readonly Member<N>[];
  /** The comments behind the last member, which belong to none. */
  readonly closing: readonly Piece[];
}

const NOTHING: Body<never> = { opening: [], members: [], closing: [] };

/** Where the comment of a line begins, or the line ends; a `#` in a text begins none. */
function codeEnd(line: string): number {
  let isText = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isText = !isText;
    else if (line[at] === '#' && !isText) return at;
  }
  return line.length;
}

/** The `{` before the first thing in braces: the last sign that stands before it outside of comments. */
export function openerBefore({ text }: Source, first: number): number {
  for (let end = first; end > 0; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    const at = line.slice(0, codeEnd(line)).lastIndexOf('{');
    if (at >= 0) return start + at;
    end = start - 1;
  }
  return 0;
}

/** From one place to another, on lines of its own. */
function lines(source: Source, start: number, end: number): readonly Piece[] {
  const piece = slice(source, start, end);
  return /^\s*[\n\r]/.test(source.text.slice(start, end)) ? [piece] : ['\n', piece];
}

/** The braces of a declaration, whose `}` is its last sign. */
export function bodyOf<N extends Node>(source: Source, decl: Node, nodes: readonly N[]): Body<N> {
  const [first] = nodes;
  if (first === undefined) return NOTHING;
  const opener = openerBefore(source, first.span.start) + 1;
  let at = endWithComment(source, opener);
  const opening = [slice(source, opener, at)];
  const members = nodes.map((node) => {
    const start = startWithComments(source, node.span.start);
    const lead = lines(source, at, start);
    at = endWithComment(source, node.span.end);
    return { node, lead, pieces: [slice(source, start, at)] };
  });
  const rest = source.text.slice(at, decl.span.end - 1);
  const closing = rest.trim() === '' ? [] : lines(source, at, decl.span.end - 1);
  return { opening, members, closing };
}

/** The comments of a declaration of the law, unless the amendment has its own in that place. */
function chosen(before: readonly Piece[], after: readonly Piece[]): readonly Piece[] {
  return after.some((piece) => textOf(piece).trim() !== '') ? after : before;
}

type Dated = DatedRow | TableBlock;

function dateOf(node: Dated): string {
  return 'at' in node ? node.at.iso : node.from.iso;
}

/** Rows of two laws by date; of two of one date the later law has its way. */
export function mergedRows<N extends Dated>(before: Body<N>, after: Body<N>): Body<N> {
  const stated = new Set(after.members.map(({ node }) => dateOf(node)));
  const kept = before.members.filter(({ node }) => !stated.has(dateOf(node)));
  return {
    opening: chosen(before.opening, after.opening),
    members: [...kept, ...after.members].toSorted((a, b) => (dateOf(a.node) < dateOf(b.node) ? -1 : 1)),
    closing: [...before.closing, ...after.closing],
  };
}

/**
 * Without the rows that no date of the law can read: those that another one had replaced before it began. One that is
 * replaced on the first day stays, so that `changes` sees the change; where each row is checked against the one before
 * it, or a formula asks whether it `changes`, that one stays too. Before a blank the last row that is known stays.
 */
export function livingRows<N extends Dated>(
  rows: readonly N[],
  { from }: Range,
  isChecked = false,
): readonly N[] {
  const [first] = rows;
  if (first === undefined) return rows;
  if ('at' in first && first.at.kind === 'month') {
    const living = rows.findIndex((row) => dateOf(row) >= from.slice(0, 7));
    return sinceKnown<N>(rows, living === -1 ? rows.length - 1 : living - (isChecked ? 1 : 0));
  }
  return sinceKnown<N>(
    rows,
    rows.findLastIndex((row) => dateOf(row) < from),
  );
}

/** The rows from one on, or from the last before it that is not blank. */
function sinceKnown<N extends Dated>(rows: readonly N[], at: number): readonly N[] {
  const first = Math.max(0, at);
  if (rows[first]?.isBlank !== true) return rows.slice(first);
  return rows.slice(
    Math.max(
      0,
      rows.slice(0, first).findLastIndex(({ isBlank }) => !isBlank),
    ),
  );
}
