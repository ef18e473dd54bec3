import type { Comment, Span } from '../ast/ast.ts';
import type { Entry } from './entry.ts';

/** The comments of a file in their order, cut by places. */
export class Comments {
  private readonly all: readonly Comment[];

  constructor(all: readonly Comment[]) {
    this.all = all;
  }

  /** The comments that begin from one offset up to another. */
  between(start: number, end: number): readonly Comment[] {
    return this.all.slice(this.indexAt(start), this.indexAt(end));
  }

  private indexAt(offset: number): number {
    let low = 0;
    let high = this.all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.all[middle]?.span.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The comments before the braces of an entry, sorted by the parts of the entry they belong to. */
export interface EntryComments {
  /** Comments on lines of their own before each part. */
  readonly before: ReadonlyMap<number, readonly string[]>;
  /** Comments at the end of the line of each part. */
  readonly after: ReadonlyMap<number, readonly string[]>;
  /** Comments in the middle of a formula or a list: the list of entries puts them above this one. */
  readonly above: readonly string[];
}

function partsOf(entry: Entry): readonly Span[] {
  const head = { start: entry.span.start, end: entry.headEnd };
  const value = entry.value === null ? [] : [entry.value.span];
  return [head, ...value, ...entry.clauses.map((clause) => clause.span)];
}

function push(map: Map<number, string[]>, key: number, text: string): void {
  map.set(key, [...(map.get(key) ?? []), text]);
}

/** True for a comment that stands before the rows of an entry: in its head, or behind its `{` on the same line. */
function isOfHead(entry: Entry, comment: Comment, lastPartEnd: number): boolean {
  if (entry.body === null) return true;
  if (comment.span.start >= entry.body.start) return false;
  return !comment.ownLine || comment.span.start < lastPartEnd;
}

/** Sorts the comments inside an entry; those among its rows are left to the rows. */
export function commentsOf(entry: Entry, comments: Comments): EntryComments {
  const parts = partsOf(entry);
  const lastPartEnd = parts.at(-1)?.end ?? entry.headEnd;
  const before = new Map<number, string[]>();
  const after = new Map<number, string[]>();
  const above: string[] = [];
  for (const comment of comments.between(entry.span.start, entry.span.end)) {
    if (!isOfHead(entry, comment, lastPartEnd)) break;
    const { span, text, ownLine } = comment;
    const next = parts.findIndex((part) => part.end > span.start);
    const at = next === -1 ? parts.length : next;
    const part = parts[at];
    if (part !== undefined && part.start < span.start) above.push(text);
    else if (ownLine && part !== undefined) push(before, at, text);
    else push(after, at - 1, text);
  }
  return { before, after, above };
}

/** Where the comments among the rows of a body begin: behind what {@link commentsOf} gives to the head. */
export function bodyStart(entry: Entry, comments: Comments): number {
  const lastPartEnd = partsOf(entry).at(-1)?.end ?? entry.headEnd;
  const first = comments
    .between(lastPartEnd, entry.span.end)
    .find((comment) => !isOfHead(entry, comment, lastPartEnd));
  return first?.span.start ?? entry.span.end;
}
