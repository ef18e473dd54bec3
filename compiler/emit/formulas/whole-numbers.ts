import type { RoundingMode } from '../../runtime/rounding.ts';
import { SAFE } from './whole.ts';

/** A kind of whole number that emitted code computes with: how it is written, and how large it may become. */
export interface WholeNumbers {
  /** Its type in TypeScript. */
  readonly type: 'number' | 'bigint';
  /** Most that a number may be; null for those of any size. What might pass it is checked, and given up. */
  readonly limit: bigint | null;
  literal(n: bigint): string;
  /** A value times a constant. */
  times(code: string, factor: bigint): string;
  /** The size of a value, sign aside. */
  magnitude(code: string): string;
  /** The whole part of a quotient of numbers that are not negative. */
  quotient(n: string, divisor: string): string;
  /** The same, but a part of a whole counts as one. */
  ceiling(n: string, divisor: bigint): string;
  /** The whole number nearest to a quotient. */
  rounded(n: string, divisor: string, mode: RoundingMode): string;
}

/** JavaScript numbers: whole up to 2^53. */
export const DOUBLES: WholeNumbers = {
  type: 'number',
  limit: SAFE,
  literal: (n) => n.toString(),
  times: (code, factor) => `${code} * ${factor}`,
  magnitude: (code) => `Math.abs(${code})`,
  quotient: (n, divisor) => `Math.floor(${n} / ${divisor})`,
  ceiling: (n, divisor) => `Math.ceil(${n} / ${divisor})`,
  rounded: (n, divisor, mode) => `rt.wholeOf(${n}, ${divisor}, '${mode}')`,
};

/** A name that was multiplied by a constant already: two big integers are multiplied once. */
const SCALED = /^\(([\w$.]+) \* (\d+)n\)$/;

/** Big integers: whole at any size. */
export const BIGINTS: WholeNumbers = {
  type: 'bigint',
  limit: null,
  literal: (n) => `${n}n`,
  times: (code, factor) => {
    const [, value, by] = SCALED.exec(code) ?? [];
    return value === undefined || by === undefined
      ? `${code} * ${factor}n`
      : `${value} * ${BigInt(by) * factor}n`;
  },
  magnitude: (code) => `rt.magnitude(${code})`,
  quotient: (n, divisor) => `${n} / ${divisor}`,
  ceiling: (n, divisor) => `(${n} + ${divisor - 1n}n) / ${divisor}n`,
  rounded: (n, divisor, mode) => `rt.roundToInteger(${n}, ${divisor}, '${mode}')`,
};
