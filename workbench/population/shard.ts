import type { Layout, Piece } from './piece.ts';
import { RecordSplitter } from './record-splitter.ts';

/** One of several parts of a population, which together are the whole. */
export interface Shard {
  /** From 1 on. */
  readonly number: number;
  readonly of: number;
}

/** Where the records of a part begin: in the bytes from the first on and before the last. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** The part of the bytes between the first employee and the end of the file. */
export function rangeOf({ number, of }: Shard, first: number, size: number): ByteRange {
  const end = (part: number) => first + Math.floor(((size - first) * part) / of);
  return { from: end(number - 1), to: end(number) };
}

/**
 * Of pieces that follow each other from `start` on the records that begin in the range. What stands before is read and
 * passed over: only so is it known where a record begins, and in which row.
 */
export async function* piecesWithin(
  pieces: AsyncIterable<Piece>,
  layout: Layout,
  start: number,
  range: ByteRange,
): AsyncGenerator<Piece> {
  let begin = start;
  for await (const piece of pieces) {
    if (begin >= range.to) return;
    if (begin >= range.from && piece.end <= range.to) yield piece;
    else if (piece.end > range.from) {
      for (const record of recordsOf(piece, layout, begin)) {
        if (record.begin >= range.from && record.begin < range.to) yield record.piece;
      }
    }
    begin = piece.end;
  }
}

interface Begun {
  readonly begin: number;
  readonly piece: Piece;
}

/** The records of a piece, each as a piece of its own. */
function* recordsOf(piece: Piece, layout: Layout, begin: number): Generator<Begun> {
  if (piece.fault !== null) {
    yield { begin, piece };
    return;
  }
  const splitter = new RecordSplitter(layout, { offset: begin, row: piece.firstRow }, 1);
  let at = begin;
  for (const record of [...splitter.push(piece.bytes), ...splitter.end()]) {
    yield { begin: at, piece: record };
    at = record.end;
  }
}
