/** Tables of the law on one date as columns of whole numbers. */

import { lastFrom } from '../module/parameter.ts';
import type { Table } from '../module/table.ts';
import { type Exact, mul, ONE, reduce, ZERO } from '../numbers/exact.ts';
import { type RoundingMode, round } from '../numbers/rounding.ts';
import { scaled } from '../numbers/scaled.ts';
import { SAFE, wholeOf } from '../numbers/whole.ts';

/**
 * Ends and fixed amounts are counted in `1 / limitScale` of the currency, values in `1 / valueScale`. A
 * scale that is known only with the request (days) multiplies ends and amounts where they are read.
 */
export interface ScaledRows {
  /** What the scale multiplies of the lower end. */
  readonly lower: Float64Array;
  /** What is added after the scale: the step of a grid. */
  readonly step: Float64Array;
  /** Infinity for `*`. */
  readonly upper: Float64Array;
  /** 1 where the upper end belongs to the row. */
  readonly closed: Uint8Array;
  readonly fixed: Float64Array;
  /** Fixed amounts over `limitScale · valueScale`. */
  readonly fixedProducts: Float64Array;
  readonly value: Float64Array;
  /** Words of a `map`, by row. */
  readonly words: readonly (string | null)[];
  /** How every slice of a `marginal` table is rounded. */
  readonly rounding: SliceRounding | null;
  /** Sum of the whole slices below each row, where no scale multiplies the ends. */
  readonly below: Float64Array;
  /** Largest written upper end. */
  readonly top: number;
  /** False when a parameter is not a whole number within 2^53. */
  readonly fits: boolean;
}

/** What turns printed parameters into the currency. */
export interface Factors {
  readonly date: string;
  readonly limits?: Exact;
  readonly values?: Exact;
  /** What a scale that multiplies the ends later is counted in: slices that are rounded know it. */
  readonly scaledIn?: bigint;
}

function column(size: number, at: (place: number) => number): Float64Array {
  return Float64Array.from({ length: size }, (_, place) => at(place));
}

/** The rows of a table on a date; none on a date before the first. */
export function scaledRows(
  table: Table,
  { date, limits = ONE, values = ONE, scaledIn = 1n }: Factors,
  limitScale: bigint,
  valueScale: bigint,
): ScaledRows {
  const rows = lastFrom(table.blocks, date)?.rows ?? [];
  const inCurrency = (printed: Exact): Exact => {
    const amount = mul(printed, limits);
    return table.roundLimits === null ? amount : round(amount, table.roundLimits);
  };
  const uppers = rows.map((row) => (row.upper === null ? null : inCurrency(row.upper)));
  const onGrid = (place: number): boolean => table.grid !== null && (uppers[place - 1] ?? null) !== null;
  const lowers = rows.map((row, place) =>
    onGrid(place) ? uppers[place - 1] : inCurrency(row.lower ?? ZERO),
  );
  const fixed = rows.map((row) => inCurrency(row.fixed));
  const made = {
    lower: column(rows.length, (place) => scaled(lowers[place] ?? ZERO, limitScale)),
    step: column(rows.length, (place) => (onGrid(place) ? scaled(table.grid ?? ZERO, limitScale) : 0)),
    upper: column(rows.length, (place) => {
      const end = uppers[place] ?? null;
      return end === null ? Number.POSITIVE_INFINITY : scaled(end, limitScale);
    }),
    closed: Uint8Array.from(rows, (row) => (row.upperClosed ? 1 : 0)),
    fixed: column(rows.length, (place) => scaled(fixed[place] ?? ZERO, limitScale)),
    fixedProducts: column(rows.length, (place) => scaled(fixed[place] ?? ZERO, limitScale * valueScale)),
    value: column(rows.length, (place) => scaled(mul(rows[place]?.value ?? ZERO, values), valueScale)),
    words: rows.map((row) => row.word),
  };
  const columns = [made.lower, made.step, made.upper, made.fixed, made.fixedProducts, made.value];
  const fits = !columns.some((one) => one.some(Number.isNaN));
  const top = Math.max(0, ...made.upper.filter(Number.isFinite));
  const rounding = sliceRounding(table, limitScale * scaledIn * valueScale);
  const unsummed = { ...made, fits, top, rounding, below: new Float64Array(rows.length) };
  return { ...unsummed, below: sumsBelow(unsummed) };
}

