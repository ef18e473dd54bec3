import type { Span } from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';

/** A stretch of a text that stands in the consolidated law, or a sign that stands between two of them. */
export type Piece = string | Slice;

interface Slice {
  readonly source: Source;
  readonly span: Span;
}

export function slice(source: Source, start: number, end: number): Slice {
  return { source, span: { start, end } };
}

export function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.source.text.slice(piece.span.start, piece.span.end);
}

export function lengthOf(piece: Piece): number {
  return typeof piece === 'string' ? piece.length : piece.span.end - piece.span.start;
}

/** Pieces with a space between them. */
export function spaced(pieces: readonly (Piece | null)[]): readonly Piece[] {
  return pieces.flatMap((piece) => (piece === null ? [] : [' ', piece]));
}

/** Where a character of the pieces comes from; a sign comes from the slice before it. */
export interface Origin {
  readonly source: Source;
  readonly offset: number;
}

/** Finds the origins of offsets in the text of the pieces. */
export class Origins {
  readonly #starts: number[] = [];
  readonly #pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
    let at = 0;
    for (const piece of pieces) {
      this.#starts.push(at);
      at += lengthOf(piece);
    }
  }

  of(offset: number): Origin | null {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const piece = this.#pieces[low];
    if (piece !== undefined && typeof piece !== 'string')
      return { source: piece.source, offset: piece.span.start + offset - (this.#starts[low] ?? 0) };
    const before = this.#pieces.slice(0, low).findLast((each) => typeof each !== 'string');
    return before === undefined || typeof before === 'string'
      ? null
      : { source: before.source, offset: before.span.end };
  }
}
