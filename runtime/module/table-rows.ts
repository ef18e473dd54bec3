/**
 * Rows of the law as emitted modules write them, one text a row. A parameter: `2026-01-01 341000`, and a value alone
 * where it always holds. A table: the date from which rows hold on a text of its own, then `[0 1621] 0.075`, of a map
 * `word 0.075`. A row that goes on where the one before it ended leaves its lower end out: `2902.84] 0.09`. What is
 * added to an interval or taken off stands last.
 */
import { decimal, type Exact, equal, ZERO } from '../numbers/exact.ts';
import { type PackedExact, type PackedRounding, unpackExact, unpackRounding } from '../numbers/packed.ts';
import { isDecimal, printPlain } from '../numbers/print.ts';
import { ALWAYS, type DatedValue } from './parameter.ts';
import type { Table, TableForm, TableRow } from './table.ts';

/** Digits that any literal of a rule file fits into. */
const DIGITS = 40;

function decimalText(value: Exact): string {
  if (!isDecimal(value, DIGITS)) throw new RangeError('a literal must be a decimal');
  return printPlain(value, DIGITS);
}

/** The text of a dated value. */
export function datedText({ from, value }: DatedValue): string {
  return from === ALWAYS ? decimalText(value) : `${from} ${decimalText(value)}`;
}

/** The dated values of a parameter, in the order of their dates. */
export function dated(...rows: readonly string[]): readonly DatedValue[] {
  return rows.map((row) => {
    const space = row.indexOf(' ');
    const from = space === -1 ? ALWAYS : row.slice(0, space);
    return { from, value: decimal(row.slice(space + 1)) };
  });
}

/** True of an interval that begins where the one before it ended. */
function goesOn({ lower, lowerClosed }: TableRow, before: TableRow | undefined): boolean {
  const end = before?.upper ?? null;
  return end !== null && lower !== null && equal(end, lower) && before?.upperClosed !== lowerClosed;
}

function rowText(row: TableRow, before: TableRow | undefined): string {
  const { word, lower, lowerClosed, upper, upperClosed, fixed } = row;
  const value = decimalText(row.value);
  if (word !== null) return `${word} ${value}`;
  const start = goesOn(row, before) ? '' : `${lowerClosed ? '[' : '('}${decimalText(lower ?? ZERO)} `;
  const end = `${upper === null ? '*' : decimalText(upper)}${upperClosed ? ']' : ')'}`;
  return `${start}${end} ${value}${fixed.n === 0n ? '' : ` ${decimalText(fixed)}`}`;
}

/** The texts of a table's rows, all blocks in one list. */
export function tableTexts({ blocks }: Table): readonly string[] {
  return blocks.flatMap(({ from, rows }) => [
    ...(from === ALWAYS ? [] : [from]),
    ...rows.map((row, place) => rowText(row, rows[place - 1])),
  ]);
}

function wordRow([word = '', value = '']: readonly string[]): TableRow {
  const none = { lower: null, lowerClosed: true, upper: null, upperClosed: true, fixed: ZERO };
  return { ...none, word, value: decimal(value) };
}

function interval(parts: readonly string[], before: TableRow | undefined): TableRow {
  const [first = ''] = parts;
  const isStart = first.startsWith('[') || first.startsWith('(');
  const [upper = '', value = '', fixed = '0'] = isStart ? parts.slice(1) : parts;
  return {
    lower: isStart ? decimal(first.slice(1)) : (before?.upper ?? ZERO),
    lowerClosed: isStart ? first.startsWith('[') : before?.upperClosed === false,
    upper: upper.startsWith('*') ? null : decimal(upper.slice(0, -1)),
    upperClosed: upper.endsWith(']'),
    word: null,
    value: decimal(value),
    fixed: decimal(fixed),
  };
}

/** What the law says of a table beside its rows. */
interface TableOptions {
  readonly grid?: PackedExact;
  readonly roundEach?: PackedRounding;
  readonly roundLimits?: PackedRounding;
}

/** A table of an emitted module. */
export function table(
  id: string,
  form: TableForm,
  texts: readonly string[],
  { grid, roundEach, roundLimits }: TableOptions = {},
): Table {
  const blocks: { readonly from: string; readonly rows: TableRow[] }[] = [];
  for (const text of texts) {
    const parts = text.split(' ');
    const dateOf = parts.length === 1 ? text : ALWAYS;
    if (parts.length === 1 || blocks.length === 0) blocks.push({ from: dateOf, rows: [] });
    const rows = blocks.at(-1)?.rows ?? [];
    if (parts.length > 1) rows.push(form === 'map' ? wordRow(parts) : interval(parts, rows.at(-1)));
  }
  return {
    id,
    form,
    blocks,
    grid: grid === undefined ? null : unpackExact(grid),
    roundEach: unpackRounding(roundEach ?? null),
    roundLimits: unpackRounding(roundLimits ?? null),
  };
}
