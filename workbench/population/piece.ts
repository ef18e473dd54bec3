/** Whole records of a population file that stand one after the other; a thread gets one piece at a time. */
export interface Piece {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of its first record: 1 for the first of the file, the header counted. */
  readonly firstRow: number;
  readonly rows: number;
  /** Bytes of the file up to the end of the piece. */
  readonly end: number;
  /** The reason why the piece, or one record, cannot be read at all; null if it can. */
  readonly fault: string | null;
}

/** The place of the next record of a file. */
export interface Place {
  readonly offset: number;
  readonly row: number;
}

/** The way in which records are told apart. */
export type Layout =
  | { readonly kind: 'csv'; readonly delimiter: ',' | ';' | '\t' }
  /** One JSON object on every line. */
  | { readonly kind: 'ndjson' };
