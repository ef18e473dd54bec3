/** Where a piece of a rule file stands, and the smallest pieces. */

/** Half-open range of UTF-16 offsets into the source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Node {
  readonly span: Span;
}

/** A lower-case name (`base_isr`), a CAPITALS name (`UVT`) or a contextual word (`monthly`). */
export interface Name extends Node {
  readonly text: string;
}

/** A quoted text; `value` is without quotes. */
export interface Text extends Node {
  readonly value: string;
}
