/** Where one row of a list lies in the text of a body. */
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

/**
 * Looks at the structure of a JSON text without reading its values: how deep it is nested and, when a field is named,
 * where the rows of that field's list lie. Whether the text is JSON is not its business: what it separates is
 * parsed afterwards. A field that comes twice counts with its last value.
 */
export class JsonScan {
  readonly #text: string;
  readonly #field: string | null;
  readonly #mostRows: number;
  #at = 0;
  #depth = 0;
  #deepest = 0;
  #key: readonly [start: number, end: number] = [0, 0];
  #isField = false;
  #open: OpenList | null = null;
  #list: ListSpan | null = null;

  constructor(text: string, list: { readonly field: string; readonly mostRows: number } | null = null) {
    this.#text = text;
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

  /** Looks at so many bytes more; false at the end. A string is never left half seen. */
  advance(count: number = this.#text.length): boolean {
    const until = Math.min(this.#at + count, this.#text.length);
    for (; this.#at < until; this.#at++) this.#look(this.#text.charCodeAt(this.#at));
    return this.#at < this.#text.length;
  }

  #look(character: number): void {
    switch (character) {
      case QUOTE:
        this.#skipString();
        return;
      case COMMA:
        this.#separate();
        return;
      case COLON:
        if (this.#depth === 1) this.#name();
        return;
      case OPEN_OBJECT:
        this.#descend();
        return;
      case OPEN_LIST:
        if (this.#depth === 1 && this.#isField)
          this.#open ??= { start: this.#at + 1, rowStart: this.#at + 1, values: 1, length: 0, rows: [] };
        this.#descend();
        return;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        this.#ascend();
    }
  }

  #skipString(): void {
    const start = this.#at;
    this.#at = endOfString(this.#text, start);
    if (this.#depth === 1) this.#key = [start, this.#at + 1];
  }

  #name(): void {
    if (this.#field === null) return;
    this.#isField = nameOf(this.#text, ...this.#key) === this.#field;
    if (this.#isField) this.#list = null;
  }

  #separate(): void {
    if (this.#depth === 1) this.#isField = false;
    if (this.#open === null) return;
    if (this.#depth === 2) this.#endRow(this.#open);
    else this.#open.values += 1;
  }

  #descend(): void {
    this.#depth += 1;
    if (this.#depth > this.#deepest) this.#deepest = this.#depth;
  }

  #ascend(): void {
    this.#depth -= 1;
    if (this.#depth !== 1 || this.#open === null) return;
    const { start, length } = this.#open;
    if (length > 0 || this.#text.slice(start, this.#at).trim() !== '') this.#endRow(this.#open);
    this.#list = { start, end: this.#at, length: this.#open.length, rows: this.#open.rows };
    this.#open = null;
  }

  #endRow(open: OpenList): void {
    const { rowStart: start, values } = open;
    if (open.length < this.#mostRows) open.rows.push({ start, end: this.#at, values });
    open.length += 1;
    open.rowStart = this.#at + 1;
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
export function nameOf(text: string, start: number, end: number): string | null {
  const quoted = text.slice(start, end);
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return null;
  }
}
