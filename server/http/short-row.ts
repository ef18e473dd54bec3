import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  endOfString,
  nameOf,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from './json-scan.ts';

/** A row of which some members were left out. */
export interface ShortRow {
  /** What is kept, as the text of an object. */
  readonly text: string;
  /** How many values are kept. */
  readonly values: number;
  /** How many members were left out. */
  readonly left: number;
}

/** By how much each character changes the depth. */
const NESTING = new Int8Array(128);
for (const open of [OPEN_OBJECT, OPEN_LIST]) NESTING[open] = 1;
for (const close of [CLOSE_OBJECT, CLOSE_LIST]) NESTING[close] = -1;

/** What is kept of the members of an object. */
interface Kept {
  readonly texts: readonly string[];
  readonly values: number;
  readonly left: number;
  /** Where the object ends. */
  readonly end: number;
}

/**
 * The row with the members whose names are known and the first few of the others: what nobody knows need not be
 * read to be refused. Null for a row that is no object.
 */
export function shortRow(row: string, known: ReadonlySet<string>, few: number): ShortRow | null {
  const open = row.indexOf('{');
  if (open === -1 || row.slice(0, open).trim() !== '') return null;
  let others = 0;
  const isKept = (name: string | null) => (name !== null && known.has(name)) || ++others <= few;
  const { texts, values, left, end } = keepMembers(row, open, isKept);
  return { text: `{${texts.join(',')}${row.slice(end)}`, values, left };
}

function keepMembers(row: string, open: number, isKept: (name: string | null) => boolean): Kept {
  const texts: string[] = [];
  let [depth, at, start, values, all, left] = [0, open, open + 1, 1, 0, 0];
  let name: string | null = null;
  for (; at < row.length; at++) {
    const character = row.charCodeAt(at);
    depth += NESTING[character] ?? 0;
    if (character === QUOTE) {
      const last = endOfString(row, at);
      if (depth === 1) name ??= nameOf(row.slice(at, last + 1));
      at = last;
    } else if (character === COMMA && depth > 1) values += 1;
    else if (character === COMMA || depth === 0) {
      if (isKept(name)) {
        texts.push(row.slice(start, at));
        all += values;
      } else left += 1;
      start = at + 1;
      values = 1;
      name = null;
      if (depth === 0) break;
    }
  }
  return { texts, values: all, left, end: at };
}
