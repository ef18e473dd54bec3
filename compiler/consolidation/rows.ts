import type { DatedRow, Node, TableBlock } from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';
import { type Piece, slice } from './pieces.ts';

/** The dates that a law answers for. */
export interface Range {
  readonly from: string;
  readonly until: string;
}

/** Something in braces with the comments that stand before it. */
export interface Member<N extends Node = Node> {
  readonly node: N;
  readonly pieces: readonly Piece[];
}

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

/** What stands in the braces of a declaration, each thing from the end of the one before it. */
export function membersOf<N extends Node>(source: Source, nodes: readonly N[]): readonly Member<N>[] {
  const opener = openerBefore(source, nodes[0]?.span.start ?? 0) + 1;
  return nodes.map((node, index) => ({
    node,
    pieces: [slice(source, nodes[index - 1]?.span.end ?? opener, node.span.end)],
  }));
}

type Dated = DatedRow | TableBlock;

function dateOf(node: Dated): string {
  return 'at' in node ? node.at.iso : node.from.iso;
}

/** Rows of two laws by date; of two of one date the later law has its way. */
export function mergedRows<N extends Dated>(
  before: readonly Member<N>[],
  after: readonly Member<N>[],
): readonly Member<N>[] {
  const stated = new Set(after.map(({ node }) => dateOf(node)));
  return [...before.filter(({ node }) => !stated.has(dateOf(node))), ...after].toSorted((a, b) =>
    dateOf(a.node) < dateOf(b.node) ? -1 : 1,
  );
}

/**
 * Without the rows that no date of the law can read: those that another one had replaced before it began. One that is
 * replaced on the first day stays, so that `changes` sees the change; where each row is checked against the one before
 * it, that one stays too.
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
    return rows.slice(living === -1 ? -1 : Math.max(0, living - (isChecked ? 1 : 0)));
  }
  return rows.slice(
    Math.max(
      0,
      rows.findLastIndex((row) => dateOf(row) < from),
    ),
  );
}
