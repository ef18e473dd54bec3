import type { Layout, Piece, Place } from './piece.ts';
import { endOfLine, type RecordEnds, recordEnds } from './record-end.ts';

/** A longer record is no employee. It also bounds what a quote that is never closed can swallow. */
export const LONGEST_RECORD = 65_536;
const LONGEST_PIECE = 65_536;

const TOO_LONG = `is longer than ${LONGEST_RECORD} bytes`;
const UNCLOSED = 'opens a quote that is not closed';

/**
 * Cuts bytes into pieces of whole records, however the bytes arrive. A record that cannot be read costs its
 * own line and no more: after a quote that is never closed, the next line is a record again.
 */
export class RecordSplitter {
  readonly #ends: RecordEnds;
  readonly #rowsAtOnce: number;
  #bytes = Buffer.allocUnsafe(4 * LONGEST_PIECE);
  #length = 0;
  /** The offset in the file of the first of `#bytes`. */
  #offset: number;
  #row: number;
  /** True inside a line that is too long: all of it up to its end is passed over. */
  #isSkipping = false;

  constructor(layout: Layout, from: Place, rowsAtOnce: number) {
    this.#ends = recordEnds(layout);
    this.#rowsAtOnce = rowsAtOnce;
    this.#offset = from.offset;
    this.#row = from.row;
  }

  /** Takes bytes, which may be used again afterwards, and gives the pieces that are whole. */
  *push(bytes: Uint8Array): Generator<Piece> {
    for (let from = 0; from < bytes.length; from += LONGEST_PIECE) {
      this.#take(bytes.subarray(from, from + LONGEST_PIECE));
      yield* this.#cut(false);
    }
  }

  /** Gives what is left when there are no more bytes; the last record needs no line end. */
  *end(): Generator<Piece> {
    yield* this.#cut(true);
  }

  #take(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) {
      const grown = Buffer.allocUnsafe(2 * (this.#length + bytes.length));
      this.#bytes.copy(grown, 0, 0, this.#length);
      this.#bytes = grown;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  *#cut(isLast: boolean): Generator<Piece> {
    let [start, at, rows] = [0, 0, 0];
    while (at < this.#length) {
      const end = this.#recordEnd(at, isLast);
      if (end === null) break;
      const isReadable = end.fault === null;
      const isFull = rows === this.#rowsAtOnce || end.at - start > LONGEST_PIECE;
      if (rows > 0 && (isFull || !isReadable)) {
        yield this.#piece(start, at, rows, null);
        [start, rows] = [at, 0];
      }
      at = end.at;
      if (isReadable) rows += 1;
      else {
        yield this.#piece(start, at, 1, end.fault);
        start = at;
      }
    }
    if (rows > 0 && (isLast || this.#isSkipping || rows === this.#rowsAtOnce)) {
      yield this.#piece(start, at, rows, null);
      start = at;
    }
    this.#forget(start);
  }

  /** The end of the record that starts here, and its fault; null while that is not known. */
  #recordEnd(from: number, isLast: boolean): { readonly at: number; readonly fault: string | null } | null {
    const to = this.#length;
    const line = endOfLine(this.#bytes, from, to);
    if (this.#isSkipping) {
      if (line === -1 && !isLast) return null;
      this.#isSkipping = false;
      return { at: line === -1 ? to : line, fault: TOO_LONG };
    }
    const end = this.#ends.endOf(this.#bytes, from, to);
    if (end !== -1 && end - from <= LONGEST_RECORD) return { at: end, fault: null };
    if (end === -1 && to - from <= LONGEST_RECORD) {
      if (!isLast) return null;
      return this.#endOfFile(from, line);
    }
    if (line !== -1) return { at: line, fault: line - from > LONGEST_RECORD ? TOO_LONG : UNCLOSED };
    this.#isSkipping = true;
    return isLast ? this.#recordEnd(from, isLast) : null;
  }

  /** The last record, whose line does not end; or one whose quote is open, as now is certain. */
  #endOfFile(from: number, line: number) {
    const end = this.#length;
    const rest = Buffer.concat([this.#bytes.subarray(from, end), LINE_END]);
    if (this.#ends.endOf(rest, 0, rest.length) !== -1) return { at: end, fault: null };
    return { at: line === -1 ? end : line, fault: UNCLOSED };
  }

  #piece(start: number, end: number, rows: number, fault: string | null): Piece {
    // A record that cannot be read is not looked at again, and may be of any length.
    const bytes = new Uint8Array(this.#bytes.subarray(start, fault === null ? end : start));
    const firstRow = this.#row;
    this.#row += rows;
    return { bytes, firstRow, rows, end: this.#offset + end, fault };
  }

  /** Drops what has been given out; of a line that is too long, everything. */
  #forget(upTo: number): void {
    const done = this.#isSkipping ? this.#length : upTo;
    this.#bytes.copyWithin(0, done, this.#length);
    this.#length -= done;
    this.#offset += done;
  }
}

const LINE_END = Buffer.from('\n');
