import type { Layout } from './piece.ts';

const NEWLINE = 10;
const QUOTE = 34;

/** Finds the ends of records in bytes, between `from` and `to`. */
export interface RecordEnds {
  /** The offset behind the end of the record that starts at `from`, or -1 if it does not end before `to`. */
  readonly endOf: (bytes: Buffer, from: number, to: number) => number;
}

/** A line of NDJSON ends at the end of the line, a record of CSV at the first one outside quotes. */
export function recordEnds(layout: Layout): RecordEnds {
  return layout.kind === 'ndjson' ? { endOf: endOfLine } : new CsvEnds(layout.delimiter.charCodeAt(0));
}

/** The offset behind the line that starts at `from`, or -1. */
export function endOfLine(bytes: Buffer, from: number, to: number): number {
  const at = bytes.indexOf(NEWLINE, from);
  return at === -1 || at >= to ? -1 : at + 1;
}

class CsvEnds implements RecordEnds {
  readonly #delimiter: number;

  constructor(delimiter: number) {
    this.#delimiter = delimiter;
  }

  /** Most lines hold no quote, and then the search for the next one is all there is to do. */
  endOf(bytes: Buffer, from: number, to: number): number {
    const end = endOfLine(bytes, from, to);
    for (let at = from; at < (end === -1 ? to : end); at++) {
      if (bytes[at] === QUOTE) return this.#endOfQuoted(bytes, from, to);
    }
    return end;
  }

  /** Quotes count where a field begins, and `""` inside is one of them; elsewhere they are text. */
  #endOfQuoted(bytes: Buffer, from: number, to: number): number {
    let [isStart, isQuoted] = [true, false];
    for (let at = from; at < to; at++) {
      const byte = bytes[at] ?? 0;
      if (isQuoted) {
        if (byte !== QUOTE) continue;
        if (bytes[at + 1] === QUOTE && at + 1 < to) at += 1;
        else isQuoted = false;
      } else if (byte === NEWLINE) return at + 1;
      else if (byte === QUOTE && isStart) [isStart, isQuoted] = [false, true];
      else isStart = byte === this.#delimiter || (isStart && isBlank(byte));
    }
    return -1;
  }
}

/** Space, tab or carriage return. */
function isBlank(byte: number): boolean {
  return byte === 32 || byte === 9 || byte === 13;
}
