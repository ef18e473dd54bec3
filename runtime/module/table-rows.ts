import { decimal, ZERO } from '../numbers/exact.ts';
import type { TableRow } from './table.ts';

/** Which ends of an interval belong to it, as the rule file writes them. */
export type Ends = '[]' | '(]' | '[)' | '()';

/** A row of a table of intervals. All parameters are plain decimals; `upper` null is `*`. */
export function band(ends: Ends, lower: string, upper: string | null, value: string, fixed = '0'): TableRow {
  return {
    lower: decimal(lower),
    lowerClosed: ends.startsWith('['),
    upper: upper === null ? null : decimal(upper),
    upperClosed: ends.endsWith(']'),
    word: null,
    value: decimal(value),
    fixed: decimal(fixed),
  };
}

/** A row of a `map`. */
export function wordRow(word: string, value: string): TableRow {
  const none = { lower: null, lowerClosed: true, upper: null, upperClosed: true, fixed: ZERO };
  return { ...none, word, value: decimal(value) };
}
