import { BodyPieces } from './body-pieces.ts';
import { textOf } from './utf-8.ts';

/** Where one row of a list lies in the bytes of a body. */
export interface RowSpan {
  readonly start: number;
  readonly end: number;
  /** How many values it holds, at any depth; one too many for each list or object that is empty. */
  readonly values: number;
}

/** A list that is a field of the body: what lies between its brackets. */
export interface ListSpan {
  readonly start: number;
  readonly end: number;
  readonly length: number;
  /** The first rows, as many as are asked for. */
  readonly rows: readonly RowSpan[];
}

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
const BACKSLASH = 0x5c;
const WHITE_SPACE = [0x20, 0x09, 0x0a, 0x0d];

/** A character may be written as `\uXXXX`. */
const LONGEST_ESCAPE = 6;

/**
 * Looks at the structure of a JSON text without reading its values: how deep it is nested and, when a field is named,
 * where the rows of that field's list lie. Whether the text is JSON is not its business: what it separates is
 * parsed afterwards. A field that comes twice counts with its last value.
 */
export class JsonScan {
  readonly body = new BodyPieces();
  readonly #field: string | null;
  readonly #mostRows: number;
  /** Where the piece starts that is looked at. */
  #base = 0;
  #isInString = false;
  /** Whether the last character was a backslash that makes the next one no quote. */
  #isEscaped = false;
  #depth = 0;
  #deepest = 0;
  /** The last string at the depth of fields. */
  #key: readonly [start: number, end: number] = [0, 0];
  #stringStart = 0;
  #isField = false;
  #open: OpenList | null = null;
  #list: ListSpan | null = null;

  constructor(list: { readonly field: string; readonly mostRows: number } | null = null) {
    this.#field = list?.field ?? null;
    this.#mostRows = list?.mostRows ?? 0;
  }

  get deepest(): number {
    return this.#deepest;
  }

  /** Null when the field has no list, or none that ends. */
  get list(): ListSpan | null {
    return this.#list;
  }

  /** Whether the text ended within the list. */
  get endsWithinList(): boolean {
    return this.#open !== null;
  }

  /** Looks at the next bytes of the text. */
  add(piece: Uint8Array): void {
    this.#base = this.body.length;
    this.body.add(piece);
    let at = 0;
    while (at < piece.length) {
      if (this.#isInString) at = this.#passString(piece, at);
      else this.#look(piece[at] ?? 0, this.#base + at++);
    }
  }

  #look(character: number, at: number): void {
    switch (character) {
      case QUOTE:
        this.#isInString = true;
        this.#stringStart = at;
        return;
      case COMMA:
        this.#separate(at);
        return;
      case COLON:
        if (this.#depth === 1) this.#name();
        return;
      case OPEN_OBJECT:
        this.#descend();
        return;
      case OPEN_LIST:
        if (this.#depth === 1 && this.#isField)
          this.#open ??= { start: at + 1, rowStart: at + 1, values: 1, length: 0, rows: [] };
        this.#descend();
        return;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        this.#ascend(at);
    }
  }

  /** Goes on behind the quote that ends the string, or behind the piece. */
  #passString(piece: Uint8Array, from: number): number {
    for (let at = from; at < piece.length; at++) {
      const character = piece[at];
      if (this.#isEscaped) this.#isEscaped = false;
      else if (character === BACKSLASH) this.#isEscaped = true;
      else if (character === QUOTE) {
        this.#isInString = false;
        if (this.#depth === 1) this.#key = [this.#stringStart, this.#base + at + 1];
        return at + 1;
      }
    }
    return piece.length;
  }

  #name(): void {
    if (this.#field === null) return;
    const [start, end] = this.#key;
    const isShort = end - start <= LONGEST_ESCAPE * this.#field.length + 2;
    this.#isField = isShort && nameOf(textOf(this.body.slice(start, end))) === this.#field;
    if (this.#isField) this.#list = null;
  }

  #separate(at: number): void {
    if (this.#depth === 1) this.#isField = false;
    if (this.#open === null) return;
    if (this.#depth === 2) this.#endRow(this.#open, at);
    else this.#open.values += 1;
  }

  #descend(): void {
    this.#depth += 1;
    if (this.#depth > this.#deepest) this.#deepest = this.#depth;
  }

  #ascend(at: number): void {
    this.#depth -= 1;
    if (this.#depth !== 1 || this.#open === null) return;
    const { start, length } = this.#open;
    if (length > 0 || this.#isFilled(start, at)) this.#endRow(this.#open, at);
    this.#list = { start, end: at, length: this.#open.length, rows: this.#open.rows };
    this.#open = null;
  }

  /** Whether there is anything but white space. */
  #isFilled(start: number, end: number): boolean {
    return this.body.between(start, end).some((piece) => !piece.every((byte) => WHITE_SPACE.includes(byte)));
  }

  #endRow(open: OpenList, at: number): void {
    const { rowStart: start, values } = open;
    if (open.length < this.#mostRows) open.rows.push({ start, end: at, values });
    open.length += 1;
    open.rowStart = at + 1;
    open.values = 1;
  }
}

interface OpenList {
  readonly start: number;
  rowStart: number;
  values: number;
  length: number;
  readonly rows: RowSpan[];
}

/** Where the string ends that begins there: its closing quote, or the last character when there is none. */
export function endOfString(text: string, start: number): number {
  const last = text.length - 1;
  let at = start + 1;
  while (at < last && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return Math.min(at, last);
}

/** A key without its quotes and escapes; null where there is no such text. */
export function nameOf(quoted: string): string | null {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return null;
  }
}
