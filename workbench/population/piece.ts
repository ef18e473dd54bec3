/** Whole records of a population file that stand one after the other: what a thread gets at once. */
export interface Piece {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of its first record: 1 for the first of the file, the header counted. */
  readonly firstRow: number;
  readonly rows: number;
  /** Bytes of the file up to the end of the piece. */
  readonly end: number;
  /** Why the piece, then one record, cannot be read at all; null when it can. */
  readonly fault: string | null;
}

/** Where the next record of a file stands. */
export interface Place {
  readonly offset: number;
  readonly row: number;
}

/** How records are told apart. */
export type Layout =
  | { readonly kind: 'csv'; readonly delimiter: ',' | ';' | '\t' }
  /** One JSON object on every line. */
  | { readonly kind: 'ndjson' };
