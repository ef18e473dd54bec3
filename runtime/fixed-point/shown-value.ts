import type { ValueType } from '../module/manifest.ts';

/** Where a value lies among the slots of a payslip, and what it is counted in. */
export interface SlotAmount {
  readonly slot: number;
  /** The value is `slots[slot] / (scale · slots[over])`. */
  readonly scale: bigint;
  /** -1: nothing but the scale. */
  readonly over: number;
}

/**
 * A value that formulas read, under its name in the trace. A yes or no is 1 or 0 in its slot, a word its position, a
 * date its eight digits.
 */
export interface ShownValue extends SlotAmount {
  readonly name: string;
  readonly type: ValueType;
  /** Words of a choice; empty for the rest. */
  readonly words: readonly string[];
}

/**
 * What a step read: the place of a value, and then conditions in threes, all of which must hold: a slot, and the
 * least and the most that it holds. In place of a slot, `REFERENCE_DATE` stands for the digits of that date.
 */
export type StepRead = readonly number[];

export const REFERENCE_DATE = -1;