/** Where a row begins, with the scale. */
export function lowerEndOf(rows: ScaledRows, place: number, scale: number): number {
  return (rows.lower[place] ?? 0) * scale + (rows.step[place] ?? 0);
}

/** The row that holds the base; -1 when none does. Above the last end, `orTop` gives the top row. */
export function rowOf(rows: ScaledRows, base: number, scale: number, orTop: boolean): number {
  if (base < 0) return -1;
  const { upper, closed } = rows;
  for (let place = 0; place < upper.length; place++) {
    const end = (upper[place] ?? 0) * scale;
    if (base < end || (base === end && closed[place] === 1)) return place;
  }
  return orTop ? upper.length - 1 : -1;
}

/** The row of a word; -1 when there is none. */
export function rowOfWord(rows: ScaledRows, word: string): number {
  return rows.words.indexOf(word);
}

function safe(n: number): number {
  return n > SAFE || n < -SAFE ? Number.NaN : n;
}

/** (base − lower end) · rate + fixed, over `limitScale · valueScale`; NaN beyond 2^53. */
export function excessOf(rows: ScaledRows, place: number, base: number, scale: number): number {
  const inside = base - lowerEndOf(rows, place, scale);
  const fixed = safe((rows.fixedProducts[place] ?? 0) * scale);
  return safe(safe(inside * (rows.value[place] ?? 0)) + fixed);
}

/** base · rate − amount taken off, not under zero, over `limitScale · valueScale`; NaN beyond 2^53. */
export function rebateOf(rows: ScaledRows, place: number, base: number, scale: number): number {
  const taken = safe((rows.fixedProducts[place] ?? 0) * scale);
  const rest = safe(safe(base * (rows.value[place] ?? 0)) - taken);
  return Math.max(0, rest);
}

/** How every slice of a `marginal` table is rounded: by what its amount is multiplied and divided. */
export interface SliceRounding {
  readonly mode: RoundingMode;
  readonly factor: number;
  readonly divisor: number;
  /** What the whole number of quanta is multiplied by. */
  readonly quantum: number;
}

function sliceRounding({ roundEach }: Table, scale: bigint): SliceRounding | null {
  const rung = roundEach?.rungs[0];
  if (roundEach === null || rung === undefined) return null;
  const { n, d } = reduce(rung.quantum);
  const ratio = reduce({ n: d, d: scale * n });
  return { mode: roundEach.mode, factor: Number(ratio.n), divisor: Number(ratio.d), quantum: Number(n) };
}

function sumsBelow(rows: ScaledRows): Float64Array {
  let sum = 0;
  return rows.upper.map((end, place) => {
    const below = sum;
    if (Number.isFinite(end)) sum = safe(sum + sliceOf(rows, place, end, 1));
    return below;
  });
}

/** What one slice gives, over `limitScale · valueScale` or, rounded, over the scale of the rounding. */
export function sliceOf(rows: ScaledRows, place: number, base: number, scale: number): number {
  const end = (rows.upper[place] ?? 0) * scale;
  const inside = Math.min(base, end) - lowerEndOf(rows, place, scale);
  const amount = inside > 0 ? safe(inside * (rows.value[place] ?? 0)) : 0;
  const { rounding } = rows;
  if (rounding === null) return amount;
  return wholeOf(safe(amount * rounding.factor), rounding.divisor, rounding.mode) * rounding.quantum;
}

/** Sum of the slices up to a row. */
export function slicesOf(rows: ScaledRows, place: number, base: number, scale: number): number {
  if (scale === 1) return safe((rows.below[place] ?? 0) + sliceOf(rows, place, base, 1));
  let sum = 0;
  for (let slice = 0; slice <= place; slice++) sum = safe(sum + sliceOf(rows, slice, base, scale));
  return sum;
}

/** True when some row gives this value, which is counted in `1 / valueScale`. */
export function givesValue(rows: ScaledRows, value: number, scale: number): boolean {
  return rows.value.some((cell) => cell * scale === value);
}
