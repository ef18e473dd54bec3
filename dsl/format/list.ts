import type { Comment } from '../ast/ast.ts';
import { alignLines, type Cell, flatLine } from './align.ts';
import { bracedLines, brokenLines } from './broken-entry.ts';
import { type Comments, commentsOf } from './comments.ts';
import { ALIGNED_ROW_WIDTH, cellsOf, type Entry, RUN_WIDTH } from './entry.ts';

export interface Layout {
  readonly text: string;
  readonly comments: Comments;
}

/** The part of a file that a list of entries fills. */
interface Region {
  readonly start: number;
  readonly end: number;
}

/** An entry or a comment in its place. */
interface Item {
  readonly start: number;
  readonly end: number;
  readonly family: string | null;
  /** The entry on one line; null for a comment, and for an entry with braces or comments inside. */
  readonly cells: readonly Cell[] | null;
  /** True when that line is short enough by itself. */
  readonly fits: boolean;
  /** The entry in the lines it needs when it is not one line. */
  readonly lines: () => readonly string[];
  readonly isComment: boolean;
  /** The comment at the end of its last line. */
  trailing: string;
}

function entryItem(entry: Entry, layout: Layout, indent: number): Item {
  const { start, end } = entry.span;
  const comments = commentsOf(entry, layout.comments);
  const isPlain = comments.before.size === 0 && comments.after.size === 0;
  const cells = cellsOf(entry);
  const line = ' '.repeat(indent) + flatLine(cells);
  const fits = isPlain && !line.includes('\n') && line.length + (entry.body === null ? 0 : 2) <= entry.width;
  const isBraced = fits && entry.body !== null;
  return {
    start,
    end,
    family: entry.family,
    cells: isPlain && entry.body === null ? cells : null,
    fits,
    lines: () =>
      isBraced ? bracedLines(entry, comments, indent, line) : brokenLines(entry, comments, indent),
    isComment: false,
    trailing: '',
  };
}

function commentItem({ span, text }: Comment, indent: number): Item {
  const lines = [' '.repeat(indent) + text];
  return {
    start: span.start,
    end: span.end,
    family: null,
    cells: null,
    fits: true,
    lines: () => lines,
    isComment: true,
    trailing: '',
  };
}

/** The entries and the comments between them, in order; a comment behind an entry on its line joins it. */
function itemsOf(entries: readonly Entry[], region: Region, layout: Layout, indent: number): readonly Item[] {
  const items: Item[] = [];
  const between = (start: number, end: number): void => {
    for (const comment of layout.comments.between(start, end)) {
      const last = items.at(-1);
      const joins = last !== undefined && !last.isComment && last.trailing === '';
      if (comment.ownLine || !joins) items.push(commentItem(comment, indent));
      else last.trailing += `  ${comment.text}`;
    }
  };
  let at = region.start;
  for (const entry of entries) {
    between(at, entry.span.start);
    for (const text of commentsOf(entry, layout.comments).above) {
      const { start } = entry.span;
      items.push(commentItem({ span: { start, end: start }, text, ownLine: true }, indent));
    }
    items.push(entryItem(entry, layout, indent));
    at = entry.span.end;
  }
  between(at, region.end);
  return items;
}

function aligned(items: readonly Item[], indent: number, width: number): readonly string[] {
  const lines = alignLines(
    items.map((item) => item.cells ?? []),
    width - indent,
  );
  return lines.map((line) => ' '.repeat(indent) + line);
}

function withTrailing(lines: readonly string[], trailing: string): readonly string[] {
  return trailing === '' ? lines : [...lines.slice(0, -1), `${lines.at(-1) ?? ''}${trailing}`];
}

/** True when a blank line stands between two things. */
export function isApart(layout: Layout, before: Pick<Region, 'end'>, item: Pick<Region, 'start'>): boolean {
  return /\n[^\S\n]*\n/.test(layout.text.slice(before.end, item.start));
}

/** Neighbours of one family without anything between them. */
function runsOf(items: readonly Item[], layout: Layout): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  let before: Item | undefined;
  for (const item of items) {
    const joins =
      before !== undefined &&
      item.family !== null &&
      before.family === item.family &&
      !isApart(layout, before, item);
    if (joins) runs.at(-1)?.push(item);
    else runs.push([item]);
    before = item;
  }
  return runs;
}

/** Lines of items, aligned where they are one line by themselves. */
function stackedLines(items: readonly Item[], indent: number, width: number): readonly (readonly string[])[] {
  const together = items.filter((item) => item.cells !== null && item.fits);
  const printed = aligned(together, indent, width);
  const lineOf = new Map(together.map((item, index) => [item, printed[index] ?? ''] as const));
  return items.map((item) => {
    const line = lineOf.get(item);
    return withTrailing(line === undefined ? item.lines() : [line], item.trailing);
  });
}

/**
 * A run of declarations: one line each when all of them, under each other, keep to the wider limit; else each for
 * itself, and the ones that are one line are aligned as far as they are neighbours.
 */
function runLines(run: readonly Item[], indent: number): readonly (readonly string[])[] {
  const isWhole = run.length > 1 && run.every((item) => item.cells !== null);
  const together = isWhole ? aligned(run, indent, RUN_WIDTH) : [];
  if (isWhole && together.every((line) => line.length <= RUN_WIDTH)) {
    return run.map(({ trailing }, index) => withTrailing([together[index] ?? ''], trailing));
  }
  const parts: Item[][] = [];
  for (const item of run) {
    const last = parts.at(-1);
    if (last?.[0]?.fits === true && item.fits) last.push(item);
    else parts.push([item]);
  }
  return parts.flatMap((part) => stackedLines(part, indent, RUN_WIDTH));
}

function joinLines(
  items: readonly Item[],
  lines: readonly (readonly string[])[],
  layout: Layout,
): readonly string[] {
  return items.flatMap((item, index) => {
    const before = items[index - 1];
    const blank = before !== undefined && isApart(layout, before, item) ? [''] : [];
    return [...blank, ...(lines[index] ?? [])];
  });
}

/** The lines of a list of entries: neighbours aligned, comments in their places, one blank line where some stood. */
export function listLines(
  entries: readonly Entry[],
  region: Region,
  layout: Layout,
  indent: number,
): readonly string[] {
  const items = itemsOf(entries, region, layout, indent);
  const lines = runsOf(items, layout).flatMap((run) => runLines(run, indent));
  return joinLines(items, lines, layout);
}

/** Rows of one table: all of them are aligned, whatever stands between. */
export function rowLines(
  entries: readonly Entry[],
  region: Region,
  layout: Layout,
  indent: number,
): readonly string[] {
  const items = itemsOf(entries, region, layout, indent);
  return joinLines(items, stackedLines(items, indent, ALIGNED_ROW_WIDTH), layout);
}
