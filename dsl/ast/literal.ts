/** Figures and dates as the author wrote them. */
import type { Name, Node } from './node.ts';

/** `2025-07-15`; `iso` is the same text. Calendar validity is checked by the lexer (PAY103). */
export interface DateLiteral extends Node {
  readonly kind: 'date';
  readonly iso: string;
}

/** `2025-07` */
export interface MonthLiteral extends Node {
  readonly kind: 'month';
  readonly iso: string;
}

/** `digits` is a plain decimal: optional minus, no underscores, no `%`, no `h`. `+` is dropped. */
export interface NumberLiteral extends Node {
  readonly kind: 'number';
  readonly digits: string;
  /** The number as the author wrote it, with its underscores and sign. */
  readonly spelling: string;
  /** The money unit that follows (`12 UVT`), or null for a bare number. */
  readonly unit: Name | null;
}

/** `4%`: `digits` is `4`. */
export interface RateLiteral extends Node {
  readonly kind: 'rate';
  readonly digits: string;
  readonly spelling: string;
}

/** `230h`: `digits` is `230`. */
export interface HoursLiteral extends Node {
  readonly kind: 'hours';
  readonly digits: string;
  readonly spelling: string;
}

export type Literal = NumberLiteral | RateLiteral | HoursLiteral;
