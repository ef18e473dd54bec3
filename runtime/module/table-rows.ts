import { decimal, equal, ZERO } from '../numbers/exact.ts';
import type { TableForm, TableRow } from './table.ts';

/** `126697.64` or `*`, and which bracket closes it. */
const UPPER = /^(.+)([\])])$/;

/**
 * A row of intervals as emitted code says it: `[0 126697.64] 0.05`, then `253395.28] 0.09 6334.88` for the row from there,
 * ends as the rule file writes them, and the fixed amount last. All parameters are plain decimals; `*` is no upper end.
 */
function band(text: string, before: TableRow | undefined): TableRow {
  const parts = text.split(' ');
  const isOpened = text.startsWith('[') || text.startsWith('(');
  const lower = isOpened ? decimal(parts.shift()?.slice(1) ?? '') : (before?.upper ?? ZERO);
  const [, upper = '*', bracket] = UPPER.exec(parts.shift() ?? '') ?? [];
  const [value = '', fixed] = parts;
  return {
    lower,
    lowerClosed: isOpened ? text.startsWith('[') : before?.upperClosed === false,
    upper: upper === '*' ? null : decimal(upper),
    upperClosed: bracket === ']',
    word: null,
    value: decimal(value),
    fixed: fixed === undefined ? ZERO : decimal(fixed),
  };
}

/** A row of a `map`: `inc_a 0.1235`. */
function wordRow(text: string): TableRow {
  const [word = '', value = ''] = text.split(' ');
  const none = { lower: null, lowerClosed: true, upper: null, upperClosed: true, fixed: ZERO };
  return { ...none, word, value: decimal(value) };
}

/** The rows of a table from their texts. */
export function tableRows(form: TableForm, texts: readonly string[]): readonly TableRow[] {
  if (form === 'map') return texts.map(wordRow);
  const rows: TableRow[] = [];
  for (const text of texts) rows.push(band(text, rows.at(-1)));
  return rows;
}

/** Whether a row begins where the one before it ends, which leaves its beginning unsaid. */
export function goesOn({ lower, lowerClosed }: TableRow, before: TableRow | undefined): boolean {
  const end = before?.upper ?? null;
  return lower !== null && end !== null && equal(lower, end) && lowerClosed !== before?.upperClosed;
}
